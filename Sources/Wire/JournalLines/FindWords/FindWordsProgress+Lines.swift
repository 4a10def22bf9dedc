import Formats
import Journal
import Rules
import Words

/// The JSON fields of Find Words in a checkpoint's lines.
enum FindWordsSection: CaseIterable {
  case current, recentRoots, lengths, longest, best, rounds, days, dailies

  /// Adds the element with this index to the lines; returns `false` if the index is out of range.
  func add(_ index: Int, of all: FindWordsProgress, to lines: inout CheckpointLines) -> Bool {
    switch self {
    case .current:
      guard index == 0, let current = all.current else { return false }
      lines.add("current", .object(stamped(current.stamp) + [("round", .string(current.id.text))]))
    case .recentRoots:
      guard index < all.recentRoots.count else { return false }
      lines.addRow(to: "recentRoots") { $0.add(all.recentRoots[index]) }
    case .lengths:
      guard index < all.lengths.count else { return false }
      lines.add(all.lengths[index].json, to: "lengths")
    case .longest:
      guard index < all.longest.count else { return false }
      lines.add(all.longest[index].json, to: "longest")
    case .best:
      guard index < all.best.count else { return false }
      lines.add(all.best[index].json, to: "best")
    case .rounds:
      guard index < all.rounds.count else { return false }
      lines.add(all.rounds[index].json, to: "rounds")
    case .days:
      guard index < all.days.count else { return false }
      lines.addRow(to: "days") { $0.add(all.days[index]) }
    case .dailies:
      guard index < all.dailies.count else { return false }
      lines.addRow(to: "dailies") { $0.add(all.dailies[index]) }
    }
    return true
  }
}

extension FindWordsProgress {
  /// Reads the game's JSON fields from a line of a device's checkpoint, and adds them to the progress.
  mutating func take(_ fields: JournalFields, _ device: DeviceID) throws(JournalFault) {
    try fields.each("rounds") { one throws(JournalFault) in join(try RoundRecord(one)) }
    guard rounds.count <= FindWordsProgress.mostOpenRounds else { throw .unsuitable(field: "rounds") }
    if fields.has("current") {
      let one = try fields.object("current")
      current = CurrentRound(stamp: try one.stamp(), id: try one.round())
    }
    try fields.each("recentRoots", of: device) { rows throws(JournalFault) in
      join(try rows.recentRoot())
    } object: { one throws(JournalFault) in
      join(try RecentRoot(one))
    }
    try fields.each("lengths") { one throws(JournalFault) in
      let length = try one.count("length", Root.lengths)
      join(LengthTally(language: try one.language(), length: length, tally: try Tally(one)))
    }
    try fields.each("longest") { one throws(JournalFault) in join(try LongWord(one)) }
    try fields.each("best") { one throws(JournalFault) in join(try BestRound(one)) }
    try fields.each("days", of: device) { rows throws(JournalFault) in
      join(try rows.dayTally())
    } object: { one throws(JournalFault) in
      join(DayTally(day: try one.day(), tally: try Tally(one)))
    }
    try fields.each("dailies", of: device) { rows throws(JournalFault) in
      join(try rows.dailyMark())
    } object: { one throws(JournalFault) in
      join(try DailyMark(one))
    }
  }
}

extension RecentRoot {
  fileprivate init(_ fields: JournalFields) throws(JournalFault) {
    let language = try fields.language()
    self.init(stamp: try fields.stamp(), language: language, spelling: try fields.root(language).spelling)
  }
}

extension LongWord {
  var json: JSON {
    .object(stamped(stamp) + [("language", .string(language.code)), ("spelling", .string(spelling))])
  }

  fileprivate init(_ fields: JournalFields) throws(JournalFault) {
    let language = try fields.language()
    let spelling = try fields.string("spelling")
    guard let word = try? Alphabet(language).fold(spelling), word.count > 0 else {
      throw .unsuitable(field: "spelling")
    }
    self.init(stamp: try fields.stamp(), language: language, word: word, spelling: spelling)
  }
}
