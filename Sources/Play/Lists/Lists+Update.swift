import Formats
import Imports
import Interface
import Journal
import Rules
import Vocabulary
import Words

extension Lists {
  /// Applies a message, and returns the effects for the host.
  mutating func update(_ message: Message, in session: inout Session) -> [Effect] {
    switch message {
    case .typedList(let text):
      replaceFiles([ListFile(name: "", bytes: text.bytes)])
      return []
    case .pickedFiles(let bytes): return pickFiles(bytes, &session)
    case .namedList(let name):
      nameList(name)
      return []
    case .choseListLanguage(let language):
      draft.language = language
      // If the files are read again, the focus stays on the menu of languages.
      guard case .some = draft.outcome else { return [] }
      return readAgain(session) + session.order([session.vocabulary(language)])
    case .checkedList: return checkList(&session)
    case .readImport(let bytes): return takeAnswer(ImportAnswer(bytes))
    case .failedToReadImport: return takeAnswer(nil)
    case .choseRole(let column, let role): return choose(role, for: column, session)
    case .choseSeparator(let separator):
      draft.choices = ImportChoices()
      draft.choices.separator = separator
      return readAgain(session)
    case .choseHeader(let isOne):
      draft.choices.hasHeader = isOne
      draft.choices.roles = nil
      return readAgain(session)
    case .choseRowEnd(let end):
      draft.choices = ImportChoices()
      draft.choices.rowEnd = end
      return readAgain(session)
    case .leftOutDoubts(let areLeftOut):
      draft.leavesOutDoubts = areLeftOut
      return []
    case .keptList: return keepList(&session)
    case .askedToRemoveList(let list): return session.list(list).isThere ? session.open(.removeList(list)) : []
    case .removedList(let list): return removeList(list, &session)
    case .beganList: return beginList(&session)
    case .tookBackList: return takeBackList(&session)
    case .sharedList(let list): return shareList(list, &session)
    case .playedList(let list): return Game.ofLists.words.play?(&session, list) ?? []
    case .addedItem(let list): return openForm(list, entry: nil, &session)
    case .editedItem(let list, let name): return openForm(list, entry: name, &session)
    case .renamedList(let list): return openName(list, &session)
    case .typedField(let field, let text):
      type(field, text)
      return []
    case .filledIn:
      if session.sheet == .listItem { fillForm(session) } else { fillDraft(session) }
      return []
    case .keptForm: return keepForm(&session)
    case .removedItem: return removeItem(&session)
    case .tookBackItem: return takeBackItem(&session)
    case .keptAndPlayed: return keepAndPlay(&session)
    case .keptWords(let language, let source): return keep(source, language, &session)
    case .askedToExport: return session.openExports()
    case .exported(let what, let forAnki): return export(what, forAnki: forAnki, &session)
    }
  }

  /// Prepares the page of a new list when it appears.
  @inline(never)
  mutating func beginDraft() { draft = Draft() }

  // MARK: A new list

  /// Reads the chosen files, as ``ListFile/files(_:)`` describes them.
  @inline(never)
  private mutating func pickFiles(_ bytes: [UInt8], _ session: inout Session) -> [Effect] {
    let files = ListFile.files(bytes[...])
    guard !files.isEmpty else { return [] }
    replaceFiles(files)
    if draft.name.isEmpty, files.count == 1 { draft.name = files[0].nameAlone }
    return checkList(&session)
  }

  mutating func nameList(_ name: String) {
    draft.name = String(scalars: name.scalars.prefix(Draft.longestName))
  }

  /// Reads the import, and requests the vocabulary, from which the player can fill empty fields.
  private mutating func checkList(_ session: inout Session) -> [Effect] {
    draft.outcome = nil
    let effects = session.order([session.vocabulary(draftLanguage(session))])
    return effects + read(session)
  }

  @inline(never)
  private mutating func keepList(_ session: inout Session) -> [Effect] {
    guard !draft.isAwaited, let items = draft.items, !items.isEmpty else { return [] }
    let name = draft.name.utf8.isEmpty ? session.sentences[.newListName] : draft.name
    let school = draft.turnsSchoolOn(session) ? [session.turnSchoolOn()] : []
    let effect = keep(items, draftLanguage(session), name, isNewEntry: false, &session)
    beginDraft()
    return school + [effect]
  }

  /// Saves the items as a new list, and opens the page of the list.
  @inline(never)
  func keep(
    _ items: [ListItem], _ language: Language, _ name: String, isNewEntry: Bool, _ session: inout Session
  ) -> Effect {
    let content = ListContent(language: language, name: name, text: ListItem.stored(items))
    let effect = session.record(.keptList(content), thenSay: .keptList(name))
    session.go(to: .list(session.lastEvent), isNewEntry: isNewEntry)
    return effect
  }

  /// Saves the words of a topic as a new list.
  @inline(never)
  private func keep(_ source: WordSource, _ language: Language, _ session: inout Session) -> [Effect] {
    guard let glossary = session.library.glossaries[language] else { return [] }
    let items = session.entries(of: source, glossary).map { item($0, glossary, session) }
    if items.isEmpty { return [] }
    return [keep(items, language, session.sentences.name(source, nil), isNewEntry: true, &session)]
  }

  /// Saves the list, and begins a game with its words.
  private mutating func keepAndPlay(_ session: inout Session) -> [Effect] {
    let effects = keepList(&session)
    guard !effects.isEmpty else { return [] }
    return effects + (Game.ofNewLists.words.play?(&session, session.lastEvent) ?? [])
  }

  // MARK: A list

  private mutating func removeList(_ id: EventID, _ session: inout Session) -> [Effect] {
    guard let content = session.list(id) else { return [] }
    removal = (id, content)
    session.sheet = nil
    let effect = session.record(.removedList(id))
    session.go(to: .lists, isNewEntry: false, thenSay: .removedList(content.name))
    return [effect]
  }

  private mutating func takeBackList(_ session: inout Session) -> [Effect] {
    guard let (id, content) = removal else { return [] }
    removal = nil
    session.clearBanner()
    var effects = [session.record(.keptList(content))]
    // The restored list has a new ID, because its ID is the ID of the event that created it. Replace the old list ID in
    // the games' settings.
    let list = WordSource.list(session.lastEvent)
    if session.settings.words == .list(id) { effects += session.choose(.words(list)) }
    if session.settings.roots == .words(.list(id)) { effects += session.choose(.roots(.words(list))) }
    return effects + [.focus("title")]
  }

  /// Shares the list as a link, if the link is short enough.
  @inline(never)
  private func shareList(_ id: EventID, _ session: inout Session) -> [Effect] {
    guard let content = session.list(id) else { return [] }
    let path =
      "\(Route.newList.path)#language=\(content.language.code)&name=\(Percent.encoded(content.name))"
      + (session.profile.settings.school == false ? "&school=off" : "")
      + "&bytes=\(content.text.utf8.count)&list=\(Base64URL.text(content.text.bytes))"
    guard path.utf8.count <= Draft.longestLink else { return session.show(.tooLongToShare) }
    return [.share(content.name, path: path)]
  }
}

extension Lists.Draft {
  /// Whether saving the list turns on the school setting. If the player has already chosen a value for the setting, the
  /// setting stays unchanged.
  func turnsSchoolOn(_ session: Session) -> Bool { isForSchool && session.profile.settings.school == nil }
}

extension ListFile {
  /// The file's name without its extension, which begins at the last dot.
  fileprivate var nameAlone: String {
    let bytes = name.bytes
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return name }
    return String(utf8: bytes[..<dot])
  }
}
