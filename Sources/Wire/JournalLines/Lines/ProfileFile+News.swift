import Formats
import Journal
import Words

extension ProfileFile {
  /// Returns the events and checkpoints that the file would add to a journal. If an event of the file has the same
  /// identifier as a different event in the journal, the file's event and the later events of its device are moved to a
  /// new device (`docs/formats/journal.md`, "As a file"). O(bytes) for each device whose events are moved.
  @inline(never)
  public func news(for mine: PlayerJournal) -> PlayerJournal {
    var journal = journal
    for _ in 0..<ProfileFile.mostForks {
      guard let fork = mine.fork(in: journal) else { break }
      var reader = JournalReader()
      reader.read(ProfileFile.lines(of: journal, forkedAt: fork))
      reader.end()
      journal = reader.journal
    }
    return mine.news(in: journal)
  }

  /// The maximum number of devices whose events are moved. No player's browsers were ever reset so many times. Further
  /// events with the identifier of a different event are dropped.
  private static let mostForks = 16

  /// Returns a journal's lines after moving an event and the same device's later events to a new device. References to
  /// the moved events in other lines are changed too.
  private static func lines(of journal: PlayerJournal, forkedAt fork: Event) -> [UInt8] {
    var newDevice = fork.forkedDevice
    // Choose a device that the file does not contain, so that no event is replaced.
    while journal.devices.contains(newDevice) {
      newDevice = EventID(device: newDevice, counter: fork.id.counter).forkedDevice(at: fork.at)
    }
    let (old, new) = (fork.id.device.text.bytes, newDevice.text.bytes)
    let text = lines(of: journal).joined(separator: "\n").bytes
    // A checkpoint that covers no event of the new device, so that the moved events can later become a checkpoint.
    let head =
      #"{"version":\#(JournalVersion.current),"device":"\#(newDevice.text)","covered":\#(fork.id.counter - 1)}"#
    var lines = Array((head + "\n").utf8)
    var index = 0
    while index < text.count {
      let end = index + old.count
      guard end < text.count, text[index] == old[0], text[index..<end].elementsEqual(old) else {
        lines.append(text[index])
        index += 1
        continue
      }
      lines += counter(text, after: end) >= fork.id.counter ? new : old
      index = end
    }
    return lines
  }

  /// Returns the counter that follows a device: `-12"` in an event's identifier, `-c ` in rows, `","counter":12,` in a
  /// line; 0 if no counter follows.
  private static func counter(_ text: [UInt8], after end: Int) -> Int {
    var start = end + 1
    if text[end] != UInt8(ascii: "-") {
      let member = Array(#"","counter":"#.utf8)
      start = end + member.count
      guard start < text.count, text[end..<start].elementsEqual(member) else { return 0 }
    }
    let digits = text[start...].prefix { $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 }
    let isInRow = text[digits.endIndex...].first == 0x20 || text[digits.endIndex...].first == UInt8(ascii: ";")
    return digits.integer(base: isInRow ? 36 : 10).flatMap { Int(exactly: $0) } ?? 0
  }
}
