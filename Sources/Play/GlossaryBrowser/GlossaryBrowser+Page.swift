import Formats
import Interface
import Journal
import Markup
import Vocabulary
import Words

/// The page that lists the words of a vocabulary: a search field, sections, rows that are rendered when they scroll
/// into sight, and an index at the side.
final class GlossaryBrowserPage: Page {
  let state: GlossaryBrowser

  init(_ state: GlossaryBrowser, _ session: Session) {
    self.state = state
    super.init(session)
  }

  @inline(never)
  func node(_ sheet: Node?) -> Node {
    switch state.id {
    case .vocabulary(let language):
      let file = session.vocabulary(language)
      if session.missing.contains(file) { return troublePage(file, sheet: sheet) }
      return browsingPage(sheet) {
        hydrated(hasData: library.glossaries[language] != nil) {
          vocabularyHead(language)
          list()
        }
      }
    case .list(let id):
      return browsingPage(sheet) {
        stored(.lists) {
          if let content = session.list(id) {
            listHead(id, content)
            list()
          } else {
            listMissing()
          }
        }
      }
    }
  }

  private func browsingPage(_ sheet: Node?, @NodeBuilder content: () -> [Node]) -> Node {
    plainPage(state.isFolded ? "browsing folded" : "browsing", sheet: sheet, content: content)
  }

  /// The list next to the page of one of its words. The style sheet shows the list only if the window is wide enough
  /// for the list and the page.
  func beside(_ word: Route) -> [Node] {
    guard let glossary = session.glossary(state.id), word.wordOfGlossary?.id == state.id else { return [] }
    return [searchForm(), browse(state.rows(glossary), glossary, beside: word)]
  }

  /// The page while the program does not yet know the language of the vocabulary.
  func pageOnItsWay(_ sheet: Node?) -> Node {
    plainPage("browsing", sheet: sheet) {
      element("div", .class("browse-head")) { title(sentences[.vocabulary]) }
      loadingNote()
    }
  }

  private func vocabularyHead(_ current: Language) -> Node {
    element("div", .class("browse-head")) {
      title(sentences[.vocabulary])
      element("nav", .class("languages"), .attribute("aria-label", sentences[.gameLanguage])) {
        for language in Language.allCases {
          pageLink(.vocabulary(language), isCurrent: language == current) { sentences.nameAlone(language) }
        }
      }
    }
  }

  /// The name of a list, the button Play, which offers the games, and the menu of all other actions.
  private func listHead(_ id: EventID, _ content: ListContent) -> Node {
    let lexicon = DataFile.lexicon(content.language)
    let isEmpty = content.wordCount == 0
    return element("div", .class("browse-head")) {
      title(content.name)
      element("div", .class("page-actions")) {
        if !isEmpty {
          // While the lexicon is loading, Find Words is disabled, so that nothing moves when the lexicon arrives.
          let findWords =
            session.missing.contains(lexicon)
            ? [] : [textButton(sentences[.findWords], .lists(.playedList(id)), isDisabled: !library.has(lexicon))]
          menu(
            sentences[.dailyPlay], "submit",
            items: findWords + sourceLinks(.list(id), content.language) { game, _ in game.name })
        }
        moreMenu([
          textButton(sentences[.renameList], .lists(.renamedList(id)), isDialog: true),
          textButton(sentences[.shareList], .lists(.sharedList(id))),
          textButton(sentences[.export], .lists(.askedToExport), isDialog: true, isDisabled: isEmpty),
          textButton(sentences[.removeList], .lists(.askedToRemoveList(id)), isDialog: true),
        ])
      }
    }
  }

  /// The dialog that asks whether to remove a list.
  @inline(never)
  func removeListSheet(_ id: EventID) -> Node {
    let content = session.list(id)
    return confirmationSheet(
      sentences(.removeListQuestion, .text("name", content?.name ?? "")),
      sentences(.removeListText, .count("count", content?.wordCount ?? 0)),
      keep: .keepIt, remove: .removeList, .lists(.removedList(id)))
  }

  private func list() -> [Node] {
    guard let glossary = session.glossary(state.id) else { return [loadingNote()] }
    if case .list(let id) = state.id, glossary.count == 0 {
      return [
        emptyNote(sentences[.listEmpty], sentences[.listEmptyText]),
        primaryButton(sentences[.addItem], .lists(.addedItem(id)), isDialog: true),
      ]
    }
    let rows = state.rows(glossary)
    return [
      searchForm(),
      element("div", .class("rows-head")) {
        element("p", .class("rows-count"), .attribute("role", "status")) {
          sentences(state.hits == nil ? .wordCount : .hitCount, .count("count", rows.wordCount))
        }
        if isMisspelled { nearestWords(glossary) } else { headActions(glossary.language) }
      },
      unplayableNote(source, glossary.language, class: "rows-note"),
      browse(rows, glossary),
    ].compactMap { $0 }
  }

