import Journal

/// A recorded change that features other than the recording one may show. ``Session/record(_:durability:)`` notes the change.
/// After the message has been handled, each feature that shows such data receives the change (`sharedDataChanged`).
enum SharedChange: Sendable {
  /// The words that the player has added in some language.
  case ownWords
  /// The player's lists, or the words of a list.
  case lists

  /// `nil` for an action that no other feature shows.
  init?(_ action: Event.Action) {
    switch action {
    case .addedWord, .removedWord: self = .ownWords
    case .keptList, .removedList, .changedList: self = .lists
    default: return nil
    }
  }
}
