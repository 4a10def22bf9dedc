import Formats
import Interface
import Journal
import Markup
import Rules
import Words

extension Game {
  static let findWords = Game(
    pages: [.findWords], name: .findWords,
    use: { FindWords.use(of: $0) },
    firstFiles: { language, _ in [.lexicon(language), .roots(language, length: RootList.usualLength)] },
    orchard: .findWords,
    figures: Figures(
      isThere: { !$0.days.isEmpty },
      rounds: { $0.total.rounds },
      blocks: { $0.findWordsBlocks() }),
    words: WordPart(
      standing: { games, word, language in games.findWords.standing(of: word, language) },
      actions: { article, language, spelling, number in article.findWordsActions(language, spelling, number) },
      play: { session, list in FindWords.play(list, &session) }),
    isMissedMost: { if case .finished = $0 { true } else { false } },
    round: { $0.findWords.game?.id },
    follow: { model, location in model.games.findWords.follow(location, model.session) },
    isOfferingUndo: { $0.findWords.isOfferingUndo },
    receive: { model, notification in model.games.findWords.receive(notification, &model.session) })
}

extension FindWords {
  fileprivate static func use(of setting: Setting) -> SettingUse? {
    switch setting {
    case .language, .length, .minimum, .minutes: .recorded
    case .roots, .school, .level: .drawn
    case .deviceKeyboard: .shown
    default: nil
    }
  }

  fileprivate mutating func receive(_ notification: GameNotification, _ session: inout Session) -> [Effect] {
    switch notification {
    case .opened(let launch): return open(launch, &session)
    case .visited: return resumeVisited(&session)
    case .loaded: return arrived(&session)
    case .failedToLoad(let file): fileFailed(file, session)
    case .journalChanged: journalChanged(&session)
    case .journalArrived: return journalArrived(&session)
    case .settingsChanged(let changes):
      return changes.compactMap { FindWords.use(of: $0.setting) }.max().map { settingsChanged($0, &session) } ?? []
    case .sharedChange(let change): sharedDataChanged(change, session)
    case .timePassed(let elapsed): return advance(by: elapsed, &session)
    case .handledMessage:
      defer { updateRows(session) }
      return keepTicking(session)
    case .bannerExpired(let serial): expireOffer(serial)
    case .typed: if replacedRound?.offer?.goesAtNextKey == true { replacedRound = nil }
    case .closedOffer: if isOfferingUndo { replacedRound = nil }
    case .openedAt: break
    }
    return []
  }

  /// Draws root words from the list from now on, and begins a round.
  fileprivate static func play(_ list: EventID, _ session: inout Session) -> [Effect] {
    session.open(list: list)
    guard let language = session.language(of: .list(list)), let lexicon = session.library.lexicons[language]
    else { return [] }
    guard session.words(of: .list(list), language).contains(where: { Root.isSuitable($0, in: lexicon) }) else {
      return session.show(.noRootInList)
    }
    session.dispatch(.findWords(.askedForNewWord))
    return session.choose(.language(language)) + session.choose(.roots(.words(.list(list))))
  }
}

extension WordArticle {
  /// A button that begins a round with this word as its root word.
  fileprivate func findWordsActions(_ language: Language, _ spelling: String, _ number: Int?) -> [Node] {
    guard number != nil, let lexicon = library.lexicons[language],
      Root.isWorthOffering(spelling, in: lexicon) == true
    else { return [] }
    return [
      element(
        "button", .class("key"), .attribute("type", "button"), .press(.findWords(.playedWord(language, spelling)))
      ) {
        Art.newWord
        element("span") { sentences[.playThisWord] }
      }
    ]
  }
}
