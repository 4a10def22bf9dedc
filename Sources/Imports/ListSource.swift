import Formats
import Vocabulary
import Words

/// An imported file after parsing by the rules for its kind.
struct ListSource {
  enum Kind {
    case text(ListText)
    case named(NamedRows)
  }

  let kind: Kind
  let encoding: TextEncoding

  init(_ file: ListFile, _ language: Language, _ choices: ImportChoices) throws(ListFault) {
    let isKVTML = KVTML.isKVTML(file)
    if !isKVTML, let kind = ForeignFile(file) { throw .foreign(kind) }
    let text = try SourceText(file.bytes)
    guard !ForeignFile.isBinary(text.bytes) else { throw .foreign(.binary) }
    encoding = text.encoding
    let decoded = ListFile(name: file.name, bytes: text.bytes)
    if isKVTML {
      kind = .named(KVTML(text.bytes, language).rows)
    } else if ListJSON.isJSON(decoded) {
      kind = .named(try ListJSON.rows(text.bytes))
    } else {
      kind = .text(ListText(text.bytes, language, choices))
    }
  }

  var text: ListText? { if case .text(let text) = kind { text } else { nil } }

  var rowCount: Int {
    switch kind {
    case .text(let text): text.rows.count
    case .named(let rows): rows.rowCount
    }
  }

  var name: String? {
    switch kind {
    case .text(let text): text.header.deck
    case .named(let rows): rows.title.map { CleanUp.name($0.bytes) }
    }
  }
}
