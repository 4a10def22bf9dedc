import Formats
import Interface
import Journal
import Markup
import Rules
import Vocabulary
import Words

extension Game {
  static let appleTree = Game(
    pages: [.appleTree], name: .appleTree,
    use: { AppleTree.use(of: $0) },
    firstFiles: { language, translation in [.vocabulary(language, for: translation)] },
    orchard: .appleTree,
    figures: Figures(
      isThere: { !$0.appleTrees.isEmpty },
      rounds: { $0.appleTrees.reduce(0) { $0 + $1.games } },
      blocks: { $0.appleTreeBlocks() }),
    words: WordPart(
      listInPlay: { games, session, language, spelling in games.appleTree.listInPlay(language, spelling, session) },
      actions: { article, language, _, _ in article.appleTreeActions(language) },
      source: SourceLink(text: .playAppleTree) { AppleTree.path(to: $0, $1) },
      play: { session, list in
        session.go(to: .appleTree)
        return session.choose(.words(.list(list)))
      }),
    isMissedMost: { if case .playedAppleTree(let record) = $0 { record.round.outcome != nil } else { false } },
    receive: { model, notification in model.games.appleTree.receive(notification, &model.session) })
}

extension AppleTree {
  fileprivate static func use(of setting: Setting) -> SettingUse? {
    switch setting {
    case .language, .words, .school: .drawn
    case .keyboard: .shown
    default: nil
    }
  }

  fileprivate mutating func receive(_ notification: GameNotification, _ session: inout Session) -> [Effect] {
    switch notification {
    case .openedAt(let location):
      let effects = applyQuery(location, &session)
      // Discard the setting changes that the query of the visit's first address caused. No game has begun yet, so no
      // game needs to be notified of these changes.
      _ = session.takeChanges()
      return effects
    case .loaded: return start(&session)
    case .failedToLoad(let file): if session.route.isAppleTree { fileFailed(file, session) }
    case .journalChanged: journalChanged(session)
    case .settingsChanged(let changes):
      let isConcerned = changes.contains {
        !$0.isByAddress && AppleTree.use(of: $0.setting)?.shapesRounds == true
      }
      return isConcerned ? settingsChanged(&session) : []
    default: break
    }
    return []
  }

  /// The path that begins rounds with words from a word source.
  fileprivate static func path(to source: WordSource, _ language: Language) -> String {
    "\(Route.appleTree.path)?language=\(language.code)&words=\(Percent.encoded(source.name))"
  }
}

extension WordArticle {
  /// Links that begin Apple Tree rounds: with words that have the same first letter, or with words of the same level.
  fileprivate func appleTreeActions(_ language: Language) -> [Node] {
    guard case .vocabulary = id, let glossary = library.glossaries[language],
      let entry = glossary.entry(glossary.id(text)).map({ glossary[$0] })
    else { return [] }
    let alphabet = Alphabet(language)
    var actions: [Node] = []
    if let letter = entry.word.scalars.first.flatMap({ alphabet.letter(folding: $0) }) {
      let scalar = alphabet.scalar(letter)
      actions.append(
        action(.letter(scalar), language, sentences(.playAppleTreeLetter, .text("letter", capital(scalar)))))
    }
    if let level = entry.level, level != .rare {
      actions.append(
        action(.level(level.code), language, sentences(.playAppleTreeLevel, .text("level", level.code))))
    }
    return actions
  }

  private func action(_ source: WordSource, _ language: Language, _ text: String) -> Node {
    let path = AppleTree.path(to: source, language)
    return element("a", .class("key"), .href(path), .press(.host(.openedPage(path)))) {
      Art.appleTree
      element("span") { text }
    }
  }
}

extension Page {
  /// Returns a paragraph with the number of words in the player's own word source that Apple Tree cannot hide; `nil` if
  /// the number is zero.
  @inline(never)
  func unplayableNote(_ source: WordSource, _ language: Language, class name: String) -> Node? {
    let count = session.countOfUnplayableWords(of: source, language)
    guard count > 0 else { return nil }
    return element("p", .class(name)) { sentences(.wordsUnplayable, .count("count", count)) }
  }
}
