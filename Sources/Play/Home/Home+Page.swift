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
        // Until the journal has been read, omit the sections below the trees, because they would move when the rounds
        // of the journal appear.
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
        for game in Game.all {
          for daily in game.orchard.dailies(session, session.today) {
            element("li", key: daily.key) { card(daily.path, daily.picture, [.text(daily.name)], daily.standing) }
          }
        }
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

// MARK: - Games and words

extension HomePage {
  private func games() -> Node {
    part("home-games", sentences[.homeGames]) {
      element("ul", .class("cards")) {
        for game in Game.all {
          if let entry = game.pages[0].entry {
            element("li") { door(game.route, entry.icon(), sentences[game.name], sentences[game.orchard.note]) }
          }
        }
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
