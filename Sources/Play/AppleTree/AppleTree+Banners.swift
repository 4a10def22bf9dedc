/// The banners of Apple Tree.
extension Banner {
  /// How a friend did who has sent the word.
  static func friendHad(_ apples: Int) -> Banner {
    Banner(.notice, duration: 10_000, goesAtNextKey: false) { sentences in
      Notice(sentences(.friendHad, .text("apples", sentences.applesLeft(apples))), sentences[.friendHadText])
    }
  }

  /// Says that a setting counts from the next word on.
  static var nextWord: Banner { Banner(.notice, .nextWordTitle, .nextWordText, isAboutSetting: true) }
}
