import Formats
import Journal
import Words

extension ListContent {
  var members: Members {
    [("language", .string(language.code)), ("name", .string(name)), ("text", .string(text))]
  }
}

extension KeptList {
  var json: JSON { .object([("list", .string(id.text))] + (content?.members ?? [])) }

  init(_ fields: JournalFields) throws(JournalFault) {
    self.init(id: try fields.event("list"), content: fields.has("text") ? try fields.listContent() : nil)
  }
}

extension ListLine {
  var members: Members {
    [("list", .string(list.text)), ("language", .string(language.code)), ("line", .string(text))]
  }
}

extension JournalFields {
  func listLine() throws(JournalFault) -> ListLine {
    let (list, language) = (try event("list"), try language())
    guard let line = ListLine(list: list, language: language, text: try string("line"))
    else { throw .unsuitable(field: "line") }
    return line
  }

  func listContent() throws(JournalFault) -> ListContent {
    ListContent(language: try language(), name: try string("name"), text: try string("text"))
  }
}
