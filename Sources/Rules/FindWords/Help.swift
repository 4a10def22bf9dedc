/// The help that showed a part of a word before the player found it.
public enum Help: Hashable, Comparable, Sendable {
  /// The meaning of the word is shown.
  case meaning
  /// The number of letters shown at the beginning of the word. The grid of hints shows the first letter without charge,
  /// so paid help starts with two letters.
  case letters(Int)
  /// The whole word is shown.
  case word

  /// Help that shows less compares as less: the meaning, then letters, then the whole word.
  public static func < (left: Help, right: Help) -> Bool {
    switch (left, right) {
    case (.letters(let left), .letters(let right)): left < right
    case (.meaning, .letters), (.meaning, .word), (.letters, .word): true
    case (.meaning, .meaning), (.letters, .meaning), (.word, _): false
    }
  }
}

extension Points {
  /// Returns the points left after help. The meaning costs a quarter of the points, rounded up. Each letter shown after
  /// the first halves the points, rounded up; showing the whole word leaves no points.
  public func after(_ help: Help?) -> Points {
    switch help {
    case nil: self
    case .meaning: Points(value - (value + 3) / 4)
    case .letters(let count): (1..<max(count, 1)).reduce(self) { points, _ in Points((points.value + 1) / 2) }
    case .word: Points(0)
    }
  }
}
