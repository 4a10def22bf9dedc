import Formats
import Interface
import Journal
import Markup
import Rules
import Words

/// The home page.
final class HomePage: Page {
  let state: Home

  init(_ state: Home, _ session: Session) {
    self.state = state
    super.init(session)
  }

  @inline(never)
  func node(_ sheet: Node?) -> Node {
    plainPage("home", sheet: sheet) {
      element("div", .class("home-head")) {
        title(
          session.knowsJournal
            ? sentences(.homeToday, .text("day", sentences.name(session.today))) : sentences[.yourOrchard])
        element("p", .class("sheet-note")) { session.knowsJournal ? timeLeft : sentences[.homeText] }
      }
      // Until the journal has been read, omit the content, because it would change when the journal appears.
      if session.knowsJournal {
        let trees = profile.finishedDailies
        welcomeBack(trees.count)
        today()
        grove(trees)
        toGoOn()
      }
    }
  }

  /// The time until the next day's puzzles.
  private var timeLeft: String {
    let minutes = Int(clamping: (session.now.value / 60_000 + Int64(session.minutesEast)) % 1440)
    let left = 1440 - (minutes < 0 ? minutes + 1440 : minutes)
    return sentences(.newPuzzlesIn, .count("hours", left / 60), .count("minutes", left % 60))
  }
}

// MARK: - Today

extension HomePage {
  private func today() -> Node {
    var cards = Game.all.map { $0.orchard.today(self, session.today) }
    // Only one button is the primary one: that of the first puzzle that is not finished.
    let first = cards.firstIndex { !$0.isFinished }
    let saved = profile.savedWords.count
    if saved > 0 {
      cards.append(
        TodayCard(
          face: element("span", .class("face-count")) { "\(saved)" }, name: .savedWords,
          notes: [cardNote(sentences(.wordCount, .count("count", saved)))], action: .dailyLook, isFinished: true,
          path: Route.saved.path))
    }
    return element("ul", key: "today", .class("today-cards")) {
      for (index, card) in cards.enumerated() { todayCard(card, key: "\(index)", isPrimary: index == first) }
    }
  }

  private func todayCard(_ card: TodayCard, key: String, isPrimary: Bool) -> Node {
    let name = sentences[card.name]
    let action = sentences[card.action]
    return element("li", key: key, .class("today-card")) {
      element("div", .class("face"), .attribute("aria-hidden", "true")) { card.face }
      element("div", .class("today-text")) {
        element("h2", .class("found-title")) { name }
        card.notes
      }
      pageLink(card.path, isPrimary ? "submit" : "banner-button", sentences.pair(name, action), [.text(action)])
      if !card.choices.isEmpty {
        element("ul", .class("choices"), .attribute("aria-label", sentences[.wordLength])) { card.choices }
      }
    }
  }

  /// A link with a class and a name for screen readers.
  @inline(never)
  func pageLink(_ path: String, _ kind: String, _ name: String, _ content: [Node]) -> Node {
    element("a", .class(kind), .attribute("aria-label", name), .href(path), .press(.host(.openedPage(path)))) {
      content
    }
  }

  /// A line of a card.
  @inline(never)
  func cardNote(_ text: String) -> Node { element("p", .class("card-note")) { text } }

  /// The line of a card that names yesterday's word and links to it. The line is blank until the word is loaded, so
  /// that the card keeps its height.
  func yesterdayNote(_ word: String?, _ language: Language, _ path: String) -> Node {
    guard let word else { return cardNote("\u{A0}") }
    return element("p", .class("card-note")) {
      sentences[.yesterday] + " "
      element("a", .href(path), .attribute("lang", language.code), .press(.host(.openedPage(path)))) { word }
    }
  }

  /// The greeting after a long absence: what has grown, and what waits; `nil` if the player has played lately.
  private func welcomeBack(_ trees: Int) -> Node? {
    let today = session.today
    guard let last = profile.lastActive(before: today), today - last >= Home.longAbsence,
      profile.days.last?.day != today
    else { return nil }
    let rounds = session.roundsToGoOn.count
    return element("section", key: "welcome", .class("welcome"), .attribute("aria-labelledby", "welcome")) {
      Art.tree(trees == 0 ? .sapling : .fruit)
      element("div") {
        element("h2", .class("found-title"), .id("welcome")) { sentences[.welcomeBack] }
        element("p") { sentences(.welcomeTrees, .count("count", trees)) }
        if rounds > 0 { element("p") { sentences(.welcomeRounds, .count("count", rounds)) } }
      }
    }
  }
}

// MARK: - Cards

extension HomePage {
  /// A card that links to another page, with a picture, a name and a description.
  @inline(never)
  func card(_ path: String, _ picture: Node, _ name: [Node], language: Language? = nil, _ note: String) -> Node {
    element("a", .class("card"), .href(path), .press(.host(.openedPage(path)))) {
      cardContent(picture, name, language, note)
    }
  }

  func cardContent(_ picture: Node, _ name: [Node], _ language: Language?, _ note: String) -> [Node] {
    [
      picture,
      element("span") {
        element("b", .optional("lang", language?.code)) { name }
        element("span", .class("card-note")) { note }
      },
    ]
  }
}

// MARK: - Unfinished rounds

extension HomePage {
  /// The section of the unfinished rounds, each with a link to it; `nil` if there is no such round. Show the rounds of
  /// the first game last, because that game can have many rounds.
  private func toGoOn() -> Node? {
    let rounds = Game.all.reversed().map { $0.orchard.rounds(self) }
    guard rounds.contains(where: { !$0.shown.isEmpty }) else { return nil }
    let count = rounds.reduce(0) { $0 + ($1.countOfAll ?? 0) }
    return part("home-go-on", sentences[.homeGoOn]) {
      element("ul", .class("cards")) { for game in rounds { game.shown } }
      if count > 0 { secondaryButton(sentences(.allRounds, .count("count", count)), .home(.askedForAllRounds)) }
    }
  }
}
