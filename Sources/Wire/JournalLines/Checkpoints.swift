import Formats
import Journal
import Rules
import Words

extension Checkpoint {
  /// The checkpoint as a line of a journal (`docs/formats/journal.md`), without its line end. O(its size).
  public var line: String {
    var members: Members = [
      ("version", .integer(JournalVersion.current)), ("device", .string(device.text)), ("covered", .integer(covered)),
      ("choices", .array(choices.map { .object(stamped($0.stamp) + $0.choice.members) })),
      ("rounds", .array(rounds.map { $0.json })),
    ]
    if let current {
      members.append(("current", .object(stamped(current.stamp) + [("round", .string(current.id.text))])))
    }
    members.append(("recentRoots", .array(recentRoots.map { $0.json })))
    members.append(("savedWords", .array(savedWords.map { $0.json })))
    members.append(("ownWords", .array(ownWords.map { $0.json })))
    members.append(("reports", .array(reports.map { $0.json })))
    members.append(("finishedTutorial", .bool(hasFinishedTutorial)))
    members.append(("lengths", .array(lengths.map { $0.json })))
    members.append(("days", .array(days.map { $0.json })))
    members.append(("longest", .array(longest.map { $0.json })))
    members.append(("best", .array(best.map { $0.json })))
    members.append(("dailies", .array(dailies.map { $0.json })))
    members.append(("lists", .array(lists.map { $0.json })))
    if let appleTree { members.append(("appleTree", .object(stamped(appleTree.stamp) + appleTree.record.members))) }
    members.append(("wordPlays", .array(wordPlays.map { $0.json })))
    members.append(("appleTrees", .array(appleTrees.map { $0.json })))
    members.append(("winningStreak", winningStreak.json))
    return JSON.object(members).text
  }

  /// Reads a line; unknown members are passed over. O(bytes).
  ///
  /// - Throws: the first rule of the format that the line breaks.
  public init(line bytes: [UInt8]) throws(JournalFault) { try self.init(try JournalFields(line: bytes)) }

  init(_ fields: JournalFields) throws(JournalFault) {
    self.init(device: try fields.device("device"), covered: try fields.count("covered"))
    for one in try fields.objects("choices") { join(ChoiceMade(stamp: try one.stamp(), choice: try Choice(one))) }
    for one in try fields.objects("rounds") { join(try RoundRecord(one)) }
    guard rounds.count <= Checkpoint.mostOpenRounds else { throw .unsuitable(field: "rounds") }
    if fields.has("current") {
      let one = try fields.object("current")
      current = CurrentRound(stamp: try one.stamp(), id: try one.round())
    }
    for one in try fields.objects("recentRoots") { join(try RecentRoot(one)) }
    for one in try fields.objects("savedWords") { try WordMark(one, word: one.savedWord()).join(&savedWords) }
    for one in try fields.objects("ownWords") {
      let alphabet = Alphabet(try one.language())
      try WordMark(one, word: alphabet.text(one.word(alphabet))).join(&ownWords)
    }
    for one in try fields.objects("reports") { join(try Report(one)) }
    hasFinishedTutorial = try fields.bool("finishedTutorial")
    for one in try fields.objects("lengths") {
      let length = try one.count("length", Root.lengths)
      join(LengthTally(language: try one.language(), length: length, tally: try Tally(one)))
    }
    for one in try fields.objects("days") { join(DayTally(day: try one.day(), tally: try Tally(one))) }
    for one in try fields.objects("longest") { join(try LongWord(one)) }
    for one in try fields.objects("best") { join(try BestRound(one)) }
    for one in try fields.objects("dailies") { join(try DailyMark(one)) }
    // Version 1 had no lists.
    if fields.has("lists") { for one in try fields.objects("lists") { try KeptList(one).join(&lists) } }
    // Version 2 had no Apple Tree.
    if fields.has("appleTree") {
      let one = try fields.object("appleTree")
      join(CurrentAppleTree(stamp: try one.stamp(), record: try AppleTreeRecord(one)))
    }
    if fields.has("wordPlays") { for one in try fields.objects("wordPlays") { join(try WordPlays(one)) } }
    if fields.has("appleTrees") { for one in try fields.objects("appleTrees") { join(try AppleTreeTally(one)) } }
    if fields.has("winningStreak") { winningStreak = try WinningStreak(try fields.object("winningStreak")) }
  }
}

/// The member `stamp`.
func stamped(_ stamp: Stamp) -> Members { [("stamp", .string(stamp.text))] }

extension RecentRoot {
  fileprivate var json: JSON {
    .object(stamped(stamp) + [("language", .string(language.code)), ("root", .string(spelling))])
  }

  fileprivate init(_ fields: JournalFields) throws(JournalFault) {
    let language = try fields.language()
    self.init(stamp: try fields.stamp(), language: language, spelling: try fields.root(language).spelling)
  }
}

extension WordMark {
  fileprivate var json: JSON {
    .object(
      stamped(stamp) + [
        ("language", .string(language.code)), ("word", .string(word)), ("kept", .bool(isKept)),
      ])
  }

  fileprivate init(_ fields: JournalFields, word: String) throws(JournalFault) {
    self.init(
      language: try fields.language(), word: word, stamp: try fields.stamp(), isKept: try fields.bool("kept"))
  }
}

extension Report {
  fileprivate var json: JSON {
    .object(
      stamped(stamp) + [
        ("language", .string(language.code)), ("guess", .string(guess)), ("root", .string(root)),
      ])
  }

  fileprivate init(_ fields: JournalFields) throws(JournalFault) {
    self.init(
      stamp: try fields.stamp(), language: try fields.language(), guess: try fields.string("guess"),
      root: try fields.string("root"))
  }
}

extension LongWord {
  fileprivate var json: JSON {
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
