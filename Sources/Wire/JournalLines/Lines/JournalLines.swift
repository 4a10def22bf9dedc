import Formats
import Journal
import Words

/// A single line of a journal.
public indirect enum JournalLine: Equatable, Sendable {
  /// An event, from a line without the JSON field `covered`.
  case event(Event)
  /// A whole checkpoint, from a line with the JSON field `covered`. Checkpoints of several lines are read by
  /// ``JournalReader``.
  case checkpoint(Checkpoint)
  /// A line that cannot be read, with the reason.
  case fault(JournalFault)

  /// Reads a line without its line ending. O(bytes).
  public init(_ bytes: [UInt8]) {
    do throws(JournalFault) {
      let fields = try JournalFields(line: bytes)
      self = fields.has("covered") ? .checkpoint(try Checkpoint(whole: fields)) : .event(try Event(fields))
    } catch {
      self = .fault(error)
    }
  }
}
