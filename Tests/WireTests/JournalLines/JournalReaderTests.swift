import Formats
import Journal
import Rules
import TestTools
import Testing
import Words

@testable import Wire

/// Checkpoints of several lines.
struct JournalReaderTests {
  private let checkpoint = JournalExamples.checkpoint
  private var lines: [String] { checkpoint.lines(ofAbout: 100) }

  private func read(_ lines: [String]) -> JournalReader {
    var reader = JournalReader()
    for line in lines { reader.read(Array(line.utf8)) }
    reader.end()
    return reader
  }

  private func bytes(_ line: String) -> [UInt8] { Array(line.utf8) }

  @Test func `reading a checkpoint gives the same result whether its lines are short or long`() {
    var journal = PlayerJournal()
    journal.add(checkpoint)
    for most in [0, 1, 50, 100, 500, 2000, .max] {
      let lines = checkpoint.lines(ofAbout: most)
      let reader = read(lines)
      #expect(reader.journal == journal, "\(most)")
      #expect(reader.faults.isEmpty)
      var whole = JournalReader()
      whole.read(bytes(lines.joined(separator: "\n")))
      #expect(whole.journal == journal)
    }
    #expect(checkpoint.lines(ofAbout: .max) == [checkpoint.line])
    #expect(lines.count > 10)
  }

  @Test func `a missing checkpoint line loses only its checkpoint, which is reported by its first line`() {
    let event = Event(
      id: EventID(device: JournalExamples.other, counter: 1), at: Milliseconds(1), minutesEast: 0,
      action: .finishedTutorial)
    for missing in lines.indices {
      var lines = lines
      lines.remove(at: missing)
      let reader = read([event.line] + lines + [Checkpoint(device: JournalExamples.other).line, event.line])
      #expect(reader.journal.devices == [JournalExamples.other])
      #expect(reader.journal.tailCount == 1)
      if missing > 0 { #expect(reader.faults.map { $0.line } == [bytes(lines[0])], "\(missing)") }
      #expect(!reader.faults.isEmpty)
    }
  }

  @Test func `a broken or foreign line refuses the whole checkpoint`() {
    for (old, new) in [
      ("{\"version\"", "{\"version"), ("\"covered\":", "\"covered\":1"), ("\"part\":3", "\"part\":4"),
      ("\"device\":\"1", "\"device\":\"0"), ("\"version\":7", "\"version\":\"6\""),
    ] {
      var lines = lines
      lines[3] = lines[3].replacing(old, with: new)
      #expect(lines[3] != self.lines[3])
      let faults = read(lines).faults
      #expect(faults.contains { $0.line == bytes(lines[0]) }, "\(new)")
      #expect(read(lines).journal.devices.isEmpty)
    }
  }

  @Test func `the checkpoint lines after an unreadable line are skipped`() {
    for broken in lines.indices.dropFirst() {
      var lines = lines
      lines[broken] = lines[broken].replacing("\"covered\":", with: "\"covered\":-")
      #expect(read(lines).faults.map { $0.line } == [bytes(lines[0])])
      // A line that is not JSON names no checkpoint, so the reader reports the line separately.
      lines[broken] = String(self.lines[broken].dropLast())
      #expect(read(lines).faults.map { $0.line } == [bytes(lines[0]), bytes(lines[broken])])
    }
  }

  @Test func `the checkpoint lines after a first line with a wrong value are skipped`() {
    var lines = lines
    lines[0] = lines[0].replacing("\"choices\":[", with: "\"choices\":[7,")
    #expect(lines[0] != self.lines[0])
    #expect(read(lines).faults.map { $0.line } == [bytes(lines[0])])
  }

  @Test func `a negative number in a checkpoint row is written as zero`() throws {
    var rows = RowWriter(device: JournalExamples.device)
    rows.add(-1)
    rows.endRow()
    #expect(rows.text == Array("0;".utf8))
  }

  @Test func `a checkpoint line without the checkpoint's first line is refused`() {
    #expect(read([lines[1]]).faults.map { $0.fault } == [.unsuitable(field: "part")])
    #expect(JournalLine(bytes(lines[0])) == .fault(.unsuitable(field: "parts")))
  }

  @Test func `every line of a later version's checkpoint is reported as newer`() {
    let later = lines.map { $0.replacing("\"version\":7", with: "\"version\":8") }
    let faults = read(later).faults
    #expect(faults.allSatisfy { $0.fault == .newerVersion(8, last: JournalExamples.events.last?.id) })
  }

  @Test func `checkpoint lines with random changed bytes are refused or read, and can then be written`() {
    var generator = SeededGenerator(seed: seedOfThisRun)
    let all = Array(lines.joined(separator: "\n").utf8)
    for _ in 0..<2000 {
      var text = all
      for _ in 0...generator.below(2) {
        text[generator.below(text.count)] = UInt8(truncatingIfNeeded: generator.below(128))
      }
      var reader = JournalReader()
      reader.read(text)
      reader.end()
      for device in reader.journal.devices {
        let checkpoint = reader.journal.checkpoint(of: device)
        #expect((try? Checkpoint(line: bytes(checkpoint.line))) == checkpoint)
      }
    }
  }
}
