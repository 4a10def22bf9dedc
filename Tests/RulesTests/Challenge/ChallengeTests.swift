import Formats
import TestTools
import Testing
import Words

@testable import Rules

private let anyLanguage = Language.allCases

/// The seal of a challenge's link. ChallengeCheckTests tests which words are suitable.
struct ChallengeTests {
  private static let words: [(String, Language)] = [
    ("fig", .english), ("apple", .english), ("café", .english), ("piñata", .english), ("Ice cream", .english),
    ("Mother-in-law’s", .english), ("árbol", .spanish), ("ñandú", .spanish), ("cigüeña", .spanish),
    ("an\u{303}o", .spanish), ("perché", .italian), ("città", .italian), (String(repeating: "a", count: 64), .english),
    (String(repeating: "ñ", count: 64), .spanish), (String(repeating: "ａ", count: 64), .italian),
  ]

  private func challenge(_ word: String, _ language: Language) throws -> Challenge {
    try #require(HiddenWord(word, language: language).flatMap { Challenge($0) })
  }

  private func reason(_ sealed: String) -> UnreadableChallenge? {
    do throws(UnreadableChallenge) {
      _ = try Challenge(sealed: sealed)
      return nil
    } catch { return error }
  }

  @Test func `the challenge in the format document is sealed exactly as documented`() throws {
    let challenge = try challenge("árbol", .spanish)
    #expect(challenge.sealed == "AVq88MBynpnQ48nEhH83OP4")
    #expect(challenge.path == "/apple-tree?challenge=AVq88MBynpnQ48nEhH83OP4")
  }

  /// The expected texts come from another program, which was written from the document.
  @Test(
    arguments: [
      ("fig", .english, "Ae2DnEGlTJrh_Dhtayby-iA"), ("ñandú", .spanish, "AbEzlvhixgLqXxBSl_cmZcahmsqSWzymWg"),
      ("perché", .italian, "AbvxzRJ2cgDaC-4ClWlT2bBZKPwgTVhsow"),
      (
        String(repeating: "a", count: 64), .english,
        "ASp4fRmTopbOQKFg4lZLwp1aIAOdHU_F_W05EjlHGysAZEYrbVko7q93bpodyNB3tAK-_CHUkSVVG-sxUAnvgGHfb1h4GYnDQjO_t39FYPPL"
      ),
    ] as [(String, Language, String)])
  func `sealing a challenge gives the same text as another implementation`(
    word: String, language: Language, expected: String
  ) throws {
    #expect(try challenge(word, language).sealed == expected)
  }

  @Test(arguments: words)
  func `an opened challenge equals the sealed challenge byte by byte`(word: String, language: Language) throws {
    let sealed = try challenge(word, language).sealed
    let opened = try Challenge(sealed: sealed)
    #expect(Array(opened.word.spelling.utf8) == Array(word.utf8))
    #expect(opened.word.language == language)
    #expect(opened.sealed == sealed)
  }

  @Test(arguments: words)
  func `challenges with the same word have the same link`(word: String, language: Language) throws {
    #expect(try challenge(word, language).sealed == challenge(word, language).sealed)
  }

  @Test(arguments: words)
  func `neither a challenge link nor its bytes contain three consecutive letters of the word`(
    word: String, language: Language
  ) throws {
    let sealed = try challenge(word, language).sealed
    let bytes = try #require(Base64URL.bytes(sealed))
    let letters = Array(word.utf8)
    for start in 0...(letters.count - 3) {
      let part = letters[start..<start + 3]
      #expect(!Array(sealed.utf8).windows(of: 3).contains { $0.elementsEqual(part) })
      #expect(!bytes.windows(of: 3).contains { $0.elementsEqual(part) })
    }
  }

