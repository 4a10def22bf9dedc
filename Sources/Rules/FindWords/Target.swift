import Formats
import Words

/// The common words that a root holds: progress in a round is measured against them.
public struct Target: Hashable, Sendable {
  /// In alphabetical order, without the root; none is offensive, each has at least ``minimum`` letters.
  public let words: [Word]
  /// What all words are worth together.
  public let points: Points

  /// The fewest letters of a target word, whatever the round's minimum is.
  public static let minimum = 3

  /// The target of a root; for a school without the words that are not for one. O(words that the root's letters make).
  public init(root: Root, isForSchool: Bool = false, in lexicon: Lexicon) {
    let matches = lexicon.words(from: root.word, minimum: Target.minimum)
    let words = matches.filter { match in
      match.word != root.word && Target.asks(for: match.number, isForSchool: isForSchool, in: lexicon)
    }
    self.init(words: words.map { $0.word }, root: root)
  }

  /// What of a root's target is in `guess`: the word, or nothing. It is enough to judge this guess, and all others would be found for nothing.
  /// O(letters).
  public init(of guess: Word, root: Root, in lexicon: Lexicon) {
    let isAsked =
      root.offers(guess, minimum: Target.minimum)
      && lexicon.number(of: guess).map { Target.asks(for: $0, isForSchool: false, in: lexicon) } ?? false
    self.init(words: isAsked ? [guess] : [], root: root)
  }

  /// Whether a word with this number is one to find.
  private static func asks(for number: Int, isForSchool: Bool, in lexicon: Lexicon) -> Bool {
    let rating = lexicon.rating(of: number)
    return rating.isTarget && !(isForSchool && rating.isNotForSchool)
  }

  /// A target whose words are known: they must be as ``words`` says. O(words).
  public init(words: [Word], root: Root) {
    self.words = words
    points = words.map { Points(for: $0, root: root) }.sum()
  }

  /// Whether it is a word of the target. O(log words) comparisons.
  public func contains(_ word: Word) -> Bool {
    let index = (0..<words.count).partitioningIndex { !(words[$0] < word) }
    return index < words.count && words[index] == word
  }
}

/// A hash of a root and its target, by which a server recognizes the targets of a lexicon's earlier editions.
public struct TargetFingerprint: Hashable, Sendable {
  /// 64 bits; FNV-1a of the root and the words (`ContentHash`).
  public let value: UInt64

  /// Restores a fingerprint from its ``value``.
  public init(_ value: UInt64) { self.value = value }

  /// The fingerprint of a target. O(letters).
  public init(of target: Target, root: Root) {
    let alphabet = Alphabet(root.language)
    var bytes = Array((root.language.code + " " + alphabet.text(root.word)).utf8)
    for word in target.words {
      bytes.append(0x20)
      bytes += Array(alphabet.text(word).utf8)
    }
    value = ContentHash(bytes).value
  }
}
