import Formats
import Journal
import Markup
import Rules
import Words

/// Find Words as it is shown.
final class FindWordsPage: Page {
  let state: FindWords

  init(_ state: FindWords, _ session: Session) {
    self.state = state
    super.init(session)
  }

  var game: FindWords.Game? { state.game }
  var round: FindWordsRound? { state.round }
  var board: Board { state.board }

  @inline(never)
  func node(_ sheet: Node?) -> Node {
    if case .trouble(let trouble, instead: _) = state.stage { return troublePage(trouble, sheet) }
    return element(
      "div", .class("page", "game"), .optional("aria-busy", !state.isPlaying ? "true" : nil),
      .flag("data-over", state.isOver)
    ) {
      notStoredNotice()
      topBar(isTrouble: false)
      element("main") {
        if let game, game.isOver {
          overSection(game)
        } else {
          boardSection()
        }
        foundSection()
      }
      figures()
      sheet
      splash(isAwaited: isAwaited)
    }
  }

  private var isAwaited: Bool { if case .loading = state.stage { true } else { false } }

  /// The game's name, the tree, the way to the other pages and the settings. Without a round the tree is left out.
  private func topBar(isTrouble: Bool) -> Node {
    let score = round?.score
    return element("header", .class("top")) {
      element("p", .class("name")) { Art.name(sentences[.findWords], sentences.language) }
      if isTrouble {
        element("div", .class("level")) { Art.ground(percent: 0) }
      } else {
        tree(score?.stage ?? .seed, percent: score?.percent ?? 0)
      }
      element("div", .class("top-keys")) {
        pageLink(.appleTree, class: "round-key", label: sentences[.appleTree]) { Art.appleTree }
        pageLink(.vocabulary(settings.language), class: "round-key", label: sentences[.vocabulary]) { Art.book }
        settingsKey()
      }
    }
  }

  private func tree(_ stage: GrowthStage, percent: Int) -> Node {
    element(
      "div", .class("level"), .attribute("role", "progressbar"), .attribute("aria-label", sentences[.level]),
      .attribute("aria-valuemin", "0"), .attribute("aria-valuemax", "100"), .attribute("aria-valuenow", "\(percent)"),
      .attribute(
        "aria-valuetext",
        sentences(.levelSaid, .text("level", sentences.name(stage)), .count("count", percent)))
    ) {
      Art.ground(percent: percent)
      Art.tree(stage)
      element("p", .class("level-name")) {
        element("span") { sentences.name(stage) }
        element("span", .class("level-share")) { sentences.percent(percent) }
      }
    }
  }

  private func troublePage(_ trouble: FindWords.Trouble, _ sheet: Node?) -> Node {
    let notice: Notice
    var retry = sentences[.newWord]
    var ways: [Node] = []
    switch trouble {
    case .file(let file):
      notice = missing(file)
      retry = sentences[.tryAgain]
      ways = languagesOffline(instead: file)
      if case .some = state.gameInProgress {
        ways.append(secondaryButton(sentences[.newWord], .findWords(.askedForNewWord)))
      }
      if state.replacedRound != nil {
        ways.append(secondaryButton(sentences[.undo], .findWords(.tookBackNewWord)))
      }
    case .unsuitableRoot(let root, let reason):
      notice = Notice(sentences[.noWordToPlay], sentences.unsuitableRoot(reason, root))
    case .badLink(let fault): notice = Notice(sentences[.badLinkTitle], sentences.badLink(fault))
    }
    if case .file = trouble {
    } else if let replaced = state.replacedRound, !replaced.game.isOver {
      ways.append(secondaryButton(resumeLabel(replaced.game), .findWords(.tookBackNewWord)))
    }
    return troublePage(header: topBar(isTrouble: true), sheet: sheet, notice, retry: retry) { ways }
  }

  /// Names a round that can be resumed.
  func resumeLabel(_ game: FindWords.Game) -> String {
    sentences(.goOnWith, .text("root", game.round.root.spelling))
  }
}

/// The board: length, caption and banner, root, tiles, field, keys.
extension FindWordsPage {
  func boardSection() -> Node {
    element("section", key: "board", .class("board"), .attribute("aria-label", sentences[.board])) {
      lengthRow()
      element("div", .class("over-root")) {
        caption()
        element("div", .class("news"), .attribute("role", "status")) {
          state.shownBanner(session).map { bannerNode($0) }
        }
      }
      rootHeading()
      tiles()
      guessForm()
      keys()
      roundsKey(state.recordsAside(session).count)
    }
  }

  /// The choice of lengths, drawn between rails, and the button for the daily puzzle.
  func lengthRow() -> Node {
    element("div", .class("length-row")) {
      element(
        "div", .class("planks"), .attribute("role", "radiogroup"), .attribute("aria-label", sentences[.wordLength])
      ) {
        radioGroup(
          name: "length", RootList.lengths, chosen: settings.length, message: { Message.settings(.chose(.length($0))) }
        ) { length in
          element("span") { sentences(.lengthOption, .count("count", length)) }
        }
      }
      element(
        "button", .class("daily-key"), .attribute("type", "button"), .attribute("aria-haspopup", "dialog"),
        .press(.findWords(.openedDaily))
      ) {
        Art.calendar
        element("span") { sentences[.daily] }
      }
    }
  }

