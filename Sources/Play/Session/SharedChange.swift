import Journal

/// A recorded change of data that several features show. ``Session/record(_:durability:)`` remembers the change. After
/// the message has been handled, each feature that shows the changed data is notified (`sharedDataChanged`).
enum SharedChange: Sendable {
  /// The player's own words in any language have changed.
  case ownWords
  /// The player's lists, or the words in a list, have changed.
  case lists

  /// Returns the change that an action causes; `nil` if no other feature shows the changed data.
  init?(_ action: Event.Action) {
    switch action {
    case .addedWord, .removedWord: self = .ownWords
    case .keptList, .removedList, .changedList: self = .lists
    default: return nil
    }
  }
}
