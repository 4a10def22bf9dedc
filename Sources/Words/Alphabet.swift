/// The letters of a language, with functions that fold text to these letters. The alphabets are defined in
/// `docs/formats/alphabets.md`.
public struct Alphabet: Sendable {
  /// The language of the alphabet.
  public let language: Language
  /// The letters in alphabetical order as lowercase scalars.
  public let scalars: [Unicode.Scalar]
  /// The label (``Letter/label``) of each ASCII byte that is a letter, in either case; 0 for all other bytes. The last
  /// element is the ``mark``: a property of its own would make each copy of an alphabet larger.
  private let labels: [UInt8]
  /// The bits that distinguish the alphabet's letters from the letters of other alphabets: a multiple of 32. Languages
  /// with the same letters have the same mark; 0 marks the letters a–z alone.
  ///
  /// There are eight marks. If the languages have more than eight sets of letters, the eighth and all later sets share
  /// the last mark. Then letters of a later set may print as letters of the eighth set; nothing else changes.
  var mark: UInt8 { labels[256] }

  /// Creates the alphabet of a language.
  public init(_ language: Language) { self = language.alphabet }

  init(
    _ language: Language, additionalLetters: [(letter: Unicode.Scalar, after: Unicode.Scalar)], mark: UInt8 = 0
  ) {
    var scalars: [Unicode.Scalar] = []
    var labels = [UInt8](repeating: 0, count: 257)
    for value in UInt8(ascii: "a")...UInt8(ascii: "z") {
      labels[Int(value)] = UInt8(scalars.count + 1)
      labels[Int(value) - 0x20] = UInt8(scalars.count + 1)
      scalars.append(Unicode.Scalar(value))
      for extra in additionalLetters where extra.after == Unicode.Scalar(value) {
        scalars.append(extra.letter)
      }
    }
    self.language = language
    self.scalars = scalars
    labels[256] = mark
    self.labels = labels
  }

  /// The number of letters: 26 to 31.
  public var count: Int { scalars.count }

  /// Returns the letter of a lowercase scalar; `nil` for capitals, accented letters and any other scalar.
  public func letter(_ scalar: Unicode.Scalar) -> Letter? {
    let value = scalar.value
    if value >= 0x61, value <= 0x7A { return Letter(label: Int(labels[Int(value)]), mark: mark) }
    guard value > 0x7F, let index = scalars.firstIndex(of: scalar) else { return nil }
    return Letter(UInt8(index), mark: mark)
  }

  /// Returns the label of the letter with this ASCII byte, in either case; 0 for any other byte.
  @inline(__always)
  func label(of byte: UInt8) -> Int { Int(labels[Int(byte)]) }

  /// Returns a letter's lowercase scalar, or U+FFFD if the letter's index is outside the alphabet. Only a damaged file
  /// can contain a letter outside the alphabet.
  public func scalar(_ letter: Letter) -> Unicode.Scalar {
    Int(letter.rawValue) < scalars.count ? scalars[Int(letter.rawValue)] : "\u{FFFD}"
  }

  /// Returns the word in lowercase without accents. Letters of the alphabet beyond a–z, such as ñ in Spanish, are kept.
  /// O(letters).
  public func text(_ word: Word) -> String {
    var text = ""
    for letter in word.letters { text.unicodeScalars.append(scalar(letter)) }
    return text
  }
}

/// The error for a text that cannot be folded, because a character is not a letter of the language.
public struct NotALetter: Error, Hashable, Sendable {
  /// The first character in the text that is not a letter of the language.
  public let character: Unicode.Scalar

  /// Creates the error for a character.
  package init(character: Unicode.Scalar) { self.character = character }
}

extension NotALetter: CustomStringConvertible {
  /// A sentence in English with the character.
  public var description: String { "\(printable(character)) is not a letter of the language." }
}

