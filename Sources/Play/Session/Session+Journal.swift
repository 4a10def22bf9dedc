import Formats
import Journal
import Rules
import Wire
import Words

/// Records events in the journal, and reads and compacts the stored journal.
extension Session {
  /// Adds an action of the player to the journal, and returns the effect that stores it.
  @inline(never)
  mutating func record(_ action: Event.Action, durability: Durability = .usual) -> Effect {
    let id = nextEvent()
    (device, counter) = (id.device, id.counter)
    // If the clock was once far in the future, an earlier choice must not stay the latest one forever.
    let at = max(now, journal.timeReplaced(by: action).map { $0 + Milliseconds(1) } ?? now)
    let event = Event(id: id, at: at, minutesEast: minutesEast, action: action)
    change { $0.add(event) }
    if let change = SharedChange(action) { note(change) }
    var durability = durability
    durability.isStrict = durability.isStrict || action.isMissedMost
    if case .found = action { durability.isWorthKeeping = true }
    return .record(device: device.text, counter: counter, line: event.line, durability: durability)
  }

  /// Records an action, and shows the banner once the event is stored.
  @inline(never)
  mutating func record(_ action: Event.Action, durability: Durability = .usual, thenSay banner: Banner) -> Effect {
    var durability = durability
    durability.isAwaited = true
    let effect = record(action, durability: durability)
    awaited.append(AwaitedBanner(counter: counter, banner: banner))
    return effect
  }

  /// Saves words. The event of the last word is written through to the disk, and with it all earlier events.
  @inline(never)
  mutating func recordSaved(_ words: [(language: Language, word: String)], thenSay banner: Banner? = nil) -> [Effect] {
    var effects: [Effect] = []
    for (language, word) in words {
      let action = Event.Action.saved(language, word)
      let isLast = effects.count == words.count - 1
      let durability = isLast ? Durability.strict : .usual
      if isLast, let banner {
        effects.append(record(action, durability: durability, thenSay: banner))
      } else {
        effects.append(record(action, durability: durability))
      }
    }
    return effects
  }

  /// The ID of the last event.
  var lastEvent: EventID { EventID(device: device, counter: counter) }

  /// Returns the ID of the next event. If a device's counters are used up (a stored line can claim any counter),
  /// continues as a new device.
  mutating func nextEvent() -> EventID {
    guard counter >= EventID.counters.upperBound else { return EventID(device: device, counter: counter + 1) }
    device = DeviceID(random: generator.next())
    counter = journal.lastCounter(of: device)
    return EventID(device: device, counter: counter + 1)
  }

  /// Reads the last lines of the stored journal; the earlier lines came with `read`. Lines that cannot be read are set
  /// aside. Lines of a newer version stay where they are.
  @inline(never)
  mutating func readJournal(_ lines: [UInt8]) -> [Effect] {
    reader.read(lines)
    reader.end()
    let read = reader
    reader = JournalReader()
    var effects: [Effect] = []
    var newestOfMine = 0
    for (line, fault) in read.faults {
      guard case .newerVersion(let version, let last) = fault else {
        effects.append(.quarantine(String(utf8: line)))
        continue
      }
      newerLines.append(NewerLine(line: line, version: version))
      if let last, last.device == device { newestOfMine = max(newestOfMine, last.counter) }
    }
    change { $0.merge(read.journal) }
    counter = max(journal.lastCounter(of: device), newestOfMine)
    if !effects.isEmpty { return effects + show(.quarantined) }
    if !newerLines.isEmpty { return show(.newer) }
    guard read.eventBytes > Session.longestTail else { return [] }
    unshortened = journal.devices.filter { passesGaps(of: $0) && !journal.tail(of: $0).isEmpty || journal.shortens($0) }
    return shortenLater()
  }

  /// Compacts one device at a time, and none while the page is opening.
  private func shortenLater() -> [Effect] {
    unshortened.isEmpty ? [] : [.schedule(Message.host(.hadTime).name, after: 1000)]
  }

