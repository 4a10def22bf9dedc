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
    case .menu: menuSheet()
    case .question: questionSheet()
    case .giveUp: giveUpSheet()
    case .rounds: roundsSheet()
    case .daily(let month): dailySheet(month)
    }
  }

  @inline(never)
  private func giveUpSheet() -> Node {
    confirmationSheet(
      sentences[round?.finds.isEmpty == false ? .finishQuestion : .giveUpQuestion],
      sentences(.giveUpText, .count("count", round?.remaining.count ?? 0)),
      keep: .keepPlaying, remove: .giveUpConfirm, .findWords(.gaveUp))
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
      element("table", .class("hint-grid"), .attribute("aria-labelledby", "sheet-title")) {
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
    return element("div", .class("hint-words")) {
      // Only this line is announced, so that a hint does not make a screen reader read the whole list again.
      element("p", .class("for-readers"), .attribute("role", "status")) { hintSaid(words, round) }
      if let shownHint = state.shownHint, round.finds.indices.contains(shownHint) {
        element("p", .class("hint-shown"), .attribute("lang", round.language.code)) {
          round.finds[shownHint].spellings[0]
        }
        element("p", .class("sheet-note")) { sentences[.shown] }
      }
      if words.isEmpty {
        if !remaining.isEmpty { element("p", .class("sheet-note")) { sentences[.hintsChoose] } }
      } else {
        element("ul") { for (index, word) in words.enumerated() { hintWord(word, index + 1, round) } }
      }
    }
  }

  /// The announcement after a press in the dialog: the last hint, or the number of words in the chosen cell.
  private func hintSaid(_ words: [Word], _ round: FindWordsRound) -> String {
    if let shownHint = state.shownHint, round.finds.indices.contains(shownHint) {
      return sentences.list(round.finds[shownHint].spellings[0], sentences[.shown])
    }
    guard let word = state.hinted, let index = words.firstIndex(of: word) else {
      return words.isEmpty ? "" : sentences(.wordCount, .count("count", words.count))
    }
    let text =
      round.help(for: word) == .meaning
      ? meaning(of: word, round)?.text ?? "" : shownLetters(word, round).joined(separator: ", ")
    return sentences.pair(sentences(.hintsWord, .count("count", index + 1)), text)
  }

  private func shownLetters(_ word: Word, _ round: FindWordsRound) -> [String] {
    Array(spelledOut(word, round.language).prefix(round.lettersShown(of: word)))
  }

  private func meaning(of word: Word, _ round: FindWordsRound) -> Session.TaggedText? {
    let text = Alphabet(round.language).text(word)
    return session.meaning(of: session.spellings(text, round.language).first ?? text, round.language)
  }

  /// A word that the player has not found yet: what hints have shown, and the prices of further hints. `number` is the
  /// word's position in the list, from 1.
  private func hintWord(_ word: Word, _ number: Int, _ round: FindWordsRound) -> Node {
    let text = Alphabet(round.language).text(word)
    let shown = shownLetters(word, round)
    let name = sentences(.hintsWord, .count("count", number))
    let meaning = meaning(of: word, round)
    return element(
      "li", key: text, .class("hint-word"), .id("hint-" + text), .attribute("tabindex", "-1"),
      .attribute("aria-label", name)
    ) {
      element(
        "p", .class("hint-pattern"), .attribute("role", "img"),
        .attribute(
          "aria-label",
          sentences(
            .hintsPattern, .count("letters", shown.count), .count("count", word.count),
            .text("shown", shown.joined(separator: " "))))
      ) {
        for letter in shown { element("span") { letter } }
        for _ in shown.count..<word.count { element("span", .flag("data-blank", true)) }
      }
      if let meaning, round.help(for: word).isThere {
        element("p", .class("hint-meaning"), .optional("lang", meaning.tag)) { meaning.text }
      }
      element("div", .class("word-actions")) {
        for help in round.helpOffered(for: word) where help != .meaning || meaning.isThere {
          hintButton(help, word, text, name, round)
        }
      }
    }
  }

  /// A button that takes a hint. The button shows the points that the hint costs.
  private func hintButton(_ help: Help, _ word: Word, _ text: String, _ name: String, _ round: FindWordsRound) -> Node {
    let now = round.points(of: word, after: round.help(for: word)).value
    let then = round.points(of: word, after: help).value
    let label: Phrase
    let price: Phrase
    switch help {
    case .meaning: (label, price) = (.hintMeaning, .meaningPrice)
    case .letters: (label, price) = (.hintLetter, .nextLetterPrice)
    case .word: (label, price) = (.hintWord, .showWordPrice)
    }
    let kind = HintKind(help)
    return element(
      "button", key: kind.messageName, .class("banner-button"), .attribute("type", "button"),
      .attribute("aria-label", sentences.pair(name, sentences(price, .count("now", now), .count("then", then)))),
      .press(.findWords(.tookHint(word: text, kind)))
    ) {
      element("span") {
        sentences[label]
        element("span", .class("price")) { "−\(now - then)" }
      }
    }
  }
}
