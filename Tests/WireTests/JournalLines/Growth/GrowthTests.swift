import Foundation
import Journal
import Rules
import TestTools
import Testing

@testable import Wire

/// Tests the growth of a journal in figures that are the same on every machine. The command `make bench-growth` measures the
/// growth that depends on the machine, with the files that these tests write.
@Suite(.serialized) struct GrowthTests {
  /// Writes a journal to the folder in which `make bench-growth` looks for it.
  private func write(_ lines: [String], as name: String) throws {
    let folder = repository.appendingPathComponent(".build/data/growth")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(lines.joined(separator: "\n").utf8).write(to: folder.appendingPathComponent("\(name).lines"))
  }

  @Test func `large journals of saved words and devices are written and read back without loss`() throws {
    let saved = KeenPlayer.events(devices: 1, each: 9000)
    var journal = PlayerJournal()
    journal.add(saved)
    journal.compact(journal.devices[0])
    let visits = KeenPlayer.events(devices: 2000, each: 5)
    let lines = [
      "9000-saved-words": journal.checkpoint(of: journal.devices[0]).lines(ofAbout: 24 * 1024),
      "2000-devices": visits.map { $0.line },
      "5000-lines": KeenPlayer.events(devices: 1, each: 5000, from: 3000).map { $0.line },
    ]
    for (name, lines) in lines { try write(lines, as: name) }
    for (name, count) in ["9000-saved-words": 9000, "2000-devices": 9000, "5000-lines": 5000] {
      var reader = JournalReader()
      reader.read(Array(try #require(lines[name]).joined(separator: "\n").utf8))
      reader.end()
      #expect(reader.faults.isEmpty)
      #expect(reader.journal.profile.savedWords.count == count, "\(name)")
    }
  }

  @Test(.full, arguments: [1, 5]) func `ten years of play fit in 1.5 MB and are read back without loss in slices`(
    devices: Int
  ) throws {
    var player = KeenPlayer(devices: devices)
    var years = 0
    for more in [1, 2, 7] {
      player.play(days: 365 * more)
      years += more
      let lines = player.lines
      let text = Array(lines.joined(separator: "\n").utf8)
      try write(lines, as: "\(devices)-devices-\(years)-years")
      #expect(text.count <= 1_500_000, "\(years) years")
      #expect(player.journal.devices.count == devices)
      // Events are compacted into a checkpoint above 64 kB, and a day adds at most 40 kB.
      #expect(lines.reduce(0) { $0 + ($1.contains("\"counter\":") ? $1.utf8.count : 0) } <= 104 * 1024)
      #expect(lines.allSatisfy { $0.utf8.count <= 48 * 1024 })
      var reader = JournalReader()
      var generator = SeededGenerator(seed: seedOfThisRun)
      var rest = lines[...]
      while !rest.isEmpty {
        let slice = rest.prefix(1 + generator.below(40))
        reader.read(Array(slice.joined(separator: "\n").utf8))
        rest = rest.dropFirst(slice.count)
      }
      reader.end()
      #expect(reader.faults.isEmpty)
      #expect(reader.journal == player.journal)
    }
  }
}
