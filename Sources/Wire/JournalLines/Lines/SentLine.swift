import Formats
import Journal
import Rules
import Words

/// A checked line of a journal, for a store of lines: the line's name, and the event if this version can read it
/// (`docs/formats/sync.md`).
///
/// Of a later version's line, only the name is read, because only the name is the same in every version.
public enum SentLine: Equatable, Sendable {
  case event(Event)
  /// An event written by a later version: its name and its time.
  case laterEvent(EventID, at: Milliseconds)
  /// A line of a checkpoint, with the index of the part and the number of parts. Whether the parts are consistent is
  /// only known after reading all of them.
  case checkpoint(DeviceID, covered: Int, part: Int, parts: Int)

  /// Checks a line without its ending. O(bytes).
  ///
  /// - Throws: The first rule of the format that the line breaks.
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
    // An event of this version is read completely.
    if case .laterEvent = self { self = .event(try Event(fields)) }
  }

  /// Reads only the name.
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
