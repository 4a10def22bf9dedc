import Foundation
import Journal
import Testing
import Words

@testable import Wire

/// Journals of earlier versions stay readable: the files in `Saved` never change.
struct JournalSavedTests {
  private func saved(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: repository.appendingPathComponent("Tests/WireTests/Saved/\(name)")))
  }

  @Test func `version 1 is read as it was written`() throws {
    let read = journalLines(try saved("journal-1.lines"))
    let expected = JournalExamples.events.map { JournalLine.event($0) } + [.checkpoint(JournalExamples.summary)]
    #expect(read.count == expected.count)
    for (line, expected) in zip(read, expected) { #expect(line.line == expected) }
  }

  @Test func `version 1 is written as it was`() throws {
    let lines = JournalExamples.events.map { $0.line } + [JournalExamples.summary.line]
    #expect(Array((lines.joined(separator: "\n") + "\n").utf8) == (try saved("journal-1.lines")))
  }

  @Test func `the file has every deed and every choice`() throws {
    let text = String(decoding: try saved("journal-1.lines"), as: UTF8.self)
    for name in [
      "chose", "began", "tookUp", "found", "missed", "tookHint", "finished", "saved", "unsaved", "addedWord",
      "removedWord",
      "reported", "finishedTutorial",
    ] {
      #expect(text.contains("\"deed\":\"\(name)\""))
    }
    for name in ["language", "length", "minimum", "roots", "minutes", "sound", "haptics", "theme", "interface"] {
      #expect(text.contains("\"choice\":\"\(name)\""))
    }
  }

  @Test func `the example of the document is read and written`() throws {
    let document = repository.appendingPathComponent("docs/formats/journal.md")
    let text = try String(contentsOf: document, encoding: .utf8)
    let example = try #require(text.range(of: "## Example"))
    let lines = text[example.upperBound...].split(separator: "\n").filter { $0.hasPrefix("    ") }
      .map { String($0.dropFirst(4)) }
    #expect(lines.count == 4)
    var journal = Journal()
    for line in lines {
      switch JournalLine(Array(line.utf8)) {
      case .event(let event):
        #expect(event.line == line)
        journal.add(event)
      case .checkpoint(let summary): #expect(summary.line == line)
      case .fault(let fault): Issue.record("\(fault): \(line)")
      }
    }
    let device = try #require(journal.devices.first)
    #expect(journal.compact(device).line == lines.last)
    #expect(journal.profile.total.finds == 1)
  }
}
