import Testing

@testable import Harness

@Suite struct FigureTests {
  @Test func `the same seed gives the same samples`() {
    let words = (0..<500).map { place in Array("word\(place)".utf8).map { $0 < 97 ? $0 + 49 : $0 } }
    let (one, same, other) = (Samples(words, seed: 1), Samples(words, seed: 1), Samples(words, seed: 2))
    #expect(one.hits[0].elementsEqual(same.hits[0]))
    #expect((0..<100).contains { !one.hits[$0].elementsEqual(other.hits[$0]) })
  }

  @Test func `a median is the one in the middle, a spread the distance of the quartiles`() {
    let timing = Timing(seconds: [9, 1, 3, 2, 4])
    #expect(timing.median == 3)
    #expect(timing.spread == (4.0 - 2.0) / 3.0)
  }

  @Test func `lines with anything but small letters are no words`() {
    let words = WordFile.words(Array("tree\nTree\nit's\napple\ntree\n\nété\n".utf8))
    #expect(words.map { String(decoding: $0, as: UTF8.self) } == ["apple", "tree"])
  }
}
