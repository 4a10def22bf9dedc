import Journal
import Markup
import Rules
import Words

/// Apple Tree: the tree, the word, the keyboard.
extension Model {
  @inline(never)
  func appleTreePage(_ sentences: Sentences) -> Node {
    let game = appleTreeGame
    return element(
      "div", .class("page", "guessing"), .optional("aria-busy", isWaitingForWord ? "true" : nil),
      .flag("data-over", game?.isOver == true)
    ) {
      notStoredNotice(sentences)
      appleTreeHeader(sentences)
      element("main") {
        element("h1", .class("for-readers"), .id("tree-title"), .attribute("tabindex", "-1")) { sentences[.appleTree] }
        element("div", .class("tree-side")) {
          recordLine(sentences)
          element("div", .class("tree-place")) { orchard(game, sentences) }
        }
        element("div", .class("word-side")) {
          if case .empty(let source) = appleTree.stage {
            noWord(source, sentences)
          } else {
            wordToGuess(game, sentences)
          }
        }
      }
      element("div", .class("news", "low"), .attribute("role", "status")) {
        shownBanner.map { bannerNode($0, sentences) }
      }
      sheetNode(sentences)
      splash(sentences)
    }
  }

  private var isWaitingForWord: Bool {
    switch appleTree.stage {
    case .idle, .loading: true
    case .playing, .empty, .trouble: false
    }
  }

  func appleTreeHeader(_ sentences: Sentences) -> Node {
    element("header", .class("top")) {
      element("p", .class("name")) { Art.appleTreeName(sentences[.appleTree], sentences.language) }
      element("div", .class("level")) { Art.ground(percent: 0) }
      element("div", .class("top-keys")) {
        pageLink(.findWords, class: "round-key", label: sentences[.findWords]) { Art.newWord }
        pageLink(.vocabulary(settings.language), class: "round-key", label: sentences[.vocabulary]) { Art.book }
        settingsKey(sentences)
      }
    }
  }

  // MARK: The tree

  /// The best record, all the time, and the way to the other figures.
  private func recordLine(_ sentences: Sentences) -> Node {
    let best = profile.bestAppleTree
    return element("div", .class("record")) {
      element("p") {
        sentences[.bestRecord]
        " "
        element("span", .attribute("aria-hidden", "true")) {
          best.map { String(repeating: "🍎", count: $0) } ?? "🌳"
        }
        element("span", .class("for-readers")) {
          best.map { sentences(.appleCount, .count("count", $0)) } ?? sentences[.bestNone]
        }
      }
      element(
        "button", .class("round-key"), .attribute("type", "button"), .attribute("aria-label", sentences[.figures]),
        .attribute("aria-haspopup", "dialog"), .press(.openedAppleTreeFigures)
      ) { Art.chart }
    }
  }

  /// The drawing. Each round has apples of its own, so that one that is falling never falls into the next round.
  private func orchard(_ game: AppleTreeGame?, _ sentences: Sentences) -> Node {
    let left = game?.round.applesLeft ?? AppleTreeRound.apples
    let round = game?.id.text ?? ""
    let outcome = game?.round.outcome
    return element(
      "div", key: round, .class("orchard"), .attribute("role", "img"),
      .attribute("aria-label", sentences(.appleTreeLeft, .count("count", left))),
      .attribute("data-news", appleTree.moves % 2 == 0 ? "even" : "odd"),
      .optional("data-outcome", outcome.map { $0 == .won ? "won" : "lost" })
    ) {
      Art.scene
      Art.trunk
      Art.crown
      for apple in 0..<AppleTreeRound.apples { hanging(apple, round, left) }
      // They drift down when the round is won, and not again after a reload.
      if outcome == .won, appleTree.moves > 0 {
        for petal in 0..<Model.petals { element("span", key: "petal \(petal)", .class("petal")) }
      }
    }
  }

  private static let petals = 12

  private func hanging(_ apple: Int, _ round: String, _ left: Int) -> Node {
    // In which order they fall and where they come to lie is the round's, so that a reload shows the same tree.
    let chance = round.utf8.reduce(7) { ($0 * 33 + Int($1)) & 0xFFFF }
    let turn = (apple * 3 + chance) % AppleTreeRound.apples
    return element(
      "span", key: "\(round) \(apple)", .class("hanging"), .attribute("data-apple", "\(apple)"),
      .attribute("data-spot", "\((chance / 7 + apple * apple) % 5)"), .flag("data-fallen", turn >= left)
    ) { Art.apple }
  }
}

// MARK: - The word

