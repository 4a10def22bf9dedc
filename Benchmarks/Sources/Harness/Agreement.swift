/// Proves, before any time is measured, that the compared libraries (the peers) give the same answers. The comparison
/// excludes Hunspell because Hunspell uses another word list.
public struct Agreement {
  /// The disagreements that were found.
  public private(set) var differences: [String] = []

  public init(_ peers: Peers, _ samples: Samples, tutorialRacks: Int) {
    compareMembership(peers, samples)
    for (length, racks) in samples.racks { compareRacks(peers, racks, samples.words, "\(length) letters") }
    compareCounts(peers, samples.manyRacks, "many racks")
    for (_, racks) in samples.racks { compareTutorial(peers, racks.prefix(tutorialRacks)) }
  }

  private mutating func expect(_ holds: Bool, _ difference: @autoclosure () -> String) {
    if !holds { differences.append(difference()) }
  }

  private mutating func compareMembership(_ peers: Peers, _ samples: Samples) {
    // If a peer finds all words and rejects all other texts, each of its answers is right.
    for (name, count) in peers.members {
      let (hits, misses) = (count(samples.hits), count(samples.misses))
      expect(hits == samples.hits.count, "\(name): \(hits) of \(samples.hits.count) hits")
      expect(misses == 0, "\(name): \(misses) of the misses are words")
    }
  }

  /// Compares the words that each rack makes, and compares our word numbers with the words' indexes in the list.
  private mutating func compareRacks(_ peers: Peers, _ racks: Texts, _ words: Texts, _ name: String) {
    for (index, rack) in peers.ours.racks(racks).enumerated() {
      let ours = peers.ours.list(rack, minimum: Samples.minimum)
      let digest = ours.reduce(0) { $0 &+ Digest.hash($1.letters) }
      for (peer, whose) in [(peers.kwg, "the KWG walk"), (peers.oursInC, "ours in C++")] {
        let count = peer.list(racks[index], minimum: Samples.minimum)
        expect(
          count == ours.count && peer.listedDigest == digest,
          "\(racks.text(index)): ours lists \(ours.count) words, \(whose) \(count), or others")
      }
      for (number, letters) in ours {
        expect(
          number < words.count && words[number].elementsEqual(letters),
          "\(racks.text(index)): number \(number) is not \(String(decoding: letters, as: UTF8.self))")
      }
    }
    compareCounts(peers, racks, name)
  }

  private mutating func compareCounts(_ peers: Peers, _ texts: Texts, _ name: String) {
    let racks = peers.ours.racks(texts)
    let expected = racks.map { peers.ours.list($0, minimum: Samples.minimum).count }
    expect(racks.map { peers.ours.count($0, minimum: Samples.minimum) } == expected, "\(name): our counts differ")
    expect(
      peers.ours.countTogether(racks, minimum: Samples.minimum) == expected, "\(name): our counts together differ")
    var counts = [UInt32](repeating: 0, count: texts.count)
    _ = peers.kwg.countEach(texts, minimum: Samples.minimum, into: &counts)
    expect(counts.map(Int.init) == expected, "\(name): the KWG walk's counts differ")
    _ = peers.oursInC.countEach(texts, minimum: Samples.minimum, into: &counts)
    expect(counts.map(Int.init) == expected, "\(name): our counts in C++ differ")
    _ = peers.oursInC.countTogether(texts, minimum: Samples.minimum, into: &counts)
    expect(counts.map(Int.init) == expected, "\(name): our counts together in C++ differ")
  }

  private mutating func compareTutorial(_ peers: Peers, _ texts: Texts) {
    for (index, rack) in peers.ours.racks(texts).enumerated() {
      let ours = peers.ours.list(rack, minimum: Samples.minimum).map { String(decoding: $0.letters, as: UTF8.self) }
      let loop = TutorialLoop.list(texts.text(index), peers.wordStrings, minimum: Samples.minimum)
      expect(ours.sorted() == loop.sorted(), "\(texts.text(index)): the tutorial loop lists other words")
    }
  }
}
