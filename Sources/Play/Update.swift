import Formats
import Journal
import Rules
import Words

/// Applies a message to the model, and returns the effects for the host. Only this function changes the model.
func update(_ model: inout Model, _ message: Message, at time: Milliseconds, minutesEast: Int = 0) -> [Effect] {
  let dayShown = model.session.today
  var effects = model.advanceClock(to: time, minutesEast: minutesEast)
  let message = model.session.ofToday(message, shownOn: dayShown)
  guard !model.you.isOver else { return model.end(message) }
  if message.isTyping { effects += model.typed() }
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
    case .home(let message): effects = home.update(message, session)
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

  /// Notifies each game once of all settings that have changed.
  mutating func settingsChanged() -> [Effect] {
    let changes = session.takeChanges()
    return changes.isEmpty ? [] : notifyGames(.settingsChanged(changes))
  }

  /// Notifies the features that show the changed data.
  private mutating func deliverSharedChanges() -> [Effect] {
    var effects: [Effect] = []
    for change in session.takeSharedChanges() {
      effects += notifyGames(.sharedChange(change))
      browser.sharedDataChanged(change, session)
    }
    return effects
  }

  /// Handles a changed translation language after each message. If the translation language has changed, the method
  /// requests the vocabularies and the page's files again.
  fileprivate mutating func reconcileTranslation() -> [Effect] {
    guard session.translated != session.translationLanguage else { return [] }
    session.translated = session.translationLanguage
    return session.translateAgain() + orderFiles()
  }

  /// Updates the list beside the page of a word after each message. If another word is shown, the method scrolls the
  /// list to the row of that word.
  fileprivate mutating func followWord() -> [Effect] {
    browser.follow(wordPage.pager.isEmpty ? session.route : nil, session)
      ? [.scroll("rows", row: browser.rowsInSight.lowerBound)] : []
  }

  /// The words of the current page to which Previous and Next lead after the player has opened a word.
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

extension Model {
  /// Removes the banners that disappear when the player types.
  fileprivate mutating func typed() -> [Effect] {
    if session.banner?.goesAtNextKey == true { session.clearBanner() }
    return notifyGames(.typed)
  }

  /// Removes the visible banner or offer because the player closed it.
  mutating func closeBanner() -> [Effect] {
    // A visible offer hides a one-time banner, so close the offer first.
    if session.banner?.onlyOnce == nil ? session.banner.isThere : !games.isOfferingUndo {
      session.clearBanner()
      return []
    }
    return notifyGames(.closedOffer)
  }
}

extension Message {
  /// Whether the player typed on a physical keyboard, or typed or pressed something on a game's board.
  fileprivate var isTyping: Bool {
    switch self {
    case .host(let message): if case .pressedKey(let key) = message { key.isTyping } else { false }
    case .game(let message): message.isAtBoard
    case .home, .browser, .wordPage, .saved, .lists, .settings, .offline, .you: false
    }
  }
}

// MARK: - Pages

extension Model {
  /// Shows another page. If `isNewEntry` is true, Back returns to the current page.
  mutating func go(to route: Route, at location: RelativeURL? = nil, isNewEntry: Bool = true) -> [Effect] {
    // If the current page is the list of saved words, Previous and Next on the page of a word lead through that list.
    wordPage.pager = session.route.kind.pager?(self, nil) ?? []
    let link = location.flatMap { route.game?.follow?(&self, $0) }
    return [.navigate(link ?? route.path, isNewEntry: isNewEntry)] + show(route, at: location)
  }

  @inline(never)
  mutating func show(_ route: Route, at location: RelativeURL? = nil) -> [Effect] {
    let before = session.route
    session.leave(for: route)
    var effects = route.kind.appear?(&self, location, before) ?? orderFiles() + [session.updateDocument()]
    // Move the focus after the title of the window has changed, because a screen reader then reads both. On a page
    // without an element of this ID, the host moves the focus to the page's heading.
    if !before.isSame(as: route), !effects.contains(where: { $0.movesFocus }) { effects.append(.focus("title")) }
    return effects
  }

  /// Requests the files that the first page of a visit needs. The browser already shows the page when this method is
  /// called.
  mutating func orderFiles() -> [Effect] {
    session.route.kind.load?(&self) ?? []
  }

  /// Tries again after the current page reported an error.
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
  /// Updates the browser's history after a message.
  fileprivate mutating func reconcileHistory(_ effects: [Effect]) -> [Effect] {
    closeWord(effects)
    let state = wantedState
    var effects = effects
    // After the dialog about a word has closed, the window still has the word as its title, so update the title.
    if session.history.entry.state == .word, state != .word, !effects.contains(where: { $0.updatesDocument }) {
      effects.append(session.updateDocument())
    }
    return session.history.reconcile(effects, to: state)
  }

  /// The state that the current history entry must store for the shown content.
  private var wantedState: HistoryEntry.State {
    let round = session.route.game?.round?(games)
    return switch session.sheet {
    case .word: .word
    case .some: .sheet(round)
    case nil: round.map { .round($0) } ?? .page
    }
  }

  /// Closes the dialog about a word if a new round has begun under it. The method detects a new round by an effect that
  /// navigates to an address other than the address of the word's page.
  private mutating func closeWord(_ effects: [Effect]) {
    guard let own = session.sheet?.route?.path else { return }
    for case .navigate(let path, _, _) in effects where !path.hasSameBytes(as: own) { session.sheet = nil }
  }
}
