import Formats
import Interface
import Journal
import Markup
import Rules
import Vocabulary
import Words

/// The page of Apple Tree: the tree, the word and the keyboard.
final class AppleTreePage: Page {
  let state: AppleTree

  init(_ state: AppleTree, _ session: Session) {
    self.state = state
    super.init(session)
  }

  @inline(never)
  func node(_ sheet: Node?) -> Node {
    if case .trouble(let trouble, instead: _) = state.stage { return troublePage(trouble, sheet) }
    let game = state.game
    return element(
      "div", .class("page guessing", settingClasses), .optional("aria-busy", isWaitingForWord ? "true" : nil),
      .flag("data-over", game?.isOver == true)
    ) {
      notStoredNotice()
      treeHeader()
      navigation()
      element("main", .id("main")) {
        element("h1", .class("for-readers"), .id("tree-title"), .attribute("tabindex", "-1")) { sentences[.appleTree] }
        element("div", .class("tree-side")) {
          treeBar(game)
          element("div", .class("tree-place")) { orchard(game) }
        }
        element("div", .class("word-side")) {
          if case .empty(let source) = state.stage {
            noWord(source)
          } else {
            wordToGuess(game)
          }
        }
      }
      liveRegion()
      sheet
      splash(isAwaited: false)
    }
  }

  private func troublePage(_ trouble: AppleTree.Trouble, _ sheet: Node?) -> Node {
    let notice: Notice
    var retry = sentences[.newWord]
    var ways: [Node] = []
    switch trouble {
    case .file(let file):
      (notice, retry) = (missing(file), sentences[.tryAgain])
      ways = languagesOffline(instead: file)
    case .badLink(let fault): notice = Notice(sentences[.badLinkTitle], sentences.badLink(fault))
    case .badChallenge(let fault):
      notice = Notice(sentences[.badLinkTitle], sentences[fault == .newer ? .challengeNewer : .challengeAltered])
    case .unsuitableChallenge(let reason): notice = Notice(sentences[.challengeUnsuitable], sentences.problem(reason))
    }
    return troublePage(header: treeHeader(), sheet: sheet, notice, retry: retry) {
      ways
      if let record = profile.appleTree, record.round.outcome == nil {
        secondaryButton(sentences[.keepPlaying], .host(.openedPage(Route.appleTree.path)))
      }
    }
  }

  private var isWaitingForWord: Bool {
    switch state.stage {
    case .idle, .loading: true
    case .playing, .empty, .trouble: false
    }
  }

  private func treeHeader() -> Node { header(Art.appleTreeName(sentences[.appleTree], sentences.language)) }

  // MARK: The tree

  /// The row over the tree: the word source of the round, which opens the dialog with the word sources, and the best
  /// record, which opens the other statistics. Each button is as large as its half of the row.
  private func treeBar(_ game: AppleTree.Game?) -> Node {
    let best = profile.bestAppleTree
    return element("div", .class("tree-bar")) {
      treeCell(.wordsTitle, nil, textButton(caption(of: game), .appleTree(.openedWords), isDialog: true))
      treeCell(
        .bestRecord,
        // The style sheet draws the apples in place of the text.
        element("p", .class("record-apples"), .optional("data-count", best.map { String($0) })) {
          best.map { sentences(.appleCount, .count("count", $0)) } ?? sentences[.bestNone]
        }, roundKey(sentences[.figures], Art.chart, .appleTree(.openedFigures), isDialog: true))
    }
  }

  @inline(never)
  private func treeCell(_ label: Phrase, _ value: Node?, _ button: Node) -> Node {
    element("div") {
      element("p") { sentences[label] }
      value
      button
    }
  }

