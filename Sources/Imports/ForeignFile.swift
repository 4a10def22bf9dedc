import Formats

/// A kind of file that the import recognizes but cannot read; the program that wrote the file can export a readable
/// file.
public enum ForeignFile: UInt8, CaseIterable, Hashable, Sendable {
  /// An Anki package or collection (.apkg, .colpkg, .anki2).
  case ankiPackage
  /// A ZIP archive or another archive.
  case archive
  /// A workbook of Excel, LibreOffice or Numbers.
  case spreadsheet
  /// A document in the format PDF, Word, RTF or OpenDocument text.
  case document
  /// A picture, a recording or a film.
  case media
  /// HTML, or XML of an unknown kind.
  case webPage
  /// JavaScript or the source text of another program.
  case script
  /// Bytes that are not text.
  case binary

  /// Determines the kind of a file from its beginning and its name; `nil` if the file may be readable. O(bytes) for an
  /// archive, otherwise O(1).
  init?(_ file: ListFile) {
    let kind = ForeignFile.signed(file.bytes) ?? ForeignFile.text(file.bytes, name: file.name.bytes)
    guard let kind else { return nil }
    self = kind
  }

  /// Returns whether decoded bytes look like a binary file: more than 2% of the first 1,024 bytes are control
  /// characters.
  static func isBinary(_ text: [UInt8]) -> Bool {
    let start = text.prefix(1024)
    return start.count { $0 > 0 && SourceText.isControl($0) } * 50 > start.count
  }

  private static func signed(_ bytes: [UInt8]) -> ForeignFile? {
    let start = bytes.prefix(16)
    // Compare these signatures as numbers, because most are not valid UTF-8 and therefore cannot be written as string
    // literals.
    let number = start.prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    switch number {
    case 0x504B_0304: return package(bytes)
    case 0x28B5_2FFD: return .ankiPackage
    // Older versions of Excel and Word share this container format; Excel is assumed because lists rarely come from
    // Word.
    case 0xD0CF_11E0: return .spreadsheet
    case 0x8950_4E47, 0xFFD8_FF00...0xFFD8_FFFF: return .media
    case 0x1F8B_0000...0x1F8B_FFFF, 0x377A_BCAF: return .archive
    default: break
    }
    if start.begins(with: "SQLite format 3") { return .ankiPackage }
    if start.begins(with: "%PDF-") || start.begins(with: "{\\rtf") { return .document }
    if start.begins(with: "Rar!\u{1A}") { return .archive }
    // The remaining signatures begin with letters, with which a list may also begin, so accept a signature only if the
    // beginning of the file contains a zero byte.
    guard start.contains(0) else { return nil }
    let isMedia =
      start.begins(with: "GIF8") || start.begins(with: "RIFF") || start.begins(with: "OggS")
      || start.begins(with: "ID3") || start.begins(with: "II*") || start.begins(with: "MM")
      || start.dropFirst(4).begins(with: "ftyp")
    return isMedia ? .media : nil
  }

  /// Determines the kind of a ZIP file from the names of the files inside it.
  private static func package(_ bytes: [UInt8]) -> ForeignFile {
    func has(_ name: StaticString) -> Bool { bytes[...].end(of: name) != nil }
    if has("collection.anki2") || has("collection.media") { return .ankiPackage }
    if has("xl/workbook") || has("opendocument.spreadsheet") || has("Index/Document.iwa") {
      return .spreadsheet
    }
    return has("word/document") || has("opendocument.text") ? .document : .archive
  }

  /// Recognizes markup and program texts by their first lines, if these do not look like lines of a list.
  private static func text(_ bytes: [UInt8], name: [UInt8]) -> ForeignFile? {
    let start = bytes[Lines.start(bytes)...].drop { $0 <= 0x20 }
    if let dot = name.lastIndex(of: UInt8(ascii: ".")),
      place(of: ColumnNames.folded(name[(dot + 1)...])[...], in: "js mjs ts py css") != nil
    {
      return .script
    }
    if start.first == UInt8(ascii: "<") {
      let tag = start.dropFirst().prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") }.prefix(16)
      return place(of: ColumnNames.folded(tag)[...], in: "doctype html xml head svg") == nil ? nil : .webPage
    }
    let line = start.prefix { !Lines.isEnd($0) }
    // A first line such as `let go = soltar` is not code but a pair of phrases.
    guard let last = line.last(where: { $0 > 0x20 }), place(of: [last], in: "{ [ ( ; =") != nil else { return nil }
    let first = line.prefix { $0 > 0x20 }
    guard line.dropFirst(first.count).first == 0x20 else { return nil }
    return place(of: ColumnNames.folded(first)[...], in: "function moduleexports export import const let var") == nil
      ? nil : .script
  }
}

extension ForeignFile: CustomStringConvertible {
  /// A description in English for users of the command-line program: the kind of the file and a format to export
  /// instead.
  public var description: String {
    switch self {
    case .ankiPackage:
      "this is an Anki package; in Anki choose File, Export, Notes in Plain Text (.txt), and import that file"
    case .archive: "this is an archive; unpack it and import the list in it"
    case .spreadsheet: "this is a spreadsheet; save it as CSV (UTF-8) or copy its cells, and import that"
    case .document: "this is a document; copy the list out of it, or save it as plain text"
    case .media: "this is a picture, a recording or a film; a list is text"
    case .webPage: "this is a web page or XML; export the list as text or CSV, or copy it"
    case .script: "this is a program's text; save its data as JSON or CSV"
    case .binary: "this is no text; export the list as text or CSV"
    }
  }
}
