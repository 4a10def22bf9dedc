import Formats
import Foundation
import Imports
import Journal
import Markup
import TestTools
import Vocabulary
import Wire

@testable import Interface
@testable import Journal
@testable import Play
@testable import Rules
@testable import Words

/// The `name = sentence` lines of a language.
func namedSentences(_ language: InterfaceLanguage) -> [(name: String, sentence: String)] {
  let file = repository.appendingPathComponent("Data/sentences/\(language.tag).txt")
  return lines(of: [UInt8](try! Data(contentsOf: file))).map { line in
    let parts = String(decoding: line, as: UTF8.self).components(separatedBy: " = ")
    return (parts[0], parts.dropFirst().joined(separator: " = "))
  }
}

extension InterfaceLanguage {
  private static let all = allCases.map { Sentences(Files.bytes(of: .sentences($0)), of: $0)! }

  var sentences: Sentences { InterfaceLanguage.all[rawValue] }
}

extension Model {
  init(interface: InterfaceLanguage, location: String = "/find-words") {
    self.init(interface.sentences, location: location)
  }
}

extension Client {
  /// A client with all sentences, which a host sends first.
  static var prepared: Client {
    var client = Client()
    for language in InterfaceLanguage.allCases {
      let message = Message.host(.loaded(.sentences(language), Files.bytes(of: .sentences(language))))
      _ = client.receive(name: message.name, body: message.body, at: Milliseconds(0))
    }
    return client
  }
}

/// The data that a host stores between visits.
struct Store {
  var device = "00000000000001"
  var lines: [String] = []
  var draft = ""
  var aside: [String] = []

  mutating func compact(_ device: String, _ covered: Int, _ checkpoint: [String]) {
    lines.removeAll { line in
      guard let event = try? Event(line: Array(line.utf8)) else { return false }
      return event.id.device.text == device && event.id.counter <= covered
    }
    lines.insert(contentsOf: checkpoint, at: 0)
  }

  /// Adds the missing lines, as the host does; existing lines stay.
  mutating func takeOver(_ others: [String]) { lines += others.filter { !lines.contains($0) } }
}

/// A player at the page: sends messages, carries out effects, and delivers requested files.
struct Player {
  var model = Model(interface: .english)
  var now: Int64 = 0
  /// The time zone of the player's clock.
  var minutesEast = 0
  var log: [String] = []
  var signals: [String] = []
  var document = ""
  var title = ""
  /// Files that the host does not deliver when the program requests them.
  var withheld: Set<DataFile> = []
  /// The data that the host has stored.
  var kept = Store()
  /// Whether the host can store.
  var storeWorks = true
  /// Whether the host has an import reader that responds.
  var hasReader = true
  /// Lines that could not be stored, with their requested durability.
  var unstored: [(counter: Int, line: String, durability: Durability)] = []
  /// The requested durability of each line.
  var durabilities: [Durability] = []
  /// The history entries of this tab, and the position of the current entry.
  var entries: [HistoryEntry] = []
  var standing = 0

  /// Creates a player and opens the page. All requested files load at once, except the withheld files. The page asks a
  /// new player for the language and the level only if `isAsked` is true, because most tests do not concern this
  /// question.
  init(
    _ location: String = "/find-words", languages: [String] = ["en"], stored: Store = Store(), seed: UInt64 = 1,
    withheld: Set<DataFile> = [], at time: Int64 = 0, state: String = "", knowsJournal: Bool = true,
    isAsked: Bool = false
  ) {
    kept = stored
    now = time
    model = Model(interface: .english, location: location)
    model.games.findWords.hasAsked = !isAsked
    var launch = LaunchState()
    launch.location = location
    launch.state = state
    entries = [HistoryEntry(path: location, state: HistoryEntry.State(state))]
    launch.languages = languages
    launch.painted = "en"
    launch.seed = seed
    launch.device = stored.device
    launch.draft = stored.draft
    launch.journal = knowsJournal ? Array(stored.lines.joined(separator: "\n").utf8) : nil
    self.withheld = withheld
    send(.host(.opened(launch)))
  }

  /// A round of "alarming" with these words found.
  static func playing(_ finds: String..., root: String = "alarming", language: Language = .english) -> Player {
    var player = Player("/find-words?language=\(language.code)&root=\(root)")
    for find in finds { player.guess(find) }
    player.log = []
    return player
  }

  mutating func send(_ message: Message) { send(message, after: 1000) }

  /// Sends a message this many milliseconds after the previous one.
  mutating func send(_ message: Message, after milliseconds: Int64) {
    now += milliseconds
    for effect in update(&model, message, at: Milliseconds(now), minutesEast: minutesEast) { carryOut(effect) }
  }

  mutating func send(_ messages: Message...) { for message in messages { send(message) } }