  /// The actions above the rows. A vocabulary has links to the games and a menu; a list has the button that adds a
  /// word.
  private func headActions(_ language: Language) -> [Node] {
    if case .list(let id) = state.id {
      return [textButton(sentences[.addItem], .lists(.addedItem(id)), isDialog: true)]
    }
    let source = source
    let saving =
      state.topic == nil ? [] : [textButton(sentences[.saveAsList], .lists(.keptWords(language, source)))]
    let items = [
      textButton(sentences[.importWords], .host(.openedPage(Route.newList.path))),
      textButton(sentences[.export], .lists(.askedToExport), isDialog: true),
    ]
    return sourceLinks(source, language) { game, _ in game.name }
      + [menu(sentences[.more], "quiet", icon: Art.more, items: saving + items)]
  }

  /// Whether every word that contains the query contains it after the beginning, as *staple* contains *aple*. Such a
  /// query is probably misspelled.
  private var isMisspelled: Bool {
    guard let best = state.hits?.first else { return false }
    return best.rank == .insideWord && state.query.utf8.count > 3
  }

  private func browse(_ rows: GlossaryRows, _ glossary: Glossary, beside word: Route? = nil) -> Node {
    if rows.count == 0 { return nothingFound(glossary) }
    return element("div", .class("browse")) {
      // The index comes first for screen readers and the Tab key. The style sheet shows it at the right.
      if state.hits == nil { sectionIndex(rows, glossary) }
      rowList(rows, glossary, word)
    }
  }

  /// The word source that contains the words of this list.
  private var source: WordSource {
    switch state.id {
    case .vocabulary:
      if let topic = state.topic {
        .topic(topic, level: level?.code)
      } else if let level {
        .level(level.code)
      } else {
        .all
      }
    case .list(let id): .list(id)
    }
  }

  /// The chosen level; `nil` for `.rare`.
  private var level: ProficiencyLevel? { state.level == .rare ? nil : state.level }

  private var nameOfList: String {
    switch state.id {
    case .vocabulary: sentences[.vocabulary]
    case .list(let id): session.list(id)?.name ?? ""
    }
  }

  private func searchForm() -> Node {
    element("div", .class("search-line")) {
      searchField()
      if case .vocabulary = state.id {
        let levels = ProficiencyLevel.allCases
        filter(
          .wordsByLevel, all: .wordsAll, levels.map { sentences.name($0) },
          chosen: state.level.map { Int($0.rawValue) },
          message: { .browser(.choseLevel($0.map { levels[$0] })) })
        filter(
          .wordsByTopic, all: .allTopics, sentences.topics, chosen: state.topic.flatMap { WordSource.topic($0) },
          message: { .browser(.choseTopic($0.map { WordSource.topics[$0] })) })
      }
    }
  }

  /// A menu that filters the shown words. The player's own lists have neither levels nor topics. `message` returns
  /// the message for choosing the value at an index; `nil` means all words.
  private func filter(
    _ title: Phrase, all: Phrase, _ names: [String], chosen: Int?, message: (Int?) -> Message
  ) -> Node {
    element(
      "select", .class("levels"), .attribute("aria-label", sentences[title]), .changes(message(nil))
    ) {
      option(sentences[all], message(nil), isChosen: chosen == nil)
      for (index, name) in names.enumerated() { option(name, message(index), isChosen: index == chosen) }
    }
  }

  private func searchField() -> Node {
    element("div", .class("search"), .attribute("role", "search")) {
      Art.search
      element(
        "input", .attribute("type", "search"), .id("search"), .attribute("aria-label", sentences[.searchWords]),
        .attribute("placeholder", sentences[.searchWords]), .attribute("value", state.query),
        .attribute("autocomplete", "off"), .attribute("autocapitalize", "none"), .attribute("autocorrect", "off"),
        .attribute("spellcheck", "false"), .attribute("enterkeyhint", "search"), .attribute("maxlength", "200"),
        .types(.browser(.searched(""))))
    }
  }

  private func rowList(_ rows: GlossaryRows, _ glossary: Glossary, _ current: Route?) -> Node {
    let window = rowsToShow(around: state.rowsInSight, of: rows.count)
    return element(
      "div", .class("rows"), .id("rows"), .rows(Message.browser(.sawRows(0..<1)).name),
      .attribute("data-first", String(window.lowerBound)), .attribute("data-count", String(rows.count))
    ) {
      element("ul", .attribute("aria-label", nameOfList)) {
        for row in window {
          switch rows[row] {
          case .title(let section):
            rowItem(
              "#" + section.title, "row-title", row, of: rows.count,
              [
                element(
                  "h2", .id(GlossaryBrowser.sectionID(rows.section(of: row))), .attribute("tabindex", "-1")
                ) { section.title }
              ])
          case .entry(let entry):
            entryRow(glossary, entry, state.hits?[row], current, row, of: rows.count)
          }
        }
      }
    }
  }