  /// The drawing of the tree with its apples. The keys of the apples' elements contain the round's ID. Because of the
  /// new keys, an apple that is still falling at the end of a round does not continue to fall in the next round.
  private func orchard(_ game: AppleTree.Game?) -> Node {
    let left = game?.round.applesLeft ?? AppleTreeRound.apples
    let round = game?.id.text ?? ""
    let outcome = game?.round.outcome
    return element(
      "div", key: round, .class("orchard"), .attribute("role", "img"),
      .attribute("aria-label", sentences(.appleTreeLeft, .count("count", left))),
      .attribute("data-news", state.moves % 2 == 0 ? "even" : "odd"),
      .optional("data-outcome", outcome.map { $0 == .won ? "won" : "lost" })
    ) {
      Art.scene
      Art.trunk
      Art.crown
      for apple in 0..<AppleTreeRound.apples { hanging(apple, round, left) }
      // Show falling petals when the player wins the round, but not after a reload of the won round.
      if outcome == .won, state.moves > 0 {
        for petal in 0..<AppleTreePage.petals { element("span", key: "petal \(petal)", .class("petal")) }
      }
    }
  }

  private static let petals = 12

  private func hanging(_ apple: Int, _ round: String, _ left: Int) -> Node {
    // The order in which apples fall and the spots where they land are derived from the round's ID, so that a reload
    // shows the same tree.
    let chance = round.bytes.reduce(7) { ($0 * 33 + Int($1)) & 0xFFFF }
    let turn = (apple * 3 + chance) % AppleTreeRound.apples
    return element(
      "span", key: "\(round) \(apple)", .class("hanging"), .attribute("data-apple", "\(apple)"),
      .attribute("data-spot", "\((chance / 7 + apple * apple) % 5)"), .flag("data-fallen", turn >= left)
    ) { Art.apple }
  }
}

// MARK: - The word

extension AppleTreePage {
  private func wordToGuess(_ game: AppleTree.Game?) -> [Node] {
    [places(game), news(game), actions(game), letterKeys(game)]
  }

  /// The result of the last move, and in a second status the hint or the word's meaning. Because there are two statuses,
  /// screen readers read the hint only once. A status never has the focus, because screen readers would then read it
  /// twice; the group around both gets the focus instead.
  private func news(_ game: AppleTree.Game?) -> Node {
    element(
      "div", .class("tree-news"), .id("tree-news"), .attribute("role", "group"),
      .attribute("aria-label", sentences[.result]), .attribute("tabindex", "-1")
    ) {
      element(
        "p", .class("tree-result"), .id("tree-result"), .attribute("role", "status"),
        .attribute("aria-label", sentences[.result])
      ) {
        // The text may be the same after two moves. A new element for each move makes screen readers read the text
        // again.
        element("span", key: "\(state.moves)") { lastMoveText(game) }
      }
      element("div", .attribute("role", "status")) {
        if let game { game.isOver ? meaning(game) : game.round.hasTakenHint ? hintText(game) : nil }
      }
    }
  }

  private func caption(of game: AppleTree.Game?) -> String {
    let (source, language) = session.wordSource
    guard let game else {
      return sentences.pair(sentences.name(source, list(of: source)), sentences.nameAlone(language))
    }
    let name =
      game.daily.map { sentences.name($0) } ?? game.source.map { sentences.name($0, list(of: $0)) }
      ?? sentences[.wordsFriend]
    return sentences.pair(name, sentences.nameAlone(game.round.word.language))
  }

  func list(of source: WordSource) -> String? {
    if case .list(let id) = source { session.list(id)?.name } else { nil }
  }

