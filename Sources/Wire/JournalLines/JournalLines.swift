import Formats
import Journal
import Words

/// What a line of a journal holds.
public enum JournalLine: Equatable, Sendable {
  case event(Event)
  case checkpoint(Checkpoint)
  case fault(JournalFault)

  /// Reads a line: one with a member `covered` is a checkpoint, any other an event.
  public init(_ bytes: [UInt8]) {
    do throws(JournalFault) {
      let fields = try JournalFields(line: bytes)
      self = fields.has("covered") ? .checkpoint(try Checkpoint(fields)) : .event(try Event(fields))
    } catch {
      self = .fault(error)
    }
  }
}

/// What each line of a text holds, in the text's order; empty lines are left out. `bytes` are the line's own, so that one that cannot be read
/// can be set aside as it is.
public func journalLines(_ text: [UInt8]) -> [(bytes: [UInt8], line: JournalLine)] {
  var read: [(bytes: [UInt8], line: JournalLine)] = []
  for line in lines(of: text) where !line.isEmpty {
    let bytes = Array(line)
    read.append((bytes, JournalLine(bytes)))
  }
  return read
}
