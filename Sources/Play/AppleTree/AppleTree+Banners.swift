/// The banners of Apple Tree.
extension Banner {
  /// Says that a setting counts from the next word on.
  static var nextWord: Banner { Banner(.notice, .nextWordTitle, .nextWordText, isAboutSetting: true) }
}
