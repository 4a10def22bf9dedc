import Formats
import Vocabulary
import Words

/// The result of reading a learner's list from files: its items, and the rows that cannot become items.
/// `docs/formats/lists.md` describes the formats.
///
///     let list = try ListImport([ListFile(name: "fruit.txt", bytes: bytes)], language: .english)
///     list.items.map(\.word)          // ["apple", "pear"]
///     list.problems.map(\.reason)     // [.tooFewFields(1, expected: 2)]
///     list.understanding.columns.map(\.role)  // [.word, .translation]
public struct ListImport: Sendable {
  /// The items in the order of files and lines.
  public private(set) var items: [ListItem]
  /// The rows that cannot become items, in the order of files and lines.
  public let problems: [LineProblem]
  /// The doubts about items, in the order of the items.
  public let doubts: [ItemDoubt]
  /// The list's name that a file contains (Anki's `#deck`, a document's title); `nil` if no file contains a name.
  public let name: String?
  /// The recognized properties of the files.
  public let understanding: ImportUnderstanding

  /// Returns the same import with other items in place of its items, for example with added translations.
  public func with(_ items: [ListItem]) -> ListImport {
    var list = self
    list.items = items
    return list
  }

  init(
    items: [ListItem], problems: [LineProblem], doubts: [ItemDoubt], name: String?, understanding: ImportUnderstanding
  ) {
    (self.items, self.problems, self.doubts) = (items, problems, doubts)
    (self.name, self.understanding) = (name, understanding)
  }

  /// The items about which there are no doubts. O(items).
  public var certainItems: [ListItem] {
    var certain: [ListItem] = []
    var next = 0
    for (index, item) in items.enumerated() {
      if next < doubts.count, doubts[next].item == index { next += 1 } else { certain.append(item) }
    }
    return certain
  }

  /// Returns a list's name without leading and trailing white space and control characters, and without tabs and line
  /// endings. O(bytes).
  public static func cleanName(_ name: String) -> String { CleanUp.name(name.bytes) }

  /// The maximum number of bytes in all files together, which is 8 MiB.
  public static let mostBytes = 8 << 20
  /// The maximum number of items in a list.
  public static let mostItems = 20_000

  /// Reads the files of one list. `choices` override the properties that the reader recognizes in the files. Each row
  /// becomes either an item or a problem. O(bytes).
  ///
  /// - Throws: The reason why the list cannot be imported at all.
  public init(
    _ files: [ListFile], language: Language, choices: ImportChoices = ImportChoices()
  ) throws(ListFault) {
    let byteCount = files.reduce(0) { $0 + $1.bytes.count }
    guard byteCount <= ListImport.mostBytes else { throw .tooLarge(bytes: byteCount, most: ListImport.mostBytes) }
    var sources: [ListSource] = []
    for file in files { sources.append(try ListSource(file, language, choices)) }
    let rowCount = sources.reduce(0) { $0 + $1.rowCount }
    guard rowCount > 0 else { throw .empty }
    // Allow at most as many invalid rows as items, because each invalid row is stored with its text.
    guard rowCount <= 2 * ListImport.mostItems else { throw .tooManyItems(rowCount, most: ListImport.mostItems) }

    let plan = ListPlan(sources, language, choices)
    var collector = ListCollector(language)
    for (file, source) in zip(files, sources) {
      plan.read(source, file.name, &collector)
      collector.endFile()
    }
    guard collector.items.count <= ListImport.mostItems
    else { throw .tooManyItems(collector.items.count, most: ListImport.mostItems) }
    items = collector.items
    problems = collector.problems
    doubts = collector.doubts
    name = sources.lazy.compactMap { $0.name }.first { !$0.utf8.isEmpty }
    understanding = plan.understanding(sources)
  }
}
