import Formats
import Words

/// The word whose letters a round is about.
public struct Root: Hashable, Sendable {
  /// As it is shown, with its accents.
  public let spelling: String
  public let word: Word
  public let language: Language

  /// Letters that a root may have. Lists offer 7 to 9; links and own lists may give others.
  public static let lengths = 4...10

  /// A root of a player's own: only its letters are looked at.
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

  /// A root that the lexicon vouches for: a word, not offensive, with at least one target word. It keeps its spelling if that is one of
  /// the word's, and has the word's preferred spelling otherwise.
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

  /// Whether a round with this root could accept a word, if it is one: it has the letters for it, and it is not the root itself.
  public func offers(_ word: Word, minimum: Int) -> Bool {
    word.count >= minimum && word != self.word && LetterCounts(self.word).holds(word)
  }

  public func usesAllLetters(_ word: Word) -> Bool { word.count == self.word.count }
}