  mutating func guess(_ text: String) { send(.findWords(.typed(text)), .findWords(.submittedGuess)) }

  mutating func press(_ keys: String...) { for key in keys { send(.host(.pressedKey(Key(key)))) } }

  private mutating func carryOut(_ effect: Effect) {
    switch effect {
    case .load(let file):
      log.append("load \(file.name)")
      if !withheld.contains(file) { send(.host(.loaded(file, Files.bytes(of: file)))) }
    case .keepDraft(let draft):
      kept.draft = draft
      logStore()
    case .record(_, let counter, let line, let durability):
      durabilities.append(durability)
      logStore()
      guard storeWorks else {
        unstored.append((counter, line, durability))
        return send(.host(.failedToStore), after: 0)
      }
      kept.lines.append(line)
      if durability.isAwaited { send(.host(.stored(counter)), after: 0) }
    case .storeAgain: storeAgain()
    case .compact(let device, let covered, let lines): kept.compact(device, covered, lines)
    case .quarantine(let line):
      kept.lines.removeAll { $0 == line }
      kept.aside.append(line)
      log.append("set aside")
    case .focus(let id): log.append("focus \(id)")
    case .schedule(let name, let milliseconds): log.append("\(name) in \(milliseconds)")
    case .navigate(let path, let state, let isNewEntry):
      let entry = HistoryEntry(path: path, state: HistoryEntry.State(state))
      // A change that leaves the address the same is not logged.
      let isSeen = entry.path != entries[standing].path || isNewEntry
      if isNewEntry {
        entries = entries[...standing] + [entry]
        standing += 1
      } else {
        entries[standing] = entry
      }
      if isSeen || entry.state == .page { log.append((isNewEntry ? "go to " : "navigate ") + path) }
    case .goBack:
      standing = max(standing - 1, 0)
      log.append("go back")
    case .share(let text, let path): log.append("share \(text) \(path)")
    case .signal(let signal, let sound, let haptics):
      signals.append("\(signal.rawValue)" + (sound ? "" : " silent") + (haptics ? "" : " still"))
    case .updateDocument(let theme, let interface, let title): (document, self.title) = ("\(theme) \(interface)", title)
    case .scroll(let id, let row): log.append("scroll \(id) to \(row)")
    case .pronounce(let text, let voice, let path): log.append("pronounce \(text) as \(voice) or \(path)")
    case .keep(let files): log.append("keep " + files.map(\.name).joined(separator: " "))
    case .startVersion: log.append("start version")
    case .takeOver(let lines):
      logStore()
      guard storeWorks else { return send(.host(.failedToStore), after: 0) }
      kept.takeOver(lines)
      send(.host(.stored(0)), after: 0)
    case .deleteAll:
      log.append("delete all")
      kept = Store()
    case .askToKeepData(let asks): log.append(asks ? "ask to keep data" : "tell whether data is kept")
    case .readImport(let request):
      guard hasReader else { break }
      send(.lists(.readImport(ImportAnswer(to: ImportRequest(request)).encoded)), after: 0)
    case .download(let name, let type, let text): log.append("download \(name) (\(type)): \(text)")
    }
  }

  private mutating func logStore() { if log.last != "store" { log.append("store") } }

  /// Retries storing, like the host.
  private mutating func storeAgain() {
    log.append("store again")
    guard storeWorks else { return send(.host(.failedToStore), after: 0) }
    let late = unstored
    unstored = []
    kept.lines += late.map { $0.line }
    for one in late where one.durability.isAwaited { send(.host(.stored(one.counter)), after: 0) }
    if !late.isEmpty { send(.host(.caughtUp), after: 0) }
  }

  /// Goes back or forward like the browser. Returns `false` if the step would leave the page.
  @discardableResult
  mutating func back(_ step: Int = -1) -> Bool {
    guard entries.indices.contains(standing + step) else { return false }
    standing += step
    send(.host(.visited(entries[standing].path, state: entries[standing].state.text)))
    return true
  }

  /// The same tab reloaded, with the data of the store.
  func reloaded(_ store: Store? = nil) -> Player {
    var entry = entries[standing]
    if case .sheet(let round) = entry.state {
      entry = HistoryEntry(path: entries[standing - 1].path, state: round.map { .round($0) } ?? .page)
    }
    return Player(entry.path, stored: store ?? kept, at: now, state: entry.state.text)
  }

  /// The same player on the next visit.
  var again: Player { Player(stored: kept) }

  /// The words that the page links to, as language and word of their addresses.
  var wordLinks: [String] {
    model.page.messages.compactMap { message in
      message.hasPrefix("openedPage /vocabulary/") && message.split(separator: "/").count == 4
        ? String(message.dropFirst("openedPage /vocabulary/".count)) : nil
    }
  }

