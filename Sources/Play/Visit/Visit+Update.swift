import Formats
import Journal
import Rules
import Wire
import Words

extension Model {
  /// What the host reports, and what is pressed on any page: it reaches the session, and every feature that it concerns.
  mutating func take(_ message: Visit.Message) -> [Effect] {
    switch message {
    case .opened(let opening): return open(opening)
    case .loaded(let file, let bytes): return take(file, bytes)
    case .failedToLoad(let file): return fileFailed(file)
    case .failedToStore: return session.notStored()
    case .caughtUp: return session.caughtUp()
    case .stored(let counter): return session.stored(counter)
    case .read(let lines):
      session.reader.read(lines)
      return []
    case .arrived(let lines): return arrive(lines)
    case .askedToStoreAgain: return [.storeAgain]
    case .merged(let lines):
      session.merge(lines)
      return journalChanged()
    case .visited(let path, let state): return visit(path, state)
    case .left:
      session.isAway = true
      return []
    case .returned:
      session.isAway = false
      return []
    case .pressedKey(let key): return press(key)
    case .shared(let way): return way.hasSameBytes(as: "clipboard") ? session.show(.copied) : []
    case .failedToShare(let text): return session.show(.notShared(text))
    case .askedToRetry: return retry()
    case .openedPage(let path):
      let location = RelativeURL(path)
      return Route(location).map { go(to: $0, at: location) } ?? []
    case .closedSheet:
      session.sheet = nil
      return []
    case .bannerExpired(let serial):
      findWords.expireOffer(serial)
      return session.expireBanner(serial, isOffering: findWords.isOfferingUndo)
    case .hadTime: return session.shortenJournal()
    // Each message updates all that the page says about today.
    case .dayBegan: return []
    case .askedForSplash:
      session.showsSplash.toggle()
      session.sheet = nil
      return []
    }
  }

  /// The visit begins: the journal is read, the page that the address names is made ready, and a round begins or is resumed.
  private mutating func open(_ opening: Opening) -> [Effect] {
    session.generator = SeededGenerator(seed: opening.seed)
    session.history.resume(HistoryEntry.State(opening.state))
    session.device = DeviceID(opening.device) ?? DeviceID(random: opening.seed)
    session.canVibrate = opening.vibrates
    if let tag = opening.languages.first { session.weekStart = WeekStart(tag: tag) }
    var effects = opening.journal.map { session.readJournal($0) } ?? []
    session.knowsJournal = true
    let profile = session.profile
    session.settings = Settings(profile.settings, language: opening.preferredLanguage)
    session.translated = session.translationLanguage
    if !profile.hasFinishedTutorial, profile.rounds.allSatisfy({ $0.finds.isEmpty }) { findWords.tutorial = 1 }
    effects.append(session.updateDocument())
    effects += session.speakAsChosen()
    let location = RelativeURL(opening.location)
    lists.openShared(location, session)
    if session.route.isAppleTree { effects += appleTree.applyQuery(location, &session) + discardSettingChanges() }
    // An address that leads nowhere can come here where the server cannot say so.
    if Route(location) == nil { effects.append(.navigate(Route.start.path, isNewEntry: false)) }
    return effects + findWords.open(opening, &session) + orderFiles() + browser.jumpToFirstSection(session)
  }

  /// The choices of the first address concern no feature: none has begun yet.
  private mutating func discardSettingChanges() -> [Effect] {
    _ = session.takeChanges()
    return []
  }

  private mutating func take(_ file: DataFile, _ bytes: [UInt8]) -> [Effect] {
    guard session.take(file, bytes) else { return fileFailed(file) }
    if case .sentences = file { return session.speakAwaited() }
    return appleTree.start(&session) + browser.arrived(file, &session) + findWords.arrived(&session)
  }

  private mutating func fileFailed(_ file: DataFile) -> [Effect] {
    session.fail(file)
    if case .sentences = file { return session.speakAsBefore() }
    if session.route.isAppleTree { appleTree.fileFailed(file, session) }
    findWords.fileFailed(file, session)
    return []
  }

  /// Reads the stored journal, when it arrives only now.
  @inline(never)
  private mutating func arrive(_ lines: [UInt8]) -> [Effect] {
    session.readJournal(lines) + journalChanged() + findWords.journalArrived(&session)
  }

  /// The journal has grown: tells the session and the games.
  private mutating func journalChanged() -> [Effect] {
    let effects = session.applySettings()
    findWords.journalChanged(&session)
    appleTree.journalChanged(session)
    return effects
  }

  /// The browser went back or forward to another entry of this page.
  private mutating func visit(_ path: String, _ state: String) -> [Effect] {
    let location = RelativeURL(path)
    guard let route = Route(location) else { return [] }
    if session.history.visit(HistoryEntry(path: path, state: HistoryEntry.State(state))) {
      session.sheet = nil
      return [session.updateDocument()]
    }
    let effects = show(route, at: location)
    lists.openShared(location, session)
    return effects + findWords.resumeVisited(&session) + browser.jump(to: location.fragment, session)
  }
}
