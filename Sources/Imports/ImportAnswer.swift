import Formats
import Vocabulary

/// The import reader's response: an imported list, or the reason why the import failed. `docs/formats/lists.md`,
/// "Between Play and the reader", describes the bytes of the response.
public enum ImportAnswer: Sendable {
  case read(ListImport)
  case fault(ListFault)

  /// Carries out a request and creates the response. O(bytes).
  public init(to request: ImportRequest) {
    do throws(ListFault) {
      self = .read(try ListImport(request.files, language: request.language, choices: request.choices))
    } catch {
      self = .fault(error)
    }
  }
}

/// Writes records, which are lines of tab-separated fields.
private struct RecordWriter {
  var bytes: [UInt8] = []

  mutating func add(_ kind: String, _ fields: [String]) {
    bytes += kind.bytes
    for field in fields {
      bytes.append(0x09)
      for byte in field.bytes { bytes.append(byte == 0x09 || byte == 0x0A ? 0x20 : byte) }
    }
    bytes.append(0x0A)
  }
}

extension ImportAnswer {
  /// The bytes that encode the response. O(bytes).
  public var encoded: [UInt8] {
    var writer = RecordWriter()
    switch self {
    case .fault(let fault): writer.add("fault", fault.fields)
    case .read(let list):
      let told = list.understanding
      if let name = list.name { writer.add("name", [name]) }
      writer.add("encoding", [String(Int(told.encoding.rawValue))])
      if let separator = told.separator { writer.add("separator", [separator.name]) }
      writer.add("rows", [told.rowEnd.name])
      if told.hasHeader { writer.add("header", []) }
      for column in told.columns { writer.add("column", [column.role.name, column.name]) }
      for row in told.sample { writer.add("sample", row) }
      for problem in list.problems {
        writer.add("problem", [problem.file, String(problem.line), problem.text] + problem.reason.fields)
      }
      for doubt in list.doubts {
        writer.add("doubt", [String(doubt.item), doubt.file, String(doubt.line), String(Int(doubt.reason.rawValue))])
      }
      for item in list.items { writer.add("item", item.fields) }
    }
    return writer.bytes
  }

  /// Decodes a response; `nil` if the bytes are invalid. O(bytes).
  public init?(_ bytes: [UInt8]) {
    var items: [ListItem] = []
    var problems: [LineProblem] = []
    var doubts: [ItemDoubt] = []
    var name: String?
    var told = ImportUnderstanding()
    var rest = bytes[...]
    guard !rest.isEmpty else { return nil }
    while let line = ListFile.line(&rest) {
      let fields = Fields(line)
      switch fields.kind {
      case "item": items.append(ListItem(fields: fields.texts))
      case "problem":
        guard let reason = LineProblem.Reason(fields) else { return nil }
        problems.append(LineProblem(file: fields[0], line: fields.number(1), reason: reason, text: fields[2]))
      case "doubt":
        guard let reason = ItemDoubt.Reason(rawValue: UInt8(clamping: fields.number(3))) else { return nil }
        doubts.append(ItemDoubt(item: fields.number(0), file: fields[1], line: fields.number(2), reason: reason))
      case "column":
        guard let role = ColumnRole(name: fields[0]) else { return nil }
        told.columns.append(ImportUnderstanding.Column(name: fields[1], role: role))
      case "sample": told.sample.append(fields.texts)
      case "name": name = fields[0]
      case "encoding": told.encoding = TextEncoding(rawValue: UInt8(clamping: fields.number(0))) ?? .utf8
      case "separator": told.separator = FieldSeparator(name: fields[0])
      case "rows": told.rowEnd = RowEnd(name: fields[0]) ?? .line
      case "header": told.hasHeader = true
      case "fault":
        guard let fault = ListFault(fields) else { return nil }
        self = .fault(fault)
        return
      default: return nil
      }
    }
    self = .read(ListImport(items: items, problems: problems, doubts: doubts, name: name, understanding: told))
  }
}

/// The tab-separated fields of a record.
struct Fields {
  let kind: ArraySlice<UInt8>
  let texts: [String]

  init(_ line: ArraySlice<UInt8>) {
    let parts = line.split(separator: 0x09, omittingEmptySubsequences: false)
    kind = parts[0]
    texts = parts.dropFirst().map { String(utf8: $0) }
  }

  /// The field at this index; empty if the field is missing.
  subscript(index: Int) -> String { index < texts.count ? texts[index] : "" }

  /// Returns the number in the field at this index; 0 if the field is missing or the number is negative.
  func number(_ index: Int) -> Int { max(self[index].int ?? 0, 0) }
}

extension ListFault {
  fileprivate var fields: [String] {
    switch self {
    case .empty: ["empty"]
    case .tooLarge(let bytes, let most): ["tooLarge", String(bytes), String(most)]
    case .tooManyItems(let count, let most): ["tooManyItems", String(count), String(most)]
    case .utf16: ["utf16"]
    case .encoding: ["encoding"]
    case .foreign(let kind): ["foreign", String(Int(kind.rawValue))]
    case .json(let line): ["json", String(line)]
    }
  }

  fileprivate init?(_ fields: Fields) {
    switch fields[0].utf8 {
    case "empty": self = .empty
    case "tooLarge": self = .tooLarge(bytes: fields.number(1), most: fields.number(2))
    case "tooManyItems": self = .tooManyItems(fields.number(1), most: fields.number(2))
    case "utf16": self = .utf16
    case "encoding": self = .encoding
    case "foreign": self = .foreign(ForeignFile(rawValue: UInt8(clamping: fields.number(1))) ?? .binary)
    case "json": self = .json(line: fields.number(1))
    default: return nil
    }
  }
}

extension LineProblem.Reason {
  fileprivate var fields: [String] {
    switch self {
    case .notUTF8: ["notUTF8"]
    case .notAnItem: ["notAnItem"]
    case .tooFewFields(let count, let expected): ["tooFewFields", String(count), String(expected)]
    case .noWord: ["noWord"]
    case .noLetter: ["noLetter"]
    case .noTranslation: ["noTranslation"]
    case .tooLong(let field, let most): ["tooLong", String(field), String(most)]
    case .openQuote: ["openQuote"]
    case .twice(let line): ["twice", String(line)]
    case .twiceInFile(let file, let line): ["twiceInFile", String(line), file]
    }
  }

  /// Decodes the reason of a problem from the problem's fields, starting with the fourth field.
  fileprivate init?(_ fields: Fields) {
    switch fields[3].utf8 {
    case "notUTF8": self = .notUTF8
    case "notAnItem": self = .notAnItem
    case "tooFewFields": self = .tooFewFields(fields.number(4), expected: fields.number(5))
    case "noWord": self = .noWord
    case "noLetter": self = .noLetter
    case "noTranslation": self = .noTranslation
    case "tooLong": self = .tooLong(field: fields.number(4), most: fields.number(5))
    case "openQuote": self = .openQuote
    case "twice": self = .twice(line: fields.number(4))
    case "twiceInFile": self = .twiceInFile(fields[5], line: fields.number(4))
    default: return nil
    }
  }
}
