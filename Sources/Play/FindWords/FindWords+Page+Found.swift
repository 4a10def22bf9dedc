import Formats
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
    let isNewestFirst = state.foundOrder.isNewestFirst
    let isCompact = state.foundOrder == .compact
    return element("section", key: "found", .class("found"), .attribute("aria-labelledby", "found-title")) {
      element("div", .class("found-head")) {
        element("h2", .class("found-title"), .id("found-title")) {
          rows.isEmpty ? sentences[.foundWords] : sentences(.countFound, .count("count", round?.finds.count ?? 0))
        }
        if rows.count > 0 { orderMenu() }
      }
      // Keep the list and the element around it on the page even without found words, so that the first word is
      // inserted like any later word.
      element("div", .class("finds-room"), .flag("data-empty", rows.isEmpty), .flag("data-compact", isCompact)) {
        element(
          "div", .class("finds"), .attribute("role", "list"), .attribute("aria-label", sentences[.foundWords]),
          .flag("data-moves", state.foundCount > 0 && !isOver && isNewestFirst),
          .optional(
            "data-turn",
            state.foundCount == 0 || isOver || !isNewestFirst || isCompact
              ? nil : state.foundCount % 2 == 0 ? "even" : "odd")
        ) { rows }
        if !isOver, !rows.isEmpty { wordsToFind() }
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

  /// The menu in which the player chooses the order and the form of the found words.
  private func orderMenu() -> Node {
    element("span", .class("order")) {
      element(
        "select", .attribute("aria-label", sentences[.order]), .changes(.findWords(.choseOrder(.newest)))
      ) {
        for order in FoundRows.Order.allCases {
          element(
            "option", .attribute("value", Message.findWords(.choseOrder(order)).name),
            .flag("selected", order == state.foundOrder)
          ) { sentences[order.name] }
        }
      }
      Art.later
    }
  }

  /// A line below the found words, with the number of common words that are still to be found. A list sorted by length
  /// shows blanks for these words instead, unless the player has turned the blanks off.
  private func wordsToFind() -> Node? {
    let count = round?.remaining.count ?? 0
    guard count > 0, state.foundOrder != .length, state.foundOrder != .lengthAlone else { return nil }
    return element("p", .class("find-more")) {
      element("span", .class("find-more-blanks"), .attribute("aria-hidden", "true")) { blanks(4) }
      element("span") { sentences(.stillToFind, .count("count", count)) }
    }
  }

  /// The four statistics of the round; they show dashes while no round is in play.
  func figures() -> Node { element("footer", .class("figures")) { figureList() } }

  func figureList() -> Node {
    let score = round?.score
    return element("dl", .class("figure-row")) {
      figure(
        sentences[.wordsFound], score.map { "\($0.common)" },
        small: score.map { sentences(.of, .count("count", $0.ofCommon)) })
      figure(sentences[.bonusWords], score.map { "\($0.bonus)" })
      figure(sentences[.points], score.map { "\($0.points.value)" })
      figure(sentences[.averageLetters], score?.averageLettersInTenths.map { sentences.decimal(tenths: $0) })
    }
  }
}

extension FoundRows.Order {
  fileprivate var name: Phrase {
    switch self {
    case .newest: .orderNewest
    case .alphabet: .orderAlphabet
    case .length: .orderLength
    case .lengthAlone: .orderLengthAlone
    case .compact: .orderCompact
    }
  }
}

// MARK: - The first visit

extension FindWordsPage {
  /// The card of a tutorial step. The card takes the space of the found words, so that it covers no other content.
  private func tutorialCard(_ step: Int, _ round: FindWordsRound) -> Node {
    let title: Phrase = step == 1 ? .tutorialTilesTitle : step == 2 ? .tutorialSubmitTitle : .tutorialGrowTitle
    let word = step == 1 ? example(round) : nil
    let text =
      switch step {
      case 1: sentences(.tutorialTilesText, .text("word", word ?? ""))
      case 2: sentences(.tutorialSubmitText, .count("count", round.minimum.rawValue))
      default: sentences[.tutorialGrowText]
      }
    let isLast = step == FindWords.tutorialSteps
    return element(
      "div", .class("tutorial"), .attribute("role", "region"), .attribute("aria-labelledby", "tutorial"),
      .attribute("aria-live", "polite")
    ) {
      element("p", .class("tutorial-step")) {
        sentences(.tutorialStep, .count("count", step), .count("all", FindWords.tutorialSteps))
      }
      element("p", .class("empty-title"), .id("tutorial")) { sentences[title] }
      element("p") { word.map { marked($0, round.language, in: text) } ?? [.text(text)] }
      element("div", .class("banner-actions")) {
        if !isLast { textButton(sentences[.skip], .findWords(.skippedTutorial)) }
        secondaryButton(sentences[isLast ? .done : .next], .findWords(.wentToNextStep))
      }
    }
  }

  /// The word that the tutorial suggests as the first guess: one of the most frequent words that are still to be found.
  /// Among equally frequent words, a length near four letters is preferred.
  private func example(_ round: FindWordsRound) -> String {
    func rank(_ word: Word) -> Int {
      let band = library.lexicons[round.language].flatMap { lexicon in
        lexicon.number(of: word).map { lexicon.rating(of: $0).frequencyBand }
      }
      return (band ?? 0) * 10 - max(word.count - 4, 4 - word.count)
    }
    var best: (word: Word, rank: Int)?
    for word in round.remaining where rank(word) > best?.rank ?? -1 { best = (word, rank(word)) }
    return best.map { spelledOut($0.word, round.language).joined() } ?? ""
  }
}
