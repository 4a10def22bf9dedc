import Journal
import Markup
import Rules
import Words

/// The board: length, caption and banner, root, tiles, field, keys.
extension Model {
  func boardSection(_ sentences: Sentences) -> Node {
    element("section", key: "board", .class("board"), .attribute("aria-label", sentences[.board])) {
      lengthRow(sentences)
      element("div", .class("over-root")) {
        caption(sentences)
        element("div", .class("news"), .attribute("role", "status")) { shownBanner.map { bannerNode($0, sentences) } }
      }
      rootHeading(sentences)
      tiles(sentences)
      guessForm(sentences)
      keys(sentences)
      roundsKey(recordsAside.count, sentences)
    }
  }

  /// The lengths between their rails, and the way to the day's puzzle.
  func lengthRow(_ sentences: Sentences) -> Node {
    element("div", .class("length-row")) {
      element(
        "div", .class("planks"), .attribute("role", "radiogroup"), .attribute("aria-label", sentences[.wordLength])
      ) {
        planks(
          name: "length", RootList.lengths, chosen: settings.length, message: { Message.chose(.length($0)) }
        ) { length in
          element("span") { sentences(.lengthOption, .count("count", length)) }
        }
      }
      element(
        "button", .class("daily-key"), .attribute("type", "button"), .attribute("aria-haspopup", "dialog"),
        .press(.openedDaily)
      ) {
        Art.calendar
        element("span") { sentences[.daily] }
      }
    }
  }

  func rootHeading(_ sentences: Sentences) -> Node {
    if let round {
      element(
        "h1", .class("root"), .id("root"), .attribute("tabindex", "-1"), .attribute("lang", round.language.code)
      ) { round.root.spelling }
    } else {
      element(
        "h1", .class("root"), .id("root"), .attribute("tabindex", "-1"), .flag("data-empty", true)
      ) { sentences[.loading] }
    }
  }

  func caption(_ sentences: Sentences) -> Node {
    element("div", .class("caption")) {
      if let game {
        let round = game.round
        element("p", .class("caption-what")) {
          sentences(
            .caption, .count("count", round.root.word.count), .text("language", sentences.name(round.language)))
        }
        element("p", .class("caption-how")) {
          if let day = round.origin.day {
            sentences(.dailyCaption, .text("day", sentences.name(day)))
          } else {
            sentences[.makeWords]
          }
        }
        if let left = game.timeLeft { clock(left, sentences) }
      } else {
        element("p", .class("caption-what")) { sentences[.findWords] }
        element("p", .class("caption-how")) { sentences[.makeWords] }
      }
    }
  }

  private func clock(_ left: Int64, _ sentences: Sentences) -> Node {
    let seconds = Int(clamping: (left + 999) / 1000)
    let digits = String(seconds % 60)
    return element(
      "p", .class("clock"), .attribute("role", "timer"), .attribute("aria-label", sentences[.timeLeft]),
      .flag("data-low", left <= Model.lowTime)
    ) { "\(seconds / 60):" + (digits.utf8.count < 2 ? "0" + digits : digits) }
  }

  func tiles(_ sentences: Sentences) -> Node {
    let count = round?.root.word.count ?? settings.length
    return element(
      "div", .class("tiles"), .attribute("role", "group"), .attribute("aria-label", sentences[.letters]),
      .attribute("data-count", "\(count)"), .flag("data-spot", tutorial == 1), .slides
    ) {
      if let round {
        let used = board.usedTiles(of: round.root)
        for place in board.tiles {
          tile(place, of: round.root, isUsed: used.contains(place))
        }
      } else {
        for place in 0..<count {
          element(
            "button", key: "\(place)", .class("tile"), .attribute("type", "button"), .flag("data-empty", true),
            .flag("disabled", true), .attribute("aria-label", sentences[.tileOnItsWay])
          ) { element("span") }
        }
      }
    }
  }

  private func tile(_ place: Int, of root: Root, isUsed: Bool) -> Node {
    let letter = capital(root.word.letters[place], root.language)
    return element(
      "button", key: "\(place)", .class("tile"), .attribute("type", "button"), .flag("data-used", isUsed),
      .attribute("aria-pressed", isUsed ? "true" : "false"), .attribute("aria-label", letter),
      .keepsFocus, .press(.pickedTile(place))
    ) { element("span") { letter } }
  }

  private func guessForm(_ sentences: Sentences) -> Node {
    element(
      "form", .class("guess"), .optional("data-shake", shake), .flag("data-spot", tutorial == 2),
      .submits(.submittedGuess)
    ) {
      element(
        "input", .id("guess"), .attribute("type", "text"), .attribute("name", "guess"),
        .attribute("aria-label", sentences[.enterYourWord]), .attribute("placeholder", sentences[.enterYourWord]),
        .attribute("autocapitalize", "characters"), .attribute("autocorrect", "off"),
        .attribute("autocomplete", "off"), .attribute("spellcheck", "false"), .attribute("enterkeyhint", "go"),
        .optional("lang", round?.language.code), .attribute("value", board.field), .types(.typed("")))
      element(
        "button", .class("submit"), .attribute("type", "submit"), .flag("disabled", !isPlaying), .keepsFocus
      ) {
        sentences[.submit]
        Art.leaf
      }
    }
  }

  /// Another value with each refusal in a row, so that the shake of the second one starts anew.
  private var shake: String? {
    guard let banner, case .refused = banner.content else { return nil }
    return banner.serial % 2 == 0 ? "even" : "odd"
  }

  private func keys(_ sentences: Sentences) -> Node {
    element("div", .class("keys")) {
      key(sentences[.shuffle], Art.shuffle, .askedForShuffle)
      key(sentences[.delete], Art.delete, .tookBackLetter)
      key(sentences[.clear], Art.clear, .clearedField)
      key(sentences[.hints], Art.hints, .openedHints, isDialog: true)
      key(sentences[.newWord], Art.newWord, .askedForNewWord, "wooden")
    }
  }

  @inline(never)
  func key(
    _ name: String, _ icon: Node, _ message: Message, _ kind: String = "", isDialog: Bool = false,
    isAlwaysThere: Bool = false
  ) -> Node {
    element(
      "button", .class("key", kind), .attribute("type", "button"), .flag("disabled", !isPlaying),
      .optional("aria-haspopup", isDialog ? "dialog" : nil), isDialog ? nil : .keepsFocus, .press(message)
    ) {
      icon
      element("span") { name }
    }
  }
}
