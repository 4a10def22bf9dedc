import Formats
import Journal
import Rules
import Words

/// Builds the lines of a checkpoint. A full line is finished before the next value is added.
struct CheckpointLines {
  private let device: DeviceID
  private let covered: Int
  private let most: Int
  /// The JSON fields of the finished lines, as text.
  private var lines: [String] = []
  private var line = ""
  /// The name of the JSON array that is still open at the end of the line.
  private var array: String?
  /// The rows that are still open, with the name of their JSON field.
  private var rows: (name: String, writer: RowWriter)?

  /// - Parameter most: The number of bytes at which a line is full.
  init(of checkpoint: Checkpoint, most: Int) {
    (device, covered) = (checkpoint.device, checkpoint.covered)
    self.most = most
  }

  /// The number of full lines.
  var count: Int { lines.count }

  @inline(never)
  mutating func add(_ name: String, _ value: JSON) {
    beginMember(name)
    line += value.text
    endLineIfFull()
  }

  /// Adds an element to the open array if it has this name, otherwise to a new array.
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

  /// Adds a row to the open rows if they have this name, otherwise to new rows. The closure `write` writes the row.
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

  /// Closes the open array or the open rows.
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

  /// Returns the finished lines, each with its version, device and counter.
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
      whole.append(String(utf8: JSON.object(head).text.bytes.dropLast()) + members + "}")
    }
    return whole
  }
}