  func rootHeading() -> Node {
    if let round {
      element(
        "h1", .class("root"), .id("root"), .attribute("tabindex", "-1"), .attribute("lang", round.language.code)
      ) { round.root.spelling }
    } else {
      // With a key, so that it goes away when the root comes, which is set in larger letters.
      element(
        "h1", key: "loading", .class("root"), .id("root"), .attribute("tabindex", "-1"), .flag("data-empty", true)
      ) { sentences[.loading] }
    }
  }

  func caption() -> Node {
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
        if let left = game.timeLeft { clock(left) }
      } else {
        element("p", .class("caption-what")) { sentences[.findWords] }
        element("p", .class("caption-how")) { sentences[.makeWords] }
      }
    }
  }

  private func clock(_ left: Int64) -> Node {
    let seconds = Int(clamping: (left + 999) / 1000)
    let digits = String(seconds % 60)
    return element(
      "p", .class("clock"), .attribute("role", "timer"), .attribute("aria-label", sentences[.timeLeft]),
      .flag("data-low", left <= FindWords.lowTime)
    ) { "\(seconds / 60):" + (digits.utf8.count < 2 ? "0" + digits : digits) }
  }

  func tiles() -> Node {
    let count = round?.root.word.count ?? settings.length
    return element(
      "div", .class("tiles"), .attribute("role", "group"), .attribute("aria-label", sentences[.letters]),
      .attribute("data-count", "\(count)"), .flag("data-spot", state.tutorial == 1), .slides
    ) {
      if let round {
        let used = board.usedTiles(of: round.root)
        for tile in board.tiles {
          tileKey(tile, of: round.root, isUsed: used.contains(tile))
        }
      } else {
        for tile in 0..<count {
          element(
            "button", key: "\(tile)", .class("tile"), .attribute("type", "button"), .flag("data-empty", true),
            .flag("disabled", true), .attribute("aria-label", sentences[.tileOnItsWay])
          ) { element("span") }
        }
      }
    }
  }

  private func tileKey(_ tile: Int, of root: Root, isUsed: Bool) -> Node {
    let letter = capital(root.word.letters[tile], root.language)
    return element(
      "button", key: "\(tile)", .class("tile"), .attribute("type", "button"), .flag("data-used", isUsed),
      .attribute("aria-pressed", isUsed ? "true" : "false"), .attribute("aria-label", letter),
      .keepsFocus, .press(.findWords(.pickedTile(tile)))
    ) { element("span") { letter } }
  }

  private func guessForm() -> Node {
    element(
      "form", .class("guess"), .optional("data-shake", shake), .flag("data-spot", state.tutorial == 2),
      .submits(.findWords(.submittedGuess))
    ) {
      element(
        "input", .id("guess"), .attribute("type", "text"), .attribute("name", "guess"),
        .attribute("aria-label", sentences[.enterYourWord]), .attribute("placeholder", sentences[.enterYourWord]),
        .attribute("autocapitalize", "characters"), .attribute("autocorrect", "off"),
        .attribute("autocomplete", "off"), .attribute("spellcheck", "false"), .attribute("enterkeyhint", "go"),
        .optional("lang", round?.language.code), .attribute("value", board.field), .types(.findWords(.typed(""))))
      element(
        "button", .class("submit"), .attribute("type", "submit"), .flag("disabled", !state.isPlaying), .keepsFocus
      ) {
        sentences[.submit]
        Art.leaf
      }
    }
  }

  /// Another value with each refusal in a row, so that the shake of the second one starts anew.
  private var shake: String? {
    guard let banner = session.banner, banner.tone == .refusal else { return nil }
    return banner.serial % 2 == 0 ? "even" : "odd"
  }

  private func keys() -> Node {
    element("div", .class("keys")) {
      boardKey(sentences[.shuffle], Art.shuffle, .findWords(.askedForShuffle))
      boardKey(sentences[.delete], Art.delete, .findWords(.tookBackLetter))
      boardKey(sentences[.clear], Art.clear, .findWords(.clearedField))
      boardKey(sentences[.hints], Art.hints, .findWords(.openedHints), isDialog: true)
      boardKey(sentences[.newWord], Art.newWord, .findWords(.askedForNewWord), "wooden")
    }
  }

  private func boardKey(
    _ name: String, _ icon: Node, _ message: Message, _ kind: String = "", isDialog: Bool = false
  ) -> Node {
    key(name, icon, message, kind, isDialog: isDialog, isDisabled: !state.isPlaying, keepsFocus: !isDialog)
  }
}
