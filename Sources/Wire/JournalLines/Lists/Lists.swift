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

extension JournalFields {
  func listContent() throws(JournalFault) -> ListContent {
    ListContent(language: try language(), name: try string("name"), text: try string("text"))
  }
}
