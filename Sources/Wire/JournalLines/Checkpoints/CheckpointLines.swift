import Formats
import Journal
import Rules
import Words

/// Fills the lines of a checkpoint: a line that is full is ended before the next value is added.
struct CheckpointLines {
  private let device: DeviceID
  private let covered: Int
  private let most: Int
  /// The members of the lines so far, as text.
  private var lines: [String] = []
  private var line = ""
  /// The array that is open at the end of the line.
  private var array: String?
  /// The rows that are being written, with the name of their member.
  private var rows: (name: String, writer: RowWriter)?

  /// - Parameter most: the number of bytes at which a line is full.
  init(of checkpoint: Checkpoint, most: Int) {
    (device, covered) = (checkpoint.device, checkpoint.covered)
    self.most = most
  }

  /// How many lines are full.
  var count: Int { lines.count }

  @inline(never)
  mutating func add(_ name: String, _ value: JSON) {
    beginMember(name)
    line += value.text
    endLineIfFull()
  }

  /// Adds an element to an array, which must be the one that the last element was added to, or a new one.
  @inline(never)
  mutating func add(_ element: JSON, to name: String) {
    if let array, array.hasSameBytes(as: name) {
      line += ","
    } else {
      beginMember(name)
      line += "["
      array = name
    }
    line += element.text
    endLineIfFull()
  }

  /// Adds a row to a text, which must be the one that the last row was added to, or a new one. `write` writes the row.
  @inline(never)
  mutating func addRow(to name: String, _ write: (inout RowWriter) -> Void) {
    if rows?.name.hasSameBytes(as: name) != true { endMember() }
    var writer = rows?.writer ?? RowWriter(device: device)
    rows = nil
    write(&writer)
    rows = (name, writer)
    if writer.text.count >= most { endMember() }
  }

  private mutating func beginMember(_ name: String) {
    endMember()
    line += ",\"" + name + "\":"
  }

  /// Ends the array or the rows that are open.
  private mutating func endMember() {
    if case .some = array { line += "]" }
    array = nil
    guard let (name, writer) = rows else { return }
    rows = nil
    add(name, .string(String(utf8: writer.text)))
  }

  private mutating func endLineIfFull() {
    guard line.utf8.count >= most else { return }
    endMember()
    lines.append(line)
    line = ""
  }

  /// The lines, with what each begins with.
  @inline(never)
  mutating func end() -> [String] {
    endMember()
    if lines.isEmpty || !line.isEmpty { lines.append(line) }
    let count = lines.count
    var whole: [String] = []
    for (index, members) in lines.enumerated() {
      var head: Members = [
        ("version", .integer(JournalVersion.current)), ("device", .string(device.text)),
        ("covered", .integer(covered)),
      ]
      if index > 0 {
        head.append(("part", .integer(index)))
      } else if count > 1 {
        head.append(("parts", .integer(count)))
      }
      whole.append(String(utf8: Array(JSON.object(head).text.utf8).dropLast()) + members + "}")
    }
    return whole
  }
}
