import Formats

/// A file in `Data/languages` with lines of `key = value` (`docs/formats/languages.md`).
final class LanguageFile: Sendable {
  let text: [UInt8]
  let code: String
  let letters: [(letter: Unicode.Scalar, after: Unicode.Scalar)]
  private let lines: [(key: ArraySlice<UInt8>, value: ArraySlice<UInt8>)]

  /// Reads a file in UTF-8. Reads as much as possible of an invalid file. ``fault(in:)`` reports the fault. O(bytes).
  init(_ text: [UInt8]) {
    var lines: [(key: ArraySlice<UInt8>, value: ArraySlice<UInt8>)] = []
    for line in text.split(separator: 0x0A) where line.first != UInt8(ascii: "#") {
      let key = line.prefix { $0 != UInt8(ascii: "=") }
      lines.append((LanguageFile.trimmed(key), LanguageFile.trimmed(line.dropFirst(key.count + 1))))
    }
    (self.text, self.lines) = (text, lines)
    func value(_ key: StaticString) -> ArraySlice<UInt8> { lines.first { key ~= $0.key }?.value ?? [] }
    code = String(utf8: value("code"))
    letters = LanguageFile.letters(value("letters")) ?? []
  }

  /// Returns the first fault of a file; `nil` for a valid file. O(bytes + lines²).
  static func fault(in text: [UInt8]) -> LanguageFault? {
    var keys: [ArraySlice<UInt8>] = []
    for (index, line) in text.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      let key = line.prefix { $0 != UInt8(ascii: "=") }
      if trimmed(line.dropFirst(key.count + 1)).isEmpty { return LanguageFault(line: index + 1, reason: .noValue) }
      if keys.contains(trimmed(key)) { return LanguageFault(line: index + 1, reason: .keyTwice) }
      keys.append(trimmed(key))
    }
    let file = LanguageFile(text)
    guard (2...3).contains(file.code.utf8.count), file.code.bytes.allSatisfy({ (0x61...0x7A).contains($0) }) else {
      return LanguageFault(line: 0, reason: .unsuitableCode)
    }
    if file.value("license").isEmpty { return LanguageFault(line: 0, reason: .noLicense) }
    return letters(file.value("letters")) == nil ? LanguageFault(line: 0, reason: .unsuitableLetters) : nil
  }

  /// Returns whether two languages have the same letters.
  func hasLetters(of other: LanguageFile) -> Bool {
    guard letters.count == other.letters.count else { return false }
    return letters.allSatisfy { own in other.letters.contains { $0.letter == own.letter && $0.after == own.after } }
  }

  /// Returns whether a BCP 47 tag names the language.
  @inline(never)
  func isMeant(by text: String) -> Bool {
    let (bytes, code) = (text.bytes, code.bytes)
    guard bytes.count >= code.count else { return false }
    for (byte, other) in zip(code, bytes) where other | 0x20 != byte { return false }
    let next = bytes.count > code.count ? bytes[code.count] : nil
    return next == nil || next == UInt8(ascii: "-") || next == UInt8(ascii: "_")
  }

  /// Returns the value of a key; empty for a missing key. O(lines).
  @inline(never)
  func value(_ key: String) -> ArraySlice<UInt8> {
    let key = key.bytes
    return lines.first { $0.key.elementsEqual(key) }?.value ?? []
  }

  /// Returns the parts of a value, which are separated by spaces; empty for a missing key.
  @inline(never)
  func values(_ key: String) -> [ArraySlice<UInt8>] { value(key).split(separator: 0x20) }

  /// Parses a list of letters and their bases, such as `ñ:n`. Returns `nil` for invalid text, for a letter that the
  /// table of diacritics does not list with this base, and for two letters with the same base.
  private static func letters(_ value: ArraySlice<UInt8>) -> [(letter: Unicode.Scalar, after: Unicode.Scalar)]? {
    var letters: [(letter: Unicode.Scalar, after: Unicode.Scalar)] = []
    for part in value.split(separator: 0x20) {
      let scalars = String(utf8: part).scalars
      guard scalars.count == 3, scalars[1] == ":", Diacritics.resolve(scalars[0])?.base == scalars[2],
        !letters.contains(where: { $0.after == scalars[2] })
      else { return nil }
      letters.append((scalars[0], scalars[2]))
    }
    return letters.count <= mostLetters ? letters : nil
  }

  /// The maximum number of additional letters, because lexicons store a letter in five bits.
  fileprivate static let mostLetters = 5

  /// Returns the bytes without leading and trailing spaces.
  @inline(never)
  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var (start, end) = (bytes.startIndex, bytes.endIndex)
    while start < end, bytes[start] == 0x20 { start += 1 }
    while start < end, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x0D { end -= 1 }
    return bytes[start..<end]
  }
}

/// The reason why a text does not describe a language.
public struct LanguageFault: Error, Hashable, Sendable {
  /// The line number, counted from 1; 0 for a fault of the whole text.
  public let line: Int
  /// The fault in the line.
  public let reason: Reason

  /// The faults of a language file.
  public enum Reason: UInt8, Hashable, Sendable {
    /// A line does not have the form `key = value`.
    case noValue
    case keyTwice
    /// `code` is missing, or is not two or three lowercase letters.
    case unsuitableCode
    case noLicense
    /// `letters` does not have the form `ñ:n`, or contains a letter that folding does not support.
    case unsuitableLetters
  }
}

extension LanguageFault: CustomStringConvertible {
  /// A description in English with the line, the problem and a remedy.
  public var description: String { (line > 0 ? "line \(line): " : "") + reason.description }
}

extension LanguageFault.Reason: CustomStringConvertible {
  /// A description in English with a remedy.
  public var description: String {
    switch self {
    case .noValue: "no value; write a line as “key = value”"
    case .keyTwice: "an earlier line has the same key; remove one of them"
    case .unsuitableCode: "the code is missing or unsuitable; write two or three small letters, such as “code = es”"
    case .noLicense: "the licence of the word list is missing; add a line such as “license = GPL-3.0”"
    case .unsuitableLetters:
      "the additional letters are unsuitable; write at most \(LanguageFile.mostLetters), each with its base letter, such as “letters = ñ:n”"
    }
  }
}
