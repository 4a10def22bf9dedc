import Markup
import Rules
import Words

extension Model {
  /// The whole page, as it is to be shown now. Its root is the only child of `<div id="page">`.
  public var page: Node {
    let sentences = interface.sentences
    switch stage {
    case .trouble(let trouble, instead: _):
      return element("div", .class("page")) {
        topBar(sentences, score: nil)
        troublePage(trouble, sentences)
        sheetNode(sentences)
      }
    case .loading, .playing:
      return element("div", .class("page", "game"), .optional("aria-busy", round == nil ? "true" : nil)) {
        topBar(sentences, score: round?.score)
        element("main") {
          boardSection(sentences)
          foundSection(sentences)
        }
        figures(sentences)
        sheetNode(sentences)
      }
    }
  }

  /// The game's name, the tree, the way to the settings. Without a score the tree is left out.
  private func topBar(_ sentences: Sentences, score: Score?) -> Node {
    let isTrouble = if case .trouble = stage { true } else { false }
    return element("header", .class("top")) {
      element("p", .class("name")) { Art.name(sentences.findWords) }
      if isTrouble {
        element("div", .class("level")) { Art.ground(percent: 0) }
      } else {
        tree(sentences, level: score?.level ?? .seed, percent: score?.percent ?? 0)
      }
      element(
        "button", .class("round-key"), .attribute("type", "button"), .attribute("aria-label", sentences.settings),
        .attribute("aria-haspopup", "dialog"), .press(.openedSettings)
      ) { Art.settings }
    }
  }

  private func tree(_ sentences: Sentences, level: Level, percent: Int) -> Node {
    element(
      "div", .class("level"), .attribute("role", "progressbar"), .attribute("aria-label", sentences.level),
      .attribute("aria-valuemin", "0"), .attribute("aria-valuemax", "100"), .attribute("aria-valuenow", "\(percent)"),
      .attribute("aria-valuetext", sentences.levelReached(level, percent))
    ) {
      Art.ground(percent: percent)
      Art.tree(level)
      element("p", .class("level-name")) {
        element("span") { sentences.levelName(level) }
        element("span", .class("level-share")) { "\(percent) %" }
      }
    }
  }

  private func troublePage(_ trouble: Trouble, _ sentences: Sentences) -> Node {
    let (notice, action) =
      switch trouble {
      case .file(let file): (sentences.fileMissing(file.name), sentences.tryAgain)
      case .unsuitableRoot(let root, let reason): (sentences.unsuitableRoot(reason, root), sentences.newWord)
      }
    return element("main", .class("trouble")) {
      Art.bareTree
      element("h1", .class("trouble-title")) { notice.title }
      element("p", .class("trouble-text"), .attribute("role", "alert")) { notice.text }
      element("button", .class("submit"), .attribute("type", "button"), .press(.askedToRetry)) {
        action
        Art.leaf
      }
      if case .file = trouble {
        if roundInProgress != nil {
          element("button", .class("banner-button"), .attribute("type", "button"), .press(.askedForNewWord)) {
            sentences.newWord
          }
        }
        if putAway != nil {
          element("button", .class("banner-button"), .attribute("type", "button"), .press(.tookBackNewWord)) {
            sentences.undo
          }
        }
      }
    }
  }
}

extension InterfaceLanguage {
  /// The page for an address that leads nowhere; the program does not run on it.
  public var lostPage: Node {
    element("div", .class("page")) {
      element("header", .class("top")) {
        element("p", .class("name")) { Art.name(sentences.findWords) }
        element("div", .class("level")) { Art.ground(percent: 0) }
      }
      element("main", .class("trouble")) {
        Art.bareTree
        element("h1", .class("trouble-title")) { sentences.nothingHere.title }
        element("p", .class("trouble-text")) { sentences.nothingHere.text }
        element("a", .class("submit"), .href("/find-words")) {
          sentences.findWords
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