extension Alphabet {
  /// Returns the letters of a text; ignores leading and trailing white space, case, accents and zero-width characters.
  /// The returned word may be empty. O(scalars), for text of any length.
  ///
  /// - Throws: An error with the first character that is not a letter. An error is also thrown for a space between
  ///   letters.
  public func fold(_ text: String) throws(NotALetter) -> Word {
    try foldWithVariants(text).word
  }

  /// Returns the letter of a character, ignoring case and accents; `nil` for any other character.
  public func letter(folding scalar: Unicode.Scalar) -> Letter? {
    letter(Diacritics.lowercase(scalar)) ?? letter(Diacritics.read(scalar).base)
  }

  /// Returns the letter beyond a–z that a base letter forms with a mark, such as ñ in Spanish; `nil` for other
  /// combinations.
  package func additionalLetter(_ base: Unicode.Scalar, with mark: Unicode.Scalar) -> Letter? {
    guard count > 26 else { return nil }
    return Diacritics.compose(base, variant: Diacritics.variant(of: base, 0, with: mark)).flatMap { letter($0) }
  }

  /// Returns the text in lowercase with its accents, otherwise normalized like ``fold(_:)``. Accents that are not in
  /// the table of `docs/formats/alphabets.md` are removed. Canonically equivalent texts have equal results.
  ///
  /// - Throws: An error with the first character that is not a letter of the language.
  public func smallLetters(_ text: String) throws(NotALetter) -> String {
    let (word, variants) = try foldWithVariants(text)
    return spelling(word, variants: variants) ?? self.text(word)
  }

  /// Returns the result of ``fold(_:)``, and the variant number of each letter's diacritic. The number is 0 for a
  /// letter without diacritic and for a diacritic that is not in the table.
  func foldWithVariants(_ text: String) throws(NotALetter) -> (word: Word, variants: [UInt8]) {
    var letters: [Letter] = []
    var variants: [UInt8] = []
    letters.reserveCapacity(text.utf8.count)
    variants.reserveCapacity(text.utf8.count)
    var hadSpaceAfterLetters: Unicode.Scalar?
    for original in text.unicodeScalars {
      if Alphabet.hasNoWidth(original) { continue }
      if Alphabet.isSpace(original) {
        if !letters.isEmpty, hadSpaceAfterLetters == nil { hadSpaceAfterLetters = original }
        continue
      }
      if let space = hadSpaceAfterLetters { throw NotALetter(character: space) }
      if Diacritics.isMark(original), let last = letters.last {
        let place = letters.count - 1
        if let letter = additionalLetter(scalar(last), with: original) {
          (letters[place], variants[place]) = (letter, 0)
        } else {
          variants[place] = Diacritics.variant(of: scalar(last), variants[place], with: original)
        }
        continue
      }
      if original.value != 0x130, let letter = letter(Diacritics.lowercase(original)) {
        letters.append(letter)
        variants.append(0)
        continue
      }
      let (base, variant) = Diacritics.read(original)
      guard let letter = letter(base) else { throw NotALetter(character: original) }
      letters.append(letter)
      variants.append(variant)
    }
    for place in variants.indices where variants[place] == Diacritics.otherVariant { variants[place] = 0 }
    return (Word(letters), variants)
  }

  /// Returns the word's spelling with these diacritics, one variant number per letter; `nil` if a letter has no such
  /// variant.
  func spelling(_ word: Word, variants: [UInt8]) -> String? {
    var text = ""
    for (letter, variant) in zip(word.letters, variants) {
      guard let composed = Diacritics.compose(scalar(letter), variant: variant) else { return nil }
      text.unicodeScalars.append(composed)
    }
    return text
  }

  /// Returns whether a scalar is white space: Unicode's property White_Space, as listed in `docs/formats/alphabets.md`.
  package static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Returns whether a scalar has no width: soft hyphens, joiners, direction marks, variation selectors and similar
  /// characters, as listed in `docs/formats/alphabets.md`.
  package static func hasNoWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x34F, 0x61C, 0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x206F,
      0xFE00...0xFE0F, 0xFEFF:
      true
    default: false
    }
  }
}
