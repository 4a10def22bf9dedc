import Words

extension Boards.Course {
  /// Apple Tree, at a level or without one.
  public init(name: String, _ language: Language, level: String?) {
    self.init(name, language, .appleTree, query: level.map { "&level=" + $0 } ?? "") { _ in level }
  }
}
