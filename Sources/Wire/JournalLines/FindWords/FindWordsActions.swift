import Formats
import Journal
import Rules
import Words

/// JSON of the actions in rounds of Find Words.
extension Event.Action {
  /// Returns the action's JSON fields; `nil` for an action of another game.
  func membersOfFindWords(_ stamp: Stamp) -> Members? {
    switch self {
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
    default: nil
    }
  }

  private func inRound(
    _ name: String, _ id: RoundID, _ language: Language, _ played: Milliseconds?, _ members: Members
  ) -> Members {
    let round: Members = [("round", .string(id.text)), ("language", .string(language.code))]
    let time: Members = played.map { [("played", .integer(Time.clamped($0).value))] } ?? []
    return named(name, round + time + members)
  }

  /// Reads an action of Find Words with this name; `nil` for a name of another game.
  init?(ofFindWords name: String, _ fields: JournalFields, _ stamp: Stamp) throws(JournalFault) {
    switch name.utf8 {
    case "began": self = .began(try RoundStart(fields, Alphabet(try fields.language())))
    case "tookUp": self = .resumed(try RoundRecord(try fields.object("record")))
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
    default: return nil
    }
  }
}
