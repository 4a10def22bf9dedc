import Formats
import Words

/// The common words that can be made from a root word's letters. A round measures the player's progress as the share of
/// these words that are found.
public struct Target: Hashable, Sendable {
  /// The target words in alphabetical order, without the root word. A target word is not offensive and has at least
  /// ``minimum`` letters.
  public let words: [Word]
  /// The total points of all words.
  public let points: Points

  /// The minimum number of letters of a target word, regardless of the round's minimum.
  public static let minimum = 3

  /// Creates the target of a root word. If `isForSchool` is true, the target excludes words that are unsuitable for
  /// schools. O(words made from the root word's letters).
  public init(root: Root, isForSchool: Bool = false, in lexicon: Lexicon) {
    let matches = lexicon.words(from: root.word, minimum: Target.minimum)
    let words = matches.filter { match in
      match.word != root.word && Target.asks(for: match.number, isForSchool: isForSchool, in: lexicon)
    }
    self.init(words: words.map { $0.word }, root: root)
  }

  /// Creates a target that contains only the word `guess`, if the root word's whole target contains it; otherwise
  /// creates an empty target. A target with only the guess is enough to judge the guess, so the whole target need not
  /// be computed. O(letters).
  public init(of guess: Word, root: Root, in lexicon: Lexicon) {
    let isAsked =
      root.offers(guess, minimum: Target.minimum)
      && lexicon.number(of: guess).map { Target.asks(for: $0, isForSchool: false, in: lexicon) } ?? false
    self.init(words: isAsked ? [guess] : [], root: root)
  }

  /// Returns whether the word with this number can be in a target.
  private static func asks(for number: Int, isForSchool: Bool, in lexicon: Lexicon) -> Bool {
    let rating = lexicon.rating(of: number)
    return rating.isTarget && !(isForSchool && rating.isNotForSchool)
  }

  /// The minimum number of words in the target of a round for a learner, if the root word has that many.
  public static let leastForLearner = 8

  /// Returns the part of the target that a learner of a level is asked for: the words of the learner's level, of easier
  /// levels and of the next level. If these are fewer than ``leastForLearner`` words, the words of further levels are
  /// added, level by level. Words without a level are left out. If no word has a level, returns the whole target.
  /// O(words × levels).
  public func limited(to level: ProficiencyLevel, _ levels: WordLevels, root: Root, in lexicon: Lexicon) -> Target {
    let leveled = words.map { word in (word: word, level: lexicon.number(of: word).flatMap { levels[$0] }) }
    var highest = level
    var wanted: [Word] = []
    while wanted.count < Target.leastForLearner, let next = highest.next {
      highest = next
      wanted = leveled.compactMap { one in one.level.map { $0 <= highest } ?? false ? one.word : nil }
    }
    return wanted.isEmpty ? self : Target(words: wanted, root: root)
  }

  /// Returns whether a learner of a level knows a word of this level, or learns such words next.
  public static func suits(_ word: ProficiencyLevel, _ learner: ProficiencyLevel) -> Bool {
    word <= learner.next ?? learner
  }

  /// Creates a target from words that are already known. The words must satisfy the conditions of ``words``. O(words).
  public init(words: [Word], root: Root) {
    self.words = words
    points = words.map { Points(for: $0, root: root) }.sum()
  }

  /// Returns whether the target contains the word. O(log words) comparisons.
  public func contains(_ word: Word) -> Bool {
    let index = (0..<words.count).partitioningIndex { !(words[$0] < word) }
    return index < words.count && words[index] == word
  }
}

/// A hash of a root word and its target. A server uses the fingerprint to recognize targets that were computed with
/// earlier editions of a lexicon.
public struct TargetFingerprint: Hashable, Sendable {
  /// The 64-bit FNV-1a hash of the root word and the target words (`ContentHash`).
  public let value: UInt64

  /// Restores a fingerprint from its ``value``.
  public init(_ value: UInt64) { self.value = value }

  /// Computes the fingerprint of a target. O(letters).
  public init(of target: Target, root: Root) {
    let alphabet = Alphabet(root.language)
    var bytes = Array((root.language.code + " " + alphabet.text(root.word)).utf8)
    for word in target.words {
      bytes.append(0x20)
      bytes += alphabet.text(word).bytes
    }
    value = ContentHash(bytes).value
  }
}
