import Foundation
import Journal
import Markup
import Wire

@testable import Journal
@testable import Play
@testable import Rules
@testable import Words

/// `SEED=… swift test` repeats a failure; without it each run plays other games.
let seedOfThisRun: UInt64 = {
  let seed = ProcessInfo.processInfo.environment["SEED"].flatMap { UInt64($0) } ?? .random(in: 0 ... .max)
  // On standard error, which a trap does not swallow.
  FileHandle.standardError.write(Data("PlayTests: SEED=\(seed)\n".utf8))
  return seed
}()

/// The files of a small orchard.
enum Files {
  static let english = lexicon(
    "alarming* alarm* ring* main* mail lam marginal* agencies* cease* case* ages anal! nail* reading* dear* red* ear* rid",
    .english)
  static let spanish = lexicon("mañanas* maña* mana mañana* amas* camiones* camión* caso* mes*", .spanish)
  static let italian = lexicon("montagna* manto* tana* nota*", .italian)

  static func lexicon(_ words: String, _ language: Language) -> [UInt8] {
    let items = words.split(separator: " ").map { word in
      WordList.Item(
        word.filter { !"*!".contains($0) }, isCommon: word.hasSuffix("*"), isOffensive: word.hasSuffix("!"))
    }
    return try! Lexicon.encode(WordList(items, language: language))
  }

  static func bytes(of file: DataFile) -> [UInt8] {
    switch file {
    case .lexicon(.english): english
    case .lexicon(.spanish): spanish
    case .lexicon(.italian): italian
    case .roots(.english, length: 8): Array("# from 1970-01-01\nalarming\nagencies".utf8)
    case .roots(.english, length: 7): Array("reading".utf8)
    case .roots(.spanish, length: 8): Array("camiones".utf8)
    case .roots(.spanish, length: 7): Array("mañanas".utf8)
    case .roots(.italian, length: 8): Array("montagna".utf8)
    case .roots: Array("# none yet".utf8)
    }
  }
}

/// What a host keeps between visits.
struct Store {
  var device = "00000000000001"
  var lines: [String] = []
  var draft = ""
  var aside: [String] = []

  mutating func compact(_ device: String, _ covered: Int, _ checkpoint: String) {
    lines.removeAll { line in
      guard let event = try? Event(line: Array(line.utf8)) else { return false }
      return event.id.device.text == device && event.id.counter <= covered
    }
    lines.insert(checkpoint, at: 0)
  }
}

/// A player at the page: messages in, effects out, and the files come when they are ordered.
struct Session {
  var model = Model(interface: .english)
  var now: Int64 = 0
  var log: [String] = []
  var signals: [String] = []
  var dress = ""
  /// Files that do not come by themselves.
  var withheld: Set<DataFile> = []
  /// What the host has stored.
  var kept = Store()

  /// A session that has opened and, unless files are withheld, plays.
  init(
    _ location: String = "/find-words", languages: [String] = ["en"], stored: Store = Store(), seed: UInt64 = 1,
    withheld: Set<DataFile> = []
  ) {
    kept = stored
    var opening = Opening()
    opening.location = location
    opening.languages = languages
    opening.painted = "en"
    opening.seed = seed
    opening.device = stored.device
    opening.draft = stored.draft
    opening.journal = Array(stored.lines.joined(separator: "\n").utf8)
    self.withheld = withheld
    send(.opened(opening))
  }

  /// A round of "alarming" with these words found.
  static func playing(_ finds: String..., root: String = "alarming", language: Language = .english) -> Session {
    var session = Session("/find-words?language=\(language.code)&root=\(root)")
    for find in finds { session.guess(find) }
    session.log = []
    return session
  }

  mutating func send(_ message: Message) {
    now += 1000
    for effect in update(&model, message, at: Milliseconds(now)) { carryOut(effect) }
  }

  mutating func send(_ messages: Message...) { for message in messages { send(message) } }

  mutating func guess(_ text: String) { send(.typed(text), .submittedGuess) }

  mutating func press(_ keys: String...) { for key in keys { send(.pressedKey(Key(key))) } }

  private mutating func carryOut(_ effect: Effect) {
    switch effect {
    case .load(let file):
      log.append("load \(file.name)")
      if !withheld.contains(file) { send(.loaded(file, Files.bytes(of: file))) }
    case .keepDraft(let draft):
      kept.draft = draft
      logStore()
    case .record(_, let line):
      kept.lines.append(line)
      logStore()
    case .compact(let device, let covered, let line): kept.compact(device, covered, line)
    case .setAside(let line):
      kept.lines.removeAll { $0 == line }
      kept.aside.append(line)
      log.append("set aside")
    case .focus(let id): log.append("focus \(id)")
    case .schedule(let message, let milliseconds): log.append("\(message.name ?? "?") in \(milliseconds)")
    case .navigate(let path, let isNewPlace): log.append((isNewPlace ? "go to " : "navigate ") + path)
    case .goBack: log.append("go back")
    case .share(let text, let path): log.append("share \(text) \(path)")
    case .signal(let signal, let sound, let haptics):
      signals.append("\(signal.name)" + (sound ? "" : " silent") + (haptics ? "" : " still"))
    case .dress(let theme, let interface, _): dress = "\(theme) \(interface)"
    }
  }

  private mutating func logStore() { if log.last != "store" { log.append("store") } }

  /// The same player on the next visit.
  var again: Session { Session(stored: kept) }

  var root: String? { model.round?.root.spelling }
  var finds: [String] { model.round?.finds.map { $0.spellings[0] } ?? [] }
  var field: String { model.board.field }
  var banner: Banner.Content? { model.shownBanner?.content }
}

extension Model {
  /// The first thing wrong with the model, in words.
  var brokenInvariant: String? {
    if board.field.unicodeScalars.count > 64 { return "the field is too long" }
    guard let round else { return nil }
    if board.tiles.sorted() != Array(0..<round.root.word.count) {
      return "tiles \(board.tiles) of \(round.root.spelling)"
    }
    if Set(round.finds.map { $0.word }).count != round.finds.count { return "a word is found twice" }
    if round.moves.count != round.finds.count { return "moves and finds differ" }
    if round.finds.contains(where: { $0.word == round.root.word }) { return "the root is found" }
    if board.field.isEmpty == false, round.outcome != nil { return "a letter in a round that is over" }
    if library.lexicons[round.language] == nil { return "a round without its lexicon" }
    if !board.usedTiles(of: round.root).isSubset(of: board.tiles) { return "a used tile that is none" }
    return nil
  }
}

extension Node {
  /// Every message that the node can send.
  var messages: [String] {
    guard case .element(let element) = self else { return [] }
    let own = element.attributes
      .filter { ["data-press", "data-types", "data-changes", "data-submits", "data-closes"].contains($0.name) }
    return own.map { $0.value } + element.children.flatMap { $0.messages }
  }
}
