import Formats
import Interface
import Journal
import Markup
import Rules
import Words

/// The page of Find Words.
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
      "div", .class("page game", settingClasses), .optional("aria-busy", !state.isPlaying ? "true" : nil),
      .flag("data-over", state.isOver)
    ) {
      notStoredNotice()
      topBar(isTrouble: false)
      navigation()
      element("main", .id("main")) {
        if let game, game.isOver {
          overSection(game)
          if game.round.finds.isEmpty { missedSection(game) } else { foundSection() }
        } else {
          boardSection()
          foundSection()
        }
      }
      figures()
      announcement()
      sheet
      splash(isAwaited: isAwaited)
    }
  }

  private var isAwaited: Bool { if case .loading = state.stage { true } else { false } }

  /// The bar at the top, with the game's name and the tree. If an error prevents the round, the bar does not show the
  /// tree.
  private func topBar(isTrouble: Bool) -> Node {
    header(Art.name(sentences[.findWords], sentences.language), growing: isTrouble ? nil : tree(round?.score))
  }

  /// The tree, which is also the progress bar of the round. Beside the tree are the name of its growth stage, and the
  /// name of the next stage with the number of points that are missing.
  private func tree(_ score: Score?) -> Node {
    let stage = score?.stage ?? .seed
    let percent = score?.percent ?? 0
    let said = sentences(.levelSaid, .text("level", sentences.name(stage)), .count("count", percent))
    var next: String?
    // Omit the next stage when every word is found or shown, because points that hints have cost can no longer be
    // earned.
    if let points = score?.toNextStage, let after = stage.next, round?.remaining.isEmpty == false {
      next = sentences(.levelNext, .count("count", points.value), .text("level", sentences.name(after)))
    }
    return element("div", .class("level")) {
      Art.ground(percent: percent)
      Art.tree(stage)
      element(
        "p", .class("level-name"), .attribute("role", "progressbar"), .attribute("aria-label", sentences[.level]),
        .attribute("aria-valuemin", "0"), .attribute("aria-valuemax", "100"), .attribute("aria-valuenow", "\(percent)"),
        .attribute("aria-valuetext", next.map { sentences.list(said, $0) } ?? said)
      ) {
        element("span") { sentences.name(stage) }
        element("span", .class("level-share")) { next ?? sentences.percent(percent) }
        if let score {
          element("span", .class("level-figures")) {
            sentences.progress(score) + " · " + sentences.points(score.points)
          }
        }
      }
      if let left = game?.timeLeft, game?.isOver == false { clock(left) }
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
      notice = sentences.notice(for: reason, root: root)
    case .badLink(let fault): notice = Notice(sentences[.badLinkTitle], sentences.badLink(fault))
    }
    if case .file = trouble {
    } else if let replaced = state.replacedRound, !replaced.game.isOver {
      ways.append(secondaryButton(resumeLabel(replaced.game), .findWords(.tookBackNewWord)))
    }
    return troublePage(header: topBar(isTrouble: true), sheet: sheet, notice, retry: retry) { ways }
  }

  /// The label of a button that resumes a round.
  func resumeLabel(_ game: FindWords.Game) -> String {
    sentences(.goOnWith, .text("root", game.round.root.spelling))
  }
}

/// The game board: caption and banner, letter tiles, input field and buttons.
extension FindWordsPage {
  func boardSection() -> Node {
    element("section", key: "board", .class("board"), .attribute("aria-label", sentences[.board])) {
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
    }
  }

  /// The root word as a heading for screen readers. Sighted players see the root word on the tiles.
  func rootHeading() -> Node {
    element(
      "h1", .class("for-readers"), .id("root"), .attribute("tabindex", "-1"), .optional("lang", round?.language.code)
    ) { round?.root.spelling ?? sentences[.loading] }
  }

  /// The length and the language of the root word, and the learner's level. If the tiles do not show the root word's
  /// exact spelling, the caption begins with the root word itself. In a daily puzzle, the second line shows the date.
  /// In any other round, it shows the root word's meaning as soon as the player has found a word.
  func caption() -> Node {
    element("div", .class("caption")) {
      if let round {
        let kind = sentences.kind(round.root.word.count, round.language)
        element("p", .class("caption-what")) {
          if !spellsRoot(round) { element("span", .attribute("lang", round.language.code)) { round.root.spelling } }
          element("span", .class(spellsRoot(round) ? "" : "caption-kind")) { kind }
          if round.origin == .drawn, let level = settings.level {
            element("span", .class("level-chip")) { level.code }
          }
        }
        if let day = round.origin.day {
          element("p", .class("caption-how")) { sentences(.dailyCaption, .text("day", sentences.name(day))) }
        } else {
          let meaning = round.finds.isEmpty ? nil : state.rows.rootMeaning
          element("p", .class("caption-how"), .optional("lang", meaning?.tag)) {
            meaning?.text ?? sentences[.makeWords]
          }
        }
      } else {
        element("p", .class("caption-what")) { sentences[.findWords] }
        element("p", .class("caption-how")) { sentences[.makeWords] }
      }
    }
  }

