import Formats
import Journal
import Rules
import Words

/// Fills the lines of a checkpoint: a line that is full is ended before the next value is added.
struct CheckpointLines {
  private let checkpoint: Checkpoint
  private let most: Int
  /// The members of the lines so far, as text.
  private var lines: [String] = []
  private var line = ""
  /// The array that is open at the end of the line.
  private var array: String?

  init(of checkpoint: Checkpoint, most: Int) {
    self.checkpoint = checkpoint
    self.most = most
  }

  mutating func add(_ name: String, _ value: JSON) {
    endArray()
    startMember(name)
    line += value.text
  }

  /// Adds an element to an array, which must be the one that the last element was added to, or a new one.
  mutating func add(_ element: JSON, to name: String) {
    if let array, array.hasSameBytes(as: name), line.utf8.count < most {
      line += ","
    } else {
      endArray()
      startMember(name)
      line += "["
      array = name
    }
    line += element.text
  }

  mutating func add<Item>(_ name: String, _ items: [Item], _ write: (inout RowWriter, Item) -> Void) {
    guard !items.isEmpty else { return }
    var rows = RowWriter(device: checkpoint.device, most: most)
    for item in items { write(&rows, item) }
    for text in rows.end() { add(name, .string(text)) }
  }

  private mutating func startMember(_ name: String) {
    if line.utf8.count >= most {
      lines.append(line)
      line = ""
    }
    line += ",\"" + name + "\":"
  }

  private mutating func endArray() {
    if case .some = array { line += "]" }
    array = nil
  }

  mutating func end() -> [String] {
    endArray()
    lines.append(line)
    let count = lines.count
    var whole: [String] = []
    for (index, members) in lines.enumerated() {
      var head: Members = [
        ("version", .integer(JournalVersion.current)), ("device", .string(checkpoint.device.text)),
        ("covered", .integer(checkpoint.covered)),
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
