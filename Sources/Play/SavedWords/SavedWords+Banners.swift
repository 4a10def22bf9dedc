import Interface
import Words

/// The banners about the saved words.
extension Banner {
  private static let undo: [(label: Phrase, message: Message)] = [(.undo, .saved(.tookBackRemoval))]

  static func removed(_ word: String, _ language: Language) -> Banner {
    var banner = Banner(
      .undo, .removedTitle, .removedText, .text("word", word), duration: Banner.offerDuration, goesAtNextKey: false,
      actions: undo)
    banner.quoted = (word, language)
    return banner
  }

  static func removedAll(count: Int) -> Banner {
    Banner(
      .undo, .removedTitle, .removedAllText, .count("count", count), duration: Banner.offerDuration,
      goesAtNextKey: false, actions: undo)
  }
}
