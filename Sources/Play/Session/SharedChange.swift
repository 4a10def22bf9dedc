import Journal

/// A recorded change that features other than the recording one may show. ``Session/record(_:care:)`` notes it, and when the message has been
/// handled, each feature that shows such data receives it (`heed`).
enum SharedChange: Sendable {
  /// The player's own words of some language.
  case ownWords
  /// The player's lists, or the words of one.
  case lists

  /// `nil` for an action that only its own feature shows.
  init?(_ action: Event.Action) {
    switch action {
    case .addedWord, .removedWord: self = .ownWords
    case .keptList, .removedList, .changedList: self = .lists
    default: return nil
    }
  }
}
