import Formats
import Journal
import Rules
import Wire

/// The result of merging a sync request's lines into a journal.
public struct Merged: Sendable {
  /// The devices with events that were not accepted.
  public var forks: [Fork] = []
  /// The size of the journal in bytes, after the merge.
  public var size: Int

  /// Creates a result without forks.
  public init(size: Int) { self.size = size }
}

/// The reason why all lines of a sync request were refused.
public enum JournalRefusal: Error, Hashable, Sendable {
  /// The player was deleted before the merge.
  case noPlayer
  /// The journal would exceed its maximum size.
  case full(size: Int, room: Int)
}

extension Store {
  /// The maximum size of a journal in bytes: the bytes of its lines, plus ``bytesOfEvent`` for each event ever stored.
  /// A journal of this size contains about 200,000 events, or many more if checkpoints summarize them.
  public static let usualRoom = 64 * 1024 * 1024
  /// The bytes that an event takes in addition to its line, because the event's name and time remain stored when a
  /// checkpoint covers the event.
  static let bytesOfEvent = 64

  /// Adds those lines of a sync request that the player's journal lacks. The function is idempotent. Merges for the
  /// same player run one at a time; they do not block merges for other players. O(lines × log stored lines).
  ///
  /// - Throws: ``JournalRefusal`` if nothing was stored; ``StoreFault``.
  public func merge(_ part: JournalPart, into player: PlayerID, room: Int = Store.usualRoom) async throws -> Merged {
    let random = UInt64.random(in: 0 ... .max)
    let expected = part.growth
    return try await write { connection in
      // Lock the player's row until the end of the transaction. Usually all sent lines are new, so this size is correct
      // and needs no second update.
      let rows = try connection.run(
        "UPDATE players SET size = size + $1 WHERE id = $2 RETURNING size", Value(expected), .text(player.text))
      guard let whole = try rows.first?.count(0) else { throw JournalRefusal.noPlayer }
      let before = whole - expected
      var merged = Merged(size: before)
      var reports: [SentReport] = []
      for (device, sent) in part.sent.sorted(by: { $0.key < $1.key }) {
        var log = try StoredLog(device, of: player, connection)
        let merge = try LogMerge(
          sent, stored: log.known, claimed: part.have[device] ?? KnownLog(device: device),
          times: try log.times(of: sent.events), random: random &+ device.value, folded: { try log.folded(to: $0) })
        if let fork = merge.fork { merged.forks.append(fork) }
        merged.size += try log.take(merge)
        reports += merge.events.lazy.compactMap { $0.report }
      }
      guard merged.size <= room || merged.size <= before else {
        throw JournalRefusal.full(size: merged.size, room: room)
      }
      try connection.gather(reports)
      guard merged.size != whole else { return merged }
      try connection.run(
        "UPDATE players SET size = $1 WHERE id = $2", Value(merged.size), .text(player.text))
      return merged
    }
  }

  /// Returns the state of each device's log in a player's journal, and about `bytes` bytes of the lines that a client
  /// lacks. For each device, the whole checkpoint comes first, followed by the events, ordered by counter. O(devices +
  /// bytes).
  ///
  /// - Parameters:
  ///   - have: the client's knowledge of the logs, by device.
  ///   - forks: the forks found by the merge of the same sync request. The response omits lines of a forked device and
  ///     does not mention the fork's new device, because the client renames its own events first and then learns of
  ///     both devices.
  public func news(
    for have: [DeviceID: KnownLog], of player: PlayerID, forks: [Fork] = [], bytes: Int = 1024 * 1024
  ) async throws -> JournalDelta {
    try await read { connection in
      var news = JournalDelta()
      for log in try StoredLog.all(of: player, connection) {
        if forks.contains(where: { $0.newDevice == log.known.device }) { continue }
        news.have.append(log.known)
        guard !forks.contains(where: { $0.device == log.known.device }), !news.hasMore else { continue }
        try log.addDelta(to: &news, for: have[log.known.device] ?? KnownLog(device: log.known.device), bytes: bytes)
      }
      return news
    }
  }

  /// Returns the number of lines in a player's journal. O(lines).
  public func lineCount(of player: PlayerID) async throws -> Int {
    try await read { connection in
      let counts = try connection.run(
        """
        SELECT (SELECT COUNT(*) FROM events WHERE player = $1 AND line IS NOT NULL) +
          (SELECT COUNT(*) FROM checkpoints WHERE player = $1)
        """, .text(player.text))
      return try counts.first?.count(0) ?? 0
    }
  }
}

/// The journal lines that a client lacks.
public struct JournalDelta: Sendable {
  /// The states of the stored logs, ordered by device number.
  public internal(set) var have: [KnownLog] = []
  /// The lines as text, each with a newline at its end.
  public internal(set) var text: [UInt8] = []
  /// Whether the client lacks more lines than `text` contains.
  public internal(set) var hasMore = false
  /// The client's knowledge of each device in these lines, after the client has received the lines.
  public internal(set) var learned: [DeviceID: KnownLog] = [:]

  mutating func add(_ line: [UInt8]) {
    text += line
    text.append(UInt8(ascii: "\n"))
  }
}
