import Formats
import Words

/// A line of a player's list: an item, or a title of the list. The journal stores changes of a saved list as changes of
/// single lines. Lines are merged independently, so that changes made on different devices are all kept
/// (`docs/decisions/0020-lists-that-change.md`).
public struct ListLine: Equatable, Sendable {
  /// The identifier of the list.
  public let list: EventID
  /// The language of the words.
  public let language: Language
  /// The text of an item without its line ending, as in ``ListContent/text``. For a title of the list, the text is a
  /// tab and the title.
  public let text: String

  /// Creates a line of a list. Returns `nil` if the text is invalid. An invalid text contains a control character, does
  /// not have exactly four fields, or has neither a word nor a title.
  public init?(list: EventID, language: Language, text: String) {
    let bytes = text.bytes
    let tabs = bytes.count { $0 == ListLine.separator }
    let isName = bytes.first == ListLine.separator
    guard tabs == (isName ? 1 : ListLine.fields - 1), bytes.count > 1,
      bytes.allSatisfy({ $0 >= 0x20 || $0 == ListLine.separator })
    else { return nil }
    self.init(list, language, text)
  }

  /// Creates the line that contains a title of the list.
  public init?(list: EventID, language: Language, name: String) {
    self.init(list: list, language: language, text: "\t" + name)
  }

  private init(_ list: EventID, _ language: Language, _ text: String) {
    (self.list, self.language, self.text) = (list, language, text)
  }

  static let separator = UInt8(ascii: "\t")
  private static let fields = 4

  /// The name of the line's mark, which is unique among the lines of all lists.
  package var markName: String { list.text + " " + text }

  /// Creates the line of a mark; `nil` for an invalid name.
  package init?(markName: String, language: Language) {
    let parts = markName.parts(between: UInt8(ascii: " "), maximum: 2, keepsEmpty: true)
    guard parts.count == 2, let list = EventID(parts[0]) else { return nil }
    self.init(list: list, language: language, text: parts[1])
  }
}

extension ListContent {
  /// Returns the content after all later changes to its lines. `marks` contains the sorted marks of all lists. O(log
  /// marks); O(bytes of the list × log marks) for a changed list.
  func changed(_ list: EventID, by marks: [WordMark]) -> ListContent {
    let prefix = list.text + " "
    let start = prefix.bytes
    let ofList = marks[marks.index(of: language, prefix)...].prefix { mark in
      mark.language == language && mark.word.bytes.starts(with: start)
    }
    guard !ofList.isEmpty else { return self }
    var text: [UInt8] = []
    // The first line contains the names of the columns.
    for (index, line) in self.text.bytes.split(separator: ListContent.lineEnd).enumerated() {
      if index > 0, case .some = marks.item(language, prefix + String(utf8: line)) { continue }
      text += line
      text.append(ListContent.lineEnd)
    }
    var name = self.name
    var named: Stamp?
    for mark in ofList where mark.isKept {
      let line = mark.word.bytes.dropFirst(start.count)
      if line.first != ListLine.separator {
        text += line
        text.append(ListContent.lineEnd)
      } else if named.map({ $0 < mark.stamp }) ?? true {
        named = mark.stamp
        name = String(utf8: line.dropFirst())
      }
    }
    return ListContent(language: language, name: name, text: String(utf8: text))
  }

  private static let lineEnd = UInt8(ascii: "\n")
}
