import Testing

@testable import Words

/// The steps of folding, as numbered in `docs/formats/alphabets.md`.
struct FoldingTests {
  private func folded(_ text: String, _ language: Language) throws -> String {
    let alphabet = Alphabet(language)
    return alphabet.text(try alphabet.fold(text))
  }

  private func refused(_ text: String, _ language: Language) -> Unicode.Scalar? {
    do {
      _ = try Alphabet(language).fold(text)
      return nil
    } catch { return error.character }
  }

  @Test(arguments: [
    ("ring", "ring"), ("RING", "ring"), ("Ring ", "ring"), (" ring", "ring"), ("\tring\r\n", "ring"),
    ("\u{A0}\u{3000}ring\u{2003}\u{2028}", "ring"), ("", ""), ("   ", ""), ("\n", ""),
    ("ri\u{200B}ng", "ring"), ("\u{FEFF}ring", "ring"), ("r\u{AD}ing", "ring"), ("ring\u{FE0F}", "ring"),
    ("\u{202E}ring\u{202C}", "ring"), ("\u{2067}ring\u{2069}", "ring"), ("\u{200B}", ""),
    ("ring \u{200B} ", "ring"), ("r\u{34F}ing", "ring"), ("\u{34F}", ""),
    ("ｒｉｎｇ", "ring"), ("ＲＩＮＧ", "ring"),
    ("café", "cafe"), ("cafe\u{301}", "cafe"), ("CAFÉ", "cafe"), ("CAFE\u{301}", "cafe"),
    ("e\u{301}\u{302}\u{303}", "e"), ("İstanbul", "istanbul"), ("ısı", "isi"), ("ÀŸŽ", "ayz"),
    ("ŁODZ".replacing("Ł", with: "Ľ"), "lodz"), ("r\u{1D0}ng", "ring"), ("R\u{1CF}NG", "ring"), ("r\u{1EC9}ng", "ring"),
    ("ri\u{1F9}g", "ring"), ("ſet", "set"), ("\u{212A}ing", "king"),
  ])
  func `text is folded to letters without case, accents and invisible characters`(text: String, expected: String) throws
  {
    #expect(try folded(text, .english) == expected)
  }

  @Test(arguments: [
    ("año", "año"), ("AÑO", "año"), ("an\u{303}o", "año"), ("AN\u{303}O", "año"), ("an\u{301}\u{303}o", "año"),
    ("an\u{303}\u{301}o", "año"), ("a\u{144}\u{303}o", "año"), ("a\u{F1}\u{301}o", "año"),
    ("an\u{200B}\u{303}o", "año"),
    ("a\u{303}no", "ano"), ("an\u{301}o", "ano"), ("anõ", "ano"), ("vergüenza", "verguenza"), ("ANDÉN", "anden"),
  ])
  func `the letter ñ is a separate letter in Spanish, composed or decomposed`(text: String, expected: String) throws {
    #expect(try folded(text, .spanish).bytes == expected.bytes)
  }

