import Interface

/// The banners about the saved words.
extension Banner {
  private static let undo: [(label: Phrase, message: Message)] = [(.undo, .saved(.tookBackRemoval))]

  static func removed(_ word: String) -> Banner {
    Banner(
      .undo, .removedTitle, .removedText, .text("word", word), duration: Banner.offerDuration, goesAtNextKey: false,
      actions: undo)
  }

  static func removedAll(count: Int) -> Banner {
    Banner(
      .undo, .removedTitle, .removedAllText, .count("count", count), duration: Banner.offerDuration,
      goesAtNextKey: false, actions: undo)
  }
}
