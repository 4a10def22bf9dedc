import Formats
import Journal
import Rules
import Wire

/// The stored log of one device, within a transaction.
struct StoredLog {
  let player: PlayerID
  private let connection: any Connection
  /// The current state of the log.
  private(set) var known: KnownLog

  /// Reads the stored log of a device; the log of an unknown device is empty.
  init(_ device: DeviceID, of player: PlayerID, _ connection: any Connection) throws {
    let row = try connection.run(
      "SELECT \(StoredLog.columns) FROM logs WHERE player = $1 AND device = $2", .text(player.text), .text(device.text)
    ).first
    if let row {
      try self.init(row, of: player, connection)
    } else {
      self.init(KnownLog(device: device), of: player, connection)
    }
  }

  private init(_ row: Row, of player: PlayerID, _ connection: any Connection) throws {
    self.init(try KnownLog(row), of: player, connection)
    try readGaps(row)
  }

  private init(_ known: KnownLog, of player: PlayerID, _ connection: any Connection) {
    (self.known, self.player, self.connection) = (known, player, connection)
  }

  /// Rebuilds `known.beyond` from the stored events if an earlier version of the server changed the log without updating the stored ranges.
  private mutating func readGaps(_ row: Row) throws {
    guard known.last < (try row.count(4)) else { return }
    for counter in try counters(after: known.through) { known.add(counter) }
  }

  /// Returns the counters of the stored events after this counter.
  private func counters(after counter: Int) throws -> [Int] {
    try connection.run(
      "SELECT counter FROM events WHERE player = $1 AND device = $2 AND counter > $3 ORDER BY counter",
      name + [Value(counter)]
    ).map { try $0.count(0) }
  }

  private static let columns = "device, covered, through, revision, last, COALESCE(beyond, '')"

  /// Returns the logs of all devices, ordered by device number.
  static func all(of player: PlayerID, _ connection: any Connection) throws -> [StoredLog] {
    try connection.run(
      "SELECT \(columns) FROM logs WHERE player = $1 ORDER BY device", .text(player.text)
    ).map { try StoredLog($0, of: player, connection) }
  }

  private var name: [Value] { [.text(player.text), .text(known.device.text)] }

  /// Returns the stored times of those events that are stored, by the events' counters.
  func times(of events: [SentEvent]) throws -> [Int: Milliseconds] {
    guard let first = events.map(\.counter).min(), first <= known.last, let last = events.map(\.counter).max()
    else { return [:] }
    let rows = try connection.run(
      "SELECT counter, at FROM events WHERE player = $1 AND device = $2 AND counter BETWEEN $3 AND $4",
      name + [Value(first), Value(last)])
    var times: [Int: Milliseconds] = [:]
    for row in rows { times[try row.count(0)] = Milliseconds(try row.integer(1)) }
    return times
  }

  /// Returns the checkpoint that summarizes the stored events up to a counter. Returns `nil` if the checkpoint cannot
  /// be computed, because another checkpoint already summarizes later events or because a later version of the program
  /// wrote a line.
  func folded(to counter: Int) throws -> Checkpoint? {
    guard counter >= known.covered, counter <= known.through else { return nil }
    var reader = JournalReader()
    for line in try checkpointLines() { reader.read(line) }
    reader.end()
    var checkpoint = reader.journal.checkpoint(of: known.device)
    while checkpoint.covered < counter, reader.faults.isEmpty {
      let events = try eventLines(after: checkpoint.covered, most: 1000)
      for (number, line) in events where number <= counter {
        guard let event = try? Event(line: line) else { return nil }
        checkpoint.apply(event)
      }
      if events.isEmpty { return nil }
    }
    return reader.faults.isEmpty && checkpoint.covered == counter ? checkpoint : nil
  }

  // MARK: - Changes

  /// Stores the result of a merge in the database. Returns the number of bytes by which the journal grows; the number
  /// is negative if the journal shrinks.
  mutating func take(_ merge: LogMerge) throws -> Int {
    guard merge.checkpoint != nil || !merge.events.isEmpty else { return 0 }
    var growth = 0
    if known.revision == 0 {
      try connection.run(
        "INSERT INTO logs (player, device, covered, through, last, revision) VALUES ($1, $2, 0, 0, 0, 1)", name)
    }
    if let checkpoint = merge.checkpoint { growth += try replace(by: checkpoint) }
    try connection.insert(
      into: "events (player, device, counter, at, line)", all: name,
      merge.events.map { [Value($0.counter), .integer($0.at.value), .bytes($0.line)] })
    growth += merge.events.reduce(0) { $0 + $1.line.count + Store.bytesOfEvent }
    for event in merge.events { known.add(event.counter) }
    known.revision += 1
    try connection.run(
      "UPDATE logs SET covered = $1, through = $2, last = $3, revision = $4, beyond = $5 WHERE player = $6 AND device = $7",
      [
        Value(known.covered), Value(known.through), Value(known.last), Value(known.revision), .text(known.beyondText),
      ] + name)
    return growth
  }

