import Interface
import Journal
import Markup
import Rules
import Words

/// The found words and the statistics below them.
extension FindWordsPage {
  func foundSection() -> Node {
    let isOver = state.isOver
    let rows = if case .some = game { state.rows.nodes } else { [Node]() }
    let isNewestFirst = state.foundOrder == .newest
    return element("section", key: "found", .class("found"), .attribute("aria-labelledby", "found-title")) {
      element("div", .class("found-head")) {
        element("h2", .class("found-title"), .id("found-title")) { sentences[.foundWords] }
        element("div", .class("found-actions")) {
          if rows.count > 0 {
            element(
              "button", .class("quiet"), .attribute("type", "button"),
              .attribute("aria-label", sentences.pair(sentences[.order], sentences[state.foundOrder.name])),
              .press(.findWords(.sortedFound))
            ) {
              Art.sort
              element("span") { sentences[state.foundOrder.name] }
            }
            element(
              "button", .class("quiet"), .attribute("type", "button"), .attribute("aria-label", sentences[.compact]),
              .attribute("aria-pressed", state.isCompact ? "true" : "false"), .press(.findWords(.resizedFound))
            ) { Art.compact }
          }
          if !isOver, state.isPlaying { textButton(sentences[.share], .findWords(.askedToShare)) }
        }
      }
      // Keep the list and the element around it on the page even without found words, so that the first word is
      // inserted like any later word.
      element("div", .class("finds-room"), .flag("data-empty", rows.isEmpty), .flag("data-compact", state.isCompact)) {
        element(
          "div", .class("finds"), .attribute("role", "list"), .attribute("aria-label", sentences[.foundWords]),
          .flag("data-moves", state.foundCount > 0 && !isOver && isNewestFirst),
          .optional(
            "data-turn",
            state.foundCount == 0 || isOver || !isNewestFirst || state.isCompact
              ? nil : state.foundCount % 2 == 0 ? "even" : "odd")
        ) { rows }
      }
      if let tutorial = state.tutorial, let round, !isOver { tutorialCard(tutorial, round) }
      if let round, round.finds.isEmpty, state.tutorial == nil {
        element("div", .class("empty")) {
          Art.basket
          element("p", .class("empty-title")) { sentences[.nothingFoundTitle] }
          element("p") { sentences[.nothingFoundText] }
        }
      }
    }
  }

  /// The four statistics of the round; they show dashes while no round is in play.
  func figures() -> Node {
    let score = round?.score
    return element("footer", .class("figures")) {
      element("dl") {
        figure(
          sentences[.wordsFound], score.map { "\($0.common)" },
          small: score.map { sentences(.of, .count("count", $0.ofCommon)) })
        figure(sentences[.bonusWords], score.map { "\($0.bonus)" })
        figure(sentences[.points], score.map { "\($0.points.value)" })
        figure(sentences[.averageLetters], score?.averageLettersInTenths.map { sentences.decimal(tenths: $0) })
      }
    }
  }
}

extension FoundRows.Order {
  fileprivate var name: Phrase {
    switch self {
    case .newest: .orderNewest
    case .alphabet: .orderAlphabet
    case .length: .orderLength
    case .lengthAndBlanks: .orderBlanks
    }
  }
}

// MARK: - The first visit

extension FindWordsPage {
  /// The card of a tutorial step. The card takes the space of the found words, so that it covers no other content.
  private func tutorialCard(_ step: Int, _ round: FindWordsRound) -> Node {
    let title: Phrase = step == 1 ? .tutorialTilesTitle : step == 2 ? .tutorialSubmitTitle : .tutorialGrowTitle
    let text =
      switch step {
      case 1: sentences(.tutorialTilesText, .text("word", example(round)))
      case 2: sentences(.tutorialSubmitText, .count("count", round.minimum.rawValue))
      default: sentences[.tutorialGrowText]
      }
    let isLast = step == FindWords.tutorialSteps
    return element("div", .class("tutorial"), .attribute("role", "region"), .attribute("aria-labelledby", "tutorial")) {
      element("p", .class("tutorial-step")) {
        sentences(.tutorialStep, .count("count", step), .count("all", FindWords.tutorialSteps))
      }
      element("p", .class("empty-title"), .id("tutorial")) { sentences[title] }
      element("p") { text }
      element("div", .class("banner-actions")) {
        if !isLast { textButton(sentences[.skip], .findWords(.skippedTutorial)) }
        secondaryButton(sentences[isLast ? .done : .next], .findWords(.wentToNextStep))
      }
    }
  }

  /// A short word to suggest as the first guess.
  private func example(_ round: FindWordsRound) -> String {
    let words = round.remaining
    let word = words.first { $0.count == 4 } ?? words.first
    return word.map { word in word.letters.map { capital($0, round.language) }.joined() } ?? ""
  }
}
