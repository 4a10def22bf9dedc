import Formats
import Journal
import Words

/// Reads the lines of a journal. The journal may be divided into any number of texts, so that each step is short. A
/// checkpoint of several lines may begin in one text and continue in the next.
public struct JournalReader: Sendable {
  /// The journal with the lines read so far.
  public private(set) var journal: PlayerJournal
  /// The total number of bytes of all events read. A checkpoint could replace these events.
  public private(set) var eventBytes = 0
  /// The unreadable lines, unchanged. For an unreadable checkpoint of several lines, only its first line is stored.
  public private(set) var faults: [(line: [UInt8], fault: JournalFault)] = []
  /// The checkpoint whose remaining parts have not yet been read.
  private var begun: Begun?
  /// The last event that the rejected checkpoint covers. The rejected checkpoint's remaining parts are skipped.
  private var refused: EventID?

  private struct Begun: Sendable {
    let line: [UInt8]
    var checkpoint: Checkpoint
    let parts: Int
    var next = 1
  }

  /// Creates a reader that adds the lines to a journal.
  public init(into journal: PlayerJournal = PlayerJournal()) { self.journal = journal }

  /// Reads the lines of a text, which must be complete, and skips empty lines. O(bytes).
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

  /// Prepares the profile of the journal, one device per call, so that each step is short.
  public mutating func joinNext() { journal.joinNext() }

  /// Ends reading, and rejects a checkpoint with missing parts.
  public mutating func end() {
    breakOff()
    refused = nil
  }

  /// Rejects the unfinished checkpoint, because the next line is not one of its parts.
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
  /// The last event that the line's checkpoint covers.
  fileprivate var checkpoint: EventID? {
    guard let device = try? device("device"), let covered = try? count("covered") else { return nil }
    return EventID(device: device, counter: covered)
  }
}
