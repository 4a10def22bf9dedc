import Formats
import Imports
import Interface
import Journal
import Markup
import Vocabulary
import Words

/// The pages of the player's own lists: the page of all lists, and the page that imports a new list. The page of a
/// single list is a ``GlossaryBrowserPage``.
final class ListsPage: Page {
  let state: Lists

  init(_ state: Lists, _ session: Session) {
    self.state = state
    super.init(session)
  }

  func node(_ sheet: Node?) -> Node {
    plainPage(sheet: sheet) {
      if route.kind == .newList {
        newList()
      } else {
        stored(.lists) { lists() }
      }
    }
  }

  @inline(never)
  private func lists() -> [Node] {
    let lists = profile.lists
    return [
      title(sentences[.lists]),
      lists.isEmpty
        ? emptyNote(sentences[.listsNone], sentences[.listsNoneText])
        : element("ul", .class("saved-list"), .attribute("aria-labelledby", "title")) {
          for list in lists {
            if let content = session.list(list.id) {
              element("li", key: list.id.text, .class("row")) {
                pageLink(.list(list.id), class: "row-link") {
                  element("span", .class("row-word")) { content.name }
                  element("span", .class("row-meaning")) {
                    sentences.list(
                      sentences.nameAlone(content.language),
                      sentences(.wordCount, .count("count", content.wordCount)))
                  }
                }
              }
            }
          }
        },
      element("p", .class("page-actions")) {
        primaryButton(sentences[.makeList], .lists(.beganList), isDialog: true)
        secondaryButton(sentences[.importWords], .host(.openedPage(Route.newList.path)))
      },
    ]
  }
}

// MARK: - A new list

extension ListsPage {
  @inline(never)
  private func newList() -> [Node] {
    if case .read(let read)? = state.draft.outcome, state.draft.isShared { return sharedList(read) }
    var nodes = [title(sentences[state.draft.isShared ? .sharedList : .importList])]
    if !state.draft.isShared {
      nodes.append(paragraph(sentences[.importText]))
      nodes.append(
        element("form", .class("import"), .submits(.lists(.checkedList))) {
          element("label", .class("sheet-label"), .attribute("for", "paste")) { sentences[.paste] }
          element(
            "textarea", .id("paste"), .attribute("rows", "8"), .attribute("spellcheck", "false"),
            .attribute("autocapitalize", "none"), .types(.lists(.typedList(""))))
          element("div", .class("page-actions")) {
            element("label", .class("banner-button", "file")) {
              sentences[.chooseFiles]
              element(
                "input", .attribute("type", "file"), .flag("multiple", true),
                .attribute("accept", ".txt,.tsv,.csv,.json,.kvtml,text/plain"),
                .files(Message.lists(.pickedFiles([])).name)
              )
            }
            element("button", .class("banner-button"), .attribute("type", "submit")) { sentences[.check] }
          }
        })
    }
    nodes.append(
      element("div", .class("preview"), .id("preview"), .attribute("role", "status"), .attribute("tabindex", "-1")) {
        preview()
      })
    if case .read(let read)? = state.draft.outcome, let items = state.draft.items {
      if !read.understanding.columns.isEmpty { nodes.append(howRead(read.understanding)) }
      nodes += badLines(read.problems)
      nodes += doubtfulWords(read)
      if !items.isEmpty { nodes.append(keepForm(items)) }
    }
    return nodes
  }

  /// The list that a link contains: its name, what the player can do with it, and its first words. The name and the
  /// language are part of the link, so there is nothing to fill in.
  @NodeBuilder
  private func sharedList(_ read: ListImport) -> [Node] {
    let count = read.items.count
    let name = state.draft.name
    let language = state.draftLanguage(session)
    note(sentences[.sharedList])
    title(name.utf8.isEmpty ? sentences[.newListName] : name)
    if count > 0 {
      paragraph(sentences(.sharedWords, .count("count", count), .text("language", sentences.name(language))))
      makeElement(
        "div", key: nil, [.class("page-actions")],
        [
          primaryButton(sentences[.dailyPlay], .lists(.keptAndPlayed)),
          secondaryButton(sentences[.keepList], .lists(.keptList)),
        ])
      sample(read.items, language)
    }
    if count > ListsPage.sample { note(sentences(.moreWords, .count("count", count - ListsPage.sample))) }
    if state.draft.turnsSchoolOn(session) { note(sentences[.sharedSchool]) }
    badLines(read.problems)
  }

