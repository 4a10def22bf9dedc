import Formats
import Journal
import Rules
import Words

/// Applies a message to the model, and returns the effects for the host. This is the only function through which play
/// advances.
func update(_ model: inout Model, _ message: Message, at time: Milliseconds, minutesEast: Int = 0) -> [Effect] {
  let dayShown = model.session.today
  var effects = model.advanceClock(to: time, minutesEast: minutesEast)
  let message = model.session.ofToday(message, shownOn: dayShown)
  guard !model.you.isOver else { return model.end(message) }
  if message.isAKeyOrPress, model.session.banner?.goesAtNextKey == true { model.session.clearBanner() }
  effects += model.take(message)
  if model.you.isOver { return model.reconcileHistory(effects) }
  effects += model.reconcileTranslation() + model.followWord()
  effects += model.notifyGames(.handledMessage)
  model.saved.reconcile(model.session)
  effects += model.reconcileOffline()
  return model.reconcileHistory(effects)
}

extension Model {
  /// Passes a message to its feature, then carries out the feature's requests to other features.
  mutating func take(_ message: Message) -> [Effect] {
    var effects: [Effect]
    switch message {
    case .host(let message): effects = take(message)
    case .home(let message): effects = home.update(message)
    case .game(let message): effects = games.update(message, in: &session)
    case .browser(let message): effects = browser.update(message, in: &session)
    case .wordPage(let message): effects = wordPage.update(message, in: &session, wordsHere: wordsHere(message))
    case .saved(let message): effects = saved.update(message, in: &session)
    case .lists(let message): effects = lists.update(message, in: &session)
    case .settings(let message): effects = Settings.update(message, in: &session)
    case .offline(let message): effects = Offline.update(message, in: &session)
    case .you(let message): effects = you.update(message, in: &session)
    }
    effects += settingsChanged() + deliverSharedChanges()
    while let request = session.nextRequest() {
      switch request {
      case .message(let message): effects += take(message)
      case .page(let route, let isNewEntry, let banner):
        effects += go(to: route, isNewEntry: isNewEntry) + (banner.map { session.show($0) } ?? [])
      }
    }
    return effects
  }

  /// Notifies each game, once, that settings have changed.
  mutating func settingsChanged() -> [Effect] {
    let changes = session.takeChanges()
    return changes.isEmpty ? [] : notifyGames(.settingsChanged(changes))
  }

  /// Passes recorded changes to the other features that show them.
  private mutating func deliverSharedChanges() -> [Effect] {
    var effects: [Effect] = []
    for change in session.takeSharedChanges() {
      effects += notifyGames(.sharedChange(change))
      browser.sharedDataChanged(change, session)
    }
    return effects
  }

  /// Runs after each message. If the translation language has changed, requests the vocabularies and the page's files
  /// again.
  fileprivate mutating func reconcileTranslation() -> [Effect] {
    guard session.translated != session.translationLanguage else { return [] }
    session.translated = session.translationLanguage
    return session.translateAgain() + orderFiles()
  }

  /// Runs after each message. Scrolls the list beside a word's page to the word's row.
  fileprivate mutating func followWord() -> [Effect] {
    browser.follow(wordPage.pager.isEmpty ? session.route : nil, session)
      ? [.scroll("rows", row: browser.rowsInSight.lowerBound)] : []
  }

  /// The words of this page that Previous and Next lead through, for the page of one of them.
  private func wordsHere(_ opened: WordPage.Message) -> [Route] {
    guard case .openedWord(let language, let text) = opened else { return [] }
    return session.route.kind.pager?(self, (language, text)) ?? []
  }

  fileprivate mutating func advanceClock(to time: Milliseconds, minutesEast: Int) -> [Effect] {
    let time = Time.clamped(time)
    let elapsed = max(time - session.now, .zero)
    session.now = time
    session.minutesEast = minutesEast
    return notifyGames(.timePassed(elapsed))
  }
}

extension Message {
  /// Whether the player pressed a key, or typed or pressed something at the board.
  fileprivate var isAKeyOrPress: Bool {
    switch self {
    case .host(let message): if case .pressedKey = message { true } else { false }
    case .game(let message): message.isAtBoard
    case .home, .browser, .wordPage, .saved, .lists, .settings, .offline, .you: false
    }
  }
}

// MARK: - Pages

extension Model {
  /// Shows another page. With a new entry in the history, Back leads to the current page.
  mutating func go(to route: Route, at location: RelativeURL? = nil, isNewEntry: Bool = true) -> [Effect] {
    // From a word of the saved list, Previous and Next lead through that list.
    wordPage.pager = session.route.kind.pager?(self, nil) ?? []
    let link = location.flatMap { route.game?.follow?(&self, $0) }
    return [.navigate(link ?? route.path, isNewEntry: isNewEntry)] + show(route, at: location)
  }

  @inline(never)
  mutating func show(_ route: Route, at location: RelativeURL? = nil) -> [Effect] {
    let before = session.route
    session.leave(for: route)
    return route.kind.appear?(&self, location, before)
      ?? orderFiles() + [session.updateDocument(), .focus("title")]
  }

  /// Requests the files of the first page of a visit. The page itself is already shown.
  mutating func orderFiles() -> [Effect] {
    session.route.kind.load?(&self) ?? []
  }

  /// Tries again after a failure.
  mutating func retry() -> [Effect] {
    session.route.kind.retry?(&self) ?? orderFiles()
  }

  /// Handles a key of a physical keyboard.
  mutating func press(_ key: Key) -> [Effect] {
    session.route.kind.press?(&self, key) ?? []
  }
}

// MARK: - The history

extension Model {
  /// Updates the history after a message.
  fileprivate mutating func reconcileHistory(_ effects: [Effect]) -> [Effect] {
    closeWord(effects)
    let state = wantedState
    var effects = effects
    // The window still has the title of the word.
    if session.history.entry.state == .word, state != .word, !effects.contains(where: { $0.updatesDocument }) {
      effects.append(session.updateDocument())
    }
    return session.history.reconcile(effects, to: state)
  }

  /// The state that the history's current entry must have for the shown content.
  private var wantedState: HistoryEntry.State {
    let round = session.route.game?.round?(games)
    return switch session.sheet {
    case .word: .word
    case .some: .sheet(round)
    case nil: round.map { .round($0) } ?? .page
    }
  }

  /// Closes a word's sheet, which has the word's address, if the effects show another address with a new round under
  /// it.
  private mutating func closeWord(_ effects: [Effect]) {
    guard let own = session.sheet?.route?.path else { return }
    for case .navigate(let path, _, _) in effects where !path.hasSameBytes(as: own) { session.sheet = nil }
  }
}