  /// Compacts a long journal: replaces a device's events with a checkpoint, which yields the same profile. The lines of
  /// the checkpoint are written one at a time, so that the page can move in between, and are stored together.
  @inline(never)
  mutating func shortenJournal() -> [Effect] {
    if shortening == nil { beginShortening() }
    guard var writer = shortening else { return shortenLater() }
    shortening = nil
    writer.writeLine()
    guard writer.isDone else {
      shortening = writer
      return [.schedule(Message.host(.hadTime).name, after: 20)]
    }
    let (device, covered) = (writer.checkpoint.device.text, writer.checkpoint.covered)
    return [.compact(device: device, covered: covered, lines: writer.lines)] + shortenLater()
  }

  /// Whether missing events will never arrive. All events of this browser's own device have been read, except lines of
  /// newer versions.
  private func passesGaps(of device: DeviceID) -> Bool { device == self.device && newerLines.isEmpty }

  private mutating func beginShortening() {
    guard let device = unshortened.popLast() else { return }
    let covered = journal.checkpoint(of: device).covered
    var checkpoint = Checkpoint(device: device)
    let passesGaps = passesGaps(of: device)
    change { checkpoint = $0.compact(device, passesGaps: passesGaps) }
    if checkpoint.covered > covered { shortening = CheckpointWriter(checkpoint, ofAbout: Session.usualLine) }
  }

  /// The maximum number of bytes of stored events. If a visit begins with more, the events are compacted into
  /// checkpoints, which are faster to read.
  private static let longestTail = 64 * 1024
  /// The usual number of bytes in a checkpoint's line: few enough to read or write the line between two frames.
  private static let usualLine = 24 * 1024

  /// Adds events that another tab has recorded, or has imported from a file.
  @inline(never)
  mutating func merge(_ lines: [UInt8]) {
    change { journal in
      var reader = JournalReader(into: journal)
      journal = Journal()  // The reader holds the only reference, so its changes do not copy the journal
      reader.read(lines)
      journal = reader.journal
    }
    passKnownCounters()
  }

  /// Adds the events of a file that the journal lacks, and returns the effect that stores them. The banner is shown
  /// once they are stored.
  @inline(never)
  mutating func takeOver(_ news: Journal, thenSay banner: (Profile, Profile) -> Banner) -> Effect {
    let before = profile
    change { $0.merge(news) }
    passKnownCounters()
    awaited.append(AwaitedBanner(counter: AwaitedBanner.takenOver, banner: banner(before, profile)))
    return .takeOver(ProfileFile.lines(of: news))
  }

  /// Skips the known counters. A file can contain more events of this device than the browser if the browser was reset
  /// to an earlier state.
  private mutating func passKnownCounters() { counter = max(counter, journal.lastCounter(of: device)) }

  /// Applies the settings of the journal. Updates the document if the theme or the language changes.
  mutating func applySettings() -> [Effect] {
    let theme = settings.theme
    settings = Settings(profile.settings, language: settings.language)
    for list in library.lists.keys { readAgain(list: list) }
    return (settings.theme == theme ? [] : [updateDocument()]) + speakAsChosen()
  }

  /// Changes the interface to the language that the journal's settings name.
  mutating func speakAsChosen() -> [Effect] {
    profile.settings.interface.map { speak(tag: $0) } ?? []
  }

  func ownWords(_ language: Language) -> WordSet {
    let alphabet = Alphabet(language)
    return WordSet(profile.ownWords.filter { $0.language == language }.compactMap { try? alphabet.fold($0.word) })
  }
}

// MARK: - Confirmation of storage

/// A banner that is shown once the event with this counter is stored. No banner claims earlier that data is saved.
struct AwaitedBanner {
  let counter: Int
  let banner: Banner

  /// The counter of no event, for data that was imported from a file.
  static let takenOver = 0
}

extension Session {
  mutating func stored(_ counter: Int) -> [Effect] {
    guard let index = awaited.firstIndex(where: { $0.counter == counter }) else { return [] }
    return show(awaited.remove(at: index).banner)
  }

  mutating func notStored() -> [Effect] {
    isNotStored = true
    return []
  }

  mutating func caughtUp() -> [Effect] {
    guard isNotStored else { return [] }
    isNotStored = false
    return show(.storedAgain)
  }
}

extension Event.Action {
  /// Whether the action is always written through to the disk. The end of a round and changes of lists are; saved words
  /// request this themselves.
  fileprivate var isMissedMost: Bool {
    switch self {
    case .keptList, .removedList, .changedList: true
    default: Game.all.contains { $0.isMissedMost(self) }
    }
  }
}
