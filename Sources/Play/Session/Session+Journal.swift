import Formats
import Journal
import Rules
import Wire
import Words

/// Records events in the journal, and reads and compacts the stored journal.
extension Session {
  /// Records an action of the player in the journal, and returns the effect that stores the event.
  @inline(never)
  mutating func record(_ action: Event.Action, durability: Durability = .usual) -> Effect {
    let id = nextEvent()
    (device, counter) = (id.device, id.counter)
    // The new event gets a time after the time of the event that it replaces. Without this rule, a choice that was made
    // while the clock was set far in the future would stay the latest choice forever.
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

  /// Records that the player has saved these words. The event of the last word is written through to the disk, which
  /// also writes all earlier events.
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

  /// The ID of the event that was recorded last.
  var lastEvent: EventID { EventID(device: device, counter: counter) }

  /// Returns the ID of the next event. A stored line can have such a large counter that no counter is left for this
  /// device. If no counter is left, the method continues with a new device ID.
  mutating func nextEvent() -> EventID {
    guard counter >= EventID.counters.upperBound else { return EventID(device: device, counter: counter + 1) }
    device = DeviceID(random: generator.next())
    counter = journal.lastCounter(of: device)
    return EventID(device: device, counter: counter + 1)
  }

  /// Reads the last lines of the stored journal; the earlier lines came with `read`. The method returns effects that
  /// move unreadable lines to a separate place. Lines of a newer version stay unchanged in the store.
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

  /// Schedules the compaction of the next device. The compaction is delayed, so that it does not slow down the opening
  /// of the page.
  private func shortenLater() -> [Effect] {
    unshortened.isEmpty ? [] : [.schedule(Message.host(.hadTime).name, after: 1000)]
  }

  /// Compacts a long journal by replacing a device's events with a checkpoint that yields the same profile. Each call
  /// writes one line of the checkpoint, so that animations can run between the calls. After the last line, all lines
  /// are stored together.
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

  /// Returns whether events that are missing in the device's sequence will certainly never arrive. For this browser's
  /// own device, the result is `true`, because all its events have been read, unless the journal contains lines of a
  /// newer version.
  private func passesGaps(of device: DeviceID) -> Bool { device == self.device && newerLines.isEmpty }

  private mutating func beginShortening() {
    guard let device = unshortened.popLast() else { return }
    let covered = journal.checkpoint(of: device).covered
    var checkpoint = Checkpoint(device: device)
    let passesGaps = passesGaps(of: device)
    change { checkpoint = $0.compact(device, passesGaps: passesGaps) }
    if checkpoint.covered > covered { shortening = CheckpointWriter(checkpoint, ofAbout: Session.usualLine) }
  }

  /// The maximum number of bytes of stored events that are not compacted. If the stored events exceed this limit when a
  /// visit begins, they are compacted into checkpoints, which are faster to read.
  private static let longestTail = 64 * 1024
  /// The usual number of bytes in a line of a checkpoint. A line of this length can be read or written between two
  /// frames.
  private static let usualLine = 24 * 1024

  /// Adds events that another tab has recorded, or has imported from a file.
  @inline(never)
  mutating func merge(_ lines: [UInt8]) {
    change { journal in
      var reader = JournalReader(into: journal)
      journal = PlayerJournal()  // The reader holds the only reference, so its changes do not copy the journal
      reader.read(lines)
      journal = reader.journal
    }
    passKnownCounters()
  }

  /// Adds the events of an imported file to the journal, and returns the effect that stores the events. The banner is
  /// shown when the events are stored.
  @inline(never)
  mutating func takeOver(_ news: PlayerJournal, thenSay banner: (Profile, Profile) -> Banner) -> Effect {
    let before = profile
    change { $0.merge(news) }
    passKnownCounters()
    awaited.append(AwaitedBanner(counter: AwaitedBanner.takenOver, banner: banner(before, profile)))
    return .takeOver(ProfileFile.lines(of: news))
  }

  /// Continues after the highest counter that the journal contains for this device. After a reset of the browser to an
  /// earlier state, an imported file can contain more events of this device than the stored journal.
  private mutating func passKnownCounters() { counter = max(counter, journal.lastCounter(of: device)) }

  /// Applies the settings that the journal contains. If the theme or the language has changed, the method returns
  /// effects that update the document.
  mutating func applySettings() -> [Effect] {
    let theme = settings.theme
    settings = Settings(profile.settings, language: settings.language)
    for list in library.lists.keys { readAgain(list: list) }
    return (settings.theme == theme ? [] : [updateDocument()]) + speakAsChosen()
  }

  /// Changes the interface to the language that the settings in the journal specify.
  mutating func speakAsChosen() -> [Effect] {
    profile.settings.interface.map { speak(tag: $0) } ?? []
  }

  func ownWords(_ language: Language) -> WordSet {
    let alphabet = Alphabet(language)
    return WordSet(profile.ownWords.filter { $0.language == language }.compactMap { try? alphabet.fold($0.word) })
  }
}

// MARK: - Confirmation of storage

/// A banner that is shown once the event with this counter is stored. The banner waits because it must not claim that
/// data is saved before the data is stored.
struct AwaitedBanner {
  let counter: Int
  let banner: Banner

  /// A counter that belongs to no event, for data that was imported from a file.
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
  /// Whether the event of this action is always written through to the disk. The value is true for the end of a round
  /// and for changes of lists. The code that saves words requests the strict durability itself.
  fileprivate var isMissedMost: Bool {
    switch self {
    case .keptList, .removedList, .changedList: true
    default: Game.all.contains { $0.isMissedMost(self) }
    }
  }
}
