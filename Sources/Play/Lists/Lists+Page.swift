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
        element(
          "button", .class("submit"), .attribute("type", "button"), .press(.host(.openedPage(Route.newList.path)))
        ) {
          sentences[.importWords]
          Art.leaf
        }
      },
    ]
  }
}

// MARK: - A new list

extension ListsPage {
  @inline(never)
  private func newList() -> [Node] {
    var nodes = [title(sentences[state.draft.isShared ? .sharedList : .importList])]
    if !state.draft.isShared {
      nodes.append(element("p") { sentences[.importText] })
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
      if state.draft.turnsSchoolOn(session) { nodes.append(element("p") { sentences[.sharedSchool] }) }
      if !read.understanding.columns.isEmpty { nodes.append(howRead(read.understanding)) }
      nodes += badLines(read.problems)
      nodes += doubtfulWords(read)
      if !items.isEmpty { nodes.append(keepForm(items)) }
    }
    return nodes
  }

  private func preview() -> [Node] {
    switch state.draft.outcome {
    case nil: []
    case .cutLink:
      [element("p", .class("empty-title")) { sentences[.cannotRead] }, element("p") { sentences[.linkCut] }]
    case .fault(let fault):
      [element("p", .class("empty-title")) { sentences[.cannotRead] }, element("p") { sentences.listFault(fault) }]
    case .noReader:
      [element("p", .class("empty-title")) { sentences[.cannotRead] }, element("p") { sentences[.faultNoReader] }]
    case .read(let read): found(read)
    }
  }

  @inline(never)
  private func found(_ read: ListImport) -> [Node] {
    let count = Blank.count("count", state.draft.items?.count ?? 0)
    let problems =
      read.problems.isEmpty ? sentences[.noBadLines] : sentences(.badLines, .count("count", read.problems.count))
    var nodes = [
      element("p", .class("empty-title")) { sentences(state.draft.isShared ? .sharedWords : .goodLines, count) }
    ]
    if !state.draft.isShared || !read.problems.isEmpty { nodes.append(element("p") { problems }) }
    if !read.doubts.isEmpty {
      nodes.append(element("p") { sentences(.doubtCount, .count("count", read.doubts.count)) })
    }
    return nodes
  }

  private func keepForm(_ items: [ListItem]) -> Node {
    element("form", .class("import"), .submits(.lists(.keptList))) {
      element("ol", .class("sample"), .attribute("aria-label", sentences[.firstWords])) {
        for item in items.prefix(ListsPage.sample) {
          element("li") {
            element("b", .attribute("lang", state.draftLanguage(session).code)) { item.word }
            " "
            element("span", .class("sheet-note")) {
              item.fields.dropFirst().filter { !$0.utf8.isEmpty }.joined(separator: " · ")
            }
          }
        }
      }
      fillIn(items, state.draftLanguage(session))
      element("label", .class("sheet-label"), .attribute("for", "list-name")) { sentences[.listName] }
      element(
        "input", .class("plain-field"), .attribute("type", "text"), .id("list-name"),
        .attribute("value", state.draft.name),
        .attribute("maxlength", String(Lists.Draft.longestName)), .attribute("autocomplete", "off"),
        .types(.lists(.namedList(""))))
      element(
        "div", .class("planks"), .attribute("role", "radiogroup"), .attribute("aria-label", sentences[.gameLanguage])
      ) {
        radioGroup(
          name: "list-language", Language.allCases, chosen: state.draftLanguage(session),
          message: { .lists(.choseListLanguage($0)) }
        ) { language in element("span") { sentences.nameAlone(language) } }
      }
      element("div", .class("page-actions")) {
        element("button", .class("submit"), .attribute("type", "submit")) {
          sentences[.keepList]
          Art.leaf
        }
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
      element("p", .class("sheet-note")) { sentences[.fillInNote] },
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
        ? element("p") { sentences(.moreBadLines, .count("count", problems.count - ListsPage.mostBadLines)) } : nil,
    ].compactMap { $0 }
  }
}
