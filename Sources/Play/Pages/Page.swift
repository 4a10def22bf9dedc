import Journal
import Markup
import Rules
import Wire
import Words

extension Model {
  /// The whole page, as it is to be shown now. Its root is the only child of `<div id="page">`.
  public var page: Node {
    let sentences = interface.sentences
    if let trouble = troubleHere {
      return element("div", .class("page")) {
        notStoredNotice(sentences)
        screen.isAppleTree ? appleTreeHeader(sentences) : topBar(sentences, score: nil)
        troublePage(trouble, sentences)
        sheetNode(sentences)
        splash(sentences)
      }
    }
    switch screen {
    case .findWords: return gamePage(sentences)
    case .appleTree: return appleTreePage(sentences)
    default: return plainPage(sentences)
    }
  }

  /// What keeps this page from being shown. A round's trouble is none on the pages of words, and theirs is none of other pages.
  private var troubleHere: Trouble? {
    if case .vocabulary(let language) = screen, missing.contains(.vocabulary(language)) {
      return .file(.vocabulary(language))
    }
    if screen.isAppleTree {
      guard case .trouble(let trouble, instead: _) = appleTree.stage else { return nil }
      return trouble
    }
    guard case .trouble(let trouble, instead: _) = stage else { return nil }
    switch screen {
    case .findWords: return trouble
    case .word(let language, _):
      if case .file(.lexicon(language)) = trouble { return trouble }
      return nil
    default: return nil
    }
  }

  private func gamePage(_ sentences: Sentences) -> Node {
    element(
      "div", .class("page", "game"), .optional("aria-busy", !isPlaying ? "true" : nil),
      .flag("data-over", game?.isOver == true)
    ) {
      notStoredNotice(sentences)
      topBar(sentences, score: round?.score)
      element("main") {
        if let game, game.isOver {
          overSection(game, sentences)
        } else {
          boardSection(sentences)
        }
        foundSection(sentences)
      }
      figures(sentences)
      sheetNode(sentences)
      splash(sentences)
    }
  }

  /// The game's name, the tree, the way to the settings. Without a score the tree is left out.
  private func topBar(_ sentences: Sentences, score: Score?) -> Node {
    let isTrouble = if case .trouble = stage { true } else { false }
    return element("header", .class("top")) {
      element("p", .class("name")) { Art.name(sentences[.findWords], sentences.language) }
      if isTrouble {
        element("div", .class("level")) { Art.ground(percent: 0) }
      } else {
        tree(sentences, level: score?.level ?? .seed, percent: score?.percent ?? 0)
      }
      element("div", .class("top-keys")) {
        pageLink(.appleTree, class: "round-key", label: sentences[.appleTree]) { Art.appleTree }
        pageLink(.vocabulary(settings.language), class: "round-key", label: sentences[.vocabulary]) { Art.book }
        settingsKey(sentences)
      }
    }
  }

  func settingsKey(_ sentences: Sentences) -> Node {
    element(
      "button", .class("round-key"), .attribute("type", "button"), .attribute("aria-label", sentences[.settings]),
      .attribute("aria-haspopup", "dialog"), .press(.openedSettings)
    ) { Art.settings }
  }

  private func tree(_ sentences: Sentences, level: Level, percent: Int) -> Node {
    element(
      "div", .class("level"), .attribute("role", "progressbar"), .attribute("aria-label", sentences[.level]),
      .attribute("aria-valuemin", "0"), .attribute("aria-valuemax", "100"), .attribute("aria-valuenow", "\(percent)"),
      .attribute(
        "aria-valuetext",
        sentences(.levelSaid, .text("level", sentences.name(level)), .count("count", percent)))
    ) {
      Art.ground(percent: percent)
      Art.tree(level)
      element("p", .class("level-name")) {
        element("span") { sentences.name(level) }
        element("span", .class("level-share")) { sentences.percent(percent) }
      }
    }
  }

