import Formats
import Journal
import Rules
import Words

extension Event {
  /// The event as a line of a journal (`docs/formats/journal.md`), without a line ending. O(size of the event).
  public var line: String {
    let members: Members = [
      ("version", .integer(JournalVersion.current)), ("device", .string(id.device.text)),
      ("counter", .integer(id.counter)), ("at", .integer(at.value)), ("offset", .integer(minutesEast)),
    ]
    return JSON.object(members + action.members(stamp)).text
  }

  /// Reads an event from a line, and ignores unknown JSON fields. O(bytes).
  ///
  /// - Throws: The first rule of the format that the line violates.
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
    default: membersOfGame(stamp)
    }
  }

  func named(_ name: String, _ members: Members) -> Members { [("deed", .string(name))] + members }

  private func named(_ name: String, _ language: Language, _ word: String) -> Members {
    named(name, [("language", .string(language.code)), ("word", .string(word))])
  }

  init(_ fields: JournalFields, _ stamp: Stamp) throws(JournalFault) {
    let name = try fields.string("deed")
    switch name.utf8 {
    case "chose": self = .chose(try Choice(fields))
    case "reported":
      self = .reported(try fields.language(), guess: try fields.string("guess"), root: try fields.string("root"))
    case "finishedTutorial": self = .finishedTutorial
    case "saved": self = .saved(try fields.language(), try fields.savedWord())
    case "unsaved": self = .unsaved(try fields.language(), try fields.savedWord())
    case "addedWord": self = .addedWord(try fields.language(), try fields.wordOfLanguage())
    case "removedWord": self = .removedWord(try fields.language(), try fields.wordOfLanguage())
    case "keptList": self = .keptList(try fields.listContent())
    case "removedList": self = .removedList(try fields.event("list"))
    case "putLine": self = .changedList(try fields.listLine(), isKept: true)
    case "tookLine": self = .changedList(try fields.listLine(), isKept: false)
    default:
      guard let action = try Event.Action(ofGame: name, fields, stamp) else { throw .unknownAction(name) }
      self = action
    }
  }
}

extension JournalFields {
  /// Returns the JSON field `word` in the object's language.
  func wordOfLanguage() throws(JournalFault) -> Word { try word(Alphabet(try language())) }
}