  /// The rounds that can be resumed.
  var roundsAside: [FindWords.Game] { model.games.findWords.roundsAside(model.session) }

  var root: String? { model.games.findWords.round?.root.spelling }
  var finds: [String] { model.games.findWords.round?.finds.map { $0.spellings[0] } ?? [] }
  var field: String { model.games.findWords.board.field }
  /// The banner over the page.
  var banner: Banner? {
    model.session.route.isFindWords ? model.games.findWords.shownBanner(model.session) : model.session.banner
  }
}

extension Banner: Equatable {
  /// Whether both banners have the same English text, tone and duration.
  public static func == (left: Banner, right: Banner) -> Bool {
    let english = InterfaceLanguage.english.sentences
    return left.notice(english) == right.notice(english) && left.tone == right.tone && left.duration == right.duration
      && left.actions.map(\.message) == right.actions.map(\.message) && left.goesAtNextKey == right.goesAtNextKey
  }
}

extension Model {
  /// Describes the first broken invariant of the model, if any.
  var brokenInvariant: String? { session.broken ?? games.appleTree.broken(session) ?? games.findWords.broken(session) }
}

extension Session {
  /// A description of the first broken invariant of the shared state; `nil` if no invariant is broken.
  fileprivate var broken: String? {
    if let banner, banner.serial > bannerCount { return "a banner that was never counted" }
    if journal.lastCounter(of: device) > counter { return "an event's name can come twice" }
    if ordered.contains(where: { library.has($0) }) { return "a file that is here is on its way" }
    if !settings.isPossible { return "impossible settings \(settings)" }
    return nil
  }
}

extension FindWords {
  /// Describes the first broken invariant of Find Words, if any.
  fileprivate func broken(_ session: Session) -> String? {
    if board.field.unicodeScalars.count > 64 { return "the field is too long" }
    if let tutorial, !(1...FindWords.tutorialSteps).contains(tutorial) { return "step \(tutorial) of the tutorial" }
    if let offer = replacedRound?.offer, offer.serial > session.bannerCount { return "an offer that was never counted" }
    guard let game, let round else { return nil }
    let words = rows.nodes.flatMap { batch in batch.all { $0["class"] == "find" } }.map { row in
      row.first { $0["class"] == "find-word" }?.plainText
    }
    let found = round.finds.map { session.sentences.spellings($0) }
    let isOrdered = foundOrder != .newest || words == found.reversed()
    if !isOrdered || Set(words.compactMap { $0 }) != Set(found) { return "the rows are not the finds" }
    if game.played < .zero || game.played > Game.longest { return "played \(game.played.value)" }
    if let left = game.timeLeft, left == .zero, isRunning(session), game.played > .zero {
      return "a round without time goes on"
    }
    if round.hints.contains(where: { !round.target.contains($0.word) }) { return "help with a word that is no target" }
    if round.hints.contains(where: { $0.help == .word && !round.hasFound($0.word) }) {
      return "a shown word is missing"
    }
    if round.score.common + round.score.bonus > round.finds.count { return "more words than finds" }
    if round.score.common > round.target.words.count { return "more common words than there are" }
    if round.rejectedGuesses.count > 200 || Set(round.rejectedGuesses).count != round.rejectedGuesses.count {
      return "misses"
    }
    if round.origin.day != nil, round.minimum != .three || round.minutes != nil { return "a daily of another kind" }
    if round.outcome == .harvested, !round.remaining.isEmpty { return "harvested, and words are left" }
    if board.tiles.sorted() != Array(0..<round.root.word.count) {
      return "tiles \(board.tiles) of \(round.root.spelling)"
    }
    if Set(round.finds.map { $0.word }).count != round.finds.count { return "a word is found twice" }
    if round.moves.count != round.finds.count { return "moves and finds differ" }
    if round.finds.contains(where: { $0.word == round.root.word }) { return "the root is found" }
    if board.field.isEmpty == false, round.outcome != nil { return "a letter in a round that is over" }
    if session.library.lexicons[round.language] == nil { return "a round without its lexicon" }
    if !board.usedTiles(of: round.root).allSatisfy(board.tiles.contains) { return "a used tile that is none" }
    return nil
  }
}

extension Settings {
  var isPossible: Bool {
    RootList.lengths.contains(length) && Choice.timers.contains(minutes)
  }
}

extension Node {
  private var messageNames: [String] {
    ["data-press", "data-types", "data-selected", "data-changes", "data-submits", "data-closes"]
  }

  /// Every message that the page can send.
  var messages: [String] {
    guard case .element(let element) = self else { return [] }
    let own = element.attributes
      .filter { messageNames.contains($0.name) }
    return own.map { $0.value } + element.children.flatMap { $0.messages }
  }
}
