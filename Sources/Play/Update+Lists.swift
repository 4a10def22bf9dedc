import Journal
import Rules
import Vocabulary
import Wire
import Words

/// A list that is being imported: what was pasted or picked, and what could be read of it.
struct ListDraft {
  /// `nil`: the language of the games.
  var language: Language?
  var name = ""
  var files: [ListFile] = []
  var outcome: Outcome?
  /// Whether it came by a link.
  var isShared = false

  enum Outcome {
    case read(ListImport)
    case fault(ListFault)
    /// The list of a link is not all there.
    case cutLink
  }
}

extension Model {
  var draftLanguage: Language { draft.language ?? settings.language }

  mutating func typeList(_ text: String) -> [Effect] {
    draft.files = [ListFile(name: "", bytes: Array(text.utf8))]
    draft.outcome = nil
    return []
  }

  /// Files follow each other, each a line with its name, a line with the number of its bytes, and these.
  @inline(never)
  mutating func pickFiles(_ bytes: [UInt8]) -> [Effect] {
    var files: [ListFile] = []
    var rest = bytes[...]
    func line() -> String {
      let line = rest.prefix { $0 != 0x0A }
      rest = rest.dropFirst(line.count + 1)
      return String(decoding: line, as: UTF8.self)
    }
    while !rest.isEmpty {
      let name = line()
      guard let count = Int(line()), count >= 0 else { break }
      files.append(ListFile(name: name, bytes: Array(rest.prefix(count))))
      rest = rest.dropFirst(count)
    }
    guard !files.isEmpty else { return [] }
    draft.files = files
    if draft.name.isEmpty, files.count == 1 { draft.name = files[0].nameAlone }
    return checkList()
  }

  mutating func nameList(_ name: String) -> [Effect] {
    draft.name = String(String.UnicodeScalarView(name.unicodeScalars.prefix(ListDraft.longestName)))
    return []
  }

  mutating func chooseListLanguage(_ language: Language) -> [Effect] {
    draft.language = language
    // The focus stays where the language is chosen.
    if draft.outcome != nil { readDraft() }
    return []
  }

  mutating func checkList() -> [Effect] {
    readDraft()
    return [.focus("preview")]
  }

  /// Reads what was pasted or picked, and keeps nothing yet.
  @inline(never)
  private mutating func readDraft() {
    do throws(ListFault) {
      let read = try ListImport(draft.files, language: draftLanguage)
      draft.outcome = .read(read)
      if draft.name.isEmpty, let name = read.name { draft.name = name }
    } catch {
      draft.outcome = .fault(error)
    }
  }

  @inline(never)
  mutating func keepList() -> [Effect] {
    guard case .read(let read)? = draft.outcome, !read.items.isEmpty else { return [] }
    let name = draft.name.utf8.isEmpty ? interface.sentences[.newListName] : draft.name
    let content = ListContent(language: draftLanguage, name: name, text: ListItem.stored(read.items))
    let effect = record(.keptList(content), thenSay: .keptList(name))
    draft = ListDraft()
    let screen = Screen.list(EventID(device: device, counter: counter))
    return [effect, .navigate(screen.path, isNewPlace: false)] + show(screen)
  }

  mutating func removeList(_ id: EventID) -> [Effect] {
    guard let content = list(id)?.content else { return [] }
    removal = .list(id, content)
    let effect = record(.removedList(id))
    return [effect, .navigate(Screen.lists.path, isNewPlace: false)] + show(.lists) + show(.removedList(content.name))
  }

  /// The list travels in the link, as far as there is room for it.
  @inline(never)
  mutating func shareList(_ id: EventID) -> [Effect] {
    guard let content = list(id)?.content else { return [] }
    let path =
      "\(Screen.newList.path)#language=\(content.language.code)&name=\(Location.encoded(content.name))"
      + "&bytes=\(content.text.utf8.count)&list=\(Base64URL.text(Array(content.text.utf8)))"
    guard path.utf8.count <= ListDraft.longestLink else { return show(.tooLongToShare) }
    return [.share(content.name, path: path)]
  }

  /// Takes in the list of a link, for the player to look at.
  @inline(never)
  mutating func openShared(_ location: Location) {
    guard case .newList = screen, let text = location["list"] else { return }
    draft = ListDraft(language: location["language"].flatMap { Language(code: $0) }, isShared: true)
    _ = nameList(location["name"] ?? "")
    guard let bytes = Base64URL.bytes(text), location["bytes"].map({ Int($0) == bytes.count }) ?? true else {
      draft.outcome = .cutLink
      return
    }
    draft.files = [ListFile(name: "", bytes: bytes)]
    _ = checkList()
  }

  /// A round with a word of the list as its root.
  @inline(never)
  mutating func playList(_ id: EventID) -> [Effect] {
    guard let content = list(id)?.content, let glossary = glossary(.list(id)),
      let lexicon = library.lexicons[content.language]
    else { return [] }
    let current = round?.root.word
    for entry in generator.shuffled(Array(0..<glossary.count)) {
      let word = glossary[entry, .word]
      guard let root = try? Root(word, in: lexicon), root.word != current else { continue }
      return play(content.language, word)
    }
    return show(.noRootInList)
  }
}

extension ListDraft {
  /// Characters of a name.
  static let longestName = 60
  /// Bytes of a link's path.
  static let longestLink = 8192
}

extension ListFile {
  /// Without what stands behind the last dot.
  fileprivate var nameAlone: String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
