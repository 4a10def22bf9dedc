import Formats
import Vocabulary
import Words

extension ListImport {
  /// Reads a list from a link. The list consists of lines with four tab-separated fields, as written by
  /// `ListItem.stored(_:)`. Lines that cannot become items become problems. O(bytes).
  public init(stored bytes: [UInt8], language: Language) {
    var items: [ListItem] = []
    var problems: [LineProblem] = []
    for (index, range) in LineRanges(bytes).enumerated() {
      let line = bytes[range]
      // Skip the first line if it contains the names of the columns, as in lists that this program wrote.
      if line.isEmpty || index == 0 && line.begins(with: "word\ttranslation") { continue }
      guard problems.count < ListImport.mostItems, items.count < ListImport.mostItems else { break }
      do throws(LineProblem.Reason) {
        guard String(validating: line, as: UTF8.self) != nil else { throw .notUTF8 }
        items.append(try ListItem(checking: ListItem(line: String(utf8: line)).fields, language))
      } catch {
        problems.append(LineProblem(file: "", line: index + 1, source: line, reason: error))
      }
    }
    self.init(items: items, problems: problems, doubts: [], name: nil, understanding: ImportUnderstanding())
  }
}
