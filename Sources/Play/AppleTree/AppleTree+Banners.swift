import Interface

/// The banners that Apple Tree shows over its page.
extension Banner {
  /// Shows the result of the friend who sent the link with the word.
  static func friendHad(_ apples: Int) -> Banner {
    Banner(.notice, duration: 10_000, goesAtNextKey: false) { sentences in
      Notice(sentences(.friendHad, .text("apples", sentences.applesLeft(apples))), sentences[.friendHadText])
    }
  }

  /// Announces that a changed setting takes effect with the next word.
  static var nextWord: Banner { Banner(.notice, .nextWordTitle, .nextWordText, isAboutSetting: true) }
}
