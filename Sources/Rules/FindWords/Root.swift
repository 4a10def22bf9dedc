import Formats
import Words

/// The word that provides the letters for guesses.
public struct Root: Hashable, Sendable {
  /// The displayed spelling, in lowercase with accents.
  public let spelling: String
  /// The letters of the root; guesses are made from them.
  public let word: Word
  /// The language of the word.
  public let language: Language

  /// The number of letters that a root can have. The root lists have roots of 7 to 9 letters; links and players' lists
  /// can have others.
  public static let lengths = 4...10

  /// Creates a root without looking it up: only its letters are checked. O(letters).
  ///
  /// - Throws: `notALetter` or `length`.
  public init(_ text: String, language: Language) throws(UnsuitableRoot) {
    let alphabet = Alphabet(language)
    do throws(NotALetter) {
      word = try alphabet.fold(text)
      spelling = try alphabet.smallLetters(text)
    } catch {
      throw .notALetter(character: error.character)
    }
    guard Root.lengths.contains(word.count) else { throw .length(word.count) }
    self.language = language
  }

  /// Creates a root that is checked against the lexicon: the word is not offensive and contains a common word. If
  /// `text` is one of the word's spellings, the root keeps it; otherwise it uses the preferred spelling. O(words made
  /// from its letters).
  ///
  /// - Throws: The first reason why the word is unsuitable.
  public init(_ text: String, in lexicon: Lexicon) throws(UnsuitableRoot) {
    let plain = try Root(text, language: lexicon.language)
    guard let number = lexicon.number(of: plain.word) else { throw .notInLexicon(language: lexicon.language) }
    guard !lexicon.rating(of: number).isOffensive else { throw .offensive }
    guard !Target(root: plain, in: lexicon).words.isEmpty else { throw .noWordsInIt }
    let spellings = lexicon.spellings(of: number)
    spelling = spellings.first { $0.hasSameBytes(as: plain.spelling) } ?? spellings[0]
    word = plain.word
    language = plain.language
  }

  /// Returns whether ``init(_:in:)`` would accept the text.
  public static func isSuitable(_ text: String, in lexicon: Lexicon) -> Bool {
    if case .some = try? Root(text, in: lexicon) { true } else { false }
  }

  /// The minimum number of target words of a round worth offering.
  public static let fewestWorthOffering = 5

  /// Returns whether a round with a word is worth offering: it has at least ``fewestWorthOffering`` target words. `nil`
  /// for a word that cannot be a root, except `false` for a word that contains no common word. O(words made from its
  /// letters).
  public static func isWorthOffering(_ text: String, in lexicon: Lexicon) -> Bool? {
    do throws(UnsuitableRoot) {
      return Target(root: try Root(text, in: lexicon), in: lexicon).words.count >= fewestWorthOffering
    } catch {
      return error == .noWordsInIt ? false : nil
    }
  }

  /// Returns whether a round with this root could accept the letters, if they form a word. There must be at least
  /// `minimum` letters, all from the root, and they must not be the root. O(letters).
  public func offers(_ word: Word, minimum: Int) -> Bool {
    word.count >= minimum && word != self.word && LetterCounts(self.word).holds(word)
  }

  /// Returns whether a word made from the root's letters uses all of them; only compares the counts.
  public func usesAllLetters(_ word: Word) -> Bool { word.count == self.word.count }
}
