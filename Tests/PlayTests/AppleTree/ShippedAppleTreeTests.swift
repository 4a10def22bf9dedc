import Formats
import Foundation
import Journal
import Markup
import Rules
import Testing
import Vocabulary
import Wire
import Words

@testable import Play

/// A1 to A10 with the shipped words: where they come from, how a round goes and ends, what is said of it.
@Suite struct `Apple Tree with the shipped words` {
  private static let readers = ["en-US", "es-ES"]

  /// A friend's round of this word, on a first visit.
  private func round(_ word: String, _ language: Language = .english, speaking tag: String = "en") -> Reader {
    var reader = Reader("/apple-tree?challenge=" + seal(word, language), speaking: tag)
    reader.player.now += 1000
    return reader
  }

  private func seal(_ word: String, _ language: Language) -> String {
    Challenge(HiddenWord(word, language: language)!)!.sealed
  }

  private func caption(_ reader: Reader, _ source: Phrase, _ language: Language, _ blank: Blank? = nil) -> String {
    let first = blank.map { reader.say(source, $0) } ?? reader.say(source)
    return reader.say(.pair, .text("first", first), .text("second", reader.this(language)))
  }

  /// The newest record of each round, in the order in which they began.
  private func records(_ reader: Reader) -> [AppleTreeRecord] {
    var records: [AppleTreeRecord] = []
    for line in reader.player.kept.lines {
      guard let event = try? Event(line: Array(line.utf8)), case .playedAppleTree(let record) = event.action else {
        continue
      }
      records.removeAll { $0.id == record.id }
      records.append(record)
    }
    return records.sorted { $0.id.counter < $1.id.counter }
  }

  private func known(_ language: Language) -> [String: Set<String>] {
    let glossary = Shipped.glossary(language)
    var levels: [String: Set<String>] = [:]
    for entry in (0..<glossary.count).map({ glossary[$0] }) where entry.word.allSatisfy({ $0.isLetter }) {
      levels[entry.word, default: []].insert(entry.level?.code ?? "")
    }
    return levels
  }

  /// Ends the round, whatever its word is; answers the word.
  private func finish(_ reader: inout Reader) -> String {
    for letter in "qwxzkjvyuhbfgdtsaeiournlmpc" where reader.player.outcome == nil { press(&reader, String(letter)) }
    #expect(reader.button(reader.say(.playAgain)) != nil)
    return reader.player.hidden ?? ""
  }

  /// Presses the key of this letter.
  private func press(_ reader: inout Reader, _ letter: String) {
    reader.send(.appleTree(.triedLetter(letter.lowercased())))
  }

  private func press(_ reader: inout Reader, all letters: String) {
    for letter in letters { press(&reader, String(letter)) }
  }

  private func playAgain(_ reader: inout Reader) {
    reader.player.now += 1000
    reader.press(reader.say(.playAgain))
    #expect(reader.button(reader.say(.playAgain)) == nil)
  }