  private mutating func replace(by checkpoint: SentCheckpoint) throws -> Int {
    let upTo = name + [Value(checkpoint.covered)]
    let freed = try connection.run(
      """
      SELECT (SELECT COALESCE(SUM(length(line)), 0) FROM checkpoints WHERE player = $1 AND device = $2) +
        (SELECT COALESCE(SUM(length(line)), 0) FROM events WHERE player = $1 AND device = $2 AND counter <= $3)
      """, upTo)
    try connection.run("DELETE FROM checkpoints WHERE player = $1 AND device = $2", name)
    try connection.run(
      """
      UPDATE events SET line = NULL
      WHERE player = $1 AND device = $2 AND counter <= $3 AND line IS NOT NULL
      """, upTo)
    try connection.insert(
      into: "checkpoints (player, device, part, line)", all: name,
      checkpoint.lines.enumerated().map { [Value($0.offset), .bytes($0.element)] })
    known.cover(checkpoint.covered)
    return checkpoint.lines.reduce(0) { $0 + $1.count } - (try freed.first?.count(0) ?? 0)
  }

  // MARK: - Answers

  /// Adds lines that a client lacks to `news`, until it contains `bytes` bytes.
  func addDelta(to news: inout JournalDelta, for client: KnownLog, bytes: Int) throws {
    var learned = client
    if client.through < known.covered {
      for line in try checkpointLines() { news.add(line) }
      learned.covered = known.covered
      learned.through = known.covered
      news.learned[known.device] = learned
    }
    var last = max(client.through, known.covered)
    // If the client lacks no events, the last event it knows is the log's last event.
    while last < known.last {
      // Skip events that the client already has.
      if let known = client.beyond.first(where: { $0.contains(last + 1) }) {
        last = known.upperBound
        continue
      }
      let events = try eventLines(after: last, most: 500)
      if events.isEmpty { return }
      for (counter, line) in events {
        last = counter
        if client.knows(counter) { break }
        guard news.text.isEmpty || news.text.count + line.count <= bytes else {
          news.hasMore = true
          return
        }
        news.add(line)
        learned.add(counter)
        news.learned[known.device] = learned
      }
    }
  }

  private func checkpointLines() throws -> [[UInt8]] {
    try connection.run("SELECT line FROM checkpoints WHERE player = $1 AND device = $2 ORDER BY part", name)
      .map { try $0.bytes(0) }
  }

  /// Returns the first events after a counter, ordered by counter.
  private func eventLines(after counter: Int, most: Int) throws -> [(counter: Int, line: [UInt8])] {
    try connection.run(
      """
      SELECT counter, line FROM events WHERE player = $1 AND device = $2 AND counter > $3 AND line IS NOT NULL
      ORDER BY counter LIMIT $4
      """, name + [Value(counter), Value(most)]
    ).map { (try $0.count(0), try $0.bytes(1)) }
  }
}

extension KnownLog {
  fileprivate init(_ row: Row) throws {
    guard let device = DeviceID(try row.text(0)) else { throw StoreFault.damaged("a log of no device") }
    let revision = try row.count(3)
    self.init(
      device: device, covered: try row.count(1), through: try row.count(2),
      beyond: KnownLog.ranges(try row.text(5), revision: revision) ?? [], revision: revision)
  }

  /// ``beyond`` in the form in which a column stores it, after the number of the log's revision: `7:2-5,9-9`. The
  /// revision is included because earlier versions of the server change a log without updating this text.
  fileprivate var beyondText: String {
    "\(revision):" + beyond.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: ",")
  }

  /// Reads the ranges of a ``beyondText`` that belongs to this revision; `nil` for any other text.
  fileprivate static func ranges(_ text: String, revision: Int) -> [ClosedRange<Int>]? {
    let prefix = "\(revision):"
    guard text.hasPrefix(prefix) else { return nil }
    var ranges: [ClosedRange<Int>] = []
    for pair in text.dropFirst(prefix.count).split(separator: ",") {
      let ends = pair.split(separator: "-").compactMap { Int($0) }
      guard ends.count == 2, ends[0] <= ends[1] else { return nil }
      ranges.append(ends[0]...ends[1])
    }
    return ranges
  }
}
