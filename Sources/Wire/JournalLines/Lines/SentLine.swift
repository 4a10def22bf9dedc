import Formats
import Journal
import Rules
import Words

/// A line of a journal as a store of lines needs it: what it is called, and that it keeps the format's rules (`docs/formats/sync.md`).
///
/// Of a line of a later version only its name is read: that is all that every version keeps.
public enum SentLine: Equatable, Sendable {
  case event(Event)
  /// An event that a later version wrote: its name and its time.
  case laterEvent(EventID, at: Milliseconds)
  /// A line of a checkpoint: which part of how many. Whether the parts fit each other is known once all are read.
  case checkpoint(DeviceID, covered: Int, part: Int, parts: Int)

  /// Checks a line, given without its end. O(bytes).
  ///
  /// - Throws: the first rule of the format that the line breaks.
  public init(_ bytes: [UInt8]) throws(JournalFault) {
    let fields: JournalFields
    do throws(JournalFault) {
      fields = try JournalFields(line: bytes)
    } catch .newerVersion {
      let json: JSON
      do throws(JSONFault) { json = try JSON(bytes) } catch { throw .malformedJSON(error) }
      self = try SentLine(named: try JournalFields(json))
      return
    }
    self = try SentLine(named: fields)
    // Of an event of this version all is read.
    if case .laterEvent = self { self = .event(try Event(fields)) }
  }

  /// What the name alone says.
  private init(named fields: JournalFields) throws(JournalFault) {
    let device = try fields.device("device")
    guard fields.has("covered") else {
      let id = EventID(device: device, counter: try fields.count("counter", EventID.counters))
      self = .laterEvent(id, at: try fields.time("at"))
      return
    }
    let parts = fields.has("parts") ? try fields.count("parts", 1...SentLine.mostParts) : 1
    let part = fields.has("part") ? try fields.count("part", 1...SentLine.mostParts) : 0
    self = .checkpoint(device, covered: try fields.count("covered"), part: part, parts: parts)
  }

  private static let mostParts = 100_000
}
