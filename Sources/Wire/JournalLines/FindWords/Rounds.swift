import Formats
import Journal
import Rules
import Words

typealias Members = [(name: String, value: JSON)]

extension RoundStart {
  /// The JSON fields of a round's start, except the language, which the enclosing object contains.
  var members: Members {
    let alphabet = Alphabet(root.language)
    var members: Members = [
      ("root", .string(root.spelling)), ("minimum", .integer(minimum.rawValue)), ("minutes", .integer(minutes)),
      ("targets", .array(targets.map { .string(alphabet.text($0)) })),
    ]
    if bonusGrows { members.append(("bonusGrows", .bool(true))) }
    switch origin {
    case .drawn: members.append(("origin", .string("drawn")))
    case .link: members.append(("origin", .string("link")))
    case .seed(let seed):
      members.append(("origin", .string("seed")))
      members.append(("seed", .integer(seed)))
    case .daily(let day):
      members.append(("origin", .string("daily")))
      members.append(("day", .string(day.text)))
    }
    return members
  }

  init(_ fields: JournalFields, _ alphabet: Alphabet) throws(JournalFault) {
    let root = try fields.root(alphabet.language)
    var targets: [Word] = []
    for text in try fields.strings("targets") {
      guard let word = alphabet.storedWord(text), root.offers(word, minimum: Target.minimum),
        targets.last.map({ $0 < word }) ?? true
      else { throw .unsuitable(field: "targets") }
      targets.append(word)
    }
    self.init(
      root: root, minimum: try fields.minimum(), targets: targets,
      origin: try Origin(fields), minutes: try fields.count("minutes", 0...RoundStart.mostMinutes),
      bonusGrows: fields.has("bonusGrows") ? try fields.bool("bonusGrows") : false)
  }
}

extension JournalFields {
  fileprivate func minimum() throws(JournalFault) -> MinimumLength {
    let count = try count("minimum")
    guard let minimum = MinimumLength(rawValue: count) else { throw .unsuitable(field: "minimum") }
    return minimum
  }
}

extension Origin {
  init(_ fields: JournalFields) throws(JournalFault) {
    switch try fields.string("origin").utf8 {
    case "drawn": self = .drawn
    case "link": self = .link
    case "seed": self = .seed(UInt64(try fields.integer("seed", 0...Int64(PuzzleSeed.maximum))))
    case "daily": self = .daily(try fields.day())
    default: throw .unsuitable(field: "origin")
    }
  }
}

/// Returns the JSON fields of a find and its move. `movedAt` is included only if the move's time differs from the
/// event's time.
func members(_ move: Move, _ find: Find, _ stamp: Stamp, _ alphabet: Alphabet) -> Members {
  var members: Members = [
    ("guess", .string(move.guess)), ("word", .string(alphabet.text(find.word))),
    ("spellings", .array(find.spellings.map { .string($0) })), ("points", .integer(find.points.value)),
    ("bonus", .bool(find.isBonus)), ("allLetters", .bool(find.usesAllLetters)),
  ]
  if let help = find.help { members.append(("help", help.json)) }
  if move.at != stamp.at { members.append(("movedAt", .integer(move.at.value))) }
  return members
}

extension JournalFields {
  /// The maximum number of points that a journal line may give to a found word. Twice the maximum number of letters of a root word would be
  /// enough.
  static let mostPoints = 1000

  func find(_ stamp: Stamp, _ alphabet: Alphabet) throws(JournalFault) -> StampedFind {
    let word = try word(alphabet)
    let spellings = try strings("spellings")
    guard !spellings.isEmpty else { throw .unsuitable(field: "spellings") }
    for spelling in spellings {
      guard let folded = try? alphabet.fold(spelling), folded == word else { throw .unsuitable(field: "spellings") }
    }
    let movedAt = has("movedAt") ? try integer("movedAt", Int64.min...Int64.max) : stamp.at.value
    let find = Find(
      word: word, spellings: spellings, points: Points(try count("points", 0...JournalFields.mostPoints)),
      isBonus: try bool("bonus"), usesAllLetters: try bool("allLetters"), help: has("help") ? try help() : nil)
    return StampedFind(stamp: stamp, move: Move(guess: try string("guess"), at: Milliseconds(movedAt)), find: find)
  }
}

