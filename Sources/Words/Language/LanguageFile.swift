import Formats

/// A file of `Data/languages`: lines of `key = value` (`docs/formats/languages.md`).
final class LanguageFile: Sendable {
  let code: String
  let letters: [(letter: Unicode.Scalar, after: Unicode.Scalar)]
  private let lines: [(key: ArraySlice<UInt8>, value: ArraySlice<UInt8>)]

  /// Reads a file in UTF-8. O(bytes).
  ///
  /// - Throws: the first line with a fault.
  init(_ text: [UInt8]) throws(LanguageFault) {
    var lines: [(key: ArraySlice<UInt8>, value: ArraySlice<UInt8>)] = []
    var number = 0
    for line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      let key = line.prefix { $0 != UInt8(ascii: "=") }
      let value = LanguageFile.trimmed(line.dropFirst(key.count + 1))
      guard !value.isEmpty else { throw LanguageFault(line: number, reason: .noValue) }
      if lines.contains(where: { $0.key == LanguageFile.trimmed(key) }) {
        throw LanguageFault(line: number, reason: .keyTwice)
      }
      lines.append((LanguageFile.trimmed(key), value))
    }
    self.lines = lines
    func value(_ key: StaticString) -> ArraySlice<UInt8>? { lines.first { key ~= $0.key }?.value }
    guard let code = value("code"), (2...3).contains(code.count), code.allSatisfy({ (0x61...0x7A).contains($0) }) else {
      throw LanguageFault(line: 0, reason: .unsuitableCode)
    }
    guard value("license") != nil else { throw LanguageFault(line: 0, reason: .noLicense) }
    guard let letters = LanguageFile.letters(value("letters") ?? []) else {
      throw LanguageFault(line: 0, reason: .unsuitableLetters)
    }
    (self.code, self.letters) = (String(utf8: code), letters)
  }

  /// A language without letters of its own and without a name.
  init() { (code, letters, lines) = ("", [], []) }

  /// Whether a BCP 47 tag names the language.
  func isMeant(by text: String) -> Bool {
    var bytes = text.utf8.makeIterator()
    for byte in code.utf8 {
      guard let other = bytes.next(), other | 0x20 == byte else { return false }
    }
    let next = bytes.next()
    return next == nil || next == UInt8(ascii: "-") || next == UInt8(ascii: "_")
  }

  /// The value of a key; empty for a missing one. O(lines).
  @inline(never)
  func value(_ key: String) -> ArraySlice<UInt8> {
    lines.first { $0.key.elementsEqual(key.utf8) }?.value ?? []
  }

  /// The parts of a value, which are separated by blanks; empty for a missing key.
  @inline(never)
  func values(_ key: String) -> [ArraySlice<UInt8>] { value(key).split(separator: 0x20) }

  /// Reads `ñ:n`. `nil` for other text, a letter that the table of diacritics does not have with this base, or two letters after one base.
  private static func letters(_ value: ArraySlice<UInt8>) -> [(letter: Unicode.Scalar, after: Unicode.Scalar)]? {
    var letters: [(letter: Unicode.Scalar, after: Unicode.Scalar)] = []
    for part in value.split(separator: 0x20) {
      let scalars = Array(String(utf8: part).unicodeScalars)
      guard scalars.count == 3, scalars[1] == ":", Diacritics.resolve(scalars[0])?.base == scalars[2],
        !letters.contains(where: { $0.after == scalars[2] })
      else { return nil }
      letters.append((scalars[0], scalars[2]))
    }
    return letters.count <= mostLetters ? letters : nil
  }

  /// A letter has five bits in lexicons.
  private static let mostLetters = 5

  /// The bytes without blanks at their ends.
  @inline(never)
  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = bytes
    while let first = rest.first, first == 0x20 { rest.removeFirst() }
    while let last = rest.last, last == 0x20 || last == 0x0D { rest.removeLast() }
    return rest
  }
}

/// Why a text does not describe a language.
public struct LanguageFault: Error, Hashable, Sendable {
  /// The line, from 1; 0 for a fault of the whole text.
  public let line: Int
  public let reason: Reason

  public enum Reason: UInt8, Hashable, Sendable {
    /// A line is no `key = value`.
    case noValue
    case keyTwice
    /// `code` is missing, or is not two or three small letters.
    case unsuitableCode
    case noLicense
    /// `letters` is not like `ñ:n`, or has a letter that folding does not know.
    case unsuitableLetters
    case tooManyLanguages
  }
}