  @Test func `the challenge links of similar words differ`() throws {
    let links = try ["pear", "bear", "pears", "PEAR"].map { Array(try challenge($0, .english).sealed.utf8) }
    let languages = try anyLanguage.map { Array(try challenge("pera", $0).sealed.utf8) }
    for links in [links, languages] {
      for (place, link) in links.enumerated() {
        for other in links[..<place] { #expect(zip(link, other).count { $0 == $1 } < 6) }
      }
    }
  }

  @Test func `a challenge link reveals the word's length only in steps of eight bytes`() throws {
    let lengths = try (1...64).map { try challenge(String(repeating: "a", count: $0), .english).sealed.utf8.count }
    #expect(Set(lengths[0..<6]) == [23])
    #expect(Set(lengths[6..<14]) == [34])
    #expect(Set(lengths).count == 9)
  }

  @Test(arguments: words)
  func `a challenge link with any changed bit is refused`(word: String, language: Language) throws {
    let sealed = Array(try challenge(word, language).sealed.utf8)
    for place in sealed.indices {
      for bit in 0..<7 {
        var changed = sealed
        changed[place] ^= 1 << bit
        #expect(reason(String(decoding: changed, as: UTF8.self)) != nil)
      }
    }
    let bytes = try #require(Base64URL.bytes(String(decoding: sealed, as: UTF8.self)))
    for place in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[place] ^= 1 << bit
        #expect(reason(Base64URL.text(changed)) == (place == 0 && bit == 1 ? .newer : .altered))
      }
    }
  }

  @Test(arguments: words)
  func `a challenge link that is cut or extended at either end is refused`(word: String, language: Language) throws {
    let sealed = try challenge(word, language).sealed
    for count in 0..<sealed.utf8.count {
      #expect(reason(String(sealed.prefix(count))) == .altered)
      #expect(reason(String(sealed.suffix(count))) != nil)
    }
    for more in ["A", "AA", "AAAAAAAAAAA", " ", "=", "\n", "é", "\0"] {
      #expect(reason(sealed + more) == .altered)
      #expect(reason(more + sealed) == .altered)
    }
  }

  @Test func `a challenge link with a mistyped or swapped character is refused`() throws {
    let sealed = Array(try challenge("árbol", .spanish).sealed.utf8)
    for place in sealed.indices {
      for byte in UInt8(0)...0x7F where byte != sealed[place] {
        var changed = sealed
        changed[place] = byte
        #expect(reason(String(decoding: changed, as: UTF8.self)) != nil)
      }
      for other in sealed[..<place].indices where sealed[other] != sealed[place] {
        var changed = sealed
        changed.swapAt(place, other)
        #expect(reason(String(decoding: changed, as: UTF8.self)) != nil)
      }
    }
  }

  @Test func `a challenge link of a later version is distinguished from an altered link`() {
    for version in UInt8.min...UInt8.max {
      let text = Base64URL.text([version] + Seal.seal(Array("esárbol".utf8)))
      #expect(reason(text) == (version == 1 ? nil : version == 2 || version == 3 ? .newer : .altered))
    }
  }

  /// Plain texts that another program with the keys could seal.
  @Test(arguments: [
    "", "es", "ES\u{E1}rbol", "xxpear", "enpear\0\0\0", "enpear\0\0\0\0\0\0\0\0\0\0", "enpear\0a", "en \u{200B}pear\0",
    "en漢字", "en123\0\0\0", "enstraße", "en\u{301}apple", "en\tpear\0", "en\0\0\0\0\0\0", "\0\0\0\0\0\0\0\0",
    "en" + String(repeating: "a", count: 65) + "\0\0\0\0\0", "en" + String(repeating: "a", count: 198),
  ])
  func `a correctly sealed text that is not a challenge is refused`(plain: String) {
    #expect(reason(Base64URL.text([1] + Seal.seal(Array(plain.utf8)))) == .altered)
  }

  @Test func `sealed challenge bytes that are not UTF-8 are refused`() {
    for bytes: [UInt8] in [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF5, 0x80, 0x80, 0x80]] {
      let plain = Array("en".utf8) + bytes
      let full = plain + [UInt8](repeating: 0, count: 8 - plain.count)
      #expect(reason(Base64URL.text([1] + Seal.seal(full))) == .altered)
    }
  }

  @Test func `the longest possible spelling has a challenge link, and a longer spelling has no link`() throws {
    let longest = try challenge(String(repeating: "ａ", count: HiddenWord.longest), .english)
    #expect(longest.sealed.utf8.count == Challenge.mostSealedCharacters)
    let piled = "a" + String(repeating: "\u{301}", count: 95)
    #expect(try challenge(piled + "b", .english).word.spelling.utf8.count == Challenge.mostSpellingBytes)
    #expect(HiddenWord(piled + "bc", language: .english).flatMap { Challenge($0) } == nil)
    #expect(reason(String(repeating: "A", count: 10_000_000)) == .altered)
  }

  @Test func `opening random text as a challenge link never traps and never succeeds`() {
    var generator = SeededGenerator(seed: seedOfThisRun)
    for _ in 0..<20_000 {
      let bytes = (0..<generator.below(230)).map { _ in UInt8(generator.below(256)) }
      #expect(reason(Base64URL.text([1] + bytes)) == .altered)
      #expect(reason(Base64URL.text(bytes)) != nil)
      #expect(reason(String(decoding: bytes, as: UTF8.self)) != nil)
    }
  }

  @Test func `any text that is sealed with the challenge keys either opens unchanged or is refused`() {
    var generator = SeededGenerator(seed: seedOfThisRun)
    let pieces = [
      "es", "en", "it", "a", "Ñ", "é", "\u{301}", "\u{200B}", " ", "-", "\0", "漢", "ａ", "\u{FEFF}", "\u{85}",
    ]
    for _ in 0..<20_000 {
      let plain = (0..<generator.below(14)).map { _ in pieces[generator.below(pieces.count)] }.joined()
      let text = Base64URL.text([1] + Seal.seal(Array(plain.utf8)))
      if let opened = try? Challenge(sealed: text) { #expect(opened.sealed == text) }
    }
  }
}

extension Array {
  fileprivate func windows(of count: Int) -> [ArraySlice<Element>] {
    self.count < count ? [] : (0...(self.count - count)).map { self[$0..<$0 + count] }
  }
}
