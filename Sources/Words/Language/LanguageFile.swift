import Formats

/// A file of `Data/languages`: lines of `key = value` (`docs/formats/languages.md`).
final class LanguageFile: Sendable {
  let code: String
  let letters: [(letter: Unicode.Scalar, after: Unicode.Scalar)]
  private let lines: [(key: String, value: String)]

  /// Reads a file in UTF-8. O(bytes).
  ///
  /// - Throws: the first line with a fault.
  init(_ text: [UInt8]) throws(LanguageFault) {
    var lines: [(key: String, value: String)] = []
    var letters: [(letter: Unicode.Scalar, after: Unicode.Scalar)] = []
    var code = ""
    var number = 0
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else {
        throw LanguageFault(line: number, reason: .noEqualsSign)
      }
      let key = LanguageFile.trimmed(line[..<equals])
      let value = LanguageFile.trimmed(line[(equals + 1)...])
      guard !value.isEmpty else { throw LanguageFault(line: number, reason: .emptyValue) }
      if lines.contains(where: { $0.key.hasSameBytes(as: key) }) {
        throw LanguageFault(line: number, reason: .keyTwice)
      }
      if key.hasSameBytes(as: "code") {
        guard (2...3).contains(value.utf8.count), value.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else {
          throw LanguageFault(line: number, reason: .unsuitableCode)
        }
        code = value
      }
      if key.hasSameBytes(as: "letters") {
        guard let read = LanguageFile.letters(value) else {
          throw LanguageFault(line: number, reason: .unsuitableLetters)
        }
        letters = read
      }
      lines.append((key, value))
    }
    guard !code.isEmpty else { throw LanguageFault(line: 0, reason: .noCode) }
    (self.code, self.letters, self.lines) = (code, letters, lines)
    guard value("license") != nil else { throw LanguageFault(line: 0, reason: .noLicense) }
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

  /// The value of a key, or of a key with a name after a point; `nil` for a missing one. O(lines).
  func value(_ key: String, _ name: String = "") -> String? {
    let key = name.isEmpty ? key : key + "." + name
    return lines.first { $0.key.hasSameBytes(as: key) }?.value
  }

  /// The parts of a value, which are separated by blanks; empty for a missing key.
  func values(_ key: String) -> [String] {
    value(key).map { $0.utf8.split(separator: 0x20).map { String(utf8: $0) } } ?? []
  }

  /// Reads `ñ:n`. `nil` for other text, a letter that the table of diacritics does not have with this base, or two letters after one base.
  private static func letters(_ value: String) -> [(letter: Unicode.Scalar, after: Unicode.Scalar)]? {
    var letters: [(letter: Unicode.Scalar, after: Unicode.Scalar)] = []
    for part in value.unicodeScalars.split(separator: " ") {
      let scalars = Array(part)
      guard scalars.count == 3, scalars[1] == ":", Diacritics.resolve(scalars[0])?.base == scalars[2],
        !letters.contains(where: { $0.after == scalars[2] })
      else { return nil }
      letters.append((scalars[0], scalars[2]))
    }
    return letters.count <= mostLetters ? letters : nil
  }

  /// A letter has five bits in lexicons.
  private static let mostLetters = 5

  /// The text without blanks at its ends.
  static func trimmed(_ bytes: some BidirectionalCollection<UInt8>) -> String {
    let text = Array(bytes)
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x0D }
    guard let first = text.firstIndex(where: { !isBlank($0) }), let last = text.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(utf8: text[first...last])
  }
}

/// Why a text does not describe a language.
public struct LanguageFault: Error, Hashable, Sendable {
  /// The line, from 1; 0 for a fault of the whole text.
  public let line: Int
  public let reason: Reason

  public enum Reason: Hashable, Sendable {
    /// A line is no `key = value`.
    case noEqualsSign
    case emptyValue
    case keyTwice
    /// `code` is not two or three small letters.
    case unsuitableCode
    /// `letters` is not like `ñ:n`, or has a letter that folding does not know.
    case unsuitableLetters
    case noCode
    case noLicense
    case tooManyLanguages
  }
}
