import Formats
import Words

/// A learner's list as it was read from files: its items, and the rows that are none. What is read:
/// `docs/formats/lists.md`.
///
///     let list = try ListImport([ListFile(name: "fruit.txt", bytes: bytes)], language: .english)
///     list.items.map(\.word)          // ["apple", "pear"]
///     list.problems.map(\.reason)     // [.tooFewFields(1, expected: 2)]
public struct ListImport: Sendable {
  /// The items, in the order of files and lines.
  public let items: [ListItem]
  /// The rows that are no items, in the order of files and lines.
  public let problems: [LineProblem]
  /// The name that a file gives the list (Anki's `#deck`); `nil` when none does.
  public let name: String?

  /// The same with other items in place of these, as when they have been filled in.
  public func with(_ items: [ListItem]) -> ListImport { ListImport(items, problems, name) }

  private init(_ items: [ListItem], _ problems: [LineProblem], _ name: String?) {
    (self.items, self.problems, self.name) = (items, problems, name)
  }

  /// A name without white space and control characters at its ends and without tabs and line ends. O(bytes).
  public static func cleanName(_ name: String) -> String { CleanUp.name(Array(name.utf8)) }

  /// The most bytes of all files together: 8 MiB.
  public static let mostBytes = 8 << 20
  /// The most items of a list.
  public static let mostItems = 20_000

  /// Reads the files of one list. Each row is an item or a problem. O(bytes).
  ///
  /// - Throws: why the list cannot be imported at all.
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

/// A file, read as the kind that it is.
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

  /// By the byte order mark, or because more than a quarter of the first bytes are zeros.
  private static func isUTF16(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(1024)
    return start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF])
      || start.count { $0 == 0 } * 4 > start.count
  }
}

/// Makes items and problems of rows, one after another.
private struct ListCollector {
  private(set) var items: [ListItem] = []
  private(set) var problems: [LineProblem] = []
  private let alphabet: Alphabet
  /// Each word with its translation and example.
  private var seen = ByteStrings()
  /// Where each of them was first: file, index of the file, line.
  private var firstSeen: [(file: String, number: Int, line: Int)] = []
  private var fileNumber = 0

  init(_ language: Language) { alphabet = Alphabet(language) }

  mutating func endFile() { fileNumber += 1 }

  mutating func take(_ row: ListRow, of file: String) {
    do throws(LineProblem.Reason) {
      let item = try ListItem(row.fields.get(), alphabet)
      let index = seen.insert(ListCollector.key(item))
      if index < firstSeen.count {
        let (earlier, number, line) = firstSeen[index]
        throw number == fileNumber ? .twice(line: line) : .twiceInFile(earlier, line: line)
      }
      firstSeen.append((file, fileNumber, row.line))
      items.append(item)
    } catch {
      problems.append(LineProblem(file: file, row: row, reason: error))
    }
  }

  /// No field holds a tab.
  private static func key(_ item: ListItem) -> ArraySlice<UInt8> {
    Array([item.word, item.translation, item.example].joined(separator: "\t").utf8)[...]
  }
}
