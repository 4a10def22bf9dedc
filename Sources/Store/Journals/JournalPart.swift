import Dispatch
import Formats
import Journal
import Referee
import Rules
import Wire

/// The journal lines of one sync request, each validated separately. The lines are not yet compared with the stored
/// lines.
public struct JournalPart: Sendable {
  /// The client's knowledge of each device's log.
  public private(set) var have: [DeviceID: KnownLog]
  /// The valid lines, by device.
  public private(set) var sent: [DeviceID: SentLog] = [:]
  /// The refused lines, by line number; the first line after the request's head has number 2.
  public private(set) var refused: [SyncAnswerHead.Refused] = []

  /// Validates lines; ignores empty lines. O(bytes).
  ///
  /// - Parameter have: the client's knowledge of the logs, which includes the lines in `text`.
  public init(have: [KnownLog], lines text: [UInt8]) {
    self.have = Dictionary(have.map { ($0.device, $0) }) { first, _ in first }
    var number = 1
    var checkpoint: SentCheckpoint?
    let lines = lines(of: text).map { Array($0) }
    for (bytes, read) in zip(lines, SentLine.read(lines)) {
      number += 1
      guard !bytes.isEmpty else { continue }
      do throws(JournalFault) {
        switch try read.get() {
        case .event(let event):
          take(&checkpoint)
          sent[event.id.device, default: SentLog()].add(event, line: bytes)
        case .laterEvent(let id, let at):
          take(&checkpoint)
          sent[id.device, default: SentLog()].events.append(SentEvent(counter: id.counter, at: at, line: bytes))
        case .checkpoint(let device, let covered, let part, let parts):
          if part == 0 {
            take(&checkpoint)
            checkpoint = SentCheckpoint(device: device, covered: covered, parts: parts, line: number)
          }
          guard checkpoint?.add(bytes, device, covered, part) == true else { throw .unsuitable(field: "part") }
        }
      } catch {
        refused.append(SyncAnswerHead.Refused(line: number, reason: error.description))
      }
    }
    take(&checkpoint)
  }

  /// Whether the request contains no lines to store.
  public var isEmpty: Bool { sent.isEmpty }

  /// The number of bytes by which a journal grows if it contains no line of this request yet.
  var growth: Int {
    sent.values.reduce(0) { sum, log in
      let events = log.events.reduce(0) { $0 + $1.line.count + Store.bytesOfEvent }
      return sum + events + (log.checkpoint?.lines ?? []).reduce(0) { $0 + $1.count }
    }
  }

  /// Adds a checkpoint after the last of its lines was read. All lines of the checkpoint together must form a valid
  /// checkpoint.
  private mutating func take(_ checkpoint: inout SentCheckpoint?) {
    guard let whole = checkpoint else { return }
    checkpoint = nil
    if let fault = whole.fault {
      refused.append(SyncAnswerHead.Refused(line: whole.line, reason: fault))
    } else {
      sent[whole.device, default: SentLog()].add(whole)
    }
  }
}

/// The lines of one device's log that a client sends.
public struct SentLog: Sendable {
  /// The events, in the order in which they were received.
  fileprivate(set) var events: [SentEvent] = []
  /// The daily rounds to which the events belong.
  private(set) var dailyRounds: Set<DailyRound> = []
  /// The received checkpoint that covers the most events.
  private(set) var checkpoint: SentCheckpoint?

  fileprivate mutating func add(_ event: Event, line: [UInt8]) {
    events.append(SentEvent(counter: event.id.counter, at: event.at, line: line, report: SentReport(event)))
    if let round = event.dailyRound { dailyRounds.insert(round) }
  }

  mutating func add(_ other: SentCheckpoint) {
    if checkpoint.map({ $0.covered < other.covered }) ?? true { checkpoint = other }
  }
}

/// An event in the form in which it is stored. The time distinguishes the event from another event with the same name.
/// The times suffice to distinguish events because no device writes two events with the same counter in the same
/// millisecond (`docs/decisions/0022-your-data.md`).
public struct SentEvent: Sendable {
  let counter: Int
  let at: Milliseconds
  let line: [UInt8]
  /// The report of a wrong verdict in the event; `nil` if the event is not a report.
  var report: SentReport?
}

/// A checkpoint in the form in which it is stored, that is, as lines.
public struct SentCheckpoint: Sendable {
  let device: DeviceID
  let covered: Int
  /// The total number of the checkpoint's lines.
  let parts: Int
  /// The number of the checkpoint's first line within the request.
  let line: Int
  private(set) var lines: [[UInt8]] = []

  init(device: DeviceID, covered: Int, parts: Int, line: Int) {
    self.device = device
    self.covered = covered
    self.parts = parts
    self.line = line
  }

  /// Adds the next line; returns `false` if the line does not continue this checkpoint.
  mutating func add(_ bytes: [UInt8], _ device: DeviceID, _ covered: Int, _ part: Int) -> Bool {
    guard device == self.device, covered == self.covered, part == lines.count, part < parts else { return false }
    lines.append(bytes)
    return true
  }

  /// The reason why the lines do not form a checkpoint; `nil` if they do.
  var fault: String? {
    guard lines.count == parts else { return "the checkpoint has \(parts) lines; \(lines.count) came" }
    let reader = reader
    return reader.faults.lazy.compactMap { $0.fault.refusal }.first
  }

  /// The parsed checkpoint; `nil` if a later version of the program wrote it.
  var checkpoint: Checkpoint? {
    let reader = reader
    return reader.faults.isEmpty ? reader.journal.checkpoint(of: device) : nil
  }

  private var reader: JournalReader {
    var reader = JournalReader()
    for line in lines { reader.read(line) }
    reader.end()
    return reader
  }
}

extension JournalFault {
  /// The reason why a line is refused; `nil` if it is not refused. A line of a later version is stored without being
  /// parsed.
  fileprivate var refusal: String? {
    if case .newerVersion = self { nil } else { description }
  }
}

extension SentLine {
  /// The number of lines that a thread parses at a time.
  private static let share = 256

  /// Parses each line separately, on all processors, because parsing takes most of the time of a large request.
  /// O(bytes).
  fileprivate static func read(_ lines: [[UInt8]]) -> [Result<SentLine, JournalFault>] {
    Array(unsafeUninitializedCapacity: lines.count) { buffer, count in
      nonisolated(unsafe) let places = buffer
      DispatchQueue.concurrentPerform(iterations: (lines.count + share - 1) / share) { turn in
        for index in turn * share..<min((turn + 1) * share, lines.count) {
          places.initializeElement(
            at: index, to: Result { () throws(JournalFault) in try SentLine(lines[index]) })
        }
      }
      count = lines.count
    }
  }
}
