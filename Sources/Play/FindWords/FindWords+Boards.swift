import Words

extension Boards.Course {
  /// Find Words in a length.
  public init(name: String, _ language: Language, length: Int) {
    self.init(name: name, language, Game.findWords, length: length)
  }
}
