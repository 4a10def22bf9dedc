/// What a player has been shown of a word before it was found.
public enum Help: Hashable, Comparable, Sendable {
  /// So many letters at the word's beginning. The grid gives the first one away for nothing, so paid help begins at two.
  case letters(Int)
  /// The whole word.
  case word

  public static func < (left: Help, right: Help) -> Bool {
    switch (left, right) {
    case (.letters(let left), .letters(let right)): left < right
    case (.letters, .word): true
    case (.word, _): false
    }
  }
}

extension Points {
  /// What is left of them after help: each letter shown beyond the first halves them, rounded up; a whole word leaves none.
  public func after(_ help: Help?) -> Points {
    switch help {
    case nil: self
    case .letters(let count): (1..<max(count, 1)).reduce(self) { points, _ in Points((points.value + 1) / 2) }
    case .word: Points(0)
    }
  }
}
