import Formats
import Journal
import Markup
import Rules
import Words

/// The orchard as it is shown.
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
        title(sentences[.yourOrchard])
        element("p", .class("sheet-note")) { sentences[.homeText] }
      }
      if session.knowsJournal {
        let grove = profile.grove
        groveStamps(grove)
        thisMonth(grove)
        today()
        toGoOn()
        games()
        earlierMonths(grove)
      } else {
        // What follows would move when it is known what was begun.
        thisMonth([])
      }
    }
  }
}

// MARK: - Today

extension HomePage {
  private func today() -> Node {
    part("home-today", sentences(.homeToday, .text("day", sentences.name(session.today)))) {
      element("ul", .class("cards")) {
        for length in RootList.lengths { element("li", key: "\(length)") { daily(length) } }
        element("li", key: "word") { dailyWord() }
      }
    }
  }

  /// The puzzle of this length in the game's language, and how it stands.
  private func daily(_ length: Int) -> Node {
    let mark = profile.daily(session.today, settings.language, length: length)
    let path = RoundLink.daily(session.today, settings.language, length: length).path
    let name = sentences(.caption, .count("count", length), .text("language", sentences.name(settings.language)))
    return card(path, Art.tree(mark?.stage ?? .seed), [.text(name)], sentences.standing(mark))
  }

  /// The day's word of Apple Tree.
  private func dailyWord() -> Node {
    let daily = session.dailyWord
    let name = sentences.pair(sentences[.appleTree], sentences.name(settings.language))
    return card(
      daily.path, Art.apple, [.text(daily.levelCode.map { sentences.pair(name, $0) } ?? name)],
      sentences.standing(profile.dailyWords.round(of: daily)))
  }
}

// MARK: - Cards

extension HomePage {
  /// A way to another page: a picture, a name and a note.
  @inline(never)
  private func card(_ path: String, _ picture: Node, _ name: [Node], language: Language? = nil, _ note: String) -> Node
  {
    element("a", .class("card"), .href(path), .press(.visit(.openedPage(path)))) {
      cardContent(picture, name, language, note)
    }
  }

  private func cardContent(_ picture: Node, _ name: [Node], _ language: Language?, _ note: String) -> [Node] {
    [
      picture,
      element("span") {
        element("b", .optional("lang", language?.code)) { name }
        element("span", .class("card-note")) { note }
      },
    ]
  }
}

// MARK: - What was begun

extension HomePage {
  /// Rounds that were begun, each with the way back to it.
  private func toGoOn() -> Node? {
    let records = session.roundsToGoOn
    let shown = records.suffix(state.showsAllRounds ? records.count : Home.fewRounds).reversed()
    var guessing: AppleTreeRecord?
    if let record = profile.appleTree, record.round.outcome == nil, !record.round.tried.isEmpty,
      record.daily != session.dailyWord
    {
      guessing = record
    }
    let isGuessing = if case .some = guessing { true } else { false }
    guard !shown.isEmpty || isGuessing else { return nil }
    return part("home-go-on", sentences[.homeGoOn]) {
      element("ul", .class("cards")) {
        if let guessing { element("li", key: guessing.id.text) { guessCard(guessing) } }
        for record in shown {
          record.round.map { round in element("li", key: record.id.text) { card(record.id, round) } }
        }
      }
      if records.count > shown.count {
        secondaryButton(sentences(.allRounds, .count("count", records.count)), .home(.askedForAllRounds))
      }
    }
  }

  private func card(_ id: RoundID, _ round: FindWordsRound) -> Node {
    let note = sentences.list(sentences.kind(of: round), sentences(.wordCount, .count("count", round.finds.count)))
    return element("button", .class("card"), .attribute("type", "button"), .press(.findWords(.resumedRound(id)))) {
      cardContent(Art.tree(round.score.stage), [.text(round.root.spelling)], round.language, note)
    }
  }

  private func guessCard(_ record: AppleTreeRecord) -> Node {
    let round = record.round
    let shown = round.word.places.map { round.isShown($0) ? $0.text : "_" }.joined(separator: " ")
    let name = [
      element("span", .attribute("aria-hidden", "true")) { shown },
      element("span", .class("for-readers"), .attribute("lang", sentences.language.tag)) { sentences[.appleTree] },
    ]
    return card(
      Route.appleTree.path, Art.apple, name, language: round.word.language, sentences.applesLeft(round.applesLeft))
  }
}

// MARK: - What there is

extension HomePage {
  private func games() -> Node {
    part("home-games", sentences[.homeGames]) {
      element("ul", .class("cards")) {
        element("li") { door(.findWords, Art.tiles, sentences[.findWords], sentences[.homeFindWords]) }
        element("li") { door(.appleTree, Art.appleTree, sentences[.appleTree], sentences[.homeAppleTree]) }
        element("li") {
          door(.vocabulary(settings.language), Art.book, sentences[.vocabulary], sentences[.homeVocabulary])
        }
        let saved = profile.savedWords.count
        if saved > 0 {
          element("li") {
            door(.saved, Art.bookmark, sentences[.savedWords], sentences(.wordCount, .count("count", saved)))
          }
        }
      }
    }
  }

  private func door(_ route: Route, _ icon: Node, _ name: String, _ note: String) -> Node {
    card(route.path, element("span", .class("card-icon")) { icon }, [.text(name)], note)
  }
}
