import Foundation
import Journal
import TestTools
import Testing
import Words

@testable import Wire

/// Journals of earlier versions stay readable: the files in `Saved` never change.
struct JournalSavedTests {
  @Test(arguments: [1, 2, 3, 4, 5, 6, 7]) func `the saved journal of each version is parsed as its original events`(
    version: Int
  ) throws {
    let read = journalLines(try saved("journal-\(version).lines"))
    let expected =
      JournalExamples.events(version: version).map { JournalLine.event($0) }
      + [.checkpoint(JournalExamples.checkpoint(version: version))]
    #expect(read.count == expected.count)
    for (line, expected) in zip(read, expected) { #expect(line.line == expected) }
  }

  @Test(arguments: [1, 2]) func `checkpoints before version 3 contain no Apple Tree data`(version: Int) throws {
    let last = try #require(journalLines(try saved("journal-\(version).lines")).last)
    let checkpoint = try Checkpoint(line: last.bytes)
    let line = String(decoding: last.bytes, as: UTF8.self)
    for name in ["appleTree", "wordPlays", "appleTrees", "winningStreak"] {
      #expect(!line.contains("\"\(name)\""))
    }
    #expect(checkpoint.games.appleTree.current == nil)
    #expect(checkpoint.games.appleTree.wordPlays.isEmpty)
    #expect(checkpoint.games.appleTree.tallies.isEmpty)
    #expect(checkpoint.games.appleTree.winningStreak == WinningStreak())
  }

  @Test(arguments: [1, 2, 3, 4]) func `checkpoints before version 5 contain no daily words`(version: Int) throws {
    let last = try #require(journalLines(try saved("journal-\(version).lines")).last)
    let checkpoint = try Checkpoint(line: last.bytes)
    #expect(checkpoint.games.appleTree.dailyWords.isEmpty)
  }

  @Test(arguments: 1...5) func `checkpoints before version 6 contain no changes to word lists`(version: Int) throws {
    let last = try #require(journalLines(try saved("journal-\(version).lines")).last)
    #expect(try Checkpoint(line: last.bytes).listLines.isEmpty)
  }

  @Test(arguments: 1...6) func `journals before version 7 contain no guesses at a whole word`(version: Int) throws {
    let lines = journalLines(try saved("journal-\(version).lines"))
    #expect(lines.allSatisfy { !String(decoding: $0.bytes, as: UTF8.self).contains("\"guesses\"") })
    let checkpoint = try Checkpoint(line: try #require(lines.last).bytes)
    #expect(checkpoint.games.appleTree.current?.record.guesses.isEmpty ?? true)
    #expect(checkpoint.games.appleTree.dailyWords.allSatisfy { $0.guesses.isEmpty })
  }

  @Test func `writing the newest version gives exactly the bytes of the saved journal`() throws {
    let lines = JournalExamples.events.map { $0.line } + [JournalExamples.checkpoint.line]
    #expect(Array((lines.joined(separator: "\n") + "\n").utf8) == (try saved("journal-7.lines")))
  }

  @Test func `the saved journal contains every action and a choice of every setting`() throws {
    let text = String(decoding: try saved("journal-7.lines"), as: UTF8.self)
    for name in [
      "chose", "began", "tookUp", "found", "missed", "tookHint", "finished", "saved", "unsaved", "addedWord",
      "removedWord", "reported", "finishedTutorial", "keptList", "removedList", "putLine", "tookLine",
      "playedAppleTree",
    ] {
      #expect(text.contains("\"deed\":\"\(name)\""))
    }
    for name in [
      "language", "length", "minimum", "roots", "minutes", "sound", "haptics", "theme", "interface", "translation",
      "words", "keyboard", "goal", "school",
    ] {
      #expect(text.contains("\"choice\":\"\(name)\""))
    }
  }

  @Test func `the example of the journal document is parsed and written unchanged`() throws {
    let document = repository.appendingPathComponent("docs/formats/journal.md")
    let text = try String(contentsOf: document, encoding: .utf8)
    let example = try #require(text.range(of: "## Example"))
    let lines = text[example.upperBound...].split(separator: "\n").filter { $0.hasPrefix("    ") }
      .map { String($0.dropFirst(4)) }
    #expect(lines.count == 6)
    var journal = PlayerJournal()
    for line in lines {
      switch JournalLine(Array(line.utf8)) {
      case .event(let event):
        #expect(event.line == line)
        journal.add(event)
      case .checkpoint(let checkpoint): #expect(checkpoint.line == line)
      case .fault(let fault): Issue.record("\(fault): \(line)")
      }
    }
    let device = try #require(journal.devices.first)
    #expect(journal.compact(device).line == lines.last)
    #expect(journal.profile.total.finds == 1)
    #expect(journal.profile.lostWords.map { $0.word } == ["Ñandú"])
  }
}