  /// The result of the last move, for players who cannot see the tree. Words of the round's language are marked with
  /// their language.
  private func lastMoveText(_ game: AppleTree.Game?) -> [Node] {
    guard let game else { return [.text(sentences[.loading])] }
    let round = game.round
    var nodes: [Node] = []
    var word = round.word.spelling
    var letter: Letter?
    var readsWord = false
    var phrase = Phrase.roundState
    switch state.lastMove {
    case .right(let right): (phrase, letter, readsWord) = (.letterRight, right, true)
    case .wrong(let wrong): (phrase, letter) = (.letterWrong, wrong)
    case .alreadyTried(let tried): (phrase, letter) = (.letterTried, tried)
    case .notALetter: phrase = .letterNone
    case .wrongGuess: phrase = .guessWrong
    case .hint: phrase = .hintTaken
    case .reading: readsWord = true
    case nil: break
    }
    if let outcome = round.outcome {
      let isWon = outcome == .won
      nodes = [element("b") { sentences[isWon ? .treeWon : .treeLost] }, .text(" ")]
      (phrase, readsWord) = (isWon ? .wordIs : .wordWas, false)
    } else if phrase == .guessWrong {
      word = round.guesses.last.map { Alphabet(round.word.language).text($0) } ?? ""
    }
    // Each phrase contains some of these placeholders. The word is inserted as an element.
    let text = sentences(
      phrase, .text("letter", letter.map { capital($0, round.word.language) } ?? ""),
      .text("letters", sentences.letters(round.word.letterCount)),
      .text("apples", sentences.applesLeft(round.applesLeft)), .text("word", "\u{1}"))
    let parts = text.parts(between: 1)
    nodes.append(.text(parts[0]))
    if parts.count > 1 {
      nodes.append(element("span", .attribute("lang", round.word.language.code)) { word })
      nodes.append(.text(parts[1]))
    }
    if readsWord { nodes += [.text(" "), wordAsItStands(game)] }
    return nodes
  }

  private func hintText(_ game: AppleTree.Game) -> Node? {
    guard let hint = state.hint(for: game.round.word, session) else { return nil }
    return element("p", .class("tree-hint")) {
      Art.hintMark
      switch hint {
      case .translation(let text, let tag): element("span", .optional("lang", tag)) { text }
      case .example(let before, let after):
        element("span", .attribute("lang", game.round.word.language.code)) {
          before
          element("span", .class("left-out"), .attribute("role", "img"), .attribute("aria-label", sentences[.blank]))
          after
        }
      }
    }
  }

  /// The meaning of a finished round's word.
  private func meaning(_ game: AppleTree.Game) -> Node? {
    let word = game.round.word
    let glossary = session.glossary(of: game.source, word.language)
    guard let glossary, let entry = glossary.entries(spelled: word.spelling).first else { return nil }
    let meaning = session.shortMeaning(glossary[entry], word.language)
    return element("p", .class("tree-meaning"), .optional("lang", meaning.tag)) { meaning.text }
  }

  private func actions(_ game: AppleTree.Game?) -> Node {
    element("div", .class("keys", "tree-keys")) {
      if let game, game.isOver {
        overActions(game)
      } else {
        hintKey(game)
        key(sentences[.challenge], Art.share, .appleTree(.openedChallenge), isDialog: true)
        if let game, game.round.canGuessWord {
          key(sentences[.guessWord], Art.pencil, .appleTree(.openedGuess), isDialog: true)
        }
      }
    }
  }

  /// The button that takes a hint and shows its price.
  private func hintKey(_ game: AppleTree.Game?) -> Node {
    element(
      "button", .class("key"), .attribute("type", "button"), .flag("disabled", !canTakeHint(game)),
      .attribute("aria-label", sentences[.hint]), .attribute("aria-describedby", "hint-price"),
      .press(.appleTree(.askedForHint))
    ) {
      Art.hints
      element("span") {
        sentences[.hint]
        element("small", .id("hint-price")) { sentences[.hintPrice] }
      }
    }
  }

  private func canTakeHint(_ game: AppleTree.Game?) -> Bool {
    guard let game, game.round.canTakeHint, case .some = state.hint(for: game.round.word, session) else { return false }
    return true
  }

  /// The buttons of a finished round: save, definition, share, and play again, which is the only wooden one.
  private func overActions(_ game: AppleTree.Game) -> [Node] {
    let language = game.round.word.language
    let word = game.round.word.spelling
    return [
      saveKey(language, word),
      key(sentences[.seeDefinition], Art.book, definition(of: game)),
      key(sentences[.share], Art.share, .appleTree(.sharedRound)),
      key(sentences[.playAgain], Art.newWord, .appleTree(.playedAgain), "wooden"),
    ]
  }

