import Journal
import Markup
import Vocabulary
import Words

/// The player's own lists: all of them, one of them, and a new one.
extension Model {
  @inline(never)
  func listsPage(_ sentences: Sentences) -> [Node] {
    let lists = profile.lists
    return [
      title(sentences[.lists]),
      lists.isEmpty
        ? emptyNote(sentences[.listsNone], sentences[.listsNoneText])
        : element("ul", .class("saved-list"), .attribute("aria-labelledby", "title")) {
          for list in lists {
            if let content = list.content {
              element("li", key: list.id.text, .class("row")) {
                pageLink(.list(list.id), class: "row-link") {
                  element("span", .class("row-word")) { content.name }
                  element("span", .class("row-meaning")) {
                    sentences.list(
                      sentences.nameAlone(content.language),
                      sentences(.wordCount, .count("count", listGlossaries.glossary(list)?.count ?? 0)))
                  }
                }
              }
            }
          }
        },
      element("p", .class("page-actions")) {
        element("button", .class("submit"), .attribute("type", "button"), .press(.openedPage(Screen.newList.path))) {
          sentences[.importWords]
          Art.leaf
        }
      },
    ]
  }

  @inline(never)
  func listPage(_ id: EventID, _ sentences: Sentences) -> [Node] {
    guard let content = list(id)?.content else { return listMissing(sentences) }
    return [
      element("div", .class("browse-head")) {
        title(content.name)
        element("div", .class("page-actions")) {
          if library.has(.lexicon(content.language)) { quietButton(sentences[.playList], .playedList(id)) }
          quietButton(sentences[.shareList], .sharedList(id))
          quietButton(sentences[.removeList], .removedList(id))
        }
      }
    ] + browsePage(.list(id), sentences)
  }

  func listMissing(_ sentences: Sentences) -> [Node] {
    [title(sentences[.lists]), emptyNote(sentences[.listMissing], sentences[.listMissingText])]
  }
}

// MARK: - A new list

extension Model {
  @inline(never)
  func newListPage(_ sentences: Sentences) -> [Node] {
    var nodes = [title(sentences[draft.isShared ? .sharedList : .importList])]
    if !draft.isShared {
      nodes.append(element("p") { sentences[.importText] })
      nodes.append(
        element("form", .class("import"), .submits(.checkedList)) {
          element("label", .class("sheet-label"), .attribute("for", "paste")) { sentences[.paste] }
          element(
            "textarea", .id("paste"), .attribute("rows", "8"), .attribute("spellcheck", "false"),
            .attribute("autocapitalize", "none"), .types(.typedList("")))
          element("div", .class("page-actions")) {
            element("label", .class("banner-button", "file")) {
              sentences[.chooseFiles]
              element(
                "input", .attribute("type", "file"), .flag("multiple", true),
                .attribute("accept", ".txt,.tsv,.csv,.json,text/plain"), Message.pickedFiles([]).name.map { .files($0) }
              )
            }
            element("button", .class("banner-button"), .attribute("type", "submit")) { sentences[.check] }
          }
        })
    }
    nodes.append(
      element("div", .class("preview"), .id("preview"), .attribute("role", "status"), .attribute("tabindex", "-1")) {
        preview(sentences)
      })
    if case .read(let read)? = draft.outcome {
      nodes += badLines(read.problems, sentences)
      if !read.items.isEmpty { nodes.append(keepForm(read, sentences)) }
    }
    return nodes
  }

  private func preview(_ sentences: Sentences) -> [Node] {
    switch draft.outcome {
    case nil: []
    case .cutLink:
      [element("p", .class("empty-title")) { sentences[.cannotRead] }, element("p") { sentences[.linkCut] }]
    case .fault(let fault):
      [element("p", .class("empty-title")) { sentences[.cannotRead] }, element("p") { sentences.listFault(fault) }]
    case .read(let read):
      [
        element("p", .class("empty-title")) { sentences(.goodLines, .count("count", read.items.count)) },
        element("p") {
          read.problems.isEmpty ? sentences[.noBadLines] : sentences(.badLines, .count("count", read.problems.count))
        },
      ]
    }
  }

  private func keepForm(_ read: ListImport, _ sentences: Sentences) -> Node {
    element("form", .class("import"), .submits(.keptList)) {
      element("ol", .class("sample"), .attribute("aria-label", sentences[.firstWords])) {
        for item in read.items.prefix(Model.sample) {
          element("li") {
            element("b", .attribute("lang", draftLanguage.code)) { item.word }
            " "
            element("span", .class("sheet-note")) { item.translation }
          }
        }
      }
      element("label", .class("sheet-label"), .attribute("for", "list-name")) { sentences[.listName] }
      element(
        "input", .class("plain-field"), .attribute("type", "text"), .id("list-name"), .attribute("value", draft.name),
        .attribute("maxlength", String(ListDraft.longestName)), .attribute("autocomplete", "off"),
        .types(.namedList("")))
      element(
        "div", .class("planks"), .attribute("role", "radiogroup"), .attribute("aria-label", sentences[.gameLanguage])
      ) {
        planks(
          name: "list-language", Language.allCases, chosen: draftLanguage, message: { .choseListLanguage($0) }
        ) { language in element("span") { sentences.nameAlone(language) } }
      }
      element("button", .class("submit"), .attribute("type", "submit")) {
        sentences[.keepList]
        Art.leaf
      }
    }
  }

  private static let sample = 8
  private static let mostBadLines = 1000

  private func badLines(_ problems: [LineProblem], _ sentences: Sentences) -> [Node] {
    guard !problems.isEmpty else { return [] }
    return [
      element("ol", .class("bad-lines"), .attribute("aria-label", sentences[.badLinesTitle])) {
        for problem in problems.prefix(Model.mostBadLines) {
          element("li") {
            element("b") {
              problem.file.utf8.isEmpty || draft.files.count == 1
                ? sentences(.lineNumber, .count("count", problem.line))
                : sentences(.lineOfFile, .text("file", problem.file), .count("count", problem.line))
            }
            " "
            element("span") { sentences.problem(problem.reason) }
            if !problem.text.utf8.isEmpty { element("code") { problem.text } }
          }
        }
      },
      problems.count > Model.mostBadLines
        ? element("p") { sentences(.moreBadLines, .count("count", problems.count - Model.mostBadLines)) } : nil,
    ].compactMap { $0 }
  }
}
