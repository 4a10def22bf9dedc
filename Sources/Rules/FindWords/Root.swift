import Formats
import Words

/// The word whose letters a round is about.
public struct Root: Hashable, Sendable {
  /// As it is shown, in small letters with its accents.
  public let spelling: String
  /// Its letters, of which the round's words are made.
  public let word: Word
  /// The language of the word.
  public let language: Language

  /// How many letters a root may have. The root lists have 7 to 9; links and players' lists may give others.
  public static let lengths = 4...10

  /// A root that need not be a word: only its letters are checked. O(letters).
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

  /// A root that the lexicon vouches for: a word that is not offensive and holds a common word. It keeps the spelling
  /// of `text` where the word is spelled so, and has the word's preferred spelling otherwise. O(words that its letters
  /// make).
  ///
  /// - Throws: the first reason why it is unsuitable.
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

  /// Whether ``init(_:in:)`` makes a root of the text.
  public static func isSuitable(_ text: String, in lexicon: Lexicon) -> Bool {
    if case .some = try? Root(text, in: lexicon) { true } else { false }
  }

  /// The fewest words of a round worth offering.
  public static let fewestWorthOffering = 5

  /// Whether a round with a word is worth offering, beyond what ``init(_:in:)`` asks for; `nil` for a word that cannot be a root, but for one
  /// that holds no word. O(words that its letters make).
  public static func isWorthOffering(_ text: String, in lexicon: Lexicon) -> Bool? {
    do throws(UnsuitableRoot) {
      return Target(root: try Root(text, in: lexicon), in: lexicon).words.count >= fewestWorthOffering
    } catch {
      return error == .noWordsInIt ? false : nil
    }
  }

  /// Whether a round with this root could accept the word, if it is one: it has at least `minimum` letters, can be
  /// made of the root's, and is not the root. O(letters).
  public func offers(_ word: Word, minimum: Int) -> Bool {
    word.count >= minimum && word != self.word && LetterCounts(self.word).holds(word)
  }

  /// Whether a word made of the root's letters uses all of them: only the counts are compared.
  public func usesAllLetters(_ word: Word) -> Bool { word.count == self.word.count }
}
