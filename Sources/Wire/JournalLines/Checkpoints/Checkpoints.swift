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
  @inline(never)
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
    try fields.each("choices") { one throws(JournalFault) in
      join(ChoiceMade(stamp: try one.stamp(), choice: try Choice(one)))
    }
    if fields.has("finishedTutorial") { hasFinishedTutorial = try fields.bool("finishedTutorial") }
    try fields.each("reports") { one throws(JournalFault) in join(try Report(one)) }
    try fields.each("lists") { one throws(JournalFault) in try KeptList(one).join(&lists) }
    try fields.each("listLines", of: device) { rows throws(JournalFault) in try rows.listLine().join(&listLines) }
    try fields.each("savedWords", of: device) { rows throws(JournalFault) in
      try rows.savedWord().join(&savedWords)
    } object: { one throws(JournalFault) in
      try WordMark(one, word: one.savedWord()).join(&savedWords)
    }
    try fields.each("ownWords", of: device) { rows throws(JournalFault) in
      try rows.ownWord().join(&ownWords)
    } object: { one throws(JournalFault) in
      let alphabet = Alphabet(try one.language())
      try WordMark(one, word: alphabet.text(one.word(alphabet))).join(&ownWords)
    }
    try games.take(fields, device)
  }
}

extension JournalFields {
  /// Each object of an array; none when it is not there.
  @inline(never)
  func each(
    _ name: String, _ take: (JournalFields) throws(JournalFault) -> Void
  ) throws(JournalFault) {
    for one in try objects(name) { try take(one) }
  }

  /// Each row of a member. Versions before 4 have arrays of objects.
  @inline(never)
  func each(
    _ name: String, of device: DeviceID, row: (inout RowReader) throws(JournalFault) -> Void,
    object: (JournalFields) throws(JournalFault) -> Void = { _ in }
  ) throws(JournalFault) {
    guard var rows = rows(name, of: device) else { return try each(name, object) }
    while try rows.nextRow() { try row(&rows) }
  }
}

/// The member `stamp`.
func stamped(_ stamp: Stamp) -> Members { [("stamp", .string(stamp.text))] }

extension WordMark {
  fileprivate convenience init(_ fields: JournalFields, word: String) throws(JournalFault) {
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