  /// The first words of a list that the player has not saved yet.
  private func sample(_ items: [ListItem], _ language: Language) -> Node {
    element("ol", .class("sample"), .attribute("aria-label", sentences[.firstWords])) {
      for item in items.prefix(ListsPage.sample) {
        element("li") {
          element("b", .attribute("lang", language.code)) { item.word }
          " "
          element("span", .class("sheet-note")) {
            item.fields.dropFirst().filter { !$0.utf8.isEmpty }.joined(separator: " · ")
          }
        }
      }
    }
  }

  /// The choice of a list's language.
  func languageChoice() -> Node {
    element(
      "div", .class("planks"), .attribute("role", "radiogroup"), .attribute("aria-label", sentences[.gameLanguage])
    ) {
      radioGroup(
        name: "list-language", Language.allCases, chosen: state.draftLanguage(session),
        message: { .lists(.choseListLanguage($0)) }
      ) { language in element("span") { sentences.nameAlone(language) } }
    }
  }

  private func preview() -> [Node] {
    switch state.draft.outcome {
    case nil: []
    case .cutLink:
      [paragraph(sentences[.cannotRead], "empty-title"), paragraph(sentences[.linkCut])]
    case .fault(let fault):
      [paragraph(sentences[.cannotRead], "empty-title"), paragraph(sentences.listFault(fault))]
    case .noReader:
      [paragraph(sentences[.cannotRead], "empty-title"), paragraph(sentences[.faultNoReader])]
    case .read(let read): found(read)
    }
  }

  @inline(never)
  private func found(_ read: ListImport) -> [Node] {
    let count = Blank.count("count", state.draft.items?.count ?? 0)
    let problems =
      read.problems.isEmpty ? sentences[.noBadLines] : sentences(.badLines, .count("count", read.problems.count))
    var nodes = [
      paragraph(sentences(.goodLines, count), "empty-title"),
      paragraph(problems),
    ]
    if !read.doubts.isEmpty {
      nodes.append(paragraph(sentences(.doubtCount, .count("count", read.doubts.count))))
    }
    return nodes
  }

  private func keepForm(_ items: [ListItem]) -> Node {
    element("form", .class("import"), .submits(.lists(.keptList))) {
      sample(items, state.draftLanguage(session))
      fillIn(items, state.draftLanguage(session))
      element("label", .class("sheet-label"), .attribute("for", "list-name")) { sentences[.listName] }
      element(
        "input", .class("plain-field"), .attribute("type", "text"), .id("list-name"),
        .attribute("value", state.draft.name),
        .attribute("maxlength", String(Lists.Draft.longestName)), .attribute("autocomplete", "off"),
        .types(.lists(.namedList(""))))
      languageChoice()
      element("div", .class("page-actions")) {
        primaryButton(sentences[.keepList])
        secondaryButton(sentences[.keepAndPlay], .lists(.keptAndPlayed))
      }
    }
  }

  /// The button that fills empty fields with data from the vocabulary. The button is shown if the vocabulary is loaded
  /// and at least one field is empty.
  func fillIn(_ items: [ListItem], _ language: Language) -> [Node] {
    guard library.has(session.vocabulary(language)),
      items.contains(where: { $0.translation.utf8.isEmpty || $0.example.utf8.isEmpty })
    else { return [] }
    return [
      note(sentences[.fillInNote]),
      element("div", .class("page-actions")) { secondaryButton(sentences[.fillIn], .lists(.filledIn)) },
    ]
  }

  private static let sample = 8
  static let mostBadLines = 1000

  /// The number of a line, with the name of its file if the import has several files.
  func place(_ file: String, _ line: Int) -> String {
    file.utf8.isEmpty || state.draft.files.count == 1
      ? sentences(.lineNumber, .count("count", line))
      : sentences(.lineOfFile, .text("file", file), .count("count", line))
  }

  private func badLines(_ problems: [LineProblem]) -> [Node] {
    guard !problems.isEmpty else { return [] }
    return [
      element("ol", .class("bad-lines"), .attribute("aria-label", sentences[.badLinesTitle])) {
        for problem in problems.prefix(ListsPage.mostBadLines) {
          element("li") {
            element("b") { place(problem.file, problem.line) }
            " "
            element("span") { sentences.problem(problem.reason) }
            if !problem.text.utf8.isEmpty { element("code") { problem.text } }
          }
        }
      },
      problems.count > ListsPage.mostBadLines
        ? paragraph(sentences(.moreBadLines, .count("count", problems.count - ListsPage.mostBadLines))) : nil,
    ].compactMap { $0 }
  }
}