extension Model {
  private func wordToGuess(_ game: AppleTreeGame?, _ sentences: Sentences) -> [Node] {
    [
      wordsKey(game, sentences),
      places(game, sentences),
      element("div", .class("tree-news")) {
        element(
          "p", .class("tree-result"), .id("tree-result"), .attribute("role", "status"),
          .attribute("aria-label", sentences[.result]), .attribute("tabindex", "-1")
        ) { appleTreeNews(game, sentences) }
        if let game, game.round.hasTakenHint { hintText(game, sentences) }
      },
      actions(game, sentences),
      letterKeys(game, sentences),
    ]
  }

  /// What words the round is about; a press chooses others.
  private func wordsKey(_ game: AppleTreeGame?, _ sentences: Sentences) -> Node {
    element("p", .class("over-word")) { quietButton(caption(of: game, sentences), .openedWords, isDialog: true) }
  }

  private func caption(of game: AppleTreeGame?, _ sentences: Sentences) -> String {
    let (source, language) = wordSource
    guard let game else {
      return sentences.pair(sentences.name(source, list(of: source)), sentences.nameAlone(language))
    }
    let name = game.source.map { sentences.name($0, list(of: $0)) } ?? sentences[.wordsFriend]
    return sentences.pair(name, sentences.nameAlone(game.round.word.language))
  }

  func list(of source: WordSource) -> String? {
    if case .list(let id) = source { list(id)?.content?.name } else { nil }
  }

  /// The places of the word: letters that were guessed, and blanks. A lost word is shown whole, what was missed in a frame of its own.
  private func places(_ game: AppleTreeGame?, _ sentences: Sentences) -> Node {
    let count = game?.round.word.places.count ?? 0
    return element(
      "ul", .class("places"), .attribute("aria-label", sentences[.wordToGuess]),
      .optional("lang", game?.round.word.language.code),
      .attribute("data-length", count > 16 ? "longest" : count > 7 ? "long" : "short")
    ) {
      if let game {
        for (number, place) in game.round.word.places.enumerated() {
          let isShown = game.round.isShown(place)
          element(
            "li", key: "\(game.id.text) \(number)", .flag("data-between", place.letter == nil),
            .flag("data-shown", isShown), .flag("data-missed", !isShown && game.isOver)
          ) {
            if isShown || game.isOver {
              place.text
            } else {
              element("span", .class("for-readers"), .attribute("lang", sentences.language.tag)) { sentences[.blank] }
            }
          }
        }
      }
    }
  }

  /// What has happened last, as it is said to those who cannot see the tree.
  private func appleTreeNews(_ game: AppleTreeGame?, _ sentences: Sentences) -> [Node] {
    guard let game else { return [.text(sentences[.loading])] }
    let round = game.round
    let apples = Blank.text("apples", sentences.applesLeft(round.applesLeft))
    let word = Blank.text("word", round.word.spelling)
    func letter(_ letter: Letter) -> Blank { .text("letter", capital(letter, round.word.language)) }
    switch round.outcome {
    case .won: return [element("b") { sentences[.treeWon] }, .text(" " + sentences(.wordIs, word, apples))]
    case .lost: return [element("b") { sentences[.treeLost] }, .text(" " + sentences(.wordWas, word))]
    case nil: break
    }
    let text =
      switch appleTree.news {
      case .right(let right):
        sentences(
          .letterRight, letter(right), .count("count", round.word.places.count { $0.letter == right }))
      case .wrong(let wrong): sentences(.letterWrong, letter(wrong), apples)
      case .alreadyTried(let tried): sentences(.letterTried, letter(tried))
      case .notALetter: sentences[.letterNone]
      case .hint: sentences(.hintTaken, apples)
      case nil: sentences(.roundState, .text("letters", sentences.letters(round.word.places.count)), apples)
      }
    return [.text(text)]
  }

