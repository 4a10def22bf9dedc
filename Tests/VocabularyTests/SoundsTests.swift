import Testing
import Vocabulary

/// The sounds file: one line per entry, in the entries' order.
@Suite struct SoundsTests {
  @Test func `each line of a sounds file has one sound, or an American and a British sound`() throws {
    let sounds = try Sounds(Array("ə\t\ntɪr\ttɪə\nteɪk ɔːf\n".utf8))
    #expect(sounds.count == 3)
    #expect(sounds[0] == ["ə"] && sounds[1] == ["tɪr", "tɪə"] && sounds[2] == ["teɪk ɔːf"])
  }

  @Test func `an entry without a line in the sounds file has no sound`() throws {
    let sounds = try Sounds(Array("a\n\nb".utf8))
    // A text without a line feed at its end is not a line.
    #expect(sounds.count == 2)
    for entry in [-1, 1, 2, Int.max, .min] { #expect(sounds[entry] == []) }
    #expect(try Sounds([]).count == 0)
  }

  @Test func `random bytes never make the parser of sounds files trap`() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...80, using: &generator)).map { _ in
        [0x09, 0x0A, 0x61, UInt8.random(in: 0...255, using: &generator)].randomElement(using: &generator)!
      }
      let sounds = try Sounds(bytes)
      #expect(sounds.count == bytes.count { $0 == 0x0A }, "\(bytes)")
      for entry in 0..<sounds.count { #expect(sounds[entry].allSatisfy { !$0.isEmpty }, "\(bytes)") }
    }
  }
}
