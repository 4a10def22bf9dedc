import Formats
import Words

/// How much of a word help has shown.
public struct Hint: Hashable, Sendable {
  /// The word.
  public let word: Word
  /// What was shown.
  public let help: Help

  /// Help with a word.
  public init(word: Word, help: Help) {
    self.word = word
    self.help = help
  }
}

/// Hints by their words, in alphabetical order.
extension [Hint] {
  /// How much of a word was shown; `nil` for nothing. O(log n).
  package func help(for word: Word) -> Help? {
    let index = index(of: word)
    return index < count && self[index].word == word ? self[index].help : nil
  }

  /// Adds help with a word; the most that was shown stays. O(n).
  package mutating func add(_ hint: Hint) {
    let index = index(of: hint.word)
    if index == count || self[index].word != hint.word {
      insert(hint, at: index)
    } else if self[index].help < hint.help {
      self[index] = hint
    }
  }

  private func index(of word: Word) -> Int { (0..<count).partitioningIndex { self[$0].word >= word } }
}
