import Foundation
import Testing

@testable import Harness

/// These tests use a small list, so that they are fast; `bench` compares the answers for the whole list.
@Suite struct AgreementTests {
  static let seed: UInt64 = 7
  let small: TestPeers

  init() throws {
    // Words that share letters, beginnings and endings, and two words with one letter repeated more often than in
    // others.
    var generator = Generator(seed: AgreementTests.seed)
    var words: Set<[UInt8]> = [Array("zzzzzzzz".utf8), Array("aaaaaaaaaaaaaaa".utf8)]
    while words.count < 4000 {
      let length = 1 + generator.below(15)
      words.insert((0..<length).map { _ in Array("aeiorstnlz".utf8)[generator.below(10)] })
    }
    let sorted = words.sorted { $0.lexicographicallyPrecedes($1) }
    small = try TestPeers(sorted, seed: AgreementTests.seed, .init(membership: 1000, racks: 20, manyRacks: 500))
  }

  @Test func `all peers give the same answers`() {
    let differences = Agreement(small.peers, small.samples, tutorialRacks: 3).differences
    #expect(differences == [], "seed \(AgreementTests.seed)")
  }

  @Test func `peers that differ are found`() {
    let others = Samples([Array("other".utf8), Array("words".utf8)], seed: AgreementTests.seed)
    #expect(!Agreement(small.peers, others, tutorialRacks: 0).differences.isEmpty)
  }

  @Test(.enabled(if: isOptimized)) func `nothing is allocated once it is warm`() {
    for (what, count) in Figures(small.peers, small.files, small.samples).allocations { #expect(count == 0, "\(what)") }
  }

  static let wholeList = "/usr/share/dict/american-english-huge"

  @Test(.enabled(if: isOptimized && FileManager.default.isReadableFile(atPath: wholeList)))
  func `the whole list keeps what is promised of figures, and some racks agree`() throws {
    let words = try WordFile.read(AgreementTests.wholeList)
    let whole = try TestPeers(words, seed: AgreementTests.seed, .init(membership: 1000, racks: 5, manyRacks: 50))
    #expect(Agreement(whole.peers, whole.samples, tutorialRacks: 1).differences == [], "seed \(AgreementTests.seed)")
    for target in Target.exact(Figures(whole.peers, whole.files, whole.samples)) {
      #expect(target.isMet, "\(target.promise); found \(target.found)")
    }
  }
}