  /// The row of an entry. `row` is the index of the row in the whole list, of which the document contains only a part.
  private func entryRow(
    _ glossary: Glossary, _ number: Int, _ hit: SearchHit?, _ current: Route?, _ row: Int, of count: Int
  ) -> Node {
    let (entry, language) = (glossary[number], glossary.language)
    let line = secondLine(entry, hit, glossary)
    let name = entry.id.text
    var isSaved = false
    if case .vocabulary = state.id { isSaved = session.isSaved(language, name) }
    let route = state.id.route(name)
    let link = pageLink(route, class: "row-link", isCurrent: current?.isSame(as: route) ?? false) {
      element("span", .class("row-word"), .attribute("lang", language.code)) { marked(entry.word) }
      if glossary.hasHomograph(number), let part = entry.partOfSpeech {
        element("span", .class("row-part")) { sentences.name(part) }
      }
      if let level = entry.level, level != .rare {
        element("span", .class("row-level")) {
          forReaders(sentences[.level] + " ")
          level.code
        }
      }
      element("span", .class("row-meaning")) {
        for (index, part) in line.enumerated() {
          if index > 0 { " · " }
          element("span", .optional("lang", part.tag)) { excerpt(part.text) }
        }
      }
      if isSaved {
        element("span", .class("row-saved")) {
          Art.bookmark
          forReaders(sentences[.saved])
        }
      }
    }
    return rowItem(name, "row", row, of: count, [link])
  }

  /// The second line of a word's row in the list. The second line shows the word's meaning. If the search query matches
  /// another text of the entry, the second line also shows the matching text: the form with its kind, the translation
  /// or the sentence.
  private func secondLine(
    _ entry: Entry, _ hit: SearchHit?, _ glossary: Glossary
  ) -> [Session.TaggedText] {
    let language = glossary.language
    let first = session.shortMeaning(entry, language)
    guard let hit else { return [first] }
    func holds(_ text: Session.TaggedText) -> Bool { text.text.parts(matching: state.query) != nil }
    switch hit.rank {
    case .wholeWord, .wordStart, .insideWord: return [first]
    case .wholeForm:
      guard let form = glossary.form(of: hit.entry, matching: state.query) else { return [first] }
      let reading = glossary.readings(hit.entry)[form].first
      let kind: [Session.TaggedText] = reading.map { [(sentences.name($0, language), nil)] } ?? []
      return [(entry.forms[form], language.code)] + kind + [first]
    case .translation, .example:
      if holds(first) { return [first] }
      let usual = session.translation(of: entry)
      if holds((usual.text, nil)) { return [(usual.text, usual.tag)] }
      if holds((entry.example.text, nil)) { return [first, (entry.example.text, language.code)] }
      if holds((usual.example, nil)) { return [first, (usual.example, usual.tag)] }
      return [first, (entry.definition, TranslationLanguage.english.tag)]
    }
  }

  /// A line in which the search match is marked. The beginning of the line is cut off, so that the match is among the
  /// first words.
  private func excerpt(_ text: String) -> [Node] {
    guard state.hits != nil, let parts = text.parts(matching: state.query) else { return [.text(text)] }
    let before = parts.before.scalars
    guard before.count > GlossaryBrowserPage.longestLead else { return marked(text) }
    let tail = before.suffix(GlossaryBrowserPage.longestLead)
    let start = tail.firstIndex(of: " ").map { $0 + 1 } ?? tail.startIndex
    return marked("…" + String(scalars: before[start...]) + parts.match + parts.after)
  }

  private static let longestLead = 14

  /// A text in which the search match is marked.
  private func marked(_ text: String) -> [Node] {
    guard state.hits != nil, let parts = text.parts(matching: state.query) else { return [.text(text)] }
    return [.text(parts.before), element("mark") { parts.match }, .text(parts.after)]
  }

  private func sectionIndex(_ rows: GlossaryRows, _ glossary: Glossary) -> Node {
    let current = rows.section(of: state.rowsInSight.lowerBound)
    return element(
      "nav", .class("letters"), .attribute("aria-label", sentences[.sections]),
      .drags(Message.browser(.jumpedToSection(0)).name)
    ) {
      for (index, section) in rows.sections.enumerated() {
        element(
          "a", .optional("aria-current", index == current ? "true" : nil),
          .attribute("tabindex", index == current ? "0" : "-1"), .attribute("draggable", "false"),
          .href(state.id.route.path + "#" + Percent.encoded(section.title)), .press(.browser(.choseSection(index)))
        ) { section.title }
      }
    }
  }

  private func nothingFound(_ glossary: Glossary) -> Node {
    element("div", .class("empty")) {
      Art.basket
      element("p", .class("empty-title")) {
        sentences(.nothingHere, .text("query", state.query.shortened))
      }
      nearestWords(glossary)
    }
  }

  /// The words that are nearest to the query.
  private func nearestWords(_ glossary: Glossary) -> [Node] {
    let nearest = glossary.nearest(state.query)
    if nearest.isEmpty { return [] }
    return [
      element("p", .id("nearest")) { sentences[.nearestWords] },
      element("ul", .class("nearest"), .attribute("aria-labelledby", "nearest")) {
        for entry in nearest {
          element("li") {
            pageLink(
              state.id.route(glossary.id(entry).text), class: "banner-button", language: glossary.language.code
            ) { glossary[entry, .word] }
          }
        }
      },
    ]
  }

  @inline(never)
  private func forReaders(_ text: String) -> Node { element("span", .class("for-readers")) { text } }
}
