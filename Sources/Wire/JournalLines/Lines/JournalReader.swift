import Formats
import Journal
import Words

/// Reads the lines of a journal from any number of texts, so that no task takes long: a checkpoint of several lines may go on in the
/// next text.
public struct JournalReader: Sendable {
  /// What the lines have said so far.
  public private(set) var journal: Journal
  /// The bytes of all events that were read: what a checkpoint could shorten.
  public private(set) var eventBytes = 0
  /// Lines that could not be read, unchanged; of a checkpoint its first line.
  public private(set) var faults: [(line: [UInt8], fault: JournalFault)] = []
  /// The checkpoint whose further parts are to come.
  private var begun: Begun?
  /// The checkpoint whose parts are passed over, since one could not be read.
  private var refused: EventID?

  private struct Begun: Sendable {
    let line: [UInt8]
    var checkpoint: Checkpoint
    let parts: Int
    var next = 1
  }

  /// A reader that adds what it reads to a journal.
  public init(into journal: Journal = Journal()) { self.journal = journal }

  /// Reads whole lines. Empty lines are passed over. O(bytes).
  public mutating func read(_ text: [UInt8]) {
    var events: [Event] = []
    for line in lines(of: text) where !line.isEmpty {
      let bytes = Array(line)
      do throws(JournalFault) {
        let fields = try JournalFields(line: bytes)
        if fields.has("part") {
          takePart(fields, bytes)
          continue
        }
        end()
        if fields.has("covered") {
          try begin(fields, bytes)
        } else {
          events.append(try Event(fields))
          eventBytes += bytes.count
        }
      } catch {
        breakOff()
        faults.append((bytes, error))
      }
    }
    journal.add(events)
  }

  /// Prepares the profile of what was read, one device at a time, so that no task takes long.
  public mutating func joinNext() { journal.joinNext() }

  /// Nothing follows: a checkpoint that still lacks parts is refused.
  public mutating func end() {
    breakOff()
    refused = nil
  }

  /// The next line is no part of the checkpoint that was begun.
  private mutating func breakOff() {
    if let begun { refuse(begun, .missingField("part")) }
  }

  private mutating func begin(_ fields: JournalFields, _ line: [UInt8]) throws(JournalFault) {
    let parts = fields.has("parts") ? try fields.count("parts", 1...Count.most) : 1
    do throws(JournalFault) {
      let checkpoint = try Checkpoint(fields)
      if parts == 1 { journal.add(checkpoint) } else { begun = Begun(line: line, checkpoint: checkpoint, parts: parts) }
    } catch {
      refused = fields.checkpoint
      throw error
    }
  }

  private mutating func takePart(_ fields: JournalFields, _ line: [UInt8]) {
    guard var part = begun else {
      let isRefused = refused != nil && fields.checkpoint == refused
      return isRefused ? () : faults.append((line, .unsuitable(field: "part")))
    }
    begun = nil
    do throws(JournalFault) {
      guard try fields.count("part") == part.next else { throw .unsuitable(field: "part") }
      try part.checkpoint.take(part: fields)
    } catch {
      return refuse(part, error)
    }
    part.next += 1
    if part.next == part.parts { journal.add(part.checkpoint) } else { begun = part }
  }

  private mutating func refuse(_ part: Begun, _ fault: JournalFault) {
    faults.append((part.line, fault))
    refused = EventID(device: part.checkpoint.device, counter: part.checkpoint.covered)
    begun = nil
  }
}

extension JournalFields {
  /// The last event of the checkpoint that the line belongs to.
  fileprivate var checkpoint: EventID? {
    guard let device = try? device("device"), let covered = try? count("covered") else { return nil }
    return EventID(device: device, counter: covered)
  }
}
