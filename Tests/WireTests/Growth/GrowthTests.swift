import Foundation
import Journal
import Rules
import TestTools
import Testing

@testable import Wire

/// What does not depend on the machine of how a journal grows. `make bench-growth` measures the rest, with the files that this writes.
@Suite(.serialized) struct GrowthTests {
  @Test(arguments: [1, 5]) func `ten years are stored in 1.5 MB, and read back whole, in slices`(devices: Int) throws {
    let folder = repository.appendingPathComponent(".build/data/growth")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var player = KeenPlayer(devices: devices)
    var years = 0
    for more in [1, 2, 7] {
      player.play(days: 365 * more)
      years += more
      let lines = player.lines
      let text = Array(lines.joined(separator: "\n").utf8)
      try Data(text).write(to: folder.appendingPathComponent("\(devices)-devices-\(years)-years.lines"))
      #expect(text.count <= 1_500_000, "\(years) years")
      #expect(player.journal.devices.count == devices)
      // A checkpoint takes the place of what is more than 64 kB, and a day adds 40 at most.
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
