import Formats
import Journal
import Rules
import Words

/// A checked line of a journal, for a store of lines. The value contains the line's identifier, and the event if this
/// version can read the event (`docs/formats/sync.md`).
///
/// If a later version wrote the line, only its identifier is read, because only the identifier has the same form in
/// every version.
public enum SentLine: Equatable, Sendable {
  case event(Event)
  /// An event written by a later version, with its identifier and its time.
  case laterEvent(EventID, at: Milliseconds)
  /// A line of a checkpoint, with the index of its part and the number of parts. Only after reading all parts can the
  /// program determine whether they are consistent.
  case checkpoint(DeviceID, covered: Int, part: Int, parts: Int)

  /// Checks a line without its line ending. O(bytes).
  ///
  /// - Throws: The first rule of the format that the line violates.
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
    // If this version wrote the event, all its fields are read.
    if case .laterEvent = self { self = .event(try Event(fields)) }
  }

  /// Reads only the identifier of the line.
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
