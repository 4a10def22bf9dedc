import Formats
import Imports
import Interface
import Markup
import Vocabulary

/// The part of the import page that shows how the program interpreted the import, so that the player can check and
/// change it.
extension ListsPage {
  /// The first rows with a role for each column, and the choices that affect all columns.
  @inline(never)
  func howRead(_ told: ImportUnderstanding) -> Node {
    element("details", .class("how-read"), .flag("open", state.draft.needsLook)) {
      element("summary") { sentences[.howRead] }
      if told.lacksWord {
        element("p", .attribute("role", "alert")) {
          sentences(
            .chooseWordColumn, .text("names", told.columns.indices.map { name(told, $0) }.joined(separator: ", ")))
        }
      }
      if told.encoding != .utf8 {
        note(sentences(.readAs, .text("name", told.encoding.name)))
      }
      if let separator = told.separator { textChoices(separator, told) }
      rows(told)
    }
  }

  @NodeBuilder
  private func textChoices(_ separator: FieldSeparator, _ told: ImportUnderstanding) -> [Node] {
    element("label", .class("sheet-label"), .attribute("for", "separator")) { sentences[.separator] }
    element("select", .class("plain-field"), .id("separator"), .changes(.lists(.choseSeparator(.tab)))) {
      for choice in FieldSeparator.choices + (FieldSeparator.choices.contains(separator) ? [] : [separator]) {
        option(sentences.name(choice), .lists(.choseSeparator(choice)), isChosen: choice == separator)
      }
    }
    turn(.firstLineNames, told.hasHeader, .lists(.choseHeader(!told.hasHeader)))
    let isSemicolon = told.rowEnd == .semicolon
    turn(.semicolonsEndRows, isSemicolon, .lists(.choseRowEnd(isSemicolon ? .line : .semicolon)))
  }

  private func turn(_ label: Phrase, _ isOn: Bool, _ message: Message) -> Node {
    element("label", .class("switch")) {
      element("span") { sentences[label] }
      element(
        "input", .attribute("type", "checkbox"), .attribute("role", "switch"), .flag("checked", isOn), .changes(message)
      )
    }
  }

  private func name(_ told: ImportUnderstanding, _ index: Int) -> String {
    let name = told.columns[index].name
    return name.utf8.isEmpty ? sentences(.columnNumber, .count("count", index + 1)) : name
  }

  private func rows(_ told: ImportUnderstanding) -> Node {
    element(
      "div", .class("columns"), .attribute("role", "region"), .attribute("tabindex", "0"),
      .attribute("aria-label", sentences[.howRead])
    ) {
      element("table") {
        element("thead") {
          element("tr") { for index in told.columns.indices { head(told, index) } }
        }
        element("tbody") {
          for row in told.sample {
            element("tr") { for cell in row { element("td") { cell } } }
          }
        }
      }
    }
  }

  private func head(_ told: ImportUnderstanding, _ index: Int) -> Node {
    let chosen = told.columns[index].role
    return element("th", .attribute("scope", "col")) {
      if !told.columns[index].name.utf8.isEmpty { element("span") { told.columns[index].name } }
      element(
        "select", .class("plain-field"), .attribute("aria-label", name(told, index)),
        .changes(.lists(.choseRole(index, chosen)))
      ) {
        for role in ColumnRole.allCases {
          option(sentences.name(role), .lists(.choseRole(index, role)), isChosen: role == chosen)
        }
      }
    }
  }

  /// The words with a doubtful interpretation, and the choice to leave them out.
  @inline(never)
  func doubtfulWords(_ read: ListImport) -> [Node] {
    guard !read.doubts.isEmpty else { return [] }
    let areLeftOut = state.draft.leavesOutDoubts
    return [
      element("ol", .class("bad-lines"), .attribute("aria-label", sentences[.doubtfulWords])) {
        for doubt in read.doubts.prefix(ListsPage.mostBadLines) {
          element("li") {
            element("b") { place(doubt.file, doubt.line) }
            " "
            element("span") { sentences.doubt(doubt.reason) }
            if doubt.item < read.items.count { element("code") { read.items[doubt.item].word } }
          }
        }
      },
      turn(.leaveOutDoubtful, areLeftOut, .lists(.leftOutDoubts(!areLeftOut))),
    ]
  }
}
