import Words

/// A list as it was read: what is good, and what is not. `docs/formats/lists.md` says what is read.
///
///     let list = try ListImport([ListFile(name: "fruit.txt", bytes: bytes)], language: .english)
///     list.items.map(\.word)          // ["apple", "pear"]
///     list.problems.map(\.reason)     // [.tooFewFields(1, expected: 2)]
public struct ListImport: Sendable {
  public let items: [ListItem]
  /// In the order of files and lines.
  public let problems: [LineProblem]
  /// What a file itself calls the list (Anki's `#deck`), if one does.
  public let name: String?

  public static let mostBytes = 8 << 20
  public static let mostItems = 20_000

  /// Reads all files of a list. A row is an item or a problem; none is lost. O(bytes).
  public init(_ files: [ListFile], language: Language) throws(ListFault) {
    let byteCount = files.reduce(0) { $0 + $1.bytes.count }
    guard byteCount <= ListImport.mostBytes else { throw .tooLarge(bytes: byteCount, most: ListImport.mostBytes) }
    var sources: [ListSource] = []
    for file in files { sources.append(try ListSource(file)) }
    let rowCount = sources.reduce(0) { $0 + $1.rowCount }
    guard rowCount > 0 else { throw .empty }
    // As many bad rows as items at most: each is kept with its text.
    guard rowCount <= 2 * ListImport.mostItems else { throw .tooManyItems(rowCount, most: ListImport.mostItems) }

    let usualFieldCount = ListLayout.usualFieldCount(sources.compactMap { $0.text })
    var collector = ListCollector(language)
    for (file, source) in zip(files, sources) {
      switch source {
      case .text(let text):
        text.forEachRow(usualFieldCount: usualFieldCount) { collector.take($0, of: file.name) }
      case .json(let json): for row in json.rows { collector.take(row, of: file.name) }
      }
      collector.endFile()
    }
    guard collector.items.count <= ListImport.mostItems
    else { throw .tooManyItems(collector.items.count, most: ListImport.mostItems) }
    items = collector.items
    problems = collector.problems
    name = sources.lazy.compactMap { $0.text?.header.deck }.first { !$0.utf8.isEmpty }
  }
}

/// A file taken apart as what it is.
private enum ListSource {
  case text(ListText)
  case json(ListJSON)

  init(_ file: ListFile) throws(ListFault) {
    guard !ListSource.isUTF16(file.bytes) else { throw .utf16 }
    self = ListJSON.isJSON(file) ? .json(try ListJSON(file.bytes)) : .text(ListText(file.bytes))
  }

  var text: ListText? { if case .text(let text) = self { text } else { nil } }

  var rowCount: Int {
    switch self {
    case .text(let text): text.rowCount
    case .json(let json): json.rowCount
    }
  }

  /// By its byte order mark, or by the zeros that half of its bytes are.
  private static func isUTF16(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(1024)
    return start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF])
      || start.count { $0 == 0 } * 4 > start.count
  }
}

/// Judges rows one after another.
private struct ListCollector {
  private(set) var items: [ListItem] = []
  private(set) var problems: [LineProblem] = []
  private let alphabet: Alphabet
  /// Where each item is, by the bytes of its word, translation and example.
  private var places: [[UInt8]: (file: String, number: Int, line: Int)] = [:]
  private var fileNumber = 0

  init(_ language: Language) { alphabet = Alphabet(language) }

  mutating func endFile() { fileNumber += 1 }

  mutating func take(_ row: ListRow, of file: String) {
    do throws(LineProblem.Reason) {
      let item = try ListItem(row.fields.get(), alphabet)
      let key = ListCollector.key(item)
      if let (earlier, number, line) = places[key] {
        throw number == fileNumber ? .twice(line: line) : .twiceInFile(earlier, line: line)
      }
      places[key] = (file, fileNumber, row.line)
      items.append(item)
    } catch {
      problems.append(LineProblem(file: file, row: row, reason: error))
    }
  }

  /// No field holds a tab.
  private static func key(_ item: ListItem) -> [UInt8] {
    Array(item.word.utf8) + [0x09] + item.translation.utf8 + [0x09] + item.example.utf8
  }
}
