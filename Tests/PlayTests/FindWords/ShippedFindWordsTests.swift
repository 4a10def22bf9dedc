import Formats
import Foundation
import Journal
import Markup
import Rules
import Testing
import Words

@testable import Play

/// F6 to F20 with the shipped words: what is found and refused, what it earns, what a link opens and how a round ends.
@Suite struct `Find Words with the shipped words` {
  private static let readers = ["en-US", "es-ES"]

  private func round(_ root: String, _ language: Language = .english, speaking tag: String = "en") -> Reader {
    let reader = Reader("/find-words?language=\(language.code)&root=\(Percent.encoded(root))", speaking: tag)
    #expect(reader.heading == root)
    return reader
  }

  private func found(_ reader: Reader) -> [String] {
    reader.items(reader.say(.foundWords)).map { $0.first { $0["class"] == "find-word" }?.plainText ?? "" }
  }

  private func figures(_ reader: Reader) -> [String?] {
    [.wordsFound, .bonusWords, .points, .averageLetters].map { reader.figure(reader.say($0)) }
  }

  private func banner(_ reader: Reader) -> (title: String?, text: String?) {
    let banner = reader.main.first { $0["class"] == "banner" }
    return (
      banner?.first { $0["class"] == "banner-title" }?.plainText,
      banner?.first { $0["class"] == "banner-text" }?.plainText
    )
  }

  private func tree(_ reader: Reader) -> Node? { reader.page.first { $0["role"] == "progressbar" } }

  private func points(_ word: String, _ root: String) -> Int { word.count * (word.count == root.count ? 2 : 1) }

  // MARK: What is refused

  @Test(arguments: [
    ("ri7ng", "Letters only", "“7” is no letter of this game."),
    ("ring main", "Letters only", "A space is no letter of this game."),
    ("al", "Too short", "Use at least 3 letters."),
    ("alarming", "Mix it up!", "The answer should not match the original word."),
    ("ALARMING", "Mix it up!", "The answer should not match the original word."),
    ("main", "Be original!", "You have found “main” in alarming already."),
    ("sing", "Try again", "There is no S in alarming."),
    ("grrl", "Try again", "Only one R in alarming."), ("alaram", "Try again", "Only 2 of A in alarming, not 3."),
    ("gnil", "Is that a word?", "“gnil” is not in our English list, but it is close!"),
    ("mlngr", "Is that a word?", "“mlngr” is not in our English list."),
  ])
  func `a refused guess is told why and changes nothing`(text: String, title: String, reason: String) {
    var reader = round("alarming")
    reader.find("main")
    let before = (figures(reader), reader.player.model.findWords.board.tiles)
    reader.guess(text)
    #expect(banner(reader) == (title, reason))
    #expect(reader.player.field == text)
    #expect(found(reader) == ["main"])
    #expect((figures(reader), reader.player.model.findWords.board.tiles) == before)
  }

  @Test(arguments: readers)
  func `in a Spanish round each reason is said in the reader's language`(reader tag: String) {
    var reader = round("canciones", .spanish, speaking: tag)
    reader.find("nacion")
    let before = figures(reader)
    let spanish = reader.language.sentences.name(Language.spanish)
    let root = Blank.text("root", "canciones")
    let seven = Blank.text("character", reader.say(.characterShown, .text("character", "7")))
    let reasons: [(String, Phrase, String)] = [
      ("nacion7", .notALetterTitle, reader.say(.notALetterText, seven)),
      ("ca", .tooShortTitle, reader.say(.tooShortText, .count("count", 3))),
      ("CANCIONES", .isRootTitle, reader.say(.isRootText)),
      ("Nacio\u{301}n ", .alreadyFoundTitle, reader.say(.alreadyFoundText, .text("guess", "Nacio\u{301}n "), root)),
      ("zoo", .notFromLettersTitle, reader.say(.noneOfLetter, .text("letter", "Z"), root)),
      ("sisas", .notFromLettersTitle, reader.say(.oneOfLetter, .text("letter", "S"), root)),
      ("caño", .notFromLettersTitle, reader.say(.noneOfLetter, .text("letter", "Ñ"), root)),
      (
        "nnnc", .notFromLettersTitle,
        reader.language.sentences(.someOfLetter, .text("letter", "N"), .count("available", 2), .count("used", 3), root)
      ),
      ("nncs", .notInLexiconTitle, reader.say(.notInLexiconText, .text("guess", "nncs"), .text("language", spanish))),
    ]
    for (text, title, reason) in reasons {
      reader.guess(text)
      #expect(banner(reader) == (reader.say(title), reason), "\(text)")
      #expect(reader.player.field == text)
      #expect(found(reader) == ["nación"] && figures(reader) == before)
    }
  }

