import Formats
import Vocabulary
import Words

/// Vocabulary files. The first byte selects the language by its first letter: e, s or i.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ pointer: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = bytes(pointer, count)
  guard let recipe = input.first else { return 0 }
  let language = Language.allCases.first { $0.code.utf8.first == recipe } ?? .english
  let glossary: Glossary
  do throws(VocabularyFault) {
    glossary = try Glossary(Array(input.dropFirst()), language: language)
  } catch {
    require(!error.description.isEmpty, "a fault without a word")
    return 0
  }
  requireSections(glossary)
  for entry in 0..<min(glossary.count, 64) { requireFound(entry, in: glossary) }
  return 0
}

private func requireSections(_ glossary: Glossary) {
  require(
    glossary.sections.flatMap { Array($0.entries) } == Array(0..<glossary.count), "the sections are not the entries")
  require(glossary.sections.allSatisfy { !$0.entries.isEmpty && !$0.title.isEmpty }, "a section of nothing")
}

private func requireFound(_ entry: Int, in glossary: Glossary) {
  let id = glossary.id(entry)
  let item = glossary[entry]
  require(item.word.hasSameBytes(as: id.word) && EntryID(text: id.text).text.hasSameBytes(as: id.text), "another word")
  if let found = glossary.entry(id) {
    require(glossary.id(found).text.hasSameBytes(as: id.text), "an identifier leads to another entry")
  } else {
    fatalError("an entry is not found by its identifier: \(id.text)")
  }
  if !String(decoding: item.word.utf8, as: UTF8.self).unicodeScalars.contains("\u{FFFD}") {
    require(glossary.entries(spelled: item.word).contains(entry), "an entry is not found by its word: \(item.word)")
  }
  for problem in glossary.problems(of: entry, in: Small.lexicon(glossary.language)) {
    require(!problem.description.isEmpty, "a problem without a word")
  }
  for query in [item.word, item.translation, item.example.text] {
    let hits = glossary.search(query)
    require(hits.map(\.rank) == hits.map(\.rank).sorted(), "the hits are not ranked")
    require(Set(hits.map(\.entry)).count == hits.count, "an entry is found twice")
    _ = (item.word.parts(matching: query), glossary.nearest(query))
  }
}
