import Journal
import Markup
import Rules
import Vocabulary
import Words

/// What lies over the page.
extension Model {
  @inline(never)
  func sheetNode(_ sentences: Sentences) -> Node? {
    switch sheet {
    case nil: nil
    case .settings: settingsSheet(sentences)
    case .word(let language, let word):
      sheetFrame(EntryID(text: word).word.shortened, language: language.code, sentences) {
        wordArticle(.vocabulary(language), word, sentences, isPage: false)
      }
    case .hints(let cell): hintsSheet(cell, sentences)
    case .giveUp: giveUpSheet(sentences)
    case .removeAll: removeAllSheet(sentences)
    case .export: exportSheet(sentences)
    case .rounds: roundsSheet(sentences)
    case .daily(let month): dailySheet(month, sentences)
    case .words: wordsSheet(sentences)
    case .challenge: challengeSheet(sentences)
    case .appleTreeFigures: appleTreeFiguresSheet(sentences)
    }
  }

  func sheetFrame(
    _ title: String, language: String? = nil, _ sentences: Sentences, @NodeBuilder body: () -> [Node]
  ) -> Node {
    element("dialog", .class("sheet"), .attribute("aria-labelledby", "sheet-title"), .closes(.closedSheet)) {
      element("div", .class("sheet-head")) {
        element("h2", .class("sheet-title"), .id("sheet-title"), .optional("lang", language)) { title }
        element(
          "button", .class("round-key"), .attribute("type", "button"), .attribute("aria-label", sentences[.close]),
          .press(.closedSheet)
        ) { Art.close }
      }
      element("div", .class("sheet-body"), children: body)
    }
  }

  @inline(never)
  private func giveUpSheet(_ sentences: Sentences) -> Node {
    sheetFrame(sentences[.giveUpQuestion], sentences) {
      element("p") { sentences(.giveUpText, .count("count", round?.remaining.count ?? 0)) }
      element("div", .class("word-actions")) {
        bannerButton(sentences[.keepPlaying], .closedSheet)
        bannerButton(sentences[.giveUpConfirm], .gaveUp)
      }
    }
  }
}

// MARK: - Hints

extension Model {
  @inline(never)
  private func hintsSheet(_ cell: HintCell?, _ sentences: Sentences) -> Node {
    sheetFrame(sentences[.hints], sentences) {
      if let round {
        let remaining = round.remaining
        if remaining.isEmpty {
          if case .some = shownHint { hintWords(remaining, nil, round, sentences) }
          element("p") { sentences[.hintsDone] }
        } else {
          element("p", .class("sheet-note")) { sentences[.hintsIntro] }
          hintGrid(HintGrid(remaining), cell, round.language, sentences)
          hintWords(remaining, cell, round, sentences)
        }
      }
    }
  }

  private func hintGrid(_ grid: HintGrid, _ cell: HintCell?, _ language: Language, _ sentences: Sentences) -> Node {
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
                let place = HintCell(letter: row.letter, length: grid.lengths[column])
                element("td") {
                  if count > 0 { hintCell(place, letter, count, isChosen: place == cell, sentences) }
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

  private func hintCell(_ cell: HintCell, _ letter: String, _ count: Int, isChosen: Bool, _ sentences: Sentences)
    -> Node
  {
    let name = sentences(
      .hintsCell, .text("letter", letter), .text("letters", sentences.letters(cell.length)), .count("count", count))
    return element(
      "button", .class("hint-cell"), .attribute("type", "button"), .attribute("aria-label", name),
      .attribute("aria-pressed", isChosen ? "true" : "false"),
      .press(.choseHintCell(letter: letter, length: cell.length))
    ) { "\(count)" }
  }

  private func hintWords(_ remaining: [Word], _ cell: HintCell?, _ round: FindWordsRound, _ sentences: Sentences)
    -> Node
  {
    let words = remaining.filter { $0.count == cell?.length && $0.letters.first == cell?.letter }
    return element("div", .class("hint-words"), .attribute("role", "status")) {
      if let shownHint, round.finds.indices.contains(shownHint) {
        element("p", .class("hint-shown"), .attribute("lang", round.language.code)) {
          round.finds[shownHint].spellings[0]
        }
        element("p", .class("sheet-note")) { sentences[.shown] }
      }
      if words.isEmpty {
        if !remaining.isEmpty { element("p", .class("sheet-note")) { sentences[.hintsChoose] } }
      } else {
        element("ul") { for word in words { hintWord(word, round, sentences) } }
      }
    }
  }

  /// A word still to find: what is shown of it, and what more would cost.
  private func hintWord(_ word: Word, _ round: FindWordsRound, _ sentences: Sentences) -> Node {
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
            bannerButton(
              sentences(
                .nextLetterPrice, .count("now", round.points(of: word, after: round.help[word]).value),
                .count("then", round.points(of: word, after: help).value)), .tookHint(word: text, whole: false))
          case .word: bannerButton(sentences[.showWordPrice], .tookHint(word: text, whole: true))
          }
        }
      }
    }
  }
}