extension Help {
  var json: JSON {
    switch self {
    case .letters(let count): .integer(count)
    case .meaning, .word: .string(text)
    }
  }

  /// The help in rows and in JSON text: `meaning`, `word`, or a number of letters.
  var text: String {
    switch self {
    case .meaning: "meaning"
    case .letters(let count): count.description
    case .word: "word"
    }
  }

  /// Creates the help with this ``text``; `nil` for a number of letters and for any other text.
  init?(named text: String) {
    switch text.utf8 {
    case "meaning": self = .meaning
    case "word": self = .word
    default: return nil
    }
  }
}

extension Outcome {
  var name: String {
    switch self {
    case .harvested: "harvested"
    case .gaveUp: "gaveUp"
    case .timeUp: "timeUp"
    }
  }
}

extension RoundRecord {
  var json: JSON {
    let alphabet = Alphabet(language)
    var members: Members = [
      ("round", .string(id.text)), ("language", .string(language.code)), ("touched", .string(lastTouched.text)),
      ("played", .integer(played.value)),
    ]
    if let start { members.append(("start", .object(start.members))) }
    var finds = RowWriter(device: id.device)
    for find in self.finds { finds.add(find, alphabet) }
    members.append(("finds", .string(String(utf8: finds.text))))
    let hints: [JSON] = hints.map { .object([("word", .string(alphabet.text($0.word))), ("help", $0.help.json)]) }
    members.append(("hints", .array(hints)))
    var misses = RowWriter(device: id.device)
    for miss in rejectedGuesses { misses.add(miss, alphabet) }
    members.append(("misses", .string(String(utf8: misses.text))))
    if let ending {
      let json = JSON.object([("stamp", .string(ending.stamp.text)), ("outcome", .string(ending.outcome.name))])
      members.append(("ending", json))
    }
    return .object(members)
  }

  init(_ fields: JournalFields) throws(JournalFault) {
    let language = try fields.language()
    let alphabet = Alphabet(language)
    let start = fields.has("start") ? try RoundStart(try fields.object("start"), alphabet) : nil
    self.init(id: try fields.round(), language: language, start: start, lastTouched: try fields.stamp("touched"))
    for find in try fields.finds(of: id.device, alphabet) {
      guard start?.root.offers(find.find.word, minimum: 1) ?? true else { throw .unsuitable(field: "word") }
      add(find)
    }
    for one in try fields.objects("hints") {
      let word = try one.word(alphabet)
      guard start?.root.offers(word, minimum: 1) ?? true else { throw .unsuitable(field: "word") }
      add(Hint(word: word, help: try one.help()))
    }
    for miss in try fields.misses(of: id.device, alphabet) { add(miss) }
    if fields.has("ending") {
      let ending = try fields.object("ending")
      end(Ending(stamp: try ending.stamp(), outcome: try ending.outcome()))
    }
    play(until: try fields.time("played"))
  }
}

// JSON fields that contain rows, or objects in versions before 4.
extension JournalFields {
  fileprivate func finds(of device: DeviceID, _ alphabet: Alphabet) throws(JournalFault) -> [StampedFind] {
    var finds: [StampedFind] = []
    if var rows = rows("finds", of: device) {
      while try rows.nextRow() { finds.append(try rows.find(alphabet)) }
    } else {
      for one in try objects("finds") { finds.append(try one.find(try one.stamp(), alphabet)) }
    }
    return finds
  }

  fileprivate func misses(of device: DeviceID, _ alphabet: Alphabet) throws(JournalFault) -> [RejectedGuess] {
    var misses: [RejectedGuess] = []
    if var rows = rows("misses", of: device) {
      while try rows.nextRow() { misses.append(try rows.rejectedGuess(alphabet)) }
    } else {
      for one in try objects("misses") {
        misses.append(RejectedGuess(stamp: try one.stamp(), word: try one.word(alphabet)))
      }
    }
    return misses
  }
}
