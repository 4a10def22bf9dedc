import Formats
import Words

/// A parser for vocabulary documents of KDE's Parley, Kanagram and KHangMan. The parser reads KVTML 1 (`<e><o>dog</o><t
/// l="de">Hund</t></e>`) and KVTML 2 (`<entry><translation id="0"><text>dog</text></translation></entry>`).
///
/// The parser reads the XML elements that it knows and ignores all other content. Because the parser ignores other
/// content, it can read the complete entries of a damaged document. The texts of each language form a column. The
/// comments and the examples of a language form further columns if the document contains any.
///
/// The parser is a class because each copy of a struct of this size would add code to the program.
final class KVTML {
  let rows = NamedRows()
  /// The languages with their names and tags. Languages are identified by their identifier in KVTML 2 and by their tag
  /// in KVTML 1.
  private var languages: [(id: [UInt8], name: [UInt8], tag: [UInt8])] = []
  /// The columns. Each column consists of the index of its language and the kind of its texts: 0 for words, 1 for
  /// examples, 2 for comments.
  private var kinds: [(language: Int, kind: Int)] = []
  private var cells: [NamedRows.Cell] = []
  /// The language of the next text; `nil` outside of translation elements.
  private var current: Int?
  private var text: [UInt8] = []
  private var isInEntry = false
  private var isInIdentifier = false
  /// The nesting depth of elements inside a translation, for example conjugations.
  private var nested = 0

  /// Returns whether a file is KVTML, that is, whether its first 2,000 bytes contain the root element.
  static func isKVTML(_ file: ListFile) -> Bool {
    let start = file.bytes.prefix(2000)
    guard start.first(where: { $0 > 0x20 && $0 < 0x80 }) == UInt8(ascii: "<") else { return false }
    return start.end(of: "<kvtml") != nil
  }

