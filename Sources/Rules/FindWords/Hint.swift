import Formats
import Words

/// The help taken for a word.
public struct Hint: Hashable, Sendable {
  /// The word for which the player took help.
  public let word: Word
  /// The part of the word that was shown.
  public let help: Help

  /// Creates a hint.
  public init(word: Word, help: Help) {
    self.word = word
    self.help = help
  }
}

/// Operations on hints that are sorted alphabetically by word.
extension [Hint] {
  /// Returns the help taken for a word; `nil` if no help was taken. O(log n).
  package func help(for word: Word) -> Help? {
    let index = index(of: word)
    return index < count && self[index].word == word ? self[index].help : nil
  }

  /// Adds help with a word; if the word already has help, the help that shows more is kept. O(n).
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
