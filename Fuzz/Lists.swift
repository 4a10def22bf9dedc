import Formats
import Imports
import Vocabulary
import Words

/// Imports learners' lists.
///
/// The first byte selects the language. After e, s or i, the other bytes are one file in that language; after E, S or
/// I, the two halves of the other bytes are two files.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ pointer: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = bytes(pointer, count)
  guard let recipe = input.first else { return 0 }
  let rest = Array(input.dropFirst())
  let language = Language.allCases.first { $0.code.utf8.first == recipe | 0x20 } ?? .english
  let isOne = recipe & 0x20 != 0
  let half = isOne ? rest.count : rest.count / 2
  let parts = isOne ? [rest] : [Array(rest[..<half]), Array(rest[half...])]
  read(parts.enumerated().map { ListFile(name: "\($0.offset).txt", bytes: $0.element) }, language)
  return 0
}

private func read(_ files: [ListFile], _ language: Language) {
  let list: ListImport
  do throws(ListFault) {
    list = try ListImport(files, language: language)
  } catch {
    require(!error.description.isEmpty, "a fault without a word")
    return
  }
  // A row ends at the end of its line or at a comma or semicolon; JSON and KVTML mark rows in other ways.
  let marks = Array("\n\r;,{<".utf8)
  let ends = files.reduce(0) { $0 + $1.bytes.count { marks.contains($0) } }
  require(list.items.count + list.problems.count <= ends + files.count, "rows from nowhere")
  for problem in list.problems {
    require(files.contains { $0.name.hasSameBytes(as: problem.file) } && problem.line >= 1, "a problem nowhere")
    require(problem.text.unicodeScalars.count <= 60 && !"\(problem)".isEmpty, "a problem with too long a line")
  }
  for item in list.items { requireClean(item) }
  requireSame(list.items, ListItem.tabSeparated(list.items), language)
  let again = requireSame(
    list.items, AnkiNote.text(AnkiNote.notes(of: list.items, in: ""), deck: list.name ?? ""), language)
  require((again?.name ?? "").hasSameBytes(as: again == nil ? "" : list.name ?? ""), "the list has another name")
}

private func requireClean(_ item: ListItem) {
  require(!item.word.utf8.isEmpty, "an item without a word")
  for text in [item.word, item.translation, item.example, item.exampleTranslation] {
    require(text.unicodeScalars.count <= ListItem.mostFieldCharacters, "a long field")
    require(!text.utf8.contains { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D || $0 == 0 }, "a tab or a line end")
  }
}

/// Reads the exported text again: the items must be the same, byte by byte, and no problem may be reported.
@discardableResult
private func requireSame(_ items: [ListItem], _ text: String, _ language: Language) -> ListImport? {
  guard !items.isEmpty else { return nil }
  guard let again = try? ListImport([ListFile(name: "again", bytes: Array(text.utf8))], language: language)
  else { fatalError("what is written cannot be read: \(text)") }
  require(again.problems.isEmpty, "what is written has problems: \(again.problems)")
  let isSame = again.items.elementsEqual(items) { one, other in
    one.word.hasSameBytes(as: other.word) && one.translation.hasSameBytes(as: other.translation)
      && one.example.hasSameBytes(as: other.example)
      && one.exampleTranslation.hasSameBytes(as: other.exampleTranslation)
  }
  require(isSame, "other items are read than were written: \(text)")
  return again
}
