import Interface
import Journal
import Markup
import Rules
import Words

/// The dialogs over the Find Words page.
extension FindWordsPage {
  func sheet(_ sheet: FindWords.Sheet) -> Node {
    switch sheet {
    case .hints(let cell): hintsSheet(cell)
    case .giveUp: giveUpSheet()
    case .rounds: roundsSheet()
    case .daily(let month): dailySheet(month)
    }
  }

  @inline(never)
  private func giveUpSheet() -> Node {
    sheetFrame(sentences[.giveUpQuestion]) {
      element("p") { sentences(.giveUpText, .count("count", round?.remaining.count ?? 0)) }
      element("div", .class("word-actions")) {
        secondaryButton(sentences[.keepPlaying], .host(.closedSheet))
        secondaryButton(sentences[.giveUpConfirm], .findWords(.gaveUp))
      }
    }
  }
}

// MARK: - Hints

extension FindWordsPage {
  @inline(never)
  private func hintsSheet(_ cell: FindWords.HintCell?) -> Node {
    sheetFrame(sentences[.hints]) {
      if let round {
        let remaining = round.remaining
        if remaining.isEmpty {
          if case .some = state.shownHint { hintWords(remaining, nil, round) }
          element("p") { sentences[.hintsDone] }
        } else {
          element("p", .class("sheet-note")) { sentences[.hintsIntro] }
          hintGrid(HintGrid(remaining), cell, round.language)
          hintWords(remaining, cell, round)
        }
      }
    }
  }

  private func hintGrid(_ grid: HintGrid, _ cell: FindWords.HintCell?, _ language: Language) -> Node {
    element("div", .class("hint-scroll")) {
      element("table", .class("hint-grid")) {
        element("thead") {
          element("tr") {
            element("th", .attribute("scope", "col")) {
              element("span", .class("for-readers")) { sentences[.hintsLetter] }
            }
            for length in grid.lengths {
              element("th", .attribute("scope", "col")) { "\(length)" }
            }
            element("th", .attribute("scope", "col")) { sentences[.hintsSum] }
          }
        }
        element("tbody") {
          for row in grid.rows {
            let letter = capital(row.letter, language)
            element("tr", key: letter) {
              element("th", .attribute("scope", "row")) { letter }
              for (column, count) in row.counts.enumerated() {
                let here = FindWords.HintCell(letter: row.letter, length: grid.lengths[column])
                element("td") {
                  if count > 0 { hintCell(here, letter, count, isChosen: here == cell) }
                }
              }
              element("td", .class("hint-sum")) { "\(row.sum)" }
            }
          }
          element("tr", key: "sums", .class("hint-sums")) {
            element("th", .attribute("scope", "row")) { sentences[.hintsSum] }
            for sum in grid.sums { element("td", .class("hint-sum")) { "\(sum)" } }
            element("td", .class("hint-sum")) { "\(grid.sums.reduce(0, +))" }
          }
        }
      }
    }
  }

  private func hintCell(_ cell: FindWords.HintCell, _ letter: String, _ count: Int, isChosen: Bool)
    -> Node
  {
    let name = sentences(
      .hintsCell, .text("letter", letter), .text("letters", sentences.letters(cell.length)), .count("count", count))
    return element(
      "button", .class("hint-cell"), .attribute("type", "button"), .attribute("aria-label", name),
      .attribute("aria-pressed", isChosen ? "true" : "false"),
      .press(.findWords(.choseHintCell(letter: letter, length: cell.length)))
    ) { "\(count)" }
  }

  private func hintWords(_ remaining: [Word], _ cell: FindWords.HintCell?, _ round: FindWordsRound)
    -> Node
  {
    let words = remaining.filter { $0.count == cell?.length && $0.letters.first == cell?.letter }
    return element("div", .class("hint-words"), .attribute("role", "status")) {
      if let shownHint = state.shownHint, round.finds.indices.contains(shownHint) {
        element("p", .class("hint-shown"), .attribute("lang", round.language.code)) {
          round.finds[shownHint].spellings[0]
        }
        element("p", .class("sheet-note")) { sentences[.shown] }
      }
      if words.isEmpty {
        if !remaining.isEmpty { element("p", .class("sheet-note")) { sentences[.hintsChoose] } }
      } else {
        element("ul") { for word in words { hintWord(word, round) } }
      }
    }
  }

  /// A word that the player has not found yet: the letters that hints have shown, and the prices of further hints.
  private func hintWord(_ word: Word, _ round: FindWordsRound) -> Node {
    let alphabet = Alphabet(round.language)
    let text = alphabet.text(word)
    let count = round.lettersShown(of: word)
    let shown = word.letters.prefix(count).map { capital($0, round.language) }
    return element("li", key: text, .class("hint-word")) {
      element(
        "p", .class("hint-pattern"), .attribute("role", "img"),
        .attribute(
          "aria-label",
          sentences(
            .hintsPattern, .count("letters", count), .count("count", word.count),
            .text("shown", shown.joined(separator: " "))))
      ) {
        for letter in shown { element("span") { letter } }
        for _ in count..<word.count { element("span", .flag("data-blank", true)) }
      }
      element("div", .class("word-actions")) {
        for help in round.helpOffered(for: word) {
          switch help {
          case .letters:
            secondaryButton(
              sentences(
                .nextLetterPrice, .count("now", round.points(of: word, after: round.help(for: word)).value),
                .count("then", round.points(of: word, after: help).value)),
              .findWords(.tookHint(word: text, whole: false)))
          case .word: secondaryButton(sentences[.showWordPrice], .findWords(.tookHint(word: text, whole: true)))
          }
        }
      }
    }
  }
}
