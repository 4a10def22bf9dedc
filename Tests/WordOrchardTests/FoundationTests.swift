import Foundation
import Testing
import WordOrchard

@Suite struct `Dates, files and random numbers` {
  @Test func `a day is the date in the calendar's time zone`() throws {
    let date = Date(timeIntervalSince1970: 1_798_675_200)  // 2026-12-31 00:00 UTC
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: -3600))
    #expect(Day(date, calendar: calendar) == Day("2026-12-30"))
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 14 * 3600))
    #expect(Day(date, calendar: calendar) == Day("2026-12-31"))
  }

  @Test func `times convert to dates and durations and back`() {
    #expect(Milliseconds(Date(timeIntervalSince1970: 1.25)) == Milliseconds(1250))
    #expect(Date(Milliseconds(1250)) == Date(timeIntervalSince1970: 1.25))
    #expect(Milliseconds(Duration.seconds(-2)) == Milliseconds(-2000))
    #expect(Duration(Milliseconds(1500)) == .milliseconds(1500))
    #expect(Milliseconds(Date(timeIntervalSince1970: 1e300)) == Milliseconds(.max))
    #expect(Milliseconds(Date(timeIntervalSince1970: -1e300)) == Milliseconds(.min))
    #expect(Milliseconds(Duration.seconds(Int64.max)) == Milliseconds(.max))
  }

  @Test func `a lexicon is read from a file, and a broken file throws a fault`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let bytes = try Lexicon.encode(WordList([.init("ring", isCommon: true)], language: .english), edition: .web)
    try Data(bytes).write(to: file)
    #expect(try Lexicon(contentsOf: file).wordCount == 1)
    #expect(throws: LexiconFault.self) { try Lexicon(Data(bytes.dropLast())) }
    #expect(throws: CocoaError.self) { try Lexicon(contentsOf: file.appendingPathExtension("missing")) }
  }

  @Test func `a plain word list may contain capitals, duplicates and lines that are not words`() throws {
    let lexicon = try Lexicon(
      wordsInLines: "Alarming\nring\nRING\nring's\nice-cream\n\nniño\r\nalarm\n", language: .english)
    #expect(lexicon.wordCount == 4)
    let round = FindWordsRound(root: try Root("alarming", in: lexicon), origin: .drawn, in: lexicon)
    #expect(round.target.words.count == 2)
    #expect(throws: LexiconFault.noWords) { try Lexicon(wordsInLines: "123\n", language: .english) }
  }

  @Test func `an error describes itself as its localized description`() throws {
    let error: any Error = Refusal.tooShort(minimum: 3)
    #expect(error.localizedDescription == "The word has fewer than 3 letters. Find a longer word.")
    #expect((NoDailyPuzzle.noWord(.last) as any Error).localizedDescription.contains("9999-12-31"))
    #expect("\(try english.alphabet.fold("RÏNG"))" == "ring")
  }

  @Test func `equal seeds of another generator draw equal words`() throws {
    let list = try RootList(["uno", "dos", "tres", "cuatro"])
    var first = SeededGenerator(seed: 7)
    var second = first
    #expect(list.randomRoot(using: &first) == list.randomRoot(using: &second))
    #expect(list.roots.contains(list.randomRoot()))
  }

  @Test func `a word bank draws all of its words before it repeats one`() throws {
    let bank = WordBank(["perro", "gato", "pez"], language: .spanish)
    var drawn = DrawnWords()
    var words = Set<String>()
    for _ in 0..<3 { words.insert(try #require(bank.drawWord(&drawn)).spelling) }
    #expect(words == ["perro", "gato", "pez"])
  }

  @Test func `a word bank does not draw the last word again when all words have been drawn`() throws {
    let bank = WordBank(["perro", "gato"], language: .spanish)
    var drawn = DrawnWords()
    var last: HiddenWord?
    for _ in 0..<50 {
      let word = try #require(bank.drawWord(&drawn, after: last))
      #expect(word != last)
      last = word
    }
  }
}
