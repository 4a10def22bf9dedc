import Testing

@testable import Words

/// Bytes that are no lexicon: a fault that says where, or a lexicon that answers every question; never a trap.
struct HostileLexiconTests {
  static let file: [UInt8] = {
    let list =
      "papa\t450\tc\npapá\t520\tc\nque\t800\tc\nqué\t670\tc\nsí\t600\to\nñu\t90\t\nsus\t300\tc\nsusa\t20\t\nanís\t310\tc"
    return try! Lexicon.encode(WordList(Array(list.utf8), language: .spanish, layout: .table))
  }()

  /// Makes the two hashes fit again, so that what lies behind them is reached.
  private func repaired(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count >= 80 else { return bytes }
    var bytes = bytes
    put(ContentHash(bytes[80...]).value, at: 16, byteCount: 8, in: &bytes)
    put(ContentHash(bytes[..<72]).value, at: 72, byteCount: 8, in: &bytes)
    return bytes
  }

  private func put(_ value: UInt64, at offset: Int, byteCount: Int, in bytes: inout [UInt8]) {
    var number: [UInt8] = []
    number.append(value, byteCount: byteCount)
    bytes.replaceSubrange(offset..<offset + byteCount, with: number)
  }

  private func number(at offset: Int, in bytes: [UInt8]) -> Int { bytes.count(at: offset) }

  /// Asks everything of what opens. `nil` for bytes that are refused.
  @discardableResult
  private func ask(_ bytes: [UInt8]) -> LexiconFault? {
    do throws(LexiconFault) {
      let lexicon = try Lexicon(bytes: bytes)
      _ = lexicon.firstBrokenInvariant()
      var count = 0
      lexicon.forEachWord { match in
        count += 1
        #expect(match.word.letters.allSatisfy { $0.rawValue < lexicon.alphabet.count })
        #expect(lexicon.word(match.number) == match.word)
        #expect(!lexicon.spellings(of: match.number).isEmpty)
        _ = lexicon.rating(of: match.number)
      }
      #expect(count == lexicon.wordCount)
      if let rack = try? lexicon.alphabet.fold("papasususeñis") {
        _ = lexicon.words(from: rack, minimum: 0)
        _ = lexicon.contains(rack)
      }
      return nil
    } catch {
      #expect(!error.description.isEmpty)
      return error
    }
  }

  @Test func `a file cut at any byte is refused`() {
    for count in 0..<Self.file.count {
      #expect(ask(Array(Self.file[..<count])) != nil, "cut at byte \(count)")
      #expect(ask(repaired(Array(Self.file[..<count]))) != nil, "cut at byte \(count), hashes repaired")
    }
    #expect(ask(Self.file) == nil)
  }

  @Test func `a file with anything after it is refused`() {
    for extra in [[0], [0, 0, 0, 0, 0, 0, 0, 0], Self.file] as [[UInt8]] {
      #expect(ask(Self.file + extra) != nil)
      #expect(ask(repaired(Self.file + extra)) != nil)
    }
  }

  @Test func `a changed byte is found`() {
    for place in Self.file.indices {
      for change in [0x01, 0x10, 0x80, 0xFF] as [UInt8] {
        var bytes = Self.file
        bytes[place] ^= change
        #expect(ask(bytes) != nil, "byte \(place)")
      }
    }
  }

  @Test func `any value of any byte, with hashes that fit, does no harm`() {
    for place in Self.file.indices {
      for value in UInt8.min ... .max {
        var bytes = Self.file
        bytes[place] = value
        ask(repaired(bytes))
      }
    }
  }

  @Test func `many changed bytes, with hashes that fit, do no harm`() {
    for count in 0..<20_000 {
      let seed = SeededGenerator.seed &+ UInt64(count)
      var generator = SeededGenerator(seed: seed)
      var bytes = Self.file
      for _ in 0..<Int.random(in: 2...12, using: &generator) {
        let place = Int.random(in: 80..<bytes.count, using: &generator)
        bytes[place] = bytes.randomElement(using: &generator)! ^ UInt8(1 << Int.random(in: 0..<8, using: &generator))
      }
      ask(repaired(bytes))
    }
  }

