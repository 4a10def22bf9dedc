import Formats
import Words

/// A request of the module `Play` to the import reader. The request contains the files, the language of their words,
/// and the player's choices. `docs/formats/lists.md`, "Between Play and the reader", describes the bytes of the
/// request.
public struct ImportRequest: Sendable {
  public let files: [ListFile]
  public let language: Language
  public let choices: ImportChoices

  /// Creates a request to import the files.
  public init(_ files: [ListFile], language: Language, choices: ImportChoices) {
    (self.files, self.language, self.choices) = (files, language, choices)
  }

  /// The bytes that encode the request. O(bytes).
  public var encoded: [UInt8] {
    var head = ""
    for line in lines(of: language.registration ?? []) { head += "describes \(String(utf8: line))\n" }
    head += "language \(language.code)\n"
    if let separator = choices.separator { head += "separator \(separator.name)\n" }
    if let hasHeader = choices.hasHeader { head += "header \(hasHeader ? "yes" : "no")\n" }
    if let rowEnd = choices.rowEnd { head += "rows \(rowEnd.name)\n" }
    if let roles = choices.roles { head += "columns \(roles.map { $0.name }.joined(separator: ","))\n" }
    var bytes = head.bytes + [0x0A]
    for file in files {
      bytes += file.name.bytes.map { $0 == 0x0A ? 0x20 : $0 }
      bytes += "\n\(file.bytes.count)\n".bytes
      bytes += file.bytes
    }
    return bytes
  }

  /// Decodes a request from its bytes. Skips unknown and truncated fields. If the bytes contain the description of a
  /// language, registers the language. O(bytes).
  public init(_ bytes: [UInt8]) {
    var language = Language.english
    var description: [UInt8] = []
    var choices = ImportChoices()
    var rest = bytes[...]
    while let line = ListFile.line(&rest), !line.isEmpty {
      let blank = line.firstIndex(of: 0x20) ?? line.endIndex
      let value = String(utf8: line[blank...].dropFirst())
      switch line[..<blank] {
      case "describes": description += value.bytes + [0x0A]
      case "language":
        // The description needs no check, because only `Play` sends requests and `Play` only loads languages with valid
        // files.
        if description[...].begins(with: "code =") { Language.register(description) }
        language = Language(code: value) ?? language
      case "separator": choices.separator = FieldSeparator(name: value)
      case "header": choices.hasHeader = value.hasSameBytes(as: "yes")
      case "rows": choices.rowEnd = RowEnd(name: value)
      case "columns": choices.roles = ImportChoices.roles(value)
      default: break
      }
    }
    self.init(ListFile.files(rest), language: language, choices: choices)
  }
}

extension ImportChoices {
  /// Parses comma-separated names of roles; `nil` if a name is unknown.
  public static func roles(_ text: String) -> [ColumnRole]? {
    let names = text.parts(between: UInt8(ascii: ","), keepsEmpty: true)
    let roles = names.compactMap { ColumnRole(name: $0) }
    return roles.count == names.count ? roles : nil
  }
}

extension ListFile {
  /// Parses a sequence of files. Each file consists of a line with its name, a line with its number of bytes, and the
  /// bytes themselves. O(bytes).
  public static func files(_ bytes: ArraySlice<UInt8>) -> [ListFile] {
    var files: [ListFile] = []
    var rest = bytes
    while !rest.isEmpty {
      let name = line(&rest) ?? []
      guard let count = number(line(&rest) ?? []) else { break }
      files.append(ListFile(name: String(utf8: name), bytes: Array(rest.prefix(count))))
      rest = rest.dropFirst(count)
    }
    return files
  }

  /// Parses a decimal number of one to nine digits; `nil` if the text has another form.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...9).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return digits.reduce(0) { 10 * $0 + Int($1 - 0x30) }
  }

  /// Removes and returns the next line; `nil` if no line remains.
  static func line(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard !rest.isEmpty else { return nil }
    let line = rest.prefix { $0 != 0x0A }
    rest = rest.dropFirst(line.count + 1)
    return line
  }
}
