import Interface

/// The banners of the player's own lists.
extension Banner {
  static func keptList(_ name: String) -> Banner {
    Banner(.success, .keptTitle, .keptText, .text("name", name), goesAtNextKey: false)
  }

  static func removedList(_ name: String) -> Banner {
    Banner(
      .undo, .removedTitle, .removedListText, .text("name", name), duration: Banner.offerDuration,
      goesAtNextKey: false, actions: [(.undo, .lists(.tookBackList))])
  }

  /// Reports that a list item was saved. `isAgain` is true if the list already contained the word with other fields.
  static func keptItem(_ word: String, isAgain: Bool) -> Banner {
    Banner(
      .success, .keptTitle, isAgain ? .keptItemAgainText : .keptItemText, .text("word", word), goesAtNextKey: false)
  }

  static func removedItem(_ word: String) -> Banner {
    Banner(
      .undo, .removedTitle, .removedItemText, .text("word", word), duration: Banner.offerDuration,
      goesAtNextKey: false, actions: [(.undo, .lists(.tookBackItem))])
  }

  static var tooLongToShare: Banner {
    Banner(.notice, .tooLongTitle, .tooLongText, duration: 8000, goesAtNextKey: false)
  }
}
