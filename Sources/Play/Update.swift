import Formats
import Journal
import Rules
import Words

/// Changes the model by what has happened, and says what the host is to do. The only place where play moves on.
func update(_ model: inout Model, _ message: Message, at time: Milliseconds, minutesEast: Int = 0) -> [Effect] {
  let dayShown = model.session.today
  var effects = model.advanceClock(to: time, minutesEast: minutesEast)
  let message = model.session.ofToday(message, shownOn: dayShown)
  guard !model.you.isOver else { return model.end(message) }
  if message.isAKeyOrPress, model.session.banner?.goesAtNextKey == true { model.session.clearBanner() }
  effects += model.take(message)
  if model.you.isOver { return model.settleHistory(effects) }
  effects += model.settleTranslation() + model.followWord()
  effects += model.findWords.keepTicking(model.session)
  model.findWords.updateRows(model.session)
  model.saved.settle(model.session)
  effects += model.settleOffline()
  return model.settleHistory(effects)
}

extension Model {
  /// Gives a message to its feature, then does what the feature asks of others.
  mutating func take(_ message: Message) -> [Effect] {
    var effects: [Effect]
    switch message {
    case .visit(let message): effects = take(message)
    case .home(let message): effects = home.update(message)
    case .findWords(let message): effects = findWords.update(message, in: &session)
    case .appleTree(let message): effects = appleTree.update(message, in: &session)
    case .browser(let message): effects = browser.update(message, in: &session)
    case .wordPage(let message): effects = wordPage.update(message, in: &session, wordsHere: wordsHere(message))
    case .saved(let message):
      effects = saved.update(message, in: &session)
      if case .removedOwnWord = message { findWords.learnOwnWords(session) }
    case .lists(let message):
      effects = lists.update(message, in: &session)
      if case .list = browser.id { browser.searchAgain(in: session.glossary(browser.id)) }
    case .settings(let message): effects = Settings.update(message, in: &session)
    case .offline(let message): effects = Offline.update(message, in: &session)
    case .you(let message): effects = you.update(message, in: &session)
    }
    effects += settingsChanged()
    while let request = session.nextRequest() {
      switch request {
      case .message(let message): effects += take(message)
      case .page(let route, let isNewEntry, let banner):
        effects += go(to: route, isNewEntry: isNewEntry) + (banner.map { session.show($0) } ?? [])
      }
    }
    return effects
  }

  /// Tells each game, once, that settings have changed on which its rounds depend.
  private mutating func settingsChanged() -> [Effect] {
    let changes = session.takeChanges()
    var effects: [Effect] = []
    if let dependence = changes.compactMap({ $0.setting.behavior.findWords }).max() {
      effects += findWords.settingsChanged(dependence, &session)
    }
    if changes.contains(where: { !$0.isByAddress && $0.setting.behavior.appleTree.isThere }) {
      effects += appleTree.settingsChanged(&session)
    }
    return effects
  }

  /// After each message: asks for what is translated into the language that readers want now, whoever has changed it.
  fileprivate mutating func settleTranslation() -> [Effect] {
    guard session.translated != session.translationLanguage else { return [] }
    session.translated = session.translationLanguage
    return session.translateAgain() + orderFiles()
  }

  /// After each message: beside a word's page, the list shows its row.
  fileprivate mutating func followWord() -> [Effect] {
    browser.follow(wordPage.pager.isEmpty ? session.route : nil, session)
      ? [.scroll("rows", row: browser.rowsInSight.lowerBound)] : []
  }

  /// The words of this page through which Previous and Next lead, for the page of one of them.
  private func wordsHere(_ opened: WordPage.Message) -> [Route] {
    guard case .openedWord(let language, let text) = opened, let word = try? Alphabet(language).fold(text)
    else { return [] }
    return switch session.route {
    case .findWords: findWords.wordsInList(with: word, language, session)
    case .saved: saved.routes
    case .home, .appleTree, .words, .vocabulary, .word, .lists, .newList, .list, .listWord, .statistics, .profile,
      .licenses:
      []
    }
  }

  fileprivate mutating func advanceClock(to time: Milliseconds, minutesEast: Int) -> [Effect] {
    let time = Time.clamped(time)
    let elapsed = max(time - session.now, .zero)
    session.now = time
    session.minutesEast = minutesEast
    return findWords.advance(by: elapsed, &session)
  }
}

extension Message {
  /// Whether the player did something at the board.
  fileprivate var isAKeyOrPress: Bool {
    switch self {
    case .visit(let message): if case .pressedKey = message { true } else { false }
    case .findWords(let message): message.isAtBoard
    case .appleTree(let message): message.isAtBoard
    case .home, .browser, .wordPage, .saved, .lists, .settings, .offline, .you: false
    }
  }
}

// MARK: - Pages

