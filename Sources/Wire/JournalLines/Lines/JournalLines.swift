import Formats
import Journal
import Words

/// A line of a journal, read by itself.
public indirect enum JournalLine: Equatable, Sendable {
  /// A line without a member `covered`.
  case event(Event)
  /// A line with a member `covered` that is the whole checkpoint. ``JournalReader`` reads those of several lines.
  case checkpoint(Checkpoint)
  /// A line that cannot be read.
  case fault(JournalFault)

  /// Reads a line, given without its line end. O(bytes).
  public init(_ bytes: [UInt8]) {
    do throws(JournalFault) {
      let fields = try JournalFields(line: bytes)
      self = fields.has("covered") ? .checkpoint(try Checkpoint(whole: fields)) : .event(try Event(fields))
    } catch {
      self = .fault(error)
    }
  }
}
