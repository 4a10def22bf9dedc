import TestTools
import Testing

@testable import Words

/// Damaged lexicons must throw a fault or answer every question, and never trap.
struct HostileLexiconTests {
  static let file: [UInt8] = {
    let list =
      "papa\t450\tc\npapá\t520\tc\nque\t800\tc\nqué\t670\tc\nsí\t600\to\nñu\t90\t\nsus\t300\tc\nsusa\t20\t\nanís\t310\tc"
    return try! Lexicon.encode(WordList(Array(list.utf8), language: .spanish, layout: .table))
  }()

  /// Corrects the two checksums, so that opening the file also reaches the checks after the checksums.
  private func repaired(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count >= LexiconHeader.byteCount else { return bytes }
    var bytes = bytes
    put(ContentHash(bytes[LexiconHeader.byteCount...]).value, at: 24, byteCount: 8, in: &bytes)
    let checksum = LexiconHeader.checksumOffset
    put(ContentHash(bytes[..<checksum]).value, at: checksum, byteCount: 8, in: &bytes)
    return bytes
  }

  private func put(_ value: UInt64, at offset: Int, byteCount: Int, in bytes: inout [UInt8]) {
    var number: [UInt8] = []
    number.append(value, byteCount: byteCount)
    bytes.replaceSubrange(offset..<offset + byteCount, with: number)
  }