  private func hintText(_ game: AppleTreeGame, _ sentences: Sentences) -> Node? {
    guard let hint = hint(for: game.round.word) else { return nil }
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

  private func actions(_ game: AppleTreeGame?, _ sentences: Sentences) -> Node {
    element("div", .class("keys", "tree-keys")) {
      if let game, game.isOver {
        overActions(game, sentences)
      } else {
        hintKey(game, sentences)
        treeKey(sentences[.challenge], Art.share, .openedChallenge, isDialog: true)
      }
    }
  }

  /// The hint with its price.
  private func hintKey(_ game: AppleTreeGame?, _ sentences: Sentences) -> Node {
    element(
      "button", .class("key"), .attribute("type", "button"), .flag("disabled", !canTakeHint(game)),
      .attribute("aria-label", sentences[.hint]), .attribute("aria-describedby", "hint-price"),
      .press(.askedForAppleTreeHint)
    ) {
      Art.hints
      element("span") {
        sentences[.hint]
        element("small", .id("hint-price")) { sentences[.hintPrice] }
      }
    }
  }

  private func canTakeHint(_ game: AppleTreeGame?) -> Bool {
    guard let game, game.round.canTakeHint, case .some = hint(for: game.round.word) else { return false }
    return true
  }

  /// The word's page, and another round. A lost word is offered for the saved list.
  private func overActions(_ game: AppleTreeGame, _ sentences: Sentences) -> [Node] {
    let language = game.round.word.language
    let word = game.round.word.spelling
    let keys = [
      treeKey(sentences[.seeDefinition], Art.book, .openedWord(language, word)),
      treeKey(sentences[.playAgain], Art.newWord, .playedAgain, "wooden"),
    ]
    return game.round.outcome == .lost ? [saveKey(language, word, sentences)] + keys : keys
  }

  private func treeKey(
    _ name: String, _ icon: Node, _ message: Message, _ kind: String = "", isDialog: Bool = false
  ) -> Node {
    element(
      "button", .class("key", kind), .attribute("type", "button"),
      .optional("aria-haspopup", isDialog ? "dialog" : nil), .press(message)
    ) {
      icon
      element("span") { name }
    }
  }

  /// No word can be drawn: why, and the ways out.
  private func noWord(_ source: WordSource, _ sentences: Sentences) -> [Node] {
    [
      wordsKey(nil, sentences),
      element("div", .class("empty"), .attribute("role", "alert")) {
        element("p", .class("empty-title")) { sentences[.wordsEmptyTitle] }
        element("p") { sentences[source == .saved ? .wordsEmptySaved : .wordsEmptyText] }
        element("p", .class("page-actions")) {
          if source != .all { bannerButton(sentences[.playAllWords], .chose(.words(.all))) }
          pageLink(.vocabulary(settings.language), class: "banner-button") { sentences[.vocabulary] }
        }
      },
    ]
  }
}

// MARK: - The keyboard

extension Model {
  /// A key for each letter. Those that were tried stay where they are, so that the focus does.
  private func letterKeys(_ game: AppleTreeGame?, _ sentences: Sentences) -> Node {
    let language = game?.round.word.language ?? wordSource.language
    return element(
      "div", .class("letter-keys"), .attribute("role", "group"), .attribute("aria-label", sentences[.keyboard]),
      .attribute("data-order", settings.keyboard.name)
    ) {
      for row in keyRows(Alphabet(language)) {
        element("div", .class("letter-row")) {
          for letter in row { letterKey(letter, game, language) }
        }
      }
      element("span", .id("key-right"), .flag("hidden", true)) { sentences[.keyRight] }
      element("span", .id("key-wrong"), .flag("hidden", true)) { sentences[.keyWrong] }
    }
  }

  private func letterKey(_ letter: Letter, _ game: AppleTreeGame?, _ language: Language) -> Node {
    let alphabet = Alphabet(language)
    let isTried = game?.round.tried.contains(letter) ?? false
    let kind = isTried ? game?.round.word.has(letter) == true ? "right" : "wrong" : nil
    let isUsable = !isTried && game?.isOver == false
    return element(
      "button", key: alphabet.text(Word([letter])), .class("letter-key"), .attribute("type", "button"),
      .optional("data-tried", kind), .optional("aria-disabled", isUsable ? nil : "true"),
      .optional("aria-describedby", kind.map { "key-" + $0 }), .keepsFocus,
      .press(.triedLetter(alphabet.text(Word([letter]))))
    ) { capital(letter, language) }
  }

  /// The letters in rows as on a typewriter, or seven in a row in the order of the alphabet.
  private func keyRows(_ alphabet: Alphabet) -> [[Letter]] {
    let scalars = alphabet.scalars
    if settings.keyboard == .alphabetical {
      let letters = scalars.compactMap { alphabet.letter($0) }
      return stride(from: 0, to: letters.count, by: 7).map { Array(letters[$0..<min($0 + 7, letters.count)]) }
    }
    let rows: StaticString = "qwertyuiop asdfghjklñ zxcvbnm"
    return String(rows).utf8.split(separator: 0x20).map { row in
      String(decoding: row, as: UTF8.self).unicodeScalars.compactMap { alphabet.letter($0) }
    }
  }
}

extension Sentences {
  /// In words: "Five apples left".
  func applesLeft(_ count: Int) -> String {
    let forms = self[.applesLeft].utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
    return forms.indices.contains(count) ? forms[count] : String(count)
  }

  func name(_ source: WordSource, _ list: String?) -> String {
    switch source {
    case .all: self[.wordsAll]
    case .letter(let letter): self(.wordsLetter, .text("letter", capital(letter)))
    case .level(let level): self(.wordsLevel, .text("level", level))
    case .saved: self[.savedWords]
    case .list: list ?? self[.lists]
    }
  }
}
