import Formats
import Journal
import Rules
import Words

extension Event {
  /// The event as a line of a journal (`docs/formats/journal.md`), without its line end. O(its size).
  public var line: String {
    let members: Members = [
      ("version", .integer(JournalVersion.current)), ("device", .string(id.device.text)),
      ("counter", .integer(id.counter)), ("at", .integer(at.value)), ("offset", .integer(minutesEast)),
    ]
    return JSON.object(members + action.members(stamp)).text
  }

  /// Reads a line; unknown members are passed over. O(bytes).
  ///
  /// - Throws: the first rule of the format that the line breaks.
  public init(line bytes: [UInt8]) throws(JournalFault) { try self.init(try JournalFields(line: bytes)) }

  init(_ fields: JournalFields) throws(JournalFault) {
    let counter = try fields.count("counter", EventID.counters)
    let id = EventID(device: try fields.device("device"), counter: counter)
    let at = try fields.time("at")
    self.init(
      id: id, at: at, minutesEast: try fields.count("offset", -Time.mostMinutesEast...Time.mostMinutesEast),
      action: try Event.Action(fields, Stamp(at: at, id: id)))
  }
}

extension Event.Action {
  func members(_ stamp: Stamp) -> Members {
    switch self {
    case .chose(let choice): named("chose", choice.members)
    case .began(let start): named("began", [("language", .string(start.root.language.code))] + start.members)
    case .resumed(let record): named("tookUp", [("record", record.json)])
    case .found(let id, let language, let move, let find, let played):
      inRound("found", id, language, played, Wire.members(move, find, stamp, Alphabet(language)))
    case .rejected(let id, let language, let word, let played):
      inRound("missed", id, language, played, [("word", .string(Alphabet(language).text(word)))])
    case .tookHint(let id, let language, let word, let help):
      inRound("tookHint", id, language, nil, [("word", .string(Alphabet(language).text(word))), ("help", help.json)])
    case .finished(let id, let language, let outcome, let played):
      inRound("finished", id, language, played, [("outcome", .string(outcome.name))])
    case .saved(let language, let word): named("saved", language, word)
    case .unsaved(let language, let word): named("unsaved", language, word)
    case .addedWord(let language, let word): named("addedWord", language, Alphabet(language).text(word))
    case .removedWord(let language, let word): named("removedWord", language, Alphabet(language).text(word))
    case .reported(let language, let guess, let root):
      named("reported", [("language", .string(language.code)), ("guess", .string(guess)), ("root", .string(root))])
    case .finishedTutorial: named("finishedTutorial", [])
    case .keptList(let content): named("keptList", content.members)
    case .removedList(let id): named("removedList", [("list", .string(id.text))])
    case .changedList(let line, let isKept): named(isKept ? "putLine" : "tookLine", line.members)
    case .playedAppleTree(let record): named("playedAppleTree", record.members)
    }
  }

  private func named(_ name: String, _ members: Members) -> Members { [("deed", .string(name))] + members }

  private func named(_ name: String, _ language: Language, _ word: String) -> Members {
    named(name, [("language", .string(language.code)), ("word", .string(word))])
  }

  private func inRound(
    _ name: String, _ id: RoundID, _ language: Language, _ played: Milliseconds?, _ members: Members
  ) -> Members {
    let round: Members = [("round", .string(id.text)), ("language", .string(language.code))]
    let time: Members = played.map { [("played", .integer(Time.clamped($0).value))] } ?? []
    return named(name, round + time + members)
  }

  init(_ fields: JournalFields, _ stamp: Stamp) throws(JournalFault) {
    let name = try fields.string("deed")
    switch name.utf8 {
    case "chose": self = .chose(try Choice(fields))
    case "tookUp": self = .resumed(try RoundRecord(try fields.object("record")))
    case "reported":
      self = .reported(try fields.language(), guess: try fields.string("guess"), root: try fields.string("root"))
    case "finishedTutorial": self = .finishedTutorial
    case "began": self = .began(try RoundStart(fields, Alphabet(try fields.language())))
    case "saved": self = .saved(try fields.language(), try fields.savedWord())
    case "unsaved": self = .unsaved(try fields.language(), try fields.savedWord())
    case "addedWord": self = .addedWord(try fields.language(), try fields.wordOfLanguage())
    case "removedWord": self = .removedWord(try fields.language(), try fields.wordOfLanguage())
    case "found":
      let find = try fields.find(stamp, Alphabet(try fields.language()))
      self = .found(
        try fields.round(), try fields.language(), find.move, find.find, played: try fields.time("played"))
    case "missed":
      self = .rejected(
        try fields.round(), try fields.language(), try fields.wordOfLanguage(), played: try fields.time("played"))
    case "tookHint":
      self = .tookHint(try fields.round(), try fields.language(), try fields.wordOfLanguage(), try fields.help())
    case "finished":
      self = .finished(
        try fields.round(), try fields.language(), try fields.outcome(), played: try fields.time("played"))
    case "keptList": self = .keptList(try fields.listContent())
    case "removedList": self = .removedList(try fields.event("list"))
    case "putLine": self = .changedList(try fields.listLine(), isKept: true)
    case "tookLine": self = .changedList(try fields.listLine(), isKept: false)
    case "playedAppleTree": self = .playedAppleTree(try AppleTreeRecord(fields))
    default: throw .unknownAction(name)
    }
  }
}

extension JournalFields {
  /// The member `word` in the language that the object names.
  fileprivate func wordOfLanguage() throws(JournalFault) -> Word { try word(Alphabet(try language())) }
}
