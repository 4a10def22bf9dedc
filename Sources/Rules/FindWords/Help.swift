/// What a player has been shown of a word before it was found.
public enum Help: Hashable, Comparable, Sendable {
  /// So many letters at the word's beginning. The grid of hints gives the first letter for nothing, so help that costs
  /// begins at two.
  case letters(Int)
  /// The whole word.
  case word

  /// Help that shows less is less.
  public static func < (left: Help, right: Help) -> Bool {
    switch (left, right) {
    case (.letters(let left), .letters(let right)): left < right
    case (.letters, .word): true
    case (.word, _): false
    }
  }
}

extension Points {
  /// The points left after help: each letter shown beyond the first halves them, rounded up; the whole word leaves
  /// none.
  public func after(_ help: Help?) -> Points {
    switch help {
    case nil: self
    case .letters(let count): (1..<max(count, 1)).reduce(self) { points, _ in Points((points.value + 1) / 2) }
    case .word: Points(0)
    }
  }
}
