/// What Apple Tree says over its page.
extension Banner {
  /// A setting that counts from the next word on.
  static var nextWord: Banner { Banner(.notice, .nextWordTitle, .nextWordText, isAboutSetting: true) }
}
