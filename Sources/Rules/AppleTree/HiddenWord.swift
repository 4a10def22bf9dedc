import Formats
import Words

/// A word to be guessed letter by letter: its characters, of which the letters are hidden at first.
public struct HiddenWord: Hashable, Sendable {
  /// The language whose letters it has.
  public let language: Language
  /// Its characters, in their order.
  public let places: [Place]

  /// A character of the word.
  public struct Place: Hashable, Sendable {
    /// The letter to guess, without accent; `nil` for a character that is shown from the start.
    public let letter: Letter?
    /// The character as the word spells it, with the combining marks on it.
    public let text: String

    /// Whether the character is a space. Lines may break only at spaces.
    public var isSpace: Bool { letter == nil && text.hasSameBytes(as: " ") }
  }

  /// The most characters that a word has; combining marks do not count.
  public static let longest = 64

  /// A word as it is spelled: with capitals, accents, and characters between the letters (`docs/formats/journal.md`,
  /// "hidden word"). `nil` for a word that cannot be guessed: without any letter of the language, with one of another,
  /// or with more than ``longest`` characters. Characters without width are left out. O(n).
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

  /// Whether a text is the ``spelling`` of a hidden word. O(characters), and quick where all are letters.
  public static func isSpelling(_ text: String, _ language: Language) -> Bool {
    let alphabet = Alphabet(language)
    let isPlain = text.unicodeScalars.allSatisfy { alphabet.letter(folding: $0) != nil }
    if isPlain { return !text.isEmpty && text.unicodeScalars.count <= longest }
    return HiddenWord(text, language: language)?.spelling.hasSameBytes(as: text) ?? false
  }

  /// The whole word as it is spelled. O(characters).
  public var spelling: String { places.map { $0.text }.joined() }

  /// Whether all its characters are letters: only such words are drawn from the vocabulary. O(characters).
  public var hasLettersOnly: Bool { letterCount == places.count }

  /// How many letters there are to guess, each place counted. O(characters).
  public var letterCount: Int { places.count { $0.letter != nil } }

  /// Whether both have the same language and the same spelling, byte by byte. O(characters).
  public func hasSameSpelling(as other: HiddenWord) -> Bool {
    language == other.language && spelling.hasSameBytes(as: other.spelling)
  }

  /// Whether the word has a letter. O(characters).
  public func has(_ letter: Letter) -> Bool { places.contains { $0.letter == letter } }

  /// Characters that are shown from the start: digits, blanks, hyphens, apostrophes and other punctuation.
  static func isBetweenLetters(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "-", ".", ",", "!", "?", "/", "&", "\u{2010}"..."\u{2015}", "·", "¡", "¿": true
    default: Apostrophe.matches(scalar) || Alphabet.isSpace(scalar)
    }
  }
}

extension HiddenWord.Place {
  /// The character with a combining mark added. A tilde makes an n the letter ñ where the alphabet has that letter.
  fileprivate func with(_ mark: Unicode.Scalar, _ alphabet: Alphabet) -> Self {
    var text = text
    text.unicodeScalars.append(mark)
    let additional = letter.flatMap { alphabet.additionalLetter(alphabet.scalar($0), with: mark) }
    return Self(letter: additional ?? letter, text: text)
  }
}
