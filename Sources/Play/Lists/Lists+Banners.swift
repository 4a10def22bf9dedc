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

  static var tooLongToShare: Banner {
    Banner(.notice, .tooLongTitle, .tooLongText, duration: 8000, goesAtNextKey: false)
  }
}
