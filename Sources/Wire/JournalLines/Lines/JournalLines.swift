import Formats
import Journal
import Words

/// A single line of a journal.
public indirect enum JournalLine: Equatable, Sendable {
  /// A line without a member `covered`.
  case event(Event)
  /// A line with a member `covered` that contains a whole checkpoint. ``JournalReader`` reads checkpoints of several
  /// lines.
  case checkpoint(Checkpoint)
  /// A line that cannot be read.
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