  @Test(arguments: ["Ring", "ring", "RING ", " ring", "r\u{200B}ing", "ríng", "ri\u{301}ng"])
  func `a word counts once however it is written`(again: String) {
    var reader = round("alarming")
    reader.find("Ring ")
    #expect(found(reader) == ["ring"])
    reader.guess(again)
    #expect(banner(reader).title == "Be original!")
    #expect(found(reader) == ["ring"])
  }

  @Test(arguments: [("2 letters", 1), ("4 letters", 3)])
  func `the shortest word can be chosen`(choice: String, tooShort: Int) {
    var reader = Reader("/find-words")
    let root = reader.heading
    reader.press("Settings")
    reader.choose(choice)
    reader.press("Close")
    #expect(reader.heading != root)  // nothing was found yet, so it counts at once
    reader.guess(String(reader.heading.prefix(tooShort)))
    #expect(banner(reader) == ("Too short", "Use at least \(choice)."))
  }

  @Test(arguments: [
    (Language.english, "english", "alarming", "gnil", "mlngr"), (.spanish, "spanish", "canciones", "cancoin", "nncs"),
  ])
  func `a near miss is told without the word`(language: Language, name: String, root: String, near: String, far: String)
  {
    var reader = round(root, language, speaking: language.code)
    let list = Blank.text("language", reader.language.sentences.name(language))
    reader.guess(near)
    #expect(
      banner(reader) == (reader.say(.notInLexiconTitle), reader.say(.notInLexiconClose, .text("guess", near), list)))
    #expect(reader.player.field == near)
    let said = (reader.main.first { $0["class"] == "banner" }?.plainText ?? "").replacing(near, with: "").lowercased()
    let words = Set(said.split { !$0.isLetter }.map { String($0) })
    #expect(!Shipped.solve(root, language).contains { $0.count > 3 && words.contains($0) })
    reader.guess(far)
    #expect(banner(reader).text == reader.say(.notInLexiconText, .text("guess", far), list))
  }

  @Test(arguments: [(Language.english, "alarming", "gnil"), (.spanish, "canciones", "cancoin")])
  func `an own word counts at once, later and in another visit, until it is removed`(
    language: Language, root: String, near: String
  ) {
    var reader = round(root, language, speaking: language.code)
    reader.guess(near)
    reader.press(reader.say(.addWord))
    #expect(banner(reader) == (reader.say(.addedTitle), reader.say(.addedText, .text("guess", near))))
    #expect(found(reader) == [near] && reader.player.field.isEmpty)
    #expect(reader.items(reader.say(.foundWords))[0].plainText.contains(reader.say(.bonus)))
    #expect(reader.figure(reader.say(.bonusWords)) == "1")
    reader.open("/find-words")
    #expect(found(reader) == [near])
    reader.press(reader.say(.newWord))
    reader.open("/find-words?language=\(language.code)&root=\(root)")
    reader.reload()
    #expect(found(reader).contains(near))
    reader.press(reader.say(.settings))
    let own = reader.items(reader.say(.myWords))
    #expect(own.count == 1 && own[0].texts(in: language.code) == [near])
    reader.press(reader.say(.removeWord, .text("word", near)))
    #expect(reader.items(reader.say(.myWords)).isEmpty)
    reader.press(reader.say(.close))
    // The round in which it was found ends, so that the link begins another.
    reader.press(reader.say(.giveUp))
    reader.press(reader.say(.giveUpConfirm))
    reader.press(reader.say(.newWord))
    reader.open("/find-words?language=\(language.code)&root=\(root)")
    reader.guess(near)
    #expect(banner(reader).title == reader.say(.notInLexiconTitle))
  }

  // MARK: What is found

  @Test func `a find shows its accents and all its spellings`() {
    var reader = round("mesa", .spanish)
    reader.find("esa", "MAS", "me\u{301}s")
    #expect(found(reader) == ["mes", "más, mas", "esa, ésa"])
  }

  @Test(arguments: [
    ("en", "agencies", "cease"), ("en", "testing", "set"), ("es", "canciones", "sin"), ("en", "alarming", "alarm"),
    ("it", "agricoli", "LIRICO"),
  ])
  func `the examples hold`(code: String, root: String, word: String) {
    var reader = round(root, Language(code: code)!)
    reader.find(word)
    #expect(found(reader) == [word.lowercased()])
  }

  @Test(arguments: [("sheathed", "tesh", "Is that a word?"), ("silkworm", "car", "Try again")])
  func `the counter-examples hold`(root: String, word: String, title: String) {
    var reader = round(root)
    reader.guess(word)
    #expect(banner(reader).title == title && found(reader).isEmpty)
  }

  @Test func `a Spanish word shows its accent, and its letters and points are told`() {
    var reader = round("canciones", .spanish)
    #expect(reader.text.contains("9 letter word – Spanish"))
    reader.find("sin", "cancion")
    #expect(found(reader) == ["canción", "sin"])
    let said = reader.main.first { $0["class"] == "banner" }?.plainText ?? ""
    #expect(said.contains("canción") && said.contains("7 letters, 7 points"))
    #expect(reader.items("Found words")[0].first { $0["class"] == "find-word" }?["lang"] == "es")
    reader.press(reader.items("Found words")[0].first { $0.tag == "button" })
    #expect(reader.sheet?.plainText.contains("7 letters, 7 points") == true)
  }

  @Test func `an Italian round of a seed`() {
    var reader = Reader("/find-words?language=it&length=8&seed=42")
    #expect(reader.heading == "agricoli" && reader.text.contains("8 letter word – Italian"))
    #expect(reader.figure("Words found") == "0 of \(Shipped.solve("agricoli", .italian, common: true).count)")
    reader.find("gioia", "LIRICO")
    #expect(found(reader) == ["lirico", "gioia"])
  }

  @Test(arguments: [
    ("es-MX", "Palabra de 8 letras en español"), ("it-IT", "Parola di 8 lettere in italiano"),
    ("de-DE", "8 letter word – English"),
    ("ko-KR", ""),
  ])
  func `the first game speaks the browser's language`(tag: String, caption: String) {
    let reader = Reader("/find-words", speaking: tag)
    #expect(reader.heading.count == 8)
    let english = Blank.text("language", reader.language.sentences.name(Language.english))
    #expect(reader.page.texts.contains(caption.isEmpty ? reader.say(.caption, .count("count", 8), english) : caption))
  }

  @Test func `the figures follow the finds`() {
    var reader = round("alarming")
    let common = Shipped.solve("alarming", .english, common: true).count
    #expect(figures(reader) == ["0 of \(common)", "0", "0", "–"])
    for (word, now) in [
      ("alarm", ["1 of \(common)", "0", "5", "5.0"]), ("ring", ["2 of \(common)", "0", "9", "4.5"]),
      ("agnail", ["2 of \(common)", "1", "15", "5.0"]), ("main", ["3 of \(common)", "1", "19", "4.8"]),
    ] {
      reader.find(word)
      #expect(figures(reader) == now)
      #expect(reader.items("Found words")[0].plainText.contains("bonus") == (word == "agnail"))
    }
  }

  @Test func `all letters count twice, and bonus words count as bonus`() {
    var reader = round("alarming")
    reader.find("marginal")
    #expect(reader.figure("Points") == "16")
    #expect(reader.items("Found words")[0].plainText.contains("16 points"))
    #expect(reader.items("Found words")[0].plainText.contains("all letters"))
    reader.find("agnail")
    #expect(Array(figures(reader)[1...]) == ["1", "22", "7.0"])
    #expect(reader.items("Found words")[0].plainText.contains("bonus"))
  }

  @Test(arguments: ["alarming", "canciones"])
  func `bonus words earn points but grow nothing`(root: String) {
    let language: Language = root == "alarming" ? .english : .spanish
    var reader = round(root, language)
    let common = Set(Shipped.solve(root, language, common: true))
    let bonus = Shipped.solve(root, language).filter { !common.contains($0) }.prefix(8)
    for word in bonus { reader.find(word) }
    #expect(tree(reader)?["aria-valuenow"] == "0" && tree(reader)?["aria-valuetext"] == "Seed, 0 percent")
    #expect(reader.figure("Points") == String(bonus.map { points($0, root) }.reduce(0, +)))
  }

  @Test(arguments: [
    ("en-US", Language.english, "agencies"), ("es-ES", .spanish, "caminos"), ("it-IT", .italian, "agricoli"),
    ("ko-KR", .english, "sent"),
  ])
  func `the tree grows by the common words' points`(tag: String, language: Language, root: String) {
    let levels: [(Int, Phrase)] = [
      (0, .seed), (2, .sprout), (5, .seedling), (8, .sapling), (15, .youngTree), (25, .leafy), (40, .budding),
      (50, .blossom),
      (70, .fruit), (100, .fullHarvest),
    ]
    var reader = round(root, language, speaking: tag)
    let common = Shipped.solve(root, language, common: true)
    let whole = common.map { points($0, root) }.reduce(0, +)
    var (earned, before) = (0, Phrase.seed)
    for word in common.reversed() {
      reader.find(word)
      earned += points(word, root)
      let percent = earned * 100 / whole
      let now = levels.last { percent >= $0.0 }!.1
      #expect(
        tree(reader)?["aria-valuetext"]
          == reader.say(.levelSaid, .text("level", reader.say(now)), .count("count", percent)))
      #expect(tree(reader)?["aria-valuenow"] == "\(percent)")
      #expect(tree(reader)?.plainText.contains(reader.say(now)) == true)
      if now != before {
        #expect(reader.main.first { $0["class"] == "banner" }?.plainText.contains(reader.say(now)) == true)
      }
      before = now
    }
    #expect(before == .fullHarvest)
    #expect(
      reader.figure(reader.say(.wordsFound)) == "\(common.count) \(reader.say(.of, .count("count", common.count)))")
    #expect(reader.figure(reader.say(.points)) == "\(whole)")
    let mean = Int((Double(common.map { $0.count }.reduce(0, +) * 10) / Double(common.count)).rounded())
    let decimal = reader.say(.decimal, .count("whole", mean / 10), .count("tenths", mean % 10))
    #expect(reader.figure(reader.say(.averageLetters)) == decimal)
  }

  // MARK: Links

  @Test(arguments: readers)
  func `a link opens its round`(reader tag: String) {
    for (query, shown, guess, word) in [
      ("language=es&root=canciones", "canciones", "nacion", "nación"),
      ("language=es&root=canci%C3%B3n", "canción", "cano", "cano"),
      ("language=it&length=8&seed=42", "agricoli", "gioia", "gioia"), ("language=en&root=sent", "sent", "nest", "nest"),
      ("root=adventures", "adventures", "nurse", "nurse"),
    ] where query.contains("language") || tag == "en-US" {
      var reader = Reader("/find-words?\(query)", speaking: tag)
      #expect(reader.heading == shown)
      reader.find(guess)
      #expect(found(reader) == [word])
    }
  }

  @Test func `a seed gives friends the same word`() {
    for seed in 1...3 {
      #expect(Reader("/find-words?language=es&length=7&seed=7", seed: UInt64(seed)).heading == "reunirá")
    }
  }

  private static let bad: [(query: String, phrase: Phrase, blank: Blank)] = [
    ("language=xx&root=alarming", .badLinkLanguage, .text("value", "xx")),
    ("language=de&seed=4", .badLinkLanguage, .text("value", "de")),
    ("language=en&length=12&seed=4", .badLinkLength, .text("value", "12")),
    ("length=&daily=2026-11-20", .badLinkLength, .text("value", "")), ("seed=-1", .badLinkSeed, .text("value", "-1")),
    ("seed=x", .badLinkSeed, .text("value", "x")),
    ("language=en&length=8&seed=9007199254740992", .badLinkSeed, .text("value", "9007199254740992")),
    ("daily=tomorrow", .badLinkDay, .text("value", "tomorrow")),
    ("daily=2026-02-30", .badLinkDay, .text("value", "2026-02-30")),
    ("daily=", .badLinkDay, .text("value", "")),
  ]

  @Test(arguments: InterfaceLanguage.allCases)
  func `a link that leads to no round says why and has a way on`(language: InterfaceLanguage) {
    let english = Blank.text("language", language.sentences.name(Language.english))
    let one = Blank.text("character", language.sentences(.characterShown, .text("character", "1")))
    let unsuitable: [(String, Phrase, [Blank])] = [
      ("language=en&root=xyzzyxyz", .rootNotInLexicon, [.text("root", "xyzzyxyz"), english]),
      ("language=en&root=alarm1ng", .rootNotALetter, [.text("root", "alarm1ng"), one]),
      ("language=en&root=bastard", .rootOffensive, [english]),
      ("language=en&root=fizz", .rootNoWords, [.text("root", "fizz")]),
    ]
    let links =
      Self.bad.map { ($0.query, Phrase.badLinkTitle, language.sentences($0.phrase, $0.blank)) }
      + unsuitable.map { query, phrase, blanks in
        (
          query, .noWordToPlay,
          blanks.count == 1 ? language.sentences(phrase, blanks[0]) : language.sentences(phrase, blanks[0], blanks[1])
        )
      }
    let length = language.sentences(
      .rootLength, .text("root", "cat"), .count("count", 3), .count("least", 4), .count("most", 10))
    for (query, title, text) in links + [("language=en&root=cat", .noWordToPlay, length)] {
      var reader = Reader("/find-words?\(query)", speaking: language.tag)
      #expect(reader.heading == reader.say(title), "\(query)")
      #expect(reader.main.first { $0["role"] == "alert" }?.plainText == text, "\(query)")
      reader.press(reader.say(.newWord))
      #expect(reader.heading.count == 8 && reader.path == "/find-words", "\(query)")
    }
  }

  @Test(arguments: ["language=en&root=xyzzyxyz", "seed=x", "daily=9999-12-30"])
  func `after a bad link the round in progress can be gone on with`(query: String) {
    var reader = round("alarming")
    reader.find("ring")
    reader.open("/find-words?\(query)")
    reader.press("Go on with alarming")
    #expect(reader.heading == "alarming" && found(reader) == ["ring"])
    reader.find("main")
    reader.open("/find-words")
    #expect(reader.heading == "alarming" && found(reader) == ["main", "ring"])
  }

  // MARK: Hints and ends

  private static let grids: [(language: Language, root: String, cells: [(String, Int, Int)], word: String)] = [
    (.english, "sent", [("N", 3, 1), ("N", 4, 2), ("S", 3, 1), ("T", 3, 1), ("T", 4, 1)], "set"),
    (.spanish, "mesa", [("A", 4, 1), ("E", 3, 1), ("M", 3, 2), ("S", 3, 1)], "esa"),
  ]

  private func cell(_ reader: Reader, _ letter: String, _ length: Int, _ count: Int) -> String {
    let letters = Blank.text("letters", reader.say(.letterCount, .count("count", length)))
    return reader.say(.hintsCell, .text("letter", letter), letters, .count("count", count))
  }

  private func cells(_ reader: Reader) -> [Node] {
    reader.sheet?.first { $0.tag == "table" }?.all { $0.tag == "button" } ?? []
  }

  @Test(arguments: 0..<2)
  func `the grid counts what is still to find, and shrinks`(place: Int) {
    let (language, root, grid, word) = Self.grids[place]
    var reader = round(root, language, speaking: language.code)
    let sum = grid.map { $0.2 }.reduce(0, +)
    for left in [0, 1] {
      reader.press(reader.say(.hints))
      if left == 0 {
        for (letter, length, count) in grid {
          #expect(reader.button(cell(reader, letter, length, count))?.plainText == "\(count)")
        }
      }
      #expect(cells(reader).count == grid.count - left)
      #expect(reader.sheet?.all { $0.tag == "td" }.last?.plainText == "\(sum - left)")
      reader.press(reader.say(.close))
      if left == 0 {
        #expect(figures(reader)[2] == "0")  // the grid costs nothing
        reader.find(word)
        #expect(figures(reader)[2] == "3")
      }
    }
  }

  @Test(arguments: 0..<2)
  func `the next letter halves the points rounded up, and says so before`(place: Int) {
    let (language, root, _, word) = Self.grids[place]
    let letters = word.uppercased().map { String($0) }
    var reader = round(root, language, speaking: language.code)
    func pattern(_ count: Int) -> String {
      let shown = Blank.text("shown", letters.prefix(count).joined(separator: " "))
      return reader.say(.hintsPattern, .count("letters", count), .count("count", 3), shown)
    }
    func has(_ name: String) -> Bool { reader.sheet?.first { $0["role"] == "img" && $0["aria-label"] == name } != nil }
    reader.press(reader.say(.hints))
    reader.press(cell(reader, letters[0], 3, 1))
    #expect(has(pattern(1)))
    reader.press(reader.say(.nextLetterPrice, .count("now", 3), .count("then", 2)))
    #expect(has(pattern(2)))
    // The last letter comes with the word alone.
    let next = reader.say(.nextLetterPrice).split(separator: "{")[0].trimmingCharacters(in: .whitespaces)
    #expect(reader.sheet?.first { $0.tag == "button" && $0.plainText.hasPrefix(next) } == nil)
    reader.press(reader.say(.close))
    reader.open("/find-words")  // the price outlives a reload
    reader.find(word)
    #expect(reader.figure(reader.say(.points)) == "2")
    let row = reader.items(reader.say(.foundWords))[0].plainText
    #expect(row.contains(reader.say(.withHint)) && row.contains(reader.say(.pointCount, .count("count", 2))))
  }

  @Test(arguments: 0..<2)
  func `the whole word brings no points`(place: Int) {
    let (language, root, grid, word) = Self.grids[place]
    var reader = round(root, language, speaking: language.code)
    reader.press(reader.say(.hints))
    reader.press(cell(reader, String(word.prefix(1)).uppercased(), 3, 1))
    reader.press(reader.say(.showWordPrice))
    #expect(cells(reader).count == grid.count - 1)
    reader.press(reader.say(.close))
    for _ in 0..<2 {
      #expect(found(reader).map { $0.split(separator: ",")[0] } == [Substring(word)])  // with all its spellings
      #expect(reader.items(reader.say(.foundWords))[0].plainText.contains(reader.say(.shown)))
      #expect(reader.figure(reader.say(.points)) == "0" && tree(reader)?["aria-valuenow"] == "0")
      reader.open("/find-words")
    }
  }

  private static let ends:
    [(language: Language, root: String, word: String, miss: String, common: [String], rare: [String], all: [String])] =
      [
        (
          .english, "sent", "ten", "sett", ["set", "nest", "nets", "tens", "net"], ["ens"],
          ["nest", "nets", "tens", "net", "set", "ten"]
        ),
        (
          .spanish, "mesa", "sea", "mass", ["más", "ames", "esa", "mes"], ["maes", "mase", "aes", "ame", "ase"],
          ["ames", "esa", "mas", "mes", "sea"]
        ),
      ]

  private func missed(_ reader: Reader) -> [Node] { reader.items(reader.say(.missedWords)) }

  private func spelled(_ items: [Node], _ language: Language) -> [String] {
    items.map { $0.texts(in: language.code)[0] }
  }

  @Test(arguments: 0..<2)
  func `giving up asks, and shows what was missed`(place: Int) {
    let (language, root, word, miss, common, rare, _) = Self.ends[place]
    var reader = round(root, language, speaking: language.code)
    reader.find(word)
    reader.guess(miss)
    #expect(banner(reader).title == reader.say(.notFromLettersTitle))
    reader.press(reader.say(.giveUp))
    #expect(reader.sheet?.plainText.contains(reader.say(.giveUpQuestion)) == true)
    #expect(reader.sheet?.plainText.contains(reader.say(.giveUpText, .count("count", common.count))) == true)
    reader.press(reader.say(.keepPlaying))
    #expect(reader.sheet == nil && reader.player.field == miss)
    reader.press(reader.say(.giveUp))
    reader.press(reader.say(.giveUpConfirm))
    #expect(reader.page.texts.contains(reader.say(.roundGaveUp)))
    #expect(reader.heading == root && reader.player.log.contains("focus result"))
    let points = Blank.text("points", reader.say(.pointCount, .count("count", 3)))
    #expect(
      reader.text.contains(reader.say(.resultText, .count("common", 1), .count("ofCommon", common.count + 1), points)))
    #expect(spelled(missed(reader), language) == common)
    #expect(
      missed(reader).map { $0.plainText.contains(reader.say(.near)) } == [true] + common.dropFirst().map { _ in false })
    let rarer = reader.items(reader.say(.rareWords, .count("count", rare.count)))
    #expect(spelled(rarer, language).sorted() == rare.sorted())
    #expect(found(reader).map { $0.split(separator: ",")[0] } == [Substring(word)])
    #expect(reader.field(reader.say(.enterYourWord)) == nil)
  }

  @Test(arguments: 0..<2)
  func `missed words open their pages, and are saved at once`(place: Int) {
    let (language, root, _, _, common, _, _) = Self.ends[place]
    var reader = round(root, language, speaking: language.code)
    reader.press(reader.say(.giveUp))
    reader.press(reader.say(.giveUpConfirm))
    reader.press(common[1])
    #expect(reader.sheet?.first { $0.tag == "h2" }?.plainText == common[1])
    #expect(reader.path == "/vocabulary/\(language.code)/\(common[1])")
    reader.press(reader.say(.close))
    let count = missed(reader).count
    reader.press(reader.say(.saveAll))
    #expect(banner(reader) == (reader.say(.savedTitle), reader.say(.savedText, .count("count", count))))
    #expect(reader.page.texts.contains(reader.say(.allSaved)))
    reader.open("/saved")
    #expect(reader.saved(language).count == count)
  }

  @Test(arguments: 0..<2)
  func `when all is found the round is finished, and another begins`(place: Int) {
    let (language, root, _, _, _, _, all) = Self.ends[place]
    var reader = round(root, language, speaking: language.code)
    for word in all { reader.find(word) }
    #expect(reader.button(reader.say(.giveUp)) == nil)
    reader.press(reader.say(.finish))
    for _ in 0..<2 {
      #expect(reader.page.texts.contains(reader.say(.roundHarvested)))
      #expect(reader.text.contains(reader.say(.missedNone)))
      reader.reload()
    }
    reader.press(reader.say(.newWord))
    #expect(reader.heading != root && found(reader).isEmpty && reader.figure(reader.say(.points)) == "0")
    // Pressed too soon, the end comes back.
    reader.press(reader.say(.undo))
    #expect(reader.page.texts.contains(reader.say(.roundHarvested)))
  }

  @Test func `many new words in a row repeat none`() {
    var reader = Reader("/find-words")
    var seen = [reader.heading]
    for _ in 0..<40 {
      reader.press("New Word")
      seen.append(reader.heading)
    }
    #expect(Set(seen).count == seen.count)
  }
}