extension Model {
  /// Shows another page, from which the way back leads here.
  mutating func go(to route: Route, at location: RelativeURL? = nil, isNewEntry: Bool = true) -> [Effect] {
    // From a word of the saved list, Previous and Next lead through that list.
    wordPage.pager = session.route.isSaved ? saved.routes : []
    let link = route.isFindWords ? location.flatMap { findWords.follow($0, session) } : nil
    return [.navigate(link ?? route.path, isNewEntry: isNewEntry)] + show(route, at: location)
  }

  @inline(never)
  mutating func show(_ route: Route, at location: RelativeURL? = nil) -> [Effect] {
    let before = session.route
    session.leave(for: route)
    switch route {
    case .findWords: return [session.updateDocument()] + findWords.appear(&session)
    case .appleTree:
      // The link that was pressed is gone, unless it is on both games' pages or in a sheet over this one.
      let isNew = before.isAppleTree ? appleTree.game == nil : !before.isGame
      let asked = location.map { appleTree.applyQuery($0, &session) + settingsChanged() } ?? []
      return [session.updateDocument()] + asked + appleTree.appear(&session) + (isNew ? [.focus("tree-title")] : [])
    case .vocabulary, .list:
      guard let id = route.glossary else { return [] }
      return browser.appear(id, &session)
        + [session.updateDocument(), .scroll("rows", row: browser.rowsInSight.lowerBound)]
        + (before.isGame ? [.focus("title")] : [])
    case .word, .listWord:
      guard let (id, _) = route.wordOfGlossary else { return [] }
      return wordPage.appear(id, &session) + [session.updateDocument(), .focus("title")]
    case .saved: return session.order(saved.needs(session)) + [session.updateDocument(), .focus("title")]
    case .newList:
      lists.beginDraft()
      return [session.updateDocument(), .focus("title")]
    case .words:
      session.go(to: .vocabulary(session.settings.language), isNewEntry: false)
      return []
    case .profile:
      you = You()
      return [session.updateDocument(), .focus("title"), .askToKeepData(asks: false)]
    case .home, .lists, .licenses: return [session.updateDocument(), .focus("title")]
    case .statistics:
      return session.order(RareWords.needs(session)) + [session.updateDocument(), .focus("title")]
    }
  }

  /// Asks for the files of the first page of a visit. The page itself is shown already.
  mutating func orderFiles() -> [Effect] {
    switch session.route {
    case .findWords: []
    case .appleTree: appleTree.appear(&session)
    case .vocabulary(let language): browser.appear(.vocabulary(language), &session)
    case .list(let list): browser.appear(.list(list), &session)
    case .word, .listWord: session.route.wordOfGlossary.map { wordPage.appear($0.id, &session) } ?? []
    case .saved: session.order(saved.needs(session))
    case .words: show(.words)
    case .profile: [.askToKeepData(asks: false)]
    case .statistics: session.order(RareWords.needs(session))
    case .home, .lists, .newList, .licenses: []
    }
  }

  /// A way out of trouble.
  mutating func retry() -> [Effect] {
    switch session.route {
    case .findWords: findWords.retry(&session)
    case .appleTree: appleTree.retry(&session)
    case .home, .words, .vocabulary, .word, .saved, .lists, .newList, .list, .listWord, .statistics, .profile,
      .licenses:
      orderFiles()
    }
  }

  /// A key of a physical keyboard.
  mutating func press(_ key: Key) -> [Effect] {
    if session.route.isAppleTree { return appleTree.press(key, &session) }
    if session.shownWord != nil, session.sheet == nil { return wordPage.press(key, &session) }
    return session.route.isFindWords ? findWords.press(key, &session) : []
  }
}

// MARK: - The history

extension Model {
  /// Brings the history in line with what a message has changed.
  fileprivate mutating func settleHistory(_ effects: [Effect]) -> [Effect] {
    closeWord(effects)
    let state = wantedState
    var effects = effects
    // The title of the window was the word's.
    if session.history.entry.state == .word, state != .word, !effects.contains(where: { $0.updatesDocument }) {
      effects.append(session.updateDocument())
    }
    return session.history.settle(effects, to: state)
  }

  /// The state that the current entry of the history must hold for what is shown.
  private var wantedState: HistoryEntry.State {
    let round = session.route.isFindWords ? findWords.game?.id : nil
    return switch session.sheet {
    case .word: .word
    case .some: .sheet(round)
    case nil: round.map { .round($0) } ?? .page
    }
  }

  /// A word's sheet has the word's address: where another one is shown, with a new round under it, the sheet is gone.
  private mutating func closeWord(_ effects: [Effect]) {
    guard let own = session.sheet?.route?.path else { return }
    for case .navigate(let path, _, _) in effects where !path.hasSameBytes(as: own) { session.sheet = nil }
  }
}
