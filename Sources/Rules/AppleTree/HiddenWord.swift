import Formats
import Words

/// A word to be guessed: a place for each character, of which the letters are hidden.
public struct HiddenWord: Hashable, Sendable {
  public let language: Language
  public let places: [Place]

  public struct Place: Hashable, Sendable {
    /// What has to be guessed, without accent; `nil` for a character that is shown from the start.
    public let letter: Letter?
    /// As the word spells it, with the combining marks on it.
    public let text: String
  }

  /// Characters that a word has at most.
  public static let longest = 64

  /// A word as it is spelled, with capitals, accents, and characters between the letters. `nil` for one that nobody could guess: without
  /// a letter of the language, or with one of another, or with more than ``longest`` characters. O(n).
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

  public var spelling: String { places.map { $0.text }.joined() }

  /// Whether it has nothing but letters: what a round chosen at random must be.
  public var hasLettersOnly: Bool { places.allSatisfy { $0.letter != nil } }

  /// Whether both are written alike, in one language.
  public func hasSameSpelling(as other: HiddenWord) -> Bool {
    language == other.language && spelling.hasSameBytes(as: other.spelling)
  }

  public func has(_ letter: Letter) -> Bool { places.contains { $0.letter == letter } }

  /// What is shown as it is: blanks, digits, hyphens, apostrophes, full stops.
  private static func isBetweenLetters(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "-", "'", ".", ",", "!", "?", "/", "&", "\u{2010}"..."\u{2015}", "\u{2018}", "\u{2019}", "·", "¡",
      "¿":
      true
    default: Alphabet.isSpace(scalar)
    }
  }
}

extension HiddenWord.Place {
  /// With a combining mark on it. A tilde makes an n another letter where the alphabet has one.
  fileprivate func with(_ mark: Unicode.Scalar, _ alphabet: Alphabet) -> Self {
    var text = text
    text.unicodeScalars.append(mark)
    let isTilded = mark == "\u{303}" && letter == alphabet.letter("n")
    return Self(letter: isTilded ? alphabet.letter("ñ") ?? letter : letter, text: text)
  }
}

extension Alphabet {
  /// The letter that one character means, capital or with an accent; `nil` for any other.
  public func letter(folding scalar: Unicode.Scalar) -> Letter? {
    let small = Diacritics.lowercase(scalar)
    return letter(small) ?? Diacritics.resolve(small).flatMap { letter($0.base) }
  }
}
