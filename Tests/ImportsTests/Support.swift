import Foundation
import Imports
import Vocabulary
import Words

extension ListImport {
  /// Imports one text, with `|` instead of tabs.
  init(_ text: String, name: String = "list.txt", _ language: Language = .english) throws(ListFault) {
    let bytes = Array(text.replacing("|", with: "\t").utf8)
    try self.init([ListFile(name: name, bytes: bytes)], language: language)
  }

  /// The items' fields joined by `|`, without the empty ones at the end.
  var lines: [String] { items.map { $0.line } }

  /// The reasons of the lines with a problem.
  var reasons: [LineProblem.Reason] { problems.map(\.reason) }
}

extension ListItem {
  var line: String {
    var fields = [word, translation, example, exampleTranslation]
    while fields.last == "" { fields.removeLast() }
    return fields.joined(separator: "|")
  }
}