  /// Parses a KVTML document. O(bytes).
  init(_ bytes: [UInt8], _ language: Language) {
    var lineCount = LineCount(bytes)
    var offset = 0
    var entryStart = 0
    while let open = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      text += HTMLText.plain(Array(bytes[offset..<open]))
      if bytes[open...].begins(with: "<![CDATA[") {
        let end = bytes[open...].end(of: "]]>") ?? bytes.count
        text += bytes[(open + 9)..<max(open + 9, end - 3)]
        offset = end
        continue
      }
      let isComment = bytes[open...].begins(with: "<!--")
      let end = bytes[open...].end(of: isComment ? "-->" : ">") ?? bytes.count
      if !isComment {
        let tag = bytes[(open + 1)..<max(open + 1, end - 1)]
        let name = tag.first == UInt8(ascii: "/") ? tag.dropFirst() : tag
        if KVTML.isEntry(KVTML.name(name)) {
          if tag.first == UInt8(ascii: "/") {
            finishEntry(lineCount.line(at: entryStart), bytes[entryStart..<end])
          } else {
            entryStart = open
          }
        }
        take(tag)
      }
      offset = end
    }
    rows.names = kinds.map { kind in
      let language = languages[kind.language]
      return column(language.name.isEmpty ? language.tag : language.name, kind.kind)
    }
    rows.roles = roles(language)
  }

  private static func name(_ tag: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    tag.prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }
  }

  private static func isEntry(_ name: ArraySlice<UInt8>) -> Bool { "entry" ~= name || "e" ~= name }

  /// Returns the value of a tag's attribute; `start` must consist of a space, the attribute's name and the equals sign.
  private static func attribute(_ start: StaticString, _ tag: ArraySlice<UInt8>) -> [UInt8]? {
    var offset = tag.startIndex
    while let blank = tag[offset...].firstIndex(of: 0x20) {
      let rest = tag[blank...]
      let count = start.utf8CodeUnitCount
      if rest.begins(with: start), let quote = rest.dropFirst(count).first, quote == 0x22 || quote == 0x27 {
        return HTMLText.plain(Array(rest.dropFirst(count + 1).prefix { $0 != quote }))
      }
      offset = blank + 1
    }
    return nil
  }

  // MARK: Tags

  private func take(_ tag: ArraySlice<UInt8>) {
    if tag.first == UInt8(ascii: "/") { close(KVTML.name(tag.dropFirst())) } else { open(tag) }
    if tag.last != UInt8(ascii: "/") { text = [] }
  }

  private func open(_ tag: ArraySlice<UInt8>) {
    let isEmpty = tag.last == UInt8(ascii: "/")
    switch KVTML.name(tag) {
    case "kvtml": title(KVTML.attribute(" title=", tag) ?? [])
    case "entry", "e":
      isInEntry = true
      cells = []
    case "identifier":
      isInIdentifier = true
      languages.append((KVTML.attribute(" id=", tag) ?? [], [], []))
    case "translation" where isInEntry:
      current = language(KVTML.attribute(" id=", tag) ?? [], isTag: false)
      nested = 0
    // Only the first entry names the language of the original words.
    case "o": current = original(KVTML.attribute(" l=", tag) ?? [])
    case "t":
      let tag = KVTML.attribute(" l=", tag) ?? "translation".bytes
      current = language(tag, isTag: true)
      nested = 0
    case "conjugation", "declension", "comparison", "multiplechoice", "grade": if !isEmpty { nested += 1 }
    default: break
    }
  }

  private func close(_ name: ArraySlice<UInt8>) {
    switch name {
    case "title": if !isInEntry, rows.title == nil { title(text) }
    case "name": if isInIdentifier { languages[languages.count - 1].name = text }
    case "locale": if isInIdentifier { languages[languages.count - 1].tag = text }
    case "identifier": isInIdentifier = false
    case "text": if nested == 0 { put(0) }
    case "o", "t":
      put(0)
      current = nil
    case "example": if nested == 0 { put(1) }
    case "comment": if nested == 0 { put(2) }
    case "translation": current = nil
    case "conjugation", "declension", "comparison", "multiplechoice", "grade": nested = max(nested - 1, 0)
    default: break
    }
  }

  private func title(_ bytes: [UInt8]) {
    if String(validating: bytes, as: UTF8.self) != nil, !bytes.isEmpty { rows.title = String(utf8: bytes) }
  }

  private func original(_ tag: [UInt8]) -> Int {
    nested = 0
    let index = language("original".bytes, isTag: false)
    if !tag.isEmpty { languages[index].tag = tag }
    return index
  }

  private func language(_ id: [UInt8], isTag: Bool) -> Int {
    if let index = languages.firstIndex(where: { $0.id == id }) { return index }
    languages.append((id, [], isTag ? id : []))
    return languages.count - 1
  }

  /// Stores the text in the current language's column for texts of the given kind.
  private func put(_ kind: Int) {
    guard let language = current, !CellKind.trimmed(text[...]).isEmpty else { return }
    var column = kinds.firstIndex { $0 == (language, kind) }
    if column == nil, kinds.count < ListTable.mostFields {
      kinds.append((language, kind))
      column = kinds.count - 1
    }
    guard let column else { return }
    while cells.count <= column { cells.append(.absent) }
    let isText = String(validating: text, as: UTF8.self) != nil && !text.contains(where: SourceText.isControl)
    if case .absent = cells[column] { cells[column] = isText ? .text(text) : .notUTF8 }
  }

  private func finishEntry(_ line: Int, _ source: ArraySlice<UInt8>) {
    guard isInEntry else { return }
    isInEntry = false
    current = nil
    guard !cells.isEmpty else { return }
    rows.add(NamedRows.Row(line: line, source: source, cells: cells, isNamed: true))
  }

  // MARK: Columns

  private func column(_ name: [UInt8], _ kind: Int) -> [UInt8] {
    name + Array(["", " – example", " – comment"][kind].utf8)
  }

  /// Returns the roles of the columns. The word's column is the text in the list's language, or otherwise the first
  /// text. In a document with only one language, comments explain the words and therefore become the translations.
  private func roles(_ language: Language) -> [ColumnRole] {
    var roles = kinds.map { _ in ColumnRole.skipped }
    let texts = kinds.indices.filter { kinds[$0].kind == 0 }
    let own = texts.first { index in
      let (_, name, tag) = languages[kinds[index].language]
      let known =
        ColumnNames.language(ColumnNames.folded(tag[...])) ?? ColumnNames.language(ColumnNames.folded(name[...]))
      return known == ColumnNames.number(of: language)
    }
    guard let word = own ?? texts.first else { return roles }
    roles[word] = .word
    let other = texts.first { $0 != word }
    let comment = kinds.firstIndex { $0 == (kinds[word].language, 2) }
    if let translation = other ?? comment { roles[translation] = .translation }
    if let example = kinds.firstIndex(where: { $0 == (kinds[word].language, 1) }) {
      roles[example] = .example
      if let other, let translated = kinds.firstIndex(where: { $0 == (kinds[other].language, 1) }) {
        roles[translated] = .exampleTranslation
      }
    }
    return roles
  }
}
