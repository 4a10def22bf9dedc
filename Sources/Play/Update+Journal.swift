import Journal
import Rules
import Wire
import Words

/// What is kept: events in the journal, and the draft on the board.
extension Model {
  /// Adds what the player did to the journal, and has it stored.
  @inline(never)
  mutating func record(_ deed: Deed, care: Care = .usual) -> Effect {
    let id = nextEvent()
    (device, counter) = (id.device, id.counter)
    let event = Event(id: id, at: now, minutesEast: minutesEast, deed: deed)
    journal.add(event)
    var care = care
    care.isStrict = care.isStrict || deed.isMissedMost
    return .record(device: device.text, counter: counter, line: event.line, care: care)
  }

  /// The name that the next event will have. When a device's numbers are at their end (a line in the store can claim any), another device
  /// goes on from here.
  mutating func nextEvent() -> EventID {
    guard counter >= EventID.counters.upperBound else { return EventID(device: device, counter: counter + 1) }
    device = DeviceID(random: generator.next())
    counter = journal.lastCounter(of: device)
    return EventID(device: device, counter: counter + 1)
  }

  /// Reads the stored journal. Lines that cannot be read are set aside; those of a newer version stay where they are.
  @inline(never)
  mutating func readJournal(_ lines: [UInt8]) -> [Effect] {
    var effects: [Effect] = []
    var isNewer = false
    var newestOfMine = 0
    var events: [Event] = []
    for (bytes, line) in journalLines(lines) {
      switch line {
      case .event(let event): events.append(event)
      case .checkpoint(let summary): journal.add(summary)
      case .fault(.newerVersion(_, let last)):
        isNewer = true
        if let last, last.device == device { newestOfMine = max(newestOfMine, last.counter) }
      case .fault: effects.append(.setAside(String(decoding: bytes, as: UTF8.self)))
      }
    }
    journal.add(events)
    counter = max(journal.lastCounter(of: device), newestOfMine)
    if !effects.isEmpty { return effects + show(.setAside) }
    if isNewer { return show(.newer) }
    return compact()
  }

  /// Shortens a journal that has grown long: events become checkpoints, from which the same follows.
  @inline(never)
  private mutating func compact() -> [Effect] {
    guard journal.tailCount > Model.longestTail else { return [] }
    return journal.devices.map { device in
      let summary = journal.compact(device)
      return .compact(device: device.text, covered: summary.covered, line: summary.line)
    }
  }

  private static let longestTail = 5000

  /// What another tab has recorded joins what is here.
  @inline(never)
  mutating func merge(_ lines: [UInt8]) -> [Effect] {
    for (_, line) in journalLines(lines) {
      if case .event(let event) = line { journal.add(event) }
    }
    return heedMerged()
  }

  /// What the stored journal says, when it comes only now. A round in which nothing was found gives way to the one that was put down last.
  @inline(never)
  mutating func arrive(_ lines: [UInt8]) -> [Effect] {
    let effects = readJournal(lines) + heedMerged()
    if profile.rounds.contains(where: { !$0.finds.isEmpty }) { tutorial = nil }
    guard screen.isFindWords, let game, game.round.finds.isEmpty, game.round.origin == .drawn, !game.isOver,
      let earlier = roundsAside.first
    else { return effects }
    return effects + resume(earlier, draft: "")
  }

  private mutating func heedMerged() -> [Effect] {
    let before = (interface, settings.theme)
    settings = Settings(profile, language: settings.language)
    interface = profile.settings.interface.flatMap { InterfaceLanguage(tag: $0) } ?? interface
    if let game, let merged = profile.round(game.id).flatMap({ Game($0) }) { goOn(game, as: merged) }
    knowOwnWords()
    mergeAppleTree()
    return before == (interface, settings.theme) ? [] : [dress()]
  }

  /// Goes on with what the journal knows of the game in play now.
  private mutating func goOn(_ game: Game, as merged: Game) {
    var merged = merged
    // The journal has the time of the last event; the clock here has gone on since.
    merged.played = max(game.played, merged.played)
    stage = .playing(merged)
    guard merged.isOver, !game.isOver else { return }
    board.field = ""
    banner = nil
    switch sheet {
    case .hints, .giveUp: sheet = nil
    case .settings, .word, .rounds, .daily, .removeAll, .export, .words, .challenge, .appleTreeFigures, nil: break
    }
  }

  func dress() -> Effect {
    .dress(theme: settings.theme.name, interface: interface.tag, title: title)
  }

  /// Keeps what lies on the board until the next visit.
  func keepDraft() -> [Effect] {
    guard let game else { return [] }
    let tiles = board.tiles.map { String($0) }.joined(separator: ",")
    let field = String(String.UnicodeScalarView(board.field.unicodeScalars.filter { $0.value >= 0x20 }))
    return [.keepDraft(game.id.text + " " + tiles + " \(game.played.value) " + field)]
  }

  /// Puts on the board what lay there when this game was left.
  mutating func layOut(_ draft: String, for game: inout Game) {
    board = Board(game.round.root)
    let parts = draft.utf8.split(separator: 0x20, maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, String(decoding: parts[0], as: UTF8.self).hasSameBytes(as: game.id.text) else { return }
    let tiles = parts[1].split(separator: UInt8(ascii: ",")).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    if tiles.sorted() == board.tiles { board.tiles = tiles }
    if let played = Int64(String(decoding: parts[2], as: UTF8.self)), played > game.played.value {
      game.played = Milliseconds(min(played, Game.longest))
    }
    if !game.isOver { board.type(String(decoding: parts[3], as: UTF8.self)) }
  }

  func ownWords(_ language: Language) -> Set<Word> {
    let alphabet = Alphabet(language)
    return Set(profile.ownWords.filter { $0.language == language }.compactMap { try? alphabet.fold($0.word) })
  }
}

extension Game {
  static let longest: Int64 = 1000 * 60 * 60 * 24

  /// A round of the journal; `nil` for one whose beginning is not known.
  init?(_ record: RoundRecord) {
    guard let round = record.round else { return nil }
    self.init(id: record.id, round: round, played: record.played)
  }
}