  private func troublePage(_ trouble: Trouble, _ sentences: Sentences) -> Node {
    let (notice, action) =
      switch trouble {
      case .file(let file):
        (
          Notice(sentences[.fileMissingTitle], sentences(.fileMissingText, .text("file", file.name))),
          sentences[.tryAgain]
        )
      case .unsuitableRoot(let root, let reason):
        (Notice(sentences[.noWordToPlay], sentences.unsuitableRoot(reason, root)), sentences[.newWord])
      case .badLink(let fault): (Notice(sentences[.badLinkTitle], sentences.badLink(fault)), sentences[.newWord])
      case .badChallenge(let fault):
        (
          Notice(sentences[.badLinkTitle], sentences[fault == .newer ? .challengeNewer : .challengeAltered]),
          sentences[.newWord]
        )
      case .unsuitableChallenge(let reason):
        (Notice(sentences[.challengeUnsuitable], sentences.problem(reason)), sentences[.newWord])
      }
    return element("main", .class("trouble")) {
      Art.bareTree
      element("h1", .class("trouble-title")) { notice.title }
      element("p", .class("trouble-text"), .attribute("role", "alert")) { notice.text }
      element("button", .class("submit"), .attribute("type", "button"), .press(.askedToRetry)) {
        action
        Art.leaf
      }
      if screen.isAppleTree {
        if let record = profile.appleTree, record.round.outcome == nil {
          bannerButton(sentences[.keepPlaying], .openedPage(Screen.appleTree.path))
        }
      } else if !screen.isFindWords {
        bannerButton(sentences[.toTheGame], .openedPage(Screen.findWords.path))
      } else if case .file = trouble {
        if hasGameInProgress { bannerButton(sentences[.newWord], .askedForNewWord) }
        if putAway != nil { bannerButton(sentences[.undo], .tookBackNewWord) }
      } else if let away = putAway, !away.game.isOver {
        bannerButton(goOn(away.game, sentences), .tookBackNewWord)
      }
    }
  }

  func goOn(_ game: Game, _ sentences: Sentences) -> String {
    sentences(.goOnWith, .text("root", game.round.root.spelling))
  }

  /// The tree grows its leaves while the first data is on its way. The style shows it only when that takes its time.
  func splash(_ sentences: Sentences) -> Node? {
    let isAwaited = if screen.isFindWords, case .loading = stage { true } else { false }
    guard isAwaited || showsSplash else { return nil }
    return element(
      "div", .class("splash"), .flag("data-asked", showsSplash), showsSplash ? .press(.askedForSplash) : nil
    ) {
      Art.tree(.fruit)
      element("p", .class("splash-text"), .attribute("role", "status")) { sentences[.splash] }
      if showsSplash { bannerButton(sentences[.close], .askedForSplash) }
    }
  }
}

extension InterfaceLanguage {
  private var stillHeader: Node {
    element("header", .class("top")) {
      element("p", .class("name")) { Art.name(sentences[.findWords], self) }
      element("div", .class("level")) { Art.ground(percent: 0) }
    }
  }

  /// The licences of the code and the word lists, as their file has them; the program does not run on it.
  public func licensesPage(_ text: String) -> Node {
    element("div", .class("page", "plain")) {
      stillHeader
      element("main", .class("text")) {
        element("h1", .class("word-title")) { sentences[.licenses] }
        element("pre", .class("licenses"), .attribute("lang", "en")) { text }
        element("p") { element("a", .class("banner-button"), .href("/find-words")) { sentences[.toTheGame] } }
      }
    }
  }

  /// The page for an address that leads nowhere; the program does not run on it.
  public var lostPage: Node {
    element("div", .class("page")) {
      stillHeader
      element("main", .class("trouble")) {
        Art.bareTree
        element("h1", .class("trouble-title")) { sentences[.nothingHereTitle] }
        element("p", .class("trouble-text")) { sentences[.nothingHereText] }
        element("a", .class("submit"), .href("/find-words")) {
          sentences[.findWords]
          Art.leaf
        }
      }
    }
  }
}

extension Attribute {
  /// A press sends this message.
  static func press(_ message: Message) -> Attribute? { message.name.map { .press($0) } }
  static func types(_ message: Message) -> Attribute? { message.name.map { .types($0) } }
  static func changes(_ message: Message) -> Attribute? { message.name.map { .changes($0) } }
  static func submits(_ message: Message) -> Attribute? { message.name.map { .submits($0) } }
  static func closes(_ message: Message) -> Attribute? { message.name.map { .closes($0) } }
}

/// A button of paper, as banners and sheets have them.
@inline(never)
func bannerButton(_ text: String, _ message: Message, name: String? = nil, isPressed: Bool? = nil) -> Node {
  element(
    "button", .class("banner-button"), .attribute("type", "button"), .optional("aria-label", name),
    .optional("aria-pressed", isPressed.map { $0 ? "true" : "false" }), .press(message)
  ) { text }
}

/// Radio buttons on a plank, one for each option.
func planks<Option>(
  name: String, _ options: [Option], chosen: Option?, message: (Option) -> Message, label: (Option) -> Node
) -> [Node] where Option: Equatable {
  options.map { option in
    element("label") {
      element(
        "input", .attribute("type", "radio"), .attribute("name", name), .flag("checked", option == chosen),
        .changes(message(option)))
      label(option)
    }
  }
}