  /// The message that a press of the definition button sends. The definition of a word that consists only of letters
  /// opens in a dialog over the game. The definition of a phrase opens as a page, in the player's list or in the
  /// vocabulary.
  private func definition(of game: AppleTree.Game) -> Message {
    let word = game.round.word
    if word.hasLettersOnly { return .wordPage(.openedWord(word.language, word.spelling)) }
    var glossary = GlossaryID.vocabulary(word.language)
    if case .list(let id)? = game.source, case .some = session.list(id) { glossary = .list(id) }
    return .host(.openedPage(glossary.route(word.spelling).path))
  }

  /// Explains why the word source has no word to draw, and offers alternatives.
  private func noWord(_ source: WordSource) -> [Node] {
    [
      element("div", .class("empty"), .attribute("role", "alert")) {
        element("p", .class("empty-title")) { sentences[.wordsEmptyTitle] }
        element("p") { sentences[source == .saved ? .wordsEmptySaved : .wordsEmptyText] }
        element("p", .class("page-actions")) {
          if source != .all { secondaryButton(sentences[.playAllWords], .settings(.chose(.words(.all)))) }
          pageLink(.vocabulary(settings.language), class: "banner-button") { sentences[.vocabulary] }
        }
      }
    ]
  }
}

// MARK: - The keyboard

extension AppleTreePage {
  /// The keyboard, with a key for each letter. Letters that were already tried keep their positions, so that the focus
  /// does not move.
  private func letterKeys(_ game: AppleTree.Game?) -> Node {
    let language = game?.round.word.language ?? session.wordSource.language
    return element(
      "div", .class("letter-keys"), .attribute("role", "group"), .attribute("aria-label", sentences[.keyboard])
    ) {
      if game?.isOver != true { letterField(language) }
      for row in keyRows(Alphabet(language)) {
        element("div", .class("letter-row")) {
          for letter in row { letterKey(letter, game, language) }
        }
      }
      element("span", .id("key-right"), .flag("hidden", true)) { sentences[.keyRight] }
      element("span", .id("key-wrong"), .flag("hidden", true)) { sentences[.keyWrong] }
    }
  }

  /// A text field that receives letters. Sighted players type without the field. Screen readers pass letters to the page
  /// only if a text field has the focus; otherwise the letters are commands of the screen reader. The field gets the
  /// focus only if the player moves it there, so that a phone does not open its keyboard unasked.
  private func letterField(_ language: Language) -> Node {
    element("div", .class("letter-field for-readers")) {
      fieldLabel("letter", .letterField)
      wordField(
        "letter", state.isGuess ? "" : state.typed, language, describedBy: "letter-help", isRefused: false,
        .appleTree(.typedWord("")))
      note("letter-help", sentences[.letterHelp])
    }
  }

  private func letterKey(_ letter: Letter, _ game: AppleTree.Game?, _ language: Language) -> Node {
    let alphabet = Alphabet(language)
    let isTried = game?.round.tried.contains(letter) ?? false
    let kind = isTried ? game?.round.word.has(letter) == true ? "right" : "wrong" : nil
    let isUsable = !isTried && game?.isOver == false
    return element(
      "button", key: alphabet.text(Word([letter])), .class("letter-key"), .attribute("type", "button"),
      .optional("data-tried", kind), .optional("aria-disabled", isUsable ? nil : "true"),
      .optional("aria-describedby", kind.map { "key-" + $0 }), .keepsFocus,
      .press(.appleTree(.triedLetter(alphabet.text(Word([letter])))))
    ) { capital(letter, language) }
  }

  /// The letters in the rows of a typewriter, or in the order of the alphabet with seven letters to a row.
  private func keyRows(_ alphabet: Alphabet) -> [[Letter]] {
    let scalars = alphabet.scalars
    if settings.keyboard == .alphabetical {
      let letters = scalars.compactMap { alphabet.letter($0) }
      return stride(from: 0, to: letters.count, by: 7).map { Array(letters[$0..<min($0 + 7, letters.count)]) }
    }
    return alphabet.language.keyboard
  }
}