  /// Whether the tiles show the exact spelling of the root word. The tiles show capitals without accents, and the
  /// player can shuffle them.
  private func spellsRoot(_ round: FindWordsRound) -> Bool {
    for (place, tile) in board.tiles.enumerated() where place != tile { return false }
    return Alphabet(round.language).text(round.root.word).hasSameBytes(as: round.root.spelling)
  }

  private func clock(_ left: Milliseconds) -> Node {
    let seconds = Int(clamping: (left + Milliseconds(999)).value / 1000)
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
      .attribute("lang", root.language.code), .keepsFocus, .press(.findWords(.pickedTile(tile)))
    ) { element("span") { letter } }
  }

  private func guessForm() -> Node {
    let letters = typedLetters
    return element(
      "form", .class("guess"), .optional("data-shake", shake), .flag("data-spot", state.tutorial == 2),
      .submits(.findWords(.submittedGuess))
    ) {
      element(
        "div", .class("word-field"), .attribute("data-count", "\(round?.root.word.count ?? settings.length)"),
        .flag("data-plain", letters == nil)
      ) {
        element(
          "input", .id("guess"), .attribute("type", "text"), .attribute("name", "guess"),
          .attribute("aria-label", sentences[.enterYourWord]), .attribute("placeholder", sentences[.enterYourWord]),
          .attribute("aria-describedby", "said"), .attribute("autocapitalize", "characters"),
          .attribute("autocorrect", "off"), .attribute("autocomplete", "off"), .attribute("spellcheck", "false"),
          .attribute("enterkeyhint", "go"), .optional("inputmode", settings.deviceKeyboard ? nil : "none"),
          .attribute("value", board.field),
          .optional("aria-invalid", board.isRefused ? "true" : nil), .types(.findWords(.typed(""))),
          board.isRefused ? .selected(.findWords(.correctedGuess)) : nil)
        element("div", .class("typed"), .attribute("aria-hidden", "true"), .optional("lang", round?.language.code)) {
          for letter in letters ?? [] { element("span") { letter } }
        }
        key(
          sentences[.delete], Art.delete, .findWords(.tookBackLetter), "delete", isDisabled: !state.isPlaying,
          keepsFocus: true, held: .findWords(.clearedField))
      }
      element(
        "button", .class("submit"), .attribute("type", "submit"), .flag("disabled", !state.isPlaying), .keepsFocus
      ) {
        sentences[.submit]
        Art.leaf
      }
      element("p", .class("for-readers"), .id("said")) { standingSaid }
    }
  }

  /// The live region for texts that screen readers announce and that the page does not show.
  private func announcement() -> Node {
    element("p", .class("for-readers"), .attribute("role", "status")) {
      if let spoken = state.spoken {
        element(
          "span", key: "\(spoken.count)", .optional("lang", spoken.kind == .standing ? nil : round?.language.code)
        ) {
          text(of: spoken.kind)
        }
      }
    }
  }

  /// The letters in the order of the tiles.
  private func letters(_ round: FindWordsRound) -> String {
    let letters = spelledOut(round.root.word, round.language)
    return board.tiles.map { letters[$0] }.joined(separator: " ")
  }

  /// The letters and the progress, which describe the field to screen readers.
  private var standingSaid: String {
    guard let round else { return "" }
    return sentences.pair(sentences[.letters], letters(round)) + ". "
      + sentences.pair(sentences[.wordsFound], sentences.progress(round.score))
  }

  /// The text to announce. The state of the round (`standing`) includes the last three finds.
  private func text(of kind: FindWords.Spoken) -> String {
    guard let round else { return "" }
    switch kind {
    case .letters: return letters(round)
    case .field: return board.field.isEmpty ? "–" : board.field
    case .standing:
      let finds = round.finds.suffix(3).reversed().map { $0.spellings[0] }
      return finds.isEmpty ? standingSaid : standingSaid + ". " + finds.joined(separator: ", ")
    }
  }

  /// The typed letters that the field shows as tiles. The result is `nil` if the text is longer than the root word or
  /// contains a character that is not a letter; the field then shows the text itself.
  private var typedLetters: [String]? {
    guard let round else { return nil }
    let alphabet = Alphabet(round.language)
    var letters: [String] = []
    for scalar in board.field.scalars {
      guard letters.count < round.root.word.count, let letter = alphabet.letter(folding: scalar) else { return nil }
      letters.append(capital(letter, round.language))
    }
    return letters
  }

  /// A value that alternates between two texts when one refusal follows another, so that the shake animation restarts.
  private var shake: String? {
    guard let banner = session.banner, banner.tone == .refusal else { return nil }
    return banner.serial % 2 == 0 ? "even" : "odd"
  }

  private func keys() -> Node {
    element("div", .class("keys")) {
      boardKey(sentences[.shuffle], Art.shuffle, .findWords(.askedForShuffle))
      boardKey(sentences[.hints], Art.hints, .findWords(.openedHints), isDialog: true)
      boardKey(sentences[.newWord], Art.newWord, .findWords(.openedMenu), "wooden", isDialog: true)
    }
  }

  private func boardKey(
    _ name: String, _ icon: Node, _ message: Message, _ kind: String = "", isDialog: Bool = false
  ) -> Node {
    key(name, icon, message, kind, isDialog: isDialog, isDisabled: !state.isPlaying, keepsFocus: !isDialog)
  }
}
