import Formats
import Journal
import Rules
import Words

extension Checkpoint {
  /// The checkpoint as one line of a journal (`docs/formats/journal.md`), without its line end. O(its size).
  public var line: String { lines(ofAbout: .max)[0] }

  /// The checkpoint in lines that can be read one at a time: the first, and its further parts. What is empty is left
  /// out. O(its size).
  ///
  /// - Parameter most: the number of bytes at which a line is full; what was added last may exceed it.
  public func lines(ofAbout most: Int) -> [String] {
    var writer = CheckpointWriter(self, ofAbout: most)
    while !writer.isDone { writer.writeLine() }
    return writer.lines
  }

  /// Reads a checkpoint that is one line; unknown members are passed over. O(bytes).
  ///
  /// - Throws: the first rule of the format that the line breaks.
  public init(line bytes: [UInt8]) throws(JournalFault) { try self.init(whole: try JournalFields(line: bytes)) }

  init(whole fields: JournalFields) throws(JournalFault) {
    guard !fields.has("part"), !fields.has("parts") else { throw .unsuitable(field: "parts") }
    try self.init(fields)
  }

  /// Reads the first line.
  init(_ fields: JournalFields) throws(JournalFault) {
    self.init(device: try fields.device("device"), covered: try fields.count("covered"))
    try take(fields)
  }

  /// Reads a further part.
  mutating func take(part fields: JournalFields) throws(JournalFault) {
    guard try fields.device("device") == device else { throw .unsuitable(field: "device") }
    guard try fields.count("covered") == covered else { throw .unsuitable(field: "covered") }
    try take(fields)
  }

  private mutating func take(_ fields: JournalFields) throws(JournalFault) {
    for one in try fields.objects("choices") { join(ChoiceMade(stamp: try one.stamp(), choice: try Choice(one))) }
    for one in try fields.objects("rounds") { join(try RoundRecord(one)) }
    guard rounds.count <= Checkpoint.mostOpenRounds else { throw .unsuitable(field: "rounds") }
    if fields.has("current") {
      let one = try fields.object("current")
      current = CurrentRound(stamp: try one.stamp(), id: try one.round())
    }
    if var rows = fields.rows("recentRoots", of: device) {
      while try rows.nextRow() { join(try rows.recentRoot()) }
    } else {
      for one in try fields.objects("recentRoots") { join(try RecentRoot(one)) }
    }
    for one in try fields.objects("reports") { join(try Report(one)) }
    if fields.has("finishedTutorial") { hasFinishedTutorial = try fields.bool("finishedTutorial") }
    for one in try fields.objects("lengths") {
      let length = try one.count("length", Root.lengths)
      join(LengthTally(language: try one.language(), length: length, tally: try Tally(one)))
    }
    for one in try fields.objects("longest") { join(try LongWord(one)) }
    for one in try fields.objects("best") { join(try BestRound(one)) }
    for one in try fields.objects("lists") { try KeptList(one).join(&lists) }
    if fields.has("appleTree") {
      let one = try fields.object("appleTree")
      join(CurrentAppleTree(stamp: try one.stamp(), record: try AppleTreeRecord(one)))
    }
    for one in try fields.objects("appleTrees") { join(try AppleTreeTally(one)) }
    if fields.has("winningStreak") { winningStreak = try WinningStreak(try fields.object("winningStreak")) }
    try takeWords(fields)
    try takeDays(fields)
  }

  private mutating func takeWords(_ fields: JournalFields) throws(JournalFault) {
    if var rows = fields.rows("listLines", of: device) {
      while try rows.nextRow() { try rows.listLine().join(&listLines) }
    }
    if var rows = fields.rows("savedWords", of: device) {
      while try rows.nextRow() { try rows.savedWord().join(&savedWords) }
    } else {
      for one in try fields.objects("savedWords") { try WordMark(one, word: one.savedWord()).join(&savedWords) }
    }
    if var rows = fields.rows("ownWords", of: device) {
      while try rows.nextRow() { try rows.ownWord().join(&ownWords) }
    } else {
      for one in try fields.objects("ownWords") {
        let alphabet = Alphabet(try one.language())
        try WordMark(one, word: alphabet.text(one.word(alphabet))).join(&ownWords)
      }
    }
    if var rows = fields.rows("wordPlays", of: device) {
      while try rows.nextRow() { join(try rows.wordPlays()) }
    } else {
      for one in try fields.objects("wordPlays") { join(try WordPlays(one)) }
    }
  }

  private mutating func takeDays(_ fields: JournalFields) throws(JournalFault) {
    if var rows = fields.rows("days", of: device) {
      while try rows.nextRow() { join(try rows.dayTally()) }
    } else {
      for one in try fields.objects("days") { join(DayTally(day: try one.day(), tally: try Tally(one))) }
    }
    if var rows = fields.rows("dailies", of: device) {
      while try rows.nextRow() { join(try rows.dailyMark()) }
    } else {
      for one in try fields.objects("dailies") { join(try DailyMark(one)) }
    }
    if var rows = fields.rows("dailyWords", of: device) {
      while try rows.nextRow() { dailyWords.joinDaily(try rows.dailyWord()) }
    }
  }
}

/// The member `stamp`.
func stamped(_ stamp: Stamp) -> Members { [("stamp", .string(stamp.text))] }

extension RecentRoot {
  fileprivate init(_ fields: JournalFields) throws(JournalFault) {
    let language = try fields.language()
    self.init(stamp: try fields.stamp(), language: language, spelling: try fields.root(language).spelling)
  }
}

extension WordMark {
  fileprivate init(_ fields: JournalFields, word: String) throws(JournalFault) {
    self.init(
      language: try fields.language(), word: word, stamp: try fields.stamp(), isKept: try fields.bool("kept"))
  }
}

extension Report {
  var json: JSON {
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
