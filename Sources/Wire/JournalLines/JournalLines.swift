import Formats
import Journal
import Words

/// A line of a journal, read.
public indirect enum JournalLine: Equatable, Sendable {
  /// A line without a member `covered`.
  case event(Event)
  /// A line with a member `covered`.
  case checkpoint(Checkpoint)
  /// A line that cannot be read.
  case fault(JournalFault)

  /// Reads a line, given without its line end. O(bytes).
  public init(_ bytes: [UInt8]) {
    do throws(JournalFault) {
      let fields = try JournalFields(line: bytes)
      self = fields.has("covered") ? .checkpoint(try Checkpoint(fields)) : .event(try Event(fields))
    } catch {
      self = .fault(error)
    }
  }
}

/// The lines of a text, in their order, each with its own bytes, so that one that cannot be read can be set aside
/// unchanged. Empty lines are passed over. O(bytes).
public func journalLines(_ text: [UInt8]) -> [(bytes: [UInt8], line: JournalLine)] {
  var read: [(bytes: [UInt8], line: JournalLine)] = []
  for line in lines(of: text) where !line.isEmpty {
    let bytes = Array(line)
    read.append((bytes, JournalLine(bytes)))
  }
  return read
}