  private func expectNewRound(_ reader: Reader, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      reader.player.apples == 7 && reader.player.tried.isEmpty && reader.player.outcome == nil,
      sourceLocation: sourceLocation)
    #expect(Set(reader.player.shown) == ["_"], sourceLocation: sourceLocation)
  }

  private func importWords(_ reader: inout Reader, _ words: String...) {
    reader.openImport()
    reader.paste(words.enumerated().map { "\($1)\t字\($0)\n" }.joined())
    reader.keepList("Mine")
  }

  // MARK: Where words come from

  @Test(arguments: zip(readers, [Language.english, .spanish]))
  func `words of a letter and of a level are drawn, and the choice is kept`(reader tag: String, language: Language) {
    let known = known(language)
    var reader = Reader("/apple-tree", speaking: tag)
    #expect(known[reader.player.hidden ?? ""] != nil)
    var chosen = caption(reader, .wordsAll, language)
    let choices: [(String, Phrase, Blank, (String) -> Bool)] = [
      ("T", .wordsLetter, .text("letter", "T"), { $0.hasPrefix("t") }),
      ("B2", .wordsLevel, .text("level", "B2"), { known[$0]!.contains("B2") }),
      ("Q", .wordsLetter, .text("letter", "Q"), { $0.hasPrefix("q") }),
    ]
    for (choice, phrase, blank, fits) in choices {
      reader.press(chosen)
      reader.choose(choice, in: reader.say(.wordsTitle))
      #expect(reader.sheet == nil)
      chosen = caption(reader, phrase, language, blank)
      #expect(reader.button(chosen) != nil)
      for _ in 0..<2 {
        let word = reader.player.hidden ?? ""
        #expect(known[word] != nil && fits(word), "\(word)")
        #expect(finish(&reader) == word)
        playAgain(&reader)
      }
    }
    reader.reload()
    #expect(reader.button(chosen) != nil)
    _ = finish(&reader)
    playAgain(&reader)
    #expect(reader.player.hidden?.hasPrefix("q") == true)
  }

  @Test func `the sheet has a plank for each source`() {
    var reader = Reader("/apple-tree", speaking: "es-ES")
    reader.press(caption(reader, .wordsAll, .spanish))
    let planks = reader.sheet?.all { $0.tag == "label" }.map { $0.plainText } ?? []
    let letters = "ABCDEFGHIJKLMNÑOPQRSTUVWXYZ".map { String($0) }
    #expect(planks == [reader.say(.wordsAll), "A1", "A2", "B1", "B2", "C1"] + letters + [reader.say(.savedWords)])
    #expect(reader.radio(reader.say(.wordsAll))?["checked"] != nil)
  }

  @Test func `each page of words leads to a round with them`() {
    var reader = Reader("/vocabulary/es")
    reader.press("Apple Tree", in: reader.main)
    expectNewRound(reader)
    #expect(known(.spanish)[reader.player.hidden!] != nil)
    #expect(reader.button("All words: Spanish") != nil)
    #expect(reader.path == "/apple-tree")
    reader.open("/vocabulary/es/zapato")
    reader.press("Apple Tree with Z", in: reader.main)
    expectNewRound(reader)
    #expect(reader.button("Words with Z: Spanish") != nil && reader.player.hidden!.hasPrefix("z"))
    reader.open("/vocabulary/en/apple")
    reader.press("Apple Tree with A1", in: reader.main)
    expectNewRound(reader)
    #expect(reader.button("A1 words: English") != nil && known(.english)[reader.player.hidden!]!.contains("A1"))
    reader.save(.italian, "mela")
    reader.open("/saved")
    reader.press("Play Apple Tree", in: reader.main)
    expectNewRound(reader)
    #expect(reader.button("Saved words: Italian") != nil && reader.player.hidden == "mela")
    reader.player.win()
    importWords(&reader, "Francia", "ice cream")
    reader.press("Apple Tree", in: reader.main)
    expectNewRound(reader)
    #expect(reader.button("Mine: Italian") != nil)
    #expect(records(reader).last?.source?.name.hasPrefix("list-") == true)
    // A capital is no obstacle.
    press(&reader, all: "francia")
    #expect(reader.player.outcome == .won && reader.player.hidden == "Francia")
  }

  @Test(arguments: ["untouched", "begun", "over"])
  func `a link to words of another language begins one round`(state: String) {
    var reader = Reader("/apple-tree")
    let word = reader.player.hidden!
    if state == "over" { reader.player.win() }
    if state == "begun" { press(&reader, String(word.prefix(1))) }
    reader.open("/vocabulary/es/zapato")
    reader.press("Apple Tree with Z", in: reader.main)
    #expect(reader.button("Words with Z: Spanish") != nil)
    expectNewRound(reader)
    // The new word is there: nothing waits for the next one.
    #expect(!reader.text.contains("This word goes on as it is."))
    #expect(records(reader).map { $0.source?.name } == ["all", "letter-z"])
  }

  @Test func `another source counts at once when nothing was tried, and from the next word otherwise`() {
    var reader = Reader("/apple-tree")
    reader.press("All words: English")
    reader.choose("Z")
    expectNewRound(reader)
    let first = reader.player.hidden!
    #expect(first.hasPrefix("z") && records(reader).count == 2)
    press(&reader, "z")
    let before = reader.player.shown
    reader.press("Words with Z: English")
    reader.choose("C1")
    #expect(reader.sheet?.first { $0["role"] == "status" }?.plainText.contains("This word goes on as it is.") == true)
    reader.press("Close")
    #expect(
      reader.player.shown == before && reader.button("Words with Z: English") != nil && records(reader).count == 2)
    #expect(finish(&reader) == first)
    playAgain(&reader)
    #expect(reader.button("C1 words: English") != nil)
    #expect(known(.english)[reader.player.hidden!]!.contains("C1") && records(reader).count == 3)
  }

  @Test func `another language counts at once when nothing was tried, and from the next word otherwise`() {
    var reader = Reader("/apple-tree")
    reader.press("Settings")
    reader.choose("Spanish", in: "Game language")
    reader.press("Close")
    #expect(reader.button("All words: Spanish") != nil)
    let word = reader.player.hidden!
    #expect(known(.spanish)[word] != nil && records(reader).count == 2)
    press(&reader, "q")
    reader.press("Settings")
    reader.choose("Italian", in: "Game language")
    #expect(reader.sheet?.first { $0["role"] == "status" }?.plainText.contains("This word goes on as it is.") == true)
    reader.press("Close")
    #expect(reader.button("All words: Spanish") != nil)
    #expect(finish(&reader) == word)
    playAgain(&reader)
    #expect(reader.button("All words: Italian") != nil)
    #expect(records(reader).count == 3 && records(reader).last?.word.language == .italian)
  }

  @Test func `a list of another language gives way when the language changes`() {
    var reader = Reader("/lists")
    importWords(&reader, "cat", "otter")
    reader.press("Apple Tree", in: reader.main)
    expectNewRound(reader)
    reader.press("Settings")
    reader.choose("Italian", in: "Game language")
    reader.press("Close")
    #expect(reader.button("All words: Italian") != nil)
    #expect(known(.italian)[reader.player.hidden!] != nil && records(reader).count == 2)
  }

  @Test func `a missed word is saved from the result, and can be played again`() {
    var reader = round("árbol", .spanish)
    reader.player.lose()
    #expect(reader.button("Save")?["aria-pressed"] == "false")
    reader.press("Save")
    #expect(reader.button("Save")?["aria-pressed"] == "true")
    reader.open("/saved")
    #expect(reader.saved(.spanish) == ["árbol"])
    reader.press("Play Apple Tree", in: reader.main)
    expectNewRound(reader)
    #expect(reader.player.hidden == "árbol" && reader.button("Saved words: Spanish") != nil)
    reader.player.win()
    #expect(reader.player.outcome == .won)
  }

  @Test func `no word comes twice running, nor before all have come`() {
    let words = ["cat", "hedgehog", "badger", "Otter"]
    var reader = Reader("/lists")
    importWords(&reader, words[0], words[1], words[2], words[3])
    reader.press("Apple Tree", in: reader.main)
    var drawn: [String] = []
    for _ in 0..<16 {
      drawn.append(finish(&reader))
      playAgain(&reader)
    }
    for begin in stride(from: 0, to: 16, by: 4) { #expect(drawn[begin..<begin + 4].sorted() == words.sorted()) }
    #expect(!zip(drawn, drawn.dropFirst()).contains { $0 == $1 })
  }

  @Test func `words with a space, a hyphen, a digit or an apostrophe are left out`() {
    var reader = Reader("/lists")
    importWords(&reader, "ice cream", "well-known", "4x4", "o'clock", "don’t", "naïve", "Café", "T-shirt", "e.g.")
    reader.press("Apple Tree", in: reader.main)
    for _ in 0..<6 {
      #expect(["naïve", "Café"].contains(finish(&reader)))
      playAgain(&reader)
    }
  }

  @Test func `a list of one word plays it again`() {
    var reader = Reader("/lists")
    importWords(&reader, "Ñandú")
    reader.press("Apple Tree", in: reader.main)
    expectNewRound(reader)
    #expect(reader.player.hidden == "Ñandú")
    press(&reader, all: "nandu")
    #expect(reader.player.outcome == .won)
    playAgain(&reader)
    #expect(reader.player.shown == "_____" && records(reader).count == 2)
  }

  @Test(arguments: zip(readers, [Language.english, .spanish]))
  func `an empty saved list says so and has two ways out`(reader tag: String, language: Language) {
    var reader = Reader("/apple-tree", speaking: tag)
    reader.press(caption(reader, .wordsAll, language))
    reader.choose(reader.say(.savedWords))
    func isSaid() -> Bool { reader.says("alert", reader.say(.wordsEmptyTitle), reader.say(.wordsEmptySaved)) }
    #expect(isSaid() && reader.items(reader.say(.wordToGuess)).isEmpty)
    // Keys have nothing to try.
    reader.player.press("a KeyA", "Enter Enter")
    #expect(isSaid())
    reader.press(reader.say(.vocabulary), in: reader.main)
    #expect(reader.heading == reader.say(.vocabulary))
    reader.back()
    #expect(isSaid())
    reader.press(reader.say(.playAllWords))
    expectNewRound(reader)
    #expect(reader.button(caption(reader, .wordsAll, language)) != nil)
  }

  @Test func `a list without a word that can be played says so`() {
    var reader = Reader("/lists")
    importWords(&reader, "ice cream", "4x4")
    reader.press("Apple Tree", in: reader.main)
    #expect(reader.says("alert", "No word to guess here", "Words with spaces, hyphens or digits are left out."))
    reader.press("Play with all words")
    expectNewRound(reader)
    #expect(reader.button("All words: English") != nil)
  }

  @Test(arguments: [
    "words=letter-", "words=letter-7", "words=level-Z9", "words=list-0000000000000f-1",
    "words=" + String(repeating: "x", count: 5000), "words=%00", "language=xx&words=all",
    "words=letter-%C3%B1&language=en", "words",
  ])
  func `an odd address leads to a round`(query: String) {
    let reader = Reader("/apple-tree?" + query)
    expectNewRound(reader)
    #expect(!reader.items("Word").isEmpty)
  }

  // MARK: A round

  @Test(arguments: [
    ("banana", "ANB", Language.english), ("árbol", "ARBOL", .spanish), ("canción", "CANIO", .spanish),
    ("pingüino", "PINGUO", .spanish),
  ])
  func `a letter fills all its places, and an accent needs no key of its own`(
    word: String, letters: String, language: Language
  ) {
    var reader = round(word, language, speaking: language.code)
    for letter in letters {
      press(&reader, String(letter))
      let plain = String(letter).lowercased()
      let places = zip(word, reader.player.shown).filter {
        String($0.0).folding(options: .diacriticInsensitive, locale: nil) == plain
      }
      #expect(!places.isEmpty && places.allSatisfy { $0.0 == $0.1 })
    }
    #expect(reader.player.outcome == .won && reader.player.apples == 7)
    #expect(reader.player.said.contains(word))
    #expect(reader.page.first { $0["class"] == "places" }?["lang"] == language.code)
  }

  @Test func `an accent that is typed is the letter under it, and capitals are the same letters`() {
    var reader = round("árbol", .spanish)
    reader.player.press("Á KeyA", "ò KeyO")
    #expect(reader.player.shown == "á__o_" && reader.player.apples == 7)
    reader = round("ring")
    reader.player.press("R KeyR", "i KeyI", "N KeyN")
    #expect(reader.player.shown == "rin_")
    reader.player.press("G KeyG")
    #expect(reader.player.outcome == .won && reader.player.apples == 7)
  }

  @Test func `ñ is a letter of its own`() {
    var reader = round("niño", .spanish)
    press(&reader, "N")
    #expect(reader.player.shown == "n___")
    press(&reader, "Ñ")
    #expect(reader.player.shown == "n_ñ_" && reader.player.apples == 7)
    reader = round("mano", .spanish)
    press(&reader, "Ñ")
    #expect(reader.player.shown == "____" && reader.player.apples == 6 && reader.player.tried == "ñ")
    let key = reader.page.first { $0["class"] == "letter-key" && $0.plainText == "Ñ" }
    #expect(reader.page.first { $0["id"] == key?["aria-describedby"] }?.plainText == "not in the word")
  }

  @Test func `each wrong letter drops one apple more, and a right one none`() {
    var reader = round("apple")
    func fallen() -> Set<String> { Set(reader.page.all { $0["data-fallen"] != nil }.compactMap { $0["data-apple"] }) }
    var lying: Set<String> = []
    for (count, letter) in "qwxzkj".enumerated() {
      press(&reader, String(letter))
      #expect(reader.page.first { $0["aria-label"] == reader.say(.appleTreeLeft, .count("count", 6 - count)) } != nil)
      // Those that have fallen stay; one is new.
      #expect(lying.isStrictSubset(of: fallen()) && fallen().count == count + 1)
      lying = fallen()
      if count < 3 { press(&reader, ["a", "p", "l"][count]) }
      #expect(fallen() == lying)
    }
    press(&reader, "h")
    #expect(fallen().count == 7 && reader.player.outcome == .lost)
  }

  @Test(arguments: [true, false])
  func `Play Again resets everything`(isWon: Bool) {
    var reader = round("apple")
    reader.press("Hint")
    #expect(reader.player.apples == 6)
    press(&reader, all: "xz")
    if isWon { reader.player.win() } else { reader.player.lose() }
    #expect((reader.button("Save") == nil) == isWon)
    playAgain(&reader)
    expectNewRound(reader)
    #expect(!reader.text.contains("from the lowest branch"))
    #expect(reader.button("Challenge a friend") != nil && reader.button("All words: English") != nil)
    #expect(records(reader).count == 2 && reader.player.hidden != "apple" && records(reader).last?.source == .all)
    reader.player.now += 1000
    #expect(reader.button("Hint") != nil)
  }

  @Test(arguments: [
    ("en-US", "árbol", Language.spanish, "tree"),  // the translation, where it is in the reader's language
    ("en-US", "apple", .english, "She picked a red from the lowest branch."),  // else the example, without the word
    ("es-ES", "apple", .english, "She picked a red from the lowest branch."), ("zh-TW", "apple", .english, "蘋果"),
  ])
  func `the hint has its price and helps without the word`(tag: String, word: String, language: Language, text: String)
  {
    var reader = round(word, language, speaking: tag)
    let name = reader.say(.hint)
    #expect(
      reader.page.first { $0["id"] == reader.button(name)?["aria-describedby"] }?.plainText == reader.say(.hintPrice))
    let words = text.components(separatedBy: " from")[0]
    func hint() -> String? {
      let shown = reader.main.all { $0.tag == "p" && $0["role"] == nil }.map { part in
        part.plainText.replacing(reader.say(.blank), with: " ").split(separator: " ").joined(separator: " ")
      }
      return shown.first { $0.contains(words) }
    }
    #expect(hint() == nil)
    reader.press(name)
    for _ in 0..<2 {
      #expect(hint() == text)
      #expect(hint()?.contains(word) == false)
      #expect(reader.player.apples == 6)
      // Once alone.
      #expect(reader.button(name)?.isDisabled ?? true)
      if records(reader).last?.round.tried.isEmpty == true, reader.player.now < 10_000 {
        let apples = reader.language.sentences.applesLeft(6)
        #expect(reader.player.said == reader.say(.hintTaken, .text("apples", apples)) || reader.player.now > 4000)
      }
      reader.reload()
    }
  }

  @Test func `a round of another language outlives a change of the words`() {
    var reader = round("apple")
    reader.press("Hint")
    func example() -> String? {
      reader.main.all { $0.tag == "p" }.map { $0.plainText }.first { $0.contains("She picked") }
    }
    let before = example()
    reader.press("Settings")
    reader.choose("Spanish", in: "Game language")
    reader.press("Close")
    reader.reload()
    #expect(reader.player.shown == "_____" && reader.player.apples == 6)
    #expect(before != nil && example() == before)
    reader.player.win()
    #expect(reader.player.outcome == .won)
  }

  // MARK: What is counted

  private func figures(_ reader: inout Reader) -> (counts: [String], ends: [String: Int]) {
    reader.press(reader.say(.figures))
    let counts = reader.sheet!.all { $0.tag == "dd" }.map { $0.plainText }
    let rows = reader.sheet!.all { $0.tag == "tr" }
    let ends = rows.map { row in
      (row.first { $0.tag == "th" }!.plainText, Int(row.first { $0.tag == "td" }!.plainText)!)
    }
    reader.press(reader.say(.close))
    return (counts, Dictionary(uniqueKeysWithValues: ends))
  }

  private mutating func begin(_ reader: inout Reader, _ word: String, _ language: Language = .english) {
    reader.open("/apple-tree?challenge=" + seal(word, language))
    #expect(reader.player.hidden == word)
  }

  @Test mutating func `the figures follow the rounds`() {
    var reader = round("apple")
    #expect(figures(&reader).counts == ["0", "0", "0", "0", "–"])
    #expect(figures(&reader).ends.values.allSatisfy { $0 == 0 } && figures(&reader).ends.count == 8)
    let rounds: [(String, Language, Int, [String]?)] = [
      ("apple", .english, 2, nil), ("ring", .english, 6, ["2", "2", "2", "2", "5 apples"]),
      ("tree", .english, 7, ["3", "2", "0", "2", "5 apples"]), ("niño", .spanish, 0, nil),
      ("house", .english, 2, ["5", "4", "2", "2", "7 apples"]),
    ]
    for (word, language, misses, counts) in rounds {
      begin(&reader, word, language)
      reader.player.miss(misses)
      if misses < 7 { reader.player.win() }
      #expect(reader.player.outcome == (misses < 7 ? .won : .lost))
      if let counts { #expect(figures(&reader).counts == counts, "\(word)") }
    }
    reader.reload()
    let (counts, ends) = figures(&reader)
    #expect(counts == ["5", "4", "2", "2", "7 apples"])
    #expect(ends.filter { $0.value > 0 } == ["7 apples": 1, "5 apples": 2, "1 apple": 1, "Lost": 1])
  }

  @Test mutating func `the best record is shown all the time, and kept`() {
    var reader = round("apple")
    func record() -> String { reader.page.first { $0["class"] == "record" }?.first { $0.tag == "p" }?.plainText ?? "" }
    #expect(record().hasPrefix("Best record 🌳"))
    reader.player.lose()
    #expect(record().hasPrefix("Best record 🌳"))
    for (word, misses, best) in [("tree", 3, 4), ("house", 6, 4), ("apple", 0, 7)] {
      begin(&reader, word)
      reader.player.miss(misses)
      reader.player.win()
      #expect(
        record().hasPrefix(
          "Best record " + String(repeating: "🍎", count: best) + reader.say(.appleCount, .count("count", best))))
    }
    reader.reload()
    playAgain(&reader)
    #expect(record().hasPrefix("Best record " + String(repeating: "🍎", count: 7)))
  }

  // MARK: What is said

  @Test func `every change of a lost round is said`() {
    var reader = round("ring")
    var said = [reader.player.said]
    for letter in "qwxzkjvrb7" {
      reader.player.press("\(letter) Key")
      if said.last != reader.player.said { said.append(reader.player.said) }
    }
    #expect(
      said == [
        "4 letters. Seven apples left.", "No Q. Six apples left.", "No W. Five apples left.", "No X. Four apples left.",
        "No Z. Three apples left.", "No K. Two apples left.", "No J. One apple left.",
        "All the apples are rotten! The word was “ring”.",
      ])
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `no two states sound alike`(language: InterfaceLanguage) {
    var reader = round("árbol", .spanish, speaking: language.tag)
    #expect(reader.language == language)
    var said = [reader.player.said]
    for letter in "azz7qwxkjv" {
      reader.player.press("\(letter) Key")
      #expect(reader.player.said != said.last)
      said.append(reader.player.said)
    }
    #expect(Set(said).count == 11)
    #expect(said.allSatisfy { !$0.isEmpty && !$0.contains("{") && !$0.contains("/") })
    #expect(said.last!.contains("árbol"))
  }

  // MARK: A friend's word

  private static let refusals: [(text: String, phrase: Phrase?)] = [
    ("", .challengeEmpty), ("   ", .challengeEmpty), ("\u{200B}", .challengeEmpty), ("ro1d", .notALetterText),
    ("ice cream", nil),
    ("well-known", nil), ("사과", nil), ("🍎", nil), ("ab", .tooShortText), ("bastard", .challengeOffensive),
    ("xyzzyq", .challengeNotListed),
  ]

  @Test(arguments: zip(readers, [Language.english, .spanish]))
  func `what is no challenge is refused with the reason`(reader tag: String, language: Language) {
    var reader = Reader("/apple-tree", speaking: tag)
    let before = reader.player.shown
    reader.press(reader.say(.challenge))
    func problem() -> String { reader.sheet?.first { $0["role"] == "alert" }?.plainText ?? "" }
    let name = reader.say(.challengeWord)
    let language = reader.language.sentences.name(language)
    #expect(problem().isEmpty)
    #expect(
      reader.sheet?.first { $0["id"] == "challenge-text" }?.plainText
        == reader.say(.challengeText, .text("language", language)))
    #expect(reader.field(name)?["aria-describedby"] == "challenge-text challenge-problem")
    for (text, phrase) in Self.refusals where phrase != .challengeOffensive || tag == "en-US" {
      reader.fill(name, text)
      reader.submit(name)
      #expect(!problem().isEmpty, "\(text)")
      switch phrase {
      case nil: break
      case .notALetterText:
        #expect(
          problem()
            == reader.say(.notALetterText, .text("character", reader.say(.characterShown, .text("character", "1")))))
      case .tooShortText: #expect(problem() == reader.say(.tooShortText, .count("count", 3)))
      case let phrase?: #expect(problem() == reader.say(phrase, .text("language", language)))
      }
      #expect(reader.field(name)?["aria-invalid"] == "true")
      #expect(reader.field(name)?["value"] == text)
      // It goes as soon as something else is typed.
      reader.fill(name, text + "x")
      #expect(problem().isEmpty)
    }
    reader.press(reader.say(.close))
    #expect(reader.player.shown == before && reader.player.tried.isEmpty && reader.player.apples == 7)
  }

  @Test(arguments: [("en-US", "Zebra", "zebra"), ("es-ES", "ARBOL", "árbol"), ("it-IT", "perche", "perché")])
  func `a link is shared that does not show the word, and opens for a friend`(tag: String, typed: String, word: String)
    throws
  {
    var reader = Reader("/apple-tree", speaking: tag)
    let before = reader.player.hidden
    reader.press(reader.say(.challenge))
    reader.fill(reader.say(.challengeWord), typed)
    reader.submit(reader.say(.challengeWord))
    #expect(reader.sheet == nil)
    let shared = try #require(reader.player.log.last { $0.hasPrefix("share ") })
    let link = String(shared.split(separator: " ").last!)
    let sealed = try #require(link.wholeMatch(of: /\/apple-tree\?challenge=([\w-]+)/)).output.1
    let plain = try #require(Base64URL.bytes(String(sealed)))
    for form in Set([word, typed, typed.lowercased()]) {
      for shown in [form, String(form.reversed())] {
        #expect(!shared.lowercased().contains(shown.lowercased()))
        #expect(!plain.indices.contains { plain[$0...].starts(with: shown.utf8) })
      }
    }
    let letters = reader.say(.letterCount, .count("count", word.count))
    #expect(shared.contains(reader.say(.challengeShared, .text("letters", letters))))
    // One's own round goes on.
    #expect(reader.player.hidden == before && records(reader).count == 1)
    var friend = reader.friend(link, speaking: "en-US")
    #expect(friend.player.shown.count == word.count && friend.path == "/apple-tree")
    #expect(!friend.page.html.lowercased().contains(word.lowercased()))
    #expect(friend.page.all { $0.tag == "button" }.contains { $0.plainText.hasPrefix("A friend’s word") })
    expectNewRound(friend)
    friend.player.win()
    playAgain(&friend)
    expectNewRound(friend)
    #expect(records(friend).count == 2 && records(friend).last?.source == .all)
  }

  private static let sealed = Challenge(HiddenWord("international", language: .english)!)!.sealed
  private static let altered: [String] = {
    let letters = Array(sealed)
    func text(_ change: (inout [Character]) -> Void) -> String {
      var changed = letters
      change(&changed)
      return String(changed)
    }
    return [
      text { $0[12] = $0[12] == "A" ? "B" : "A" }, text { $0.swapAt(5, 6) }, String(letters.dropLast(3)),
      String(letters[0]),
      sealed + "A", "", sealed.lowercased(), sealed + String(repeating: "A", count: 10_000),
      String(repeating: "A", count: 10_000), "%C3%A1rbol%F0%9F%8D%8E", "%ff%fe%80", "%00" + sealed,
      "%3Cscript%3Ealert(1)%3C/script%3E", sealed.replacing("-", with: "%2B").replacing("_", with: "/") + "%3D%3D",
    ]
  }()

  @Test(arguments: readers, altered)
  func `a link that is not whole says so and has a way out`(reader tag: String, altered: String) {
    var reader = Reader("/apple-tree?challenge=" + altered, speaking: tag)
    for _ in 0..<2 {
      #expect(reader.heading == reader.say(.badLinkTitle))
      #expect(reader.main.first { $0["role"] == "alert" }?.plainText == reader.say(.challengeAltered))
      // Keys have nothing to try there.
      reader.player.press("a KeyA", "Enter Enter")
    }
    reader.press(reader.say(.newWord))
    expectNewRound(reader)
    #expect(records(reader).count == 1 && records(reader).last?.source == .all)
  }

  @Test mutating func `a bad link does not cost the round in progress`() {
    var reader = round("apple")
    press(&reader, all: "pq")
    for isPressed in [true, false] {
      reader.open("/apple-tree?challenge=" + String(Self.sealed.dropLast(3)))
      #expect(reader.heading == "This link is not ripe" && reader.button("Keep playing") != nil)
      if isPressed { reader.press("Keep playing") } else { reader.reload() }
      #expect(reader.player.shown == "_pp__" && reader.player.apples == 6)
    }
  }

  @Test mutating func `the same link again goes on with its round, and when that is over it can be played once more`() {
    var reader = round("apple")
    press(&reader, all: "pq")
    begin(&reader, "apple")
    #expect(reader.player.shown == "_pp__" && reader.player.apples == 6 && records(reader).count == 1)
    reader.player.win()
    begin(&reader, "apple")
    expectNewRound(reader)
    reader.player.win()
    #expect(reader.player.outcome == .won)
  }
}
