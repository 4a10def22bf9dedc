import Formats
import Foundation
import Rules
import TestTools
import Testing
import Words

@testable import Journal
@testable import Wire

/// All data of a player in one file.
struct ProfileFileTests {
  /// A journal of two devices, one with a checkpoint and later events.
  private var journal: PlayerJournal {
    var journal = PlayerJournal()
    journal.add(JournalExamples.checkpoint)
    let last = JournalExamples.checkpoint.covered
    journal.add([
      event(JournalExamples.device, last + 1, .saved(.english, "apple")),
      event(JournalExamples.device, last + 3, .saved(.english, "pear")),
      event(JournalExamples.other, 1, .finishedTutorial), event(JournalExamples.other, 2, .saved(.spanish, "papá")),
    ])
    return journal
  }

  private func event(_ device: DeviceID, _ counter: Int, _ action: Event.Action, at: Int64 = 0) -> Event {
    let at = at == 0 ? 1_795_254_400_000 + Int64(counter) : at
    return Event(id: EventID(device: device, counter: counter), at: Milliseconds(at), minutesEast: 0, action: action)
  }

  private func fault(_ bytes: [UInt8]) -> ProfileFileFault? {
    do throws(ProfileFileFault) { _ = try ProfileFile(bytes) } catch { return error }
    return nil
  }

  @Test func `parsing an exported profile file gives the same journal`() throws {
    let text = ProfileFile.text(of: journal)
    let file = try ProfileFile(Array(text.utf8))
    #expect(file.journal == journal)
    #expect(file.journal.profile == journal.profile)
    #expect(file.badLines.isEmpty)
    #expect(file.missingLines == 0)
    #expect(text.hasPrefix(#"{"format":"word-orchard-profile","version":7,"lines":"#))
    #expect(ProfileFile.text(of: file.journal) == text)
  }

