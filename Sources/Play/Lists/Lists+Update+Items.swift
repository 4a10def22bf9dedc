import Formats
import Imports
import Interface
import Journal
import Vocabulary
import Words

/// Changes a stored list: adds, changes or removes single items, and renames the list.
extension Lists {
  /// Opens the form of a new item or of an existing entry.
  @inline(never)
  mutating func openForm(_ id: EventID, entry name: String?, _ session: inout Session) -> [Effect] {
    guard let content = session.list(id) else { return [] }
    form = Form(list: id, language: content.language)
    if let name {
      guard let glossary = session.glossary(.list(id)), let entry = glossary.entry(glossary.id(name)) else { return [] }
      let known = glossary[entry]
      let item = ListItem(
        word: known.word, translation: known.translation, example: known.example.source,
        exampleTranslation: known.exampleTranslation)
      form?.fields = item.fields
      form?.known = ListLine(list: id, language: content.language, text: item.line)
    }
    return session.open(.listItem) + session.order([session.vocabulary(content.language)]) + [.focus("field-0")]
  }

  mutating func openName(_ id: EventID, _ session: inout Session) -> [Effect] {
    guard let content = session.list(id) else { return [] }
    form = Form(list: id, language: content.language, fields: [content.name])
    return session.open(.listName) + [.focus("field-0")]
  }

  /// Opens the form of the name of a new list.
  mutating func beginList(_ session: inout Session) -> [Effect] {
    beginDraft()
    form = Form(list: nil, language: session.settings.language, fields: [""])
    return session.open(.listName) + [.focus("field-0")]
  }

  mutating func type(_ field: Int, _ text: String) {
    guard form?.fields.indices.contains(field) ?? false else { return }
    form?.fields[field] = text
    form?.reason = nil
  }

  /// Fills the empty fields of the open form with data from the vocabulary.
  mutating func fillForm(_ session: Session) {
    guard let form, let glossary = session.library.glossaries[form.language] else { return }
    self.form?.fields = session.filled(ListItem(fields: form.fields), from: glossary).fields
  }

  /// Fills the empty fields of the imported items with data from the vocabulary.
  @inline(never)
  mutating func fillDraft(_ session: Session) {
    guard case .read(let read)? = draft.outcome,
      let glossary = session.library.glossaries[draftLanguage(session)]
    else { return }
    draft.outcome = .read(read.with(read.items.map { session.filled($0, from: glossary) }))
  }

  /// Saves the item or the name in the form. If a field is invalid, the form shows the reason instead.
  @inline(never)
  mutating func keepForm(_ session: inout Session) -> [Effect] {
    guard let form else { return [] }
    guard session.sheet == .listItem else { return rename(form, &session) }
    do throws(LineProblem.Reason) {
      let item = try ListItem(checking: form.fields, form.language)
      return keep(item, form, &session)
    } catch {
      self.form?.reason = error
      return [.focus("field-0")]
    }
  }

  private mutating func keep(_ item: ListItem, _ form: Form, _ session: inout Session) -> [Effect] {
    guard let list = form.list, let line = ListLine(list: list, language: form.language, text: item.line) else {
      return []
    }
    session.sheet = nil
    if let known = form.known, known.text.hasSameBytes(as: line.text) { return [] }
    let isSameWord = form.known.map { ListItem(line: $0.text).word.hasSameBytes(as: item.word) } ?? false
    let isAgain = !isSameWord && session.glossary(.list(list))?.entry(EntryID(word: item.word)) != nil
    var effects = form.known.map { [session.record(.changedList($0, isKept: false))] } ?? []
    effects.append(
      session.record(.changedList(line, isKept: true), thenSay: .keptItem(item.word, isAgain: isAgain)))
    session.readAgain(list: list)
    if case .some = form.known { session.go(to: .listWord(list, item.word), isNewEntry: false) }
    return effects
  }

  private func rename(_ form: Form, _ session: inout Session) -> [Effect] {
    let name = ListImport.cleanName(form.fields[0])
    guard let list = form.list else {
      session.sheet = nil
      let name = name.utf8.isEmpty ? session.sentences[.newListName] : name
      return [keep([], draftLanguage(session), name, isNewEntry: true, &session)]
    }
    guard let line = ListLine(list: list, language: form.language, name: name) else { return [] }
    session.sheet = nil
    return [session.record(.changedList(line, isKept: true)), session.updateDocument()]
  }

  /// Removes the item in the open form from its list.
  mutating func removeItem(_ session: inout Session) -> [Effect] {
    guard let line = form?.known else { return [] }
    removedLine = line
    let effect = session.record(.changedList(line, isKept: false))
    session.readAgain(list: line.list)
    session.go(to: .list(line.list), isNewEntry: false, thenSay: .removedItem(ListItem(line: line.text).word))
    return [effect]
  }

  mutating func takeBackItem(_ session: inout Session) -> [Effect] {
    guard let line = removedLine else { return [] }
    removedLine = nil
    session.clearBanner()
    let effect = session.record(.changedList(line, isKept: true))
    session.readAgain(list: line.list)
    return [effect, .focus("title")]
  }
}

extension Session {
  /// Returns the item with its empty fields filled from the vocabulary, in the reader's translation language.
  fileprivate func filled(_ item: ListItem, from glossary: Glossary) -> ListItem {
    guard let entry = glossary.entries(spelled: item.word).first else { return item }
    let translation = translation(of: glossary[entry])
    let hasExample = !item.example.utf8.isEmpty
    return ListItem(
      word: item.word, translation: item.translation.utf8.isEmpty ? translation.text : item.translation,
      example: hasExample ? item.example : glossary[entry].example.text,
      exampleTranslation: hasExample ? item.exampleTranslation : translation.example)
  }
}
