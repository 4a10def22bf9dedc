import Formats
import Words

/// A word to guess letter by letter. The word's letters are hidden at first; all other characters are visible.
public struct HiddenWord: Hashable, Sendable {
  /// The language of the letters.
  public let language: Language
  /// The characters from first to last.
  public let places: [Place]

  /// A character of the word.
  public struct Place: Hashable, Sendable {
    /// The letter to guess, without accent; `nil` for a character that is shown from the start.
    public let letter: Letter?
    /// The text of the character with its combining marks.
    public let text: String

    /// Whether the character is a space. A word may be broken across lines only at spaces.
    public var isSpace: Bool { letter == nil && text.hasSameBytes(as: " ") }
  }

  /// The maximum number of characters of a word, not counting combining marks.
  public static let longest = 64

  /// Creates a word from its spelling with capitals, accents and characters between letters (`docs/formats/journal.md`,
  /// "hidden word"). Returns `nil` if the word cannot be guessed. A word cannot be guessed if it has no letter of the
  /// language, a letter of another language, or more than ``longest`` characters. Zero-width characters are removed.
  /// O(n).
  public init?(_ spelling: String, language: Language) {
    let alphabet = Alphabet(language)
    var places: [Place] = []
    for scalar in spelling.unicodeScalars where !Alphabet.hasNoWidth(scalar) {
      guard places.count <= HiddenWord.longest else { return nil }
      if (0x300...0x36F).contains(scalar.value) {
        guard let last = places.popLast() else { return nil }
        places.append(last.with(scalar, alphabet))
      } else if let letter = alphabet.letter(folding: scalar) {
        places.append(Place(letter: letter, text: String(Character(scalar))))
      } else if HiddenWord.isBetweenLetters(scalar) {
        places.append(Place(letter: nil, text: Alphabet.isSpace(scalar) ? " " : String(Character(scalar))))
      } else {
        return nil
      }
    }
    guard places.count <= HiddenWord.longest, places.contains(where: { $0.letter != nil }) else { return nil }
    self.language = language
    self.places = places
  }

  /// Returns whether a text is the ``spelling`` of a hidden word. O(characters), with a fast path for texts that
  /// consist only of letters.
  public static func isSpelling(_ text: String, _ language: Language) -> Bool {
    let alphabet = Alphabet(language)
    let isPlain = text.scalars.allSatisfy { alphabet.letter(folding: $0) != nil }
    if isPlain { return !text.isEmpty && text.unicodeScalars.count <= longest }
    return HiddenWord(text, language: language)?.spelling.hasSameBytes(as: text) ?? false
  }

  /// The spelling of the whole word, including the letters that players guess. O(characters).
  public var spelling: String { places.map { $0.text }.joined() }

  /// Whether all characters are letters. The vocabulary's words are used in rounds only if they consist of letters
  /// only. O(characters).
  public var hasLettersOnly: Bool { letterCount == places.count }

  /// The letters to guess, without the characters between them. O(characters).
  public var letters: Word { Word(places.compactMap { $0.letter }) }

  /// The number of letters to guess, counting repeated letters each time. O(characters).
  public var letterCount: Int { places.count { $0.letter != nil } }

  /// Returns whether both words have the same language and spellings with equal bytes. O(characters).
  public func hasSameSpelling(as other: HiddenWord) -> Bool {
    language == other.language && spelling.hasSameBytes(as: other.spelling)
  }

  /// Returns whether the word contains a letter. O(characters).
  public func has(_ letter: Letter) -> Bool { places.contains { $0.letter == letter } }

  /// Returns whether a character is visible from the start, as digits, spaces, hyphens, apostrophes and other
  /// punctuation are.
  static func isBetweenLetters(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "-", ".", ",", "!", "?", "/", "&", "\u{2010}"..."\u{2015}", "·", "¡", "¿": true
    default: Apostrophe.matches(scalar) || Alphabet.isSpace(scalar)
    }
  }
}

extension HiddenWord.Place {
  /// Returns the character with a combining mark added. For example, n with a tilde becomes the letter ñ in alphabets
  /// that contain ñ.
  fileprivate func with(_ mark: Unicode.Scalar, _ alphabet: Alphabet) -> Self {
    var text = text
    text.unicodeScalars.append(mark)
    let additional = letter.flatMap { alphabet.additionalLetter(alphabet.scalar($0), with: mark) }
    return Self(letter: additional ?? letter, text: text)
  }
}
