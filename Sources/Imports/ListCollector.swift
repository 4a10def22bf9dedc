import Formats
import Vocabulary
import Words

/// Converts rows to list items and problems, one row at a time.
struct ListCollector {
  private(set) var items: [ListItem] = []
  private(set) var problems: [LineProblem] = []
  private(set) var doubts: [ItemDoubt] = []
  private let alphabet: Alphabet
  /// The keys of all items so far; a key consists of an item's word, translation and example.
  private var seen = ByteStrings()
  /// The position at which each item first occurred: file, index of the file, line.
  private var firstSeen: [(file: String, number: Int, line: Int)] = []
  private var fileNumber = 0

  init(_ language: Language) { alphabet = Alphabet(language) }

  mutating func endFile() { fileNumber += 1 }

  /// Adds a row. `isAlone`: whether the row has a single field although other rows have a translation.
  mutating func take(
    _ row: Result<ListFields, LineProblem.Reason>, _ place: (file: String, line: Int, source: ArraySlice<UInt8>),
    _ doubt: ItemDoubt.Reason?, isAlone: Bool
  ) {
    do throws(LineProblem.Reason) {
      let item = try ListItem(row.get(), alphabet)
      let index = seen.insert(ListCollector.key(item))
      if index < firstSeen.count {
        let (earlier, number, line) = firstSeen[index]
        throw number == fileNumber ? .twice(line: line) : .twiceInFile(earlier, line: line)
      }
      firstSeen.append((place.file, fileNumber, place.line))
      if let reason = doubt ?? WordDoubts.reason(item.word) ?? (isAlone ? .alone : nil) {
        doubts.append(ItemDoubt(item: items.count, file: place.file, line: place.line, reason: reason))
      }
      items.append(item)
    } catch {
      problems.append(LineProblem(file: place.file, line: place.line, source: place.source, reason: error))
    }
  }

  /// Returns the key that identifies equal items. The key separates the fields by tabs, because fields contain no tabs.
  /// The key treats all kinds of apostrophes as equal.
  private static func key(_ item: ListItem) -> ArraySlice<UInt8> {
    var word = Apostrophe.unified(item.word).bytes
    for field in [item.translation, item.example] { word += [0x09] + field.bytes }
    return word[...]
  }
}
