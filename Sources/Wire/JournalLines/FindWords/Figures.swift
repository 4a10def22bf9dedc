import Formats
import Journal
import Rules
import Words

extension Tally {
  fileprivate var members: Members {
    [
      ("rounds", .integer(rounds)), ("finds", .integer(finds)), ("bonus", .integer(bonus)),
      ("letters", .integer(letters)), ("points", .integer(points)), ("played", .integer(played.value)),
    ]
  }

  init(_ fields: JournalFields) throws(JournalFault) {
    self.init(
      rounds: try fields.count("rounds"), finds: try fields.count("finds"), bonus: try fields.count("bonus"),
      letters: try fields.count("letters"), points: try fields.count("points"), played: try fields.time("played"))
  }
}

extension LengthTally {
  var json: JSON {
    .object([("language", .string(language.code)), ("length", .integer(length))] + tally.members)
  }
}

extension BestRound {
  var json: JSON {
    .object([
      ("round", .string(id.text)), ("day", .string(day.text)), ("language", .string(language.code)),
      ("root", .string(root.spelling)), ("points", .integer(points)), ("finds", .integer(finds)),
    ])
  }

  init(_ fields: JournalFields) throws(JournalFault) {
    self.init(
      id: try fields.round(), day: try fields.day(), root: try fields.root(try fields.language()),
      points: try fields.count("points"), finds: try fields.count("finds"))
  }
}

extension DailyMark {
  init(_ fields: JournalFields) throws(JournalFault) {
    self.init(
      day: try fields.day(), language: try fields.language(), length: try fields.count("length", Root.lengths),
      round: try fields.round(), common: try fields.count("common"), ofCommon: try fields.count("ofCommon"),
      points: try fields.count("points"), percent: try fields.count("percent", 0...100),
      isFinished: try fields.bool("finished"))
  }
}
