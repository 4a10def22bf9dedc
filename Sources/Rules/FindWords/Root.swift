import Formats
import Words

/// A root word. The player makes words from the letters of the root word.
public struct Root: Hashable, Sendable {
  /// The displayed spelling, in lowercase with accents.
  public let spelling: String
  /// The letters of the root word; players make guesses from these letters.
  public let word: Word
  /// The language of the root word.
  public let language: Language

  /// The numbers of letters that a root word can have. The root lists contain words of 7 to 9 letters. Links and
  /// players' lists can contain root words of other lengths.
  public static let lengths = 4...10

  /// Creates a root word without a look-up in a lexicon; checks only its letters. O(letters).
  ///
  /// - Throws: `notALetter` or `length`, because no other check is made.
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

  /// Creates a root word after checking with the lexicon that the word is not offensive and contains a common word. If
  /// `text` is one of the word's spellings, the root word keeps it; otherwise the preferred spelling is used. O(words
  /// made from the word's letters).
  ///
  /// - Throws: The first reason why the word is unsuitable.
  public init(_ text: String, in lexicon: Lexicon) throws(UnsuitableRoot) {
    let plain = try Root(text, language: lexicon.language)
    guard let number = lexicon.number(of: plain.word) else { throw .notInLexicon(language: lexicon.language) }
    guard !lexicon.rating(of: number).isOffensive else { throw .offensive }
    guard !Target(root: plain, in: lexicon).words.isEmpty else { throw .noCommonWords }
    let spellings = lexicon.spellings(of: number)
    spelling = spellings.first { $0.hasSameBytes(as: plain.spelling) } ?? spellings[0]
    word = plain.word
    language = plain.language
  }

  /// Returns whether ``init(_:in:)`` would accept the text.
  public static func isSuitable(_ text: String, in lexicon: Lexicon) -> Bool {
    if case .some = try? Root(text, in: lexicon) { true } else { false }
  }

  /// The minimum number of target words that makes a round worth offering.
  public static let fewestWorthOffering = 5

  /// Returns whether a round with a root word is worth offering, because it has at least ``fewestWorthOffering`` target
  /// words. Returns `nil` for a word that cannot be a root word. If the text can be a root word except that it contains
  /// no common word, the method returns `false`. O(words made from the word's letters).
  public static func isWorthOffering(_ text: String, in lexicon: Lexicon) -> Bool? {
    do throws(UnsuitableRoot) {
      return Target(root: try Root(text, in: lexicon), in: lexicon).words.count >= fewestWorthOffering
    } catch {
      return error == .noCommonWords ? false : nil
    }
  }

  /// Returns whether a round with this root word could accept the letters, provided that they form a word. The word
  /// must have at least `minimum` letters, must use only letters of the root word, and must not be the root word
  /// itself. O(letters).
  public func offers(_ word: Word, minimum: Int) -> Bool {
    word.count >= minimum && word != self.word && LetterCounts(self.word).holds(word)
  }

  /// Returns whether a word made from the root word's letters uses all of them. The method only compares the numbers of
  /// letters.
  public func usesAllLetters(_ word: Word) -> Bool { word.count == self.word.count }
}