  @Test func `offsets and counts at their limits are refused`() {
    let limits: [UInt64] = [0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFF8, 0xFFFF_FFFF]
    // Words, spellings, and the offset and count of each section.
    for offset in [24, 28, 32, 36, 40, 44, 48, 52, 56, 60] {
      for value in limits + [
        0, UInt64(number(at: offset, in: Self.file)) + 1, UInt64(number(at: offset, in: Self.file)) + 8,
      ] {
        var bytes = Self.file
        put(value, at: offset, byteCount: 4, in: &bytes)
        if bytes != Self.file { #expect(ask(repaired(bytes)) != nil, "\(value) at byte \(offset)") }
      }
    }
  }

  @Test func `no two sections may share bytes`() {
    var bytes = Self.file
    bytes.replaceSubrange(48..<56, with: Self.file[40..<48])
    #expect(ask(repaired(bytes)) != nil)
  }

  @Test(
    arguments: [
      // Little-endian: letter, ends a word (20), last of its node (40), target × 128.
      ("leads past the end", 0xFFFF_FFE0, 0),
      ("ends nothing and leads nowhere", 0x0000_0040, 0),
      ("a letter beyond the alphabet", 0x0000_007F, nil),
      ("the last edge is not the last of its node", 0x0000_0020, nil),
    ] as [(String, UInt32, Int?)])
  func `an edge that cannot be is refused`(what: String, bits: UInt32, index: Int?) {
    var bytes = Self.file
    let start = number(at: 40, in: bytes)
    let edgeCount = number(at: 44, in: bytes) / 4
    put(UInt64(bits), at: start + 4 * (index ?? edgeCount - 1), byteCount: 4, in: &bytes)
    guard case .badEdge = ask(repaired(bytes)) else {
      Issue.record("\(what): not refused")
      return
    }
  }

  @Test func `an edge that leads backwards or into the middle of a node is refused`() {
    let start = number(at: 40, in: Self.file)
    let edgeCount = number(at: 44, in: Self.file) / 4
    let edges = (0..<edgeCount).map { Self.file.number(at: start + 4 * $0, byteCount: 4) }
    for index in 0..<edgeCount {
      for target in 1..<edgeCount {
        var bytes = Self.file
        put(edges[index] & 0x7F | UInt64(target) << 7, at: start + 4 * index, byteCount: 4, in: &bytes)
        let fault = ask(repaired(bytes))
        let isPossible = target > index && edges[target - 1] & 0x40 != 0
        if !isPossible { #expect(fault == .badEdge(index: index), "\(index) to \(target)") }
      }
    }
  }

  @Test func `words without end or beyond counting are refused`() {
    // A chain of edges each of which ends a word and leads to the next: one word longer than the longest.
    func chain(_ count: Int) -> [WordGraph.Edge] {
      (0..<count).map { place in
        WordGraph.Edge(letter: Letter(0), endsWord: true, isLast: true, target: place == count - 1 ? 0 : place + 1)
      }
    }
    #expect(throws: Never.self) { try WordGraph(edges: chain(64), alphabetCount: 26) }
    #expect(throws: LexiconFault.badEdge(index: 0)) {
      try WordGraph(edges: chain(65), alphabetCount: 26)
    }
    // Each node has eight letters, all leading to the next node: 8³² words of 256 edges.
    var wide: [WordGraph.Edge] = []
    for depth in 0..<32 {
      for place in 0..<8 {
        wide.append(
          WordGraph.Edge(
            letter: Letter(UInt8(place)), endsWord: true, isLast: place == 7, target: depth == 31 ? 0 : 8 * (depth + 1))
        )
      }
    }
    #expect(throws: LexiconFault.self) { try WordGraph(edges: wide, alphabetCount: 26) }
  }

  @Test(arguments: [
    ("en", LexiconFault.wrongAlphabet), ("it", .wrongAlphabet), ("de", .unknownLanguage), ("", .unknownLanguage),
    ("english", .unknownLanguage), ("ES", .unknownLanguage), ("es-X", .unknownLanguage),
  ])
  func `another language than the alphabet's is refused`(code: String, fault: LexiconFault) {
    var bytes = Self.file
    bytes.replaceSubrange(12..<16, with: (Array(code.utf8) + [0, 0, 0, 0]).prefix(4))
    #expect(ask(repaired(bytes)) == fault)
  }

  @Test func `reserved bytes and gaps hold zeros`() {
    let ends = [40, 48].map { number(at: $0 - 8, in: Self.file) + number(at: $0 - 4, in: Self.file) }
    for place in [64, 71] + ends where Self.file[place] == 0 {
      var bytes = Self.file
      bytes[place] = 1
      #expect(ask(repaired(bytes)) != nil, "byte \(place)")
    }
  }

  @Test func `another format version is named`() {
    for version in [0, 2, 0xFFFF] as [UInt64] {
      var bytes = Self.file
      put(version, at: 8, byteCount: 2, in: &bytes)
      #expect(ask(bytes) == .unknownVersion(Int(version)))
    }
  }

  @Test func `what is no lexicon at all is named so`() {
    #expect(ask([]) == .truncated(byteCount: 0, needed: 80))
    #expect(ask(Array("<!doctype html>".utf8) + [UInt8](repeating: 0x20, count: 100)) == .notALexicon)
    #expect(ask([UInt8](repeating: 0, count: 80)) == .notALexicon)
  }

  @Test func `random bytes do no harm`() {
    for count in 0..<2000 {
      let seed = SeededGenerator.seed &+ UInt64(count)
      var generator = SeededGenerator(seed: seed)
      let size = Int.random(in: 0...300, using: &generator)
      let noise = (0..<size).map { _ in UInt8.random(in: 0 ... .max, using: &generator) }
      #expect(ask(noise) != nil, "SEED=\(seed)")
      ask(repaired(Array(Self.file[..<80]) + noise))
    }
  }
}
