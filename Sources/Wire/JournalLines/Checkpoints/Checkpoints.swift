import Formats
import Journal
import Rules
import Words

extension Checkpoint {
  /// The checkpoint as a single line of a journal (`docs/formats/journal.md`), without a line ending. O(size of the
  /// checkpoint).
  public var line: String { lines(ofAbout: .max)[0] }

  /// Returns the checkpoint as lines that can be read one at a time: the first line, followed by the lines with its
  /// further parts. Empty JSON fields are omitted. O(size of the checkpoint).
  ///
  /// - Parameter most: The number of bytes at which a line is full; the last added value may exceed it.
  @inline(never)
  public func lines(ofAbout most: Int) -> [String] {
    var writer = CheckpointWriter(self, ofAbout: most)
    while !writer.isDone { writer.writeLine() }
    return writer.lines
  }

  /// Reads a checkpoint from a single line, and ignores unknown JSON fields. O(bytes).
  ///
  /// - Throws: The first rule of the format that the line violates.
  public init(line bytes: [UInt8]) throws(JournalFault) { try self.init(whole: try JournalFields(line: bytes)) }

  init(whole fields: JournalFields) throws(JournalFault) {
    guard !fields.has("part"), !fields.has("parts") else { throw .unsuitable(field: "parts") }
    try self.init(fields)
  }

  /// Reads the first of a checkpoint's lines.
  init(_ fields: JournalFields) throws(JournalFault) {
    self.init(device: try fields.device("device"), covered: try fields.count("covered"))
    try take(fields)
  }

  /// Reads a further line of the same checkpoint.
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
  /// Calls `take` with each object of an array; a missing array is treated as empty.
  @inline(never)
  func each(
    _ name: String, _ take: (JournalFields) throws(JournalFault) -> Void
  ) throws(JournalFault) {
    for one in try objects(name) { try take(one) }
  }

  /// Calls `row` for each row of a JSON field. Versions before 4 store arrays of objects instead of rows; `object` is
  /// called for each of these objects.
  @inline(never)
  func each(
    _ name: String, of device: DeviceID, row: (inout RowReader) throws(JournalFault) -> Void,
    object: (JournalFields) throws(JournalFault) -> Void = { _ in }
  ) throws(JournalFault) {
    guard var rows = rows(name, of: device) else { return try each(name, object) }
    while try rows.nextRow() { try row(&rows) }
  }
}

/// Returns the JSON field `stamp`.
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
