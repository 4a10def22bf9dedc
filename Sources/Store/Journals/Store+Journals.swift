import Formats
import Journal
import Rules
import Wire

/// What became of a part.
public struct Merged: Sendable {
  /// The devices of which something was not taken.
  public var forks: [Fork] = []
  /// The bytes that the journal takes now.
  public var size: Int

  /// Nothing was taken, and nothing was not.
  public init(size: Int) { self.size = size }
}

/// Why a part was not stored, as a whole.
public enum JournalRefusal: Error, Hashable, Sendable {
  /// The player was deleted meanwhile.
  case noPlayer
  /// The journal would take more bytes than it may.
  case full(size: Int, room: Int)
}

extension Store {
  /// The bytes that a journal may take: those of its lines, and ``bytesOfEvent`` for each event that there ever was. About 200,000 events,
  /// or many more in checkpoints.
  public static let usualRoom = 64 * 1024 * 1024
  /// What an event takes besides its line: its name and its time stay when a checkpoint covers it.
  static let bytesOfEvent = 64

  /// Adds what a part has and the player's journal has not. To add it again changes nothing. Other players' parts are not held up; of one
  /// player, one part at a time is added. O(lines × log stored).
  ///
  /// - Throws: ``JournalRefusal`` when nothing was stored; ``StoreFault``.
  public func merge(_ part: JournalPart, into player: PlayerID, room: Int = Store.usualRoom) async throws -> Merged {
    let random = UInt64.random(in: 0 ... .max)
    let expected = part.growth
    return try await write { connection in
      // Holds the player's row until the end. Mostly all that was sent is new, and it need not be written again.
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

  /// What is stored of a player's journal, by device; and of the lines that a client lacks about so many bytes: of each device first its
  /// checkpoint, whole, then events by their counters. O(devices + bytes).
  ///
  /// - Parameters:
  ///   - have: what the client has, by device.
  ///   - forks: the forks of the same exchange. The news omits lines of a fork's devices and does not mention its new device: the client
  ///     renames its own events first, and then learns of both devices.
  public func news(
    for have: [DeviceID: KnownLog], of player: PlayerID, forks: [Fork] = [], bytes: Int = 1024 * 1024
  ) async throws -> JournalNews {
    try await read { connection in
      var news = JournalNews()
      for log in try StoredLog.all(of: player, connection) {
        if forks.contains(where: { $0.newDevice == log.known.device }) { continue }
        news.have.append(log.known)
        guard !forks.contains(where: { $0.device == log.known.device }), !news.hasMore else { continue }
        try log.addNews(to: &news, for: have[log.known.device] ?? KnownLog(device: log.known.device), bytes: bytes)
      }
      return news
    }
  }

  /// How many lines a player's journal has. O(lines).
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

/// Lines for a client.
public struct JournalNews: Sendable {
  /// What is stored, by device, in the order of their numbers.
  public internal(set) var have: [KnownLog] = []
  /// The lines, each with its end.
  public internal(set) var text: [UInt8] = []
  /// Whether there are more lines than these.
  public internal(set) var hasMore = false
  /// What the client knows of each device of which it gets lines, once it has them.
  public internal(set) var learned: [DeviceID: KnownLog] = [:]

  mutating func add(_ line: [UInt8]) {
    text += line
    text.append(UInt8(ascii: "\n"))
  }
}
