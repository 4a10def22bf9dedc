import Formats
import Interface
import Journal
import Rules
import Wire
import Words

extension Model {
  /// Applies a message to the session and to every feature that the message concerns.
  mutating func take(_ message: HostEvents.Message) -> [Effect] {
    switch message {
    case .opened(let launch): return open(launch)
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
    case .pressedKey(let key):
      return (key.isEscape ? closeBanner() : []) + press(key)
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
      let effects = notifyGames(.bannerExpired(serial))
      return effects + session.expireBanner(serial, isOffering: games.isOfferingUndo)
    case .closedBanner: return closeBanner()
    case .hadTime: return session.shortenJournal()
    // No action is needed, because every message updates the parts of the page that depend on the day.
    case .dayBegan: return []
    case .askedForSplash:
      session.showsSplash.toggle()
      session.sheet = nil
      return []
    }
  }

  /// Begins the visit: reads the journal, prepares the page at the address, and begins or resumes a round.
  private mutating func open(_ launch: LaunchState) -> [Effect] {
    session.generator = SeededGenerator(seed: launch.seed)
    session.history.resume(HistoryEntry.State(launch.state))
    session.device = DeviceID(launch.device) ?? DeviceID(random: launch.seed)
    session.canVibrate = launch.vibrates
    if let tag = launch.languages.first { session.weekStart = WeekStart(tag: tag) }
    var effects = launch.journal.map { session.readJournal($0) } ?? []
    session.knowsJournal = true
    session.settings = Settings(session.profile.settings, language: launch.preferredLanguage)
    session.translated = session.translationLanguage
    effects.append(session.updateDocument())
    effects += session.speakAsChosen()
    let location = RelativeURL(launch.location)
    lists.openShared(location, session)
    if let game = session.route.game { effects += game.receive(&self, .openedAt(location)) }
    // Replace an unknown address. An unknown address reaches the client only if the server could not respond with its
    // error page.
    if Route(location) == nil { effects.append(.navigate(Route.start.path, isNewEntry: false)) }
    return effects + notifyGames(.opened(launch)) + orderFiles() + browser.jumpToFirstSection(session)
  }

  private mutating func take(_ file: DataFile, _ bytes: [UInt8]) -> [Effect] {
    guard session.take(file, bytes) else { return fileFailed(file) }
    if case .sentences = file { return session.speakAwaited() }
    return notifyGames(.loaded) + browser.arrived(file, &session)
  }

  private mutating func fileFailed(_ file: DataFile) -> [Effect] {
    session.fail(file)
    if case .sentences = file { return session.speakAsBefore() }
    return notifyGames(.failedToLoad(file))
  }

  /// Reads the stored journal if it arrives after the visit has begun.
  @inline(never)
  private mutating func arrive(_ lines: [UInt8]) -> [Effect] {
    session.readJournal(lines) + journalChanged() + notifyGames(.journalArrived)
  }

  /// Notifies the session and the games that the journal contains new events.
  private mutating func journalChanged() -> [Effect] {
    session.applySettings() + notifyGames(.journalChanged)
  }

  /// Handles the browser's change to another entry of the history.
  private mutating func visit(_ path: String, _ state: String) -> [Effect] {
    let location = RelativeURL(path)
    guard let route = Route(location) else { return [] }
    if session.history.visit(HistoryEntry(path: path, state: HistoryEntry.State(state))) {
      session.sheet = nil
      return [session.updateDocument()]
    }
    let effects = show(route, at: location)
    lists.openShared(location, session)
    return effects + notifyGames(.visited) + browser.jump(to: location.fragment, session)
  }
}
