import Words

extension Boards.Course {
  /// Apple Tree, at a level or without one.
  public init(name: String, _ language: Language, level: String?) {
    self.init(name: name, language, Game.appleTree, level: level)
  }
}