  @Test(arguments: [Language.english, .italian])
  func `the letter ñ folds to n in languages without ñ`(language: Language) throws {
    for text in ["año", "an\u{303}o", "AÑO"] { #expect(try folded(text, language) == "ano") }
  }

  @Test(
    arguments: [
      ("straße", "ß"), ("ẞ", "ẞ"), ("æon", "æ"), ("œuvre", "œ"), ("søn", "ø"), ("łódź", "ł"), ("ŉ", "ŉ"),
      ("ĸ", "ĸ"), ("a×b", "×"), ("a÷b", "÷"), ("it's", "'"), ("it’s", "’"), ("itʼs", "ʼ"), ("co-op", "-"), ("2nd", "2"),
      ("a b", " "),
      ("a\tb", "\t"), ("a\u{A0}b", "\u{A0}"), ("дом", "д"), ("苹果", "苹"), ("사과", "사"), ("ㅂ", "ㅂ"), ("🍎", "🍎"),
      ("ring🍎", "🍎"), ("👩‍🌾", "👩"), ("\u{301}a", "\u{301}"), (" \u{303}n", "\u{303}"), ("a\0", "\0"),
      ("a\u{7F}", "\u{7F}"),
      ("\u{1D400}", "\u{1D400}"), ("a_b", "_"), ("<b>", "<"), ("ring \u{301}", " "), ("\u{10FFFF}", "\u{10FFFF}"),
      ("\u{FFFD}", "\u{FFFD}"), ("ﬁn", "ﬁ"),
    ] as [(String, Unicode.Scalar)])
  func `folding refuses and names a character that is not a letter`(text: String, scalar: Unicode.Scalar) {
    #expect(refused(text, .spanish) == scalar)
  }

  @Test func `folding one character gives one letter, but no letter for white space and soft hyphens`() throws {
    for value in (0x41...0x17F) as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value), let word = try? Alphabet(.english).fold(String(Character(scalar)))
      else { continue }
      #expect(word.count == (value == 0xA0 || value == 0xAD || value == 0x85 ? 0 : 1), "U+\(String(value, radix: 16))")
    }
  }

  @Test func `folding accepts a text of 10,000 letters`() throws {
    let long = String(repeating: "añA\u{301}", count: 2500)
    #expect(try Alphabet(.spanish).fold(long).count == 7500)
    #expect(try Alphabet(.english).fold(String(repeating: "a", count: 10_000)).count == 10_000)
    #expect(try Alphabet(.english).fold(String(repeating: "\u{200B}", count: 10_000)).count == 0)
    #expect(try Alphabet(.english).fold("a" + String(repeating: "\u{301}", count: 10_000)).count == 1)
    #expect(refused(String(repeating: "🍎", count: 10_000), .english) == "🍎")
  }

  @Test(arguments: Language.allCases)
  func `every character either folds to a letter or is refused with a fault that names it`(language: Language) {
    let alphabet = Alphabet(language)
    for value in (0x0000...0x2FFF) as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      do {
        let word = try alphabet.fold(String(Character(scalar)))
        #expect(word.count <= 1 && word.letters.allSatisfy { $0.rawValue < alphabet.count })
      } catch {
        #expect(error.character == scalar)
      }
      if let word = try? alphabet.fold("n\(scalar)") { #expect((1...2).contains(word.count)) }
    }
  }

  @Test func `a letter and its decomposition fold to the same letter`() throws {
    // The marks U+0300 to U+030C, except the marks that form no letter of the table.
    let marks: [(Unicode.Scalar, String)] = [
      ("\u{300}", "àèìòù"), ("\u{301}", "áćéíĺńóŕśúýź"), ("\u{302}", "âĉêĝĥîĵôŝûŵŷ"), ("\u{303}", "ãĩñõũ"),
      ("\u{304}", "āēīōū"),
      ("\u{306}", "ăĕğĭŏŭ"), ("\u{307}", "ċėġż"), ("\u{308}", "äëïöüÿ"), ("\u{30A}", "åů"), ("\u{30B}", "őű"),
      ("\u{30C}", "čďěňřšťž"),
      ("\u{327}", "çģķļņŗşţ"), ("\u{328}", "ąęįų"),
    ]
    for language in Language.allCases {
      let alphabet = Alphabet(language)
      for (mark, letters) in marks {
        for letter in letters.unicodeScalars {
          let base = try #require(Diacritics.resolve(letter)).base
          let composed = try alphabet.fold(String(Character(letter)))
          #expect(try alphabet.fold("\(base)\(mark)") == composed)
          #expect(try alphabet.fold("\(base)\(mark)".uppercased()) == composed)
        }
      }
    }
  }

  @Test(arguments: [
    ("CANCIÓN", "canción"), (" Qué ", "qué"), ("an\u{303}o", "año"), ("cafe\u{301}", "café"), ("ŃAÑA", "ńaña"),
    ("CAFE\u{341}", "café"), ("cafe\u{301}\u{302}", "cafe"), ("caf\u{1EBF}", "cafe"), ("I\u{307}\u{301}", "i"),
  ])
  func `lowercase letters keep their accents`(text: String, expected: String) throws {
    #expect(try Alphabet(.spanish).smallLetters(text).bytes == expected.bytes)
  }

  @Test func `an n with an acute and a tilde becomes ñ in lowercase`() throws {
    #expect(try Alphabet(.spanish).smallLetters("\u{144}\u{303}u").bytes == "ñu".bytes)
  }
}
