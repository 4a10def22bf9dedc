import Journal
import Markup
import Rules
import Words

/// The found words and the figures under them.
extension Model {
  func foundSection(_ sentences: Sentences) -> Node {
    let isOver = game?.isOver == true
    return element("section", key: "found", .class("found"), .attribute("aria-labelledby", "found-title")) {
      element("div", .class("found-head")) {
        element("h2", .class("found-title"), .id("found-title")) { sentences[.foundWords] }
        if let round, !isOver {
          element("div", .class("found-actions")) {
            quietButton(sentences[.share], .askedToShare)
            quietButton(
              sentences[round.remaining.isEmpty ? .finish : .giveUp], .askedToGiveUp,
              isDialog: !round.remaining.isEmpty)
          }
        }
      }
      element(
        "ol", .class("finds"), .attribute("aria-label", sentences[.foundWords]),
        .optional("data-turn", turn == 0 || isOver ? nil : turn % 2 == 0 ? "even" : "odd")
      ) {
        if let game { findItems(game, sentences) }
      }
      if let tutorial, let round, !isOver { tutorialCard(tutorial, round, sentences) }
      if let round, round.finds.isEmpty, tutorial == nil {
        element("div", .class("empty")) {
          Art.basket
          element("p", .class("empty-title")) { sentences[.nothingFoundTitle] }
          element("p") { sentences[.nothingFoundText] }
        }
      }
    }
  }

  /// The items, the newest first. They are kept from page to page: most pages differ in the board alone.
  private func findItems(_ game: Game, _ sentences: Sentences) -> [Node] {
    let finds = game.round.finds
    let alphabet = Alphabet(game.round.language)
    // What a merge can change about a find that stays: what had been shown of it, and with it its points.
    let isKept =
      keptFinds.game == game.id && keptFinds.interface == interface && keptFinds.finds.count <= finds.count
      && zip(keptFinds.finds, finds).allSatisfy { $0.word == $1.word && $0.points == $1.points && $0.help == $1.help }
    if !isKept { keptFinds.clear(game.id, interface) }
    guard keptFinds.finds.count < finds.count else { return keptFinds.items }
    let added = finds[keptFinds.finds.count...]
    keptFinds.items = added.reversed().map { findItem($0, alphabet, sentences) } + keptFinds.items
    keptFinds.finds += added
    return keptFinds.items
  }

  /// A button that is only a word, for what is needed once a round.
  @inline(never)
  func quietButton(_ text: String, _ message: Message, isDialog: Bool = false) -> Node {
    element(
      "button", .class("quiet"), .attribute("type", "button"), .optional("aria-haspopup", isDialog ? "dialog" : nil),
      .press(message)
    ) { text }
  }

  private func findItem(_ find: Find, _ alphabet: Alphabet, _ sentences: Sentences) -> Node {
    let word = alphabet.text(find.word)
    let kind: String? =
      find.help == .word ? "shown" : find.usesAllLetters ? "all" : find.isBonus ? "bonus" : nil
    return element("li", key: word) {
      element(
        "button", .class("find"), .attribute("type", "button"), .optional("data-kind", kind),
        .press(.openedWord(alphabet.language, find.spellings[0]))
      ) {
        element("span", .class("find-word"), .attribute("lang", alphabet.language.code)) {
          sentences.spellings(find)
        }
        element("span", .class("find-letters")) {
          shownAndSaid("\(find.word.count)", sentences.letters(find.word.count))
        }
        if let mark = mark(of: find, sentences) {
          element("span", .class("find-mark")) {
            if find.help == nil, find.isBonus, !find.usesAllLetters { Art.bonusMark }
            if find.help != nil { Art.hintMark }
            element("span") { mark }
          }
        }
        element("span", .class("find-points")) {
          shownAndSaid("+\(find.points.value)", sentences.points(find.points))
        }
      }
    }
  }

  private func mark(of find: Find, _ sentences: Sentences) -> String? {
    switch find.help {
    case .word: sentences[.shown]
    case .letters: sentences[.withHint]
    case nil: find.usesAllLetters ? sentences[.allLetters] : find.isBonus ? sentences[.bonus] : nil
    }
  }

  /// A short form for the eye, a full one for a screen reader.
  @NodeBuilder
  private func shownAndSaid(_ shown: String, _ said: String) -> [Node] {
    element("span", .attribute("aria-hidden", "true")) { shown }
    element("span", .class("for-readers")) { said }
  }

  /// The four figures; dashes while there is no round.
  func figures(_ sentences: Sentences) -> Node {
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

  private func figure(_ name: String, _ value: String?, small: String? = nil) -> Node {
    element("div") {
      element("dt") { name }
      element("dd") {
        value ?? "–"
        if let small {
          " "
          element("small") { small }
        }
      }
    }
  }
}

// MARK: - The first visit

extension Model {
  /// A step of the tutorial. It stands where the found words will be and covers nothing.
  private func tutorialCard(_ step: Int, _ round: FindWordsRound, _ sentences: Sentences) -> Node {
    let title: Phrase = step == 1 ? .tutorialTilesTitle : step == 2 ? .tutorialSubmitTitle : .tutorialGrowTitle
    let text =
      switch step {
      case 1: sentences(.tutorialTilesText, .text("word", example(round)))
      case 2: sentences(.tutorialSubmitText, .count("count", round.minimum))
      default: sentences[.tutorialGrowText]
      }
    let isLast = step == Model.tutorialSteps
    return element("div", .class("tutorial"), .attribute("role", "region"), .attribute("aria-labelledby", "tutorial")) {
      element("p", .class("tutorial-step")) {
        sentences(.tutorialStep, .count("count", step), .count("all", Model.tutorialSteps))
      }
      element("p", .class("empty-title"), .id("tutorial")) { sentences[title] }
      element("p") { text }
      element("div", .class("banner-actions")) {
        if !isLast { quietButton(sentences[.skip], .skippedTutorial) }
        bannerButton(sentences[isLast ? .done : .next], .wentToNextStep)
      }
    }
  }

  /// A short word to begin with.
  private func example(_ round: FindWordsRound) -> String {
    let words = round.remaining
    let word = words.first { $0.count == 4 } ?? words.first
    return word.map { word in word.letters.map { capital($0, round.language) }.joined() } ?? ""
  }
}

/// Items of found words that were made for an earlier page, and what they were made from. It remembers; it knows nothing that the
/// model does not.
final class KeptFinds {
  fileprivate var game = RoundID(device: DeviceID(random: 0), counter: 0)
  fileprivate var interface = InterfaceLanguage.english
  fileprivate var finds: [Find] = []
  /// In the order of the page.
  fileprivate var items: [Node] = []

  fileprivate func clear(_ game: RoundID, _ interface: InterfaceLanguage) {
    self.game = game
    self.interface = interface
    finds = []
    items = []
  }
}