  private func number(at offset: Int, in bytes: [UInt8]) -> Int {
    bytes[offset..<(offset + 4)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// The position of a section in ``file``.
  private func section(_ section: LexiconHeader.Section) -> Range<Int> {
    let entry = 48 + 8 * section.rawValue
    let start = number(at: entry, in: Self.file)
    return start..<(start + number(at: entry + 4, in: Self.file))
  }

  /// Opens the bytes and asks everything of the lexicon. Opens the bytes as a lexicon and runs every query of the
  /// lexicon.
  @discardableResult
  private func ask(_ bytes: [UInt8]) -> LexiconFault? {
    askByHeader(bytes)
    do throws(LexiconFault) {
      let lexicon = try Lexicon(bytes: bytes)
      _ = lexicon.firstBrokenInvariant()
      var count = 0
      lexicon.forEachWord { match in
        count += 1
        #expect(match.word.letters.allSatisfy { $0.rawValue < lexicon.alphabet.count })
        #expect(lexicon.word(match.number) == match.word)
      }
      #expect(count == lexicon.wordCount)
      query(lexicon)
      return nil
    } catch {
      #expect(!error.description.isEmpty)
      return error
    }
  }

  /// A lexicon opened with only its header checked may give any answers, but must not trap.
  private func askByHeader(_ bytes: [UInt8]) {
    guard let lexicon = try? Lexicon(LexiconBytes(bytes), checking: .header) else { return }
    query(lexicon)
  }

  private func query(_ lexicon: Lexicon) {
    for number in [0, 1, lexicon.wordCount - 1, lexicon.wordCount, Int(Int32.max)] {
      _ = lexicon.word(number)
      #expect(!lexicon.spellings(of: number).isEmpty)
      _ = lexicon.rating(of: number)
    }
    for text in ["papa", "SÍ", "n\u{303}u", "zzz", ""] {
      let isWord = lexicon.contains(utf8: Array(text.utf8).span)
      if let word = try? lexicon.alphabet.fold(text) {
        #expect(isWord == lexicon.contains(word))
        lexicon.forEachNeighbour(of: word) { _ in }
        _ = LetterCounts(word)
      }
    }
    let solver = Solver(lexicon)
    var racks: [Word] = []
    for text in ["papasususeñis", "papa", "s", "pppppppppppppppppppp"] {
      guard let rack = try? lexicon.alphabet.fold(text) else { continue }
      racks.append(rack)
      _ = lexicon.words(from: rack, minimum: 0)
      _ = solver.countWords(from: rack, minimum: 0)
      for index in 0..<solver.solve(rack, minimum: 0) {
        _ = LetterCounts(solver.word(of: index))
        _ = lexicon.spellings(of: solver.number(of: index))
      }
    }
    _ = solver.countWords(from: racks, minimum: 0)
  }

  @Test func `a lexicon cut at any byte is refused`() {
    for count in 0..<Self.file.count {
      #expect(ask(Array(Self.file[..<count])) != nil, "cut at byte \(count)")
      #expect(ask(repaired(Array(Self.file[..<count]))) != nil, "cut at byte \(count), hashes repaired")
    }
    #expect(ask(Self.file) == nil)
  }

  @Test func `a lexicon with extra bytes at its end is refused`() {
    for extra in [[0], [0, 0, 0, 0, 0, 0, 0, 0], Self.file] as [[UInt8]] {
      #expect(ask(Self.file + extra) != nil)
      #expect(ask(repaired(Self.file + extra)) != nil)
    }
  }

  @Test func `opening a lexicon detects any changed byte`() {
    for index in Self.file.indices {
      for change in [0x01, 0x10, 0x80, 0xFF] as [UInt8] {
        var bytes = Self.file
        bytes[index] ^= change
        #expect(ask(bytes) != nil, "byte \(index)")
      }
    }
  }

  /// The alphabet, the graph, the numbers and the index are derived from the words, so `firstBrokenInvariant()`
  /// recomputes and compares these sections.
  @Test func `opening a lexicon detects a section that does not match its words`() {
    for part in [LexiconHeader.Section.alphabet, .graph, .numbers, .index] {
      for index in section(part) {
        for bit in [0, 3, 7] as [UInt8] {
          var bytes = Self.file
          bytes[index] ^= 1 << bit
          guard let lexicon = try? Lexicon(bytes: repaired(bytes)) else { continue }
          #expect(lexicon.firstBrokenInvariant() != nil, "byte \(index) of the \(part) section")
        }
      }
    }
  }

  @Test func `opening a lexicon detects an offensive word that is marked common`() throws {
    var bytes = Self.file
    bytes[section(.ratings).lowerBound] |= 0xC0
    #expect(try Lexicon(bytes: repaired(bytes)).firstBrokenInvariant() != nil)
  }

  @Test func `a lexicon with one changed byte and repaired checksums never makes the reader trap`() {
    for index in Self.file.indices {
      let bits = (0..<8).map { Self.file[index] ^ 1 << UInt8($0) }
      for value in bits + [0, 1, 0x1F, 0x3F, 0x7F, 0x80, 0xFE, 0xFF] {
        var bytes = Self.file
        bytes[index] = value
        ask(repaired(bytes))
      }
    }
  }

  @Test func `a lexicon with many changed bytes and repaired checksums never makes the reader trap`() {
    for count in 0..<20_000 {
      let seed = seedOfThisRun &+ UInt64(count)
      var generator = SeededNumbers(seed: seed)
      var bytes = Self.file
      for _ in 0..<Int.random(in: 2...12, using: &generator) {
        let index = Int.random(in: LexiconHeader.byteCount..<bytes.count, using: &generator)
        bytes[index] = bytes.randomElement(using: &generator)! ^ UInt8(1 << Int.random(in: 0..<8, using: &generator))
      }
      ask(repaired(bytes))
    }
  }

  @Test func `a lexicon with extreme offsets and counts is refused`() {
    let limits: [UInt64] = [0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFF8, 0xFFFF_FFFF]
    // The numbers of words and spellings, and the offset and size of each section.
    for offset in [32, 36] + Array(stride(from: 48, to: 96, by: 4)) {
      for value in limits + [
        0, UInt64(number(at: offset, in: Self.file)) + 1, UInt64(number(at: offset, in: Self.file)) + 8,
      ] {
        var bytes = Self.file
        put(value, at: offset, byteCount: 4, in: &bytes)
        if bytes != Self.file { #expect(ask(repaired(bytes)) != nil, "\(value) at byte \(offset)") }
      }
    }
  }

  @Test func `extreme counts and offsets in a lexicon's index never make the reader trap`() {
    let start = section(.index).lowerBound
    let trie = start + SolvingIndex.headerByteCount
    for offset in [start, start + 4, trie + 8, trie + 12, trie + 16, trie + 20, trie + 24] {
      let before = UInt64(number(at: offset, in: Self.file))
      for value in [0, 1, 2, 255, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF, before - 1, before + 1, before + 8] {
        var bytes = Self.file
        put(value & 0xFFFF_FFFF, at: offset, byteCount: 4, in: &bytes)
        ask(repaired(bytes))
      }
    }
  }

  @Test func `a lexicon with overlapping sections is refused`() {
    var bytes = Self.file
    bytes.replaceSubrange(64..<72, with: Self.file[56..<64])
    #expect(ask(repaired(bytes)) != nil)
  }

  @Test func `a lexicon whose word numbers do not match its graph is refused`() {
    var bytes = Self.file
    let numbers = section(.numbers)
    for offset in stride(from: numbers.lowerBound + 4, to: numbers.upperBound, by: 2) {
      put(0x1234, at: offset, byteCount: 2, in: &bytes)
      guard case .badEdge = ask(repaired(bytes)) else {
        Issue.record("byte \(offset): not refused")
        return
      }
      bytes = Self.file
    }
  }

  @Test func `a lexicon is refused if a rating has a wrong flag for stored spellings`() {
    for offset in section(.ratings) {
      var bytes = Self.file
      bytes[offset] ^= Rating.hasSpellings
      guard case .badSpelling = ask(repaired(bytes)) else {
        Issue.record("byte \(offset): not refused")
        continue
      }
    }
  }

  /// The units of a graph in which each node has edges with these labels to the next node; the last node's edges lead
  /// to `lastNode`.
  private func chain(_ count: Int, labels: ClosedRange<Int>, lastNode: Int) -> LexiconBytes {
    var units = [WordGraph.Unit](repeating: WordGraph.Unit(bits: 0), count: 32 * (count + 1))
    units[0] = WordGraph.Unit(label: 0, endsWord: false, node: 32)
    for depth in 1...count {
      for label in labels {
        units[32 * depth ^ label] = WordGraph.Unit(
          label: label, endsWord: true, node: depth == count ? lastNode : 32 * (depth + 1))
      }
    }
    var bytes: [UInt8] = []
    for unit in units { bytes.append(UInt64(unit.bits), byteCount: 4) }
    return LexiconBytes(bytes)
  }

  private func survey(_ storage: LexiconBytes) throws -> WordGraph.Survey {
    try withExtendedLifetime(storage) { try WordGraph(units: storage.view, wordCount: 1).survey(alphabetCount: 26) }
  }

  @Test func `a lexicon with endless words or too many words to count is refused`() throws {
    #expect(try survey(chain(64, labels: 1...1, lastNode: 0)).maximumLength == 64)
    #expect(throws: LexiconFault.self) { try survey(chain(65, labels: 1...1, lastNode: 0)) }
    // The last edge leads back to the root node, to a node in the middle, or beyond the array.
    for node in [32, 96, 1 << 25] {
      #expect(throws: LexiconFault.self, "\(node)") { try survey(chain(5, labels: 1...1, lastNode: node)) }
    }
    // Each of the 32 nodes has edges with eight letters, so 256 edges make 8³² words.
    #expect(throws: LexiconFault.self) { try survey(chain(32, labels: 1...8, lastNode: 0)) }
  }

  @Test func `a lexicon with an edge that leads nowhere and ends no word is refused`() {
    let graph = section(.graph)
    for offset in stride(from: graph.lowerBound + 4, to: graph.upperBound, by: 4) {
      let label = number(at: offset, in: Self.file) & 0x1F
      guard label != 0 else { continue }
      var bytes = Self.file
      put(UInt64(label), at: offset, byteCount: 4, in: &bytes)
      #expect(ask(repaired(bytes)) != nil, "byte \(offset)")
    }
  }

  @Test(arguments: [
    ("en", LexiconFault.wrongAlphabet), ("it", .wrongAlphabet), ("de", .unknownLanguage), ("", .unknownLanguage),
    ("english", .unknownLanguage), ("ES", .unknownLanguage), ("es-X", .unknownLanguage),
  ])
  func `a lexicon whose language does not match its alphabet is refused`(code: String, fault: LexiconFault) {
    var bytes = Self.file
    bytes.replaceSubrange(12..<16, with: (Array(code.utf8) + [0, 0, 0, 0]).prefix(4))
    #expect(ask(repaired(bytes)) == fault)
  }

  @Test func `a lexicon whose reserved bytes or gaps are not zero is refused`() {
    let gaps = LexiconHeader.Section.allCases.dropLast().map { section($0).upperBound }
    for index in [41, 47, 96, 119] + gaps where Self.file[index] == 0 && index % LexiconHeader.alignment != 0 {
      var bytes = Self.file
      bytes[index] = 1
      #expect(ask(repaired(bytes)) != nil, "byte \(index)")
    }
  }

  @Test func `a lexicon whose sections do not match its edition is refused`() {
    var bytes = Self.file
    bytes[40] = 1
    #expect(ask(repaired(bytes)) != nil)
    bytes[40] = 2
    #expect(ask(repaired(bytes)) == .badSection(.header, byteOffset: 40))
  }

  @Test func `a lexicon of another format version is refused with its version number`() {
    for version in [0, 1, 2, 4, 0xFFFF] as [UInt64] {
      var bytes = Self.file
      put(version, at: 8, byteCount: 2, in: &bytes)
      #expect(ask(bytes) == .unknownVersion(Int(version)))
    }
  }

  @Test func `a file that is not a lexicon is refused with its own fault`() {
    #expect(ask([]) == .truncated(byteCount: 0, needed: 128))
    #expect(ask(Array("<!doctype html>".utf8) + [UInt8](repeating: 0x20, count: 150)) == .notALexicon)
    #expect(ask([UInt8](repeating: 0, count: 128)) == .notALexicon)
  }

  @Test func `random bytes never make the reader of lexicons trap`() {
    for count in 0..<2000 {
      let seed = seedOfThisRun &+ UInt64(count)
      var generator = SeededNumbers(seed: seed)
      let size = Int.random(in: 0...300, using: &generator)
      let noise = (0..<size).map { _ in UInt8.random(in: 0 ... .max, using: &generator) }
      #expect(ask(noise) != nil, "SEED=\(seed)")
      ask(repaired(Array(Self.file[..<LexiconHeader.byteCount]) + noise))
    }
  }
}