  @Test func `the first line and the example of the journal document form a valid file`() throws {
    let document = repository.appendingPathComponent("docs/formats/journal.md")
    let text = try String(contentsOf: document, encoding: .utf8)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("    {") }.map { String($0.dropFirst(4)) }
    let file = try ProfileFile(Array(lines.joined(separator: "\n").utf8))
    #expect(file.badLines.isEmpty && file.missingLines == 0)
    #expect(file.journal.profile.total.finds == 1)
    #expect(ProfileFile.text(of: file.journal).hasPrefix(lines[0].replacing("\"lines\":6", with: "\"lines\":1")))
  }

  @Test(
    arguments: [
      (Int64.min, 0), (-1, 0), (0, 0), (3, 2), (2_147_483_647, Count.most), (.max, Count.most),
    ] as [(Int64, Int)]) func `the first line of a profile file may state any number of lines`(
      lines: Int64, missing: Int
    ) throws
  {
    let head = #"{"format":"word-orchard-profile","version":7,"lines":\#(lines)}"#
    let file = try ProfileFile(Array((head + "\n" + JournalExamples.events[0].line + "\n").utf8))
    #expect(file.missingLines == max(0, missing - (missing == Count.most ? 1 : 0)))
  }

  @Test func `a profile file may have other line ends and a byte order mark`() throws {
    let text = "\u{FEFF}" + ProfileFile.text(of: journal).replacing("\n", with: "\r\n\r\n")
    let file = try ProfileFile(Array(text.utf8))
    #expect(file.journal == journal)
    #expect(file.missingLines == 0)
  }

  @Test func `the lines of a profile file may have any order, except for a checkpoint's lines`() throws {
    var journal = journal
    journal.compact(JournalExamples.other)
    var generator = SeededGenerator(seed: seedOfThisRun)
    var lines = ProfileFile.text(of: journal).split(separator: "\n")
    let head = lines.removeFirst()
    for _ in 0..<20 {
      let text = ([head] + generator.shuffled(lines)).joined(separator: "\n")
      #expect(try ProfileFile(Array(text.utf8)).journal == journal, "SEED=\(seedOfThisRun)")
    }
  }

  @Test func `a file that is not a profile file is refused with the fault anotherKind`() {
    for text in [
      "", "\n", "word\ttranslation\napple\tmanzana\n", "{}", "{\"format\":\"word-orchard\"}", "[", "\u{0}\u{1}\u{FF}",
    ] {
      #expect(fault(Array(text.utf8)) == .anotherKind, "\(text)")
    }
    #expect(fault([0xFF, 0xFE, 0, 0x89, 0x50]) == .anotherKind)
    // Journal lines without a first line are refused, because nothing tells whether they are complete.
    #expect(fault(Array(event(JournalExamples.other, 1, .finishedTutorial).line.utf8)) == .anotherKind)
  }

  @Test func `a profile file that is too large or of a later version is refused with its own fault`() {
    let most = ProfileFile.mostBytes
    #expect(fault([UInt8](repeating: 0x0A, count: most + 1)) == .tooLarge)
    let head = #"{"format":"word-orchard-profile","version":7,"lines":1}"# + "\n"
    let newer = NewerLine(
      line: Array(#"{"version":8,"device":"00000000000001","counter":3,"wish":"x"}"#.utf8), version: 8)
    #expect(fault(Array(head.utf8) + newer.line) == .newerVersion)
    #expect(fault(Array(head.replacing("7", with: "8").utf8)) == .newerVersion)
    #expect(fault(Array(head.replacing("7", with: "\"x\"").utf8)) == .newerVersion)
    // An export contains the lines that this program cannot read, for a program that can.
    let text = ProfileFile.text(of: journal, newer: [newer])
    #expect(text.hasPrefix(#"{"format":"word-orchard-profile","version":8,"#))
    #expect(text.hasSuffix(String(decoding: newer.line, as: UTF8.self) + "\n"))
    #expect(fault(Array(text.utf8)) == .newerVersion)
  }

  @Test func `a profile file cut anywhere returns its whole lines and the number of missing lines`() throws {
    let bytes = Array(ProfileFile.text(of: journal).utf8)
    let whole = lines(of: bytes)
    for end in 0..<bytes.count - 1 {
      let cut = Array(bytes[..<end])
      guard end >= whole[0].count else {
        #expect(fault(cut) == .anotherKind, "\(end)")
        continue
      }
      let file = try ProfileFile(cut)
      // A complete line is valid even if its line ending is missing.
      let isCut = !whole.contains { $0.endIndex == end || $0.startIndex == end }
      #expect(file.badLines.count == (isCut ? 1 : 0), "\(end)")
      #expect(file.missingLines == whole.count - lines(of: cut).count, "\(end)")
    }
  }

  @Test func `invalid lines of a profile file are reported by number, even if they are equal`() throws {
    var lines = ProfileFile.text(of: journal).split(separator: "\n").map(String.init)
    let count = lines.count
    for index in [4, 3, 2, 2] { lines.insert("rubbish", at: index) }
    lines[1] = "{\"version\":7}"
    let file = try ProfileFile(Array(lines.joined(separator: "\n").utf8))
    #expect(file.badLines == [2, 3, 4, 6, 8])
    #expect(file.journal.tailCount == count - 2)
  }

  @Test func `a randomly changed profile file is refused or read, and can then be merged`() {
    var generator = SeededGenerator(seed: seedOfThisRun)
    let text = Array(ProfileFile.text(of: journal).utf8)
    for _ in 0..<300 {
      var bytes = text
      for _ in 0...generator.below(8) { bytes[generator.below(bytes.count)] = UInt8(generator.below(256)) }
      guard let file = try? ProfileFile(bytes) else { continue }
      let news = file.news(for: journal)
      var merged = journal
      merged.merge(news)
      _ = merged.profile
      #expect(file.news(for: merged).devices.isEmpty, "SEED=\(seedOfThisRun)")
    }
  }
}
