import Markup
import Rules
import Testing
import Words

@testable import Interface
@testable import Play

/// Tests feature F22 of `docs/features.md` with the shipped words: the puzzle of each day, and the archive.
@Suite struct `The daily puzzle of Find Words` {
  private static let day = "2026-11-21"

  /// A reader at noon in Greenwich on the day of the tests.
  private func atNoon(speaking tag: String = "en", seed: UInt64 = 1) -> Reader {
    Reader("/find-words", speaking: tag, at: Reader.noon(Self.day), seed: seed)
  }

  /// The calendar's label for a day.
  private func said(_ reader: Reader, _ day: String, _ standing: String) -> String {
    let sentences = reader.language.sentences
    return sentences.list(sentences.name(Day(day)!), standing)
  }

  /// The days of the calendar, or only the days whose labels contain `text`.
  private func days(_ reader: Reader, saying text: String? = nil) -> [Node] {
    let days = reader.sheet?.all { $0["class"] == "day" } ?? []
    return days.filter { day in text.map { day["aria-label"]?.contains($0) == true } ?? true }
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `the daily puzzle is the same for everyone, and its page names the day`(language: InterfaceLanguage) {
    let words = Language(code: language.tag) ?? .english
    for seed in [1, 2] as [UInt64] {
      var reader = atNoon(speaking: language.tag, seed: seed)
      reader.playToday()
      #expect(reader.heading == Shipped.root(words, length: 8, day: Self.day))
      let name = Blank.text("day", language.sentences.name(Day(Self.day)!))
      #expect(reader.page.texts.contains(reader.say(.dailyCaption, name)))
      #expect(reader.path == "/find-words?language=\(words.code)&length=8&daily=\(Self.day)")
    }
  }

  @Test(arguments: [7, 9])
  func `each length and language has its own daily puzzle`(length: Int) {
    var reader = atNoon()
    reader.chooseLength("\(length) letters")
    #expect(reader.heading.count == length)
    reader.press("Settings")
    reader.choose("Italian", in: "Game language")
    reader.press("Close")
    #expect(reader.text.contains("\(length)-letter word – Italian"))
    reader.playToday()
    #expect(reader.heading == Shipped.root(.italian, length: length, day: Self.day))
  }

  @Test(arguments: [
    ("Auckland", 780, "2026-11-22"), ("Los Angeles", -480, "2026-11-21"), ("Madrid", 60, "2026-11-21"),
    ("Kolkata", 330, "2026-11-21"),
  ])
  func `the daily puzzle changes with the date of the player's clock`(city: String, minutesEast: Int, today: String) {
    var reader = atNoon()
    reader.player.minutesEast = minutesEast
    reader.playToday()
    #expect(reader.heading == Shipped.root(.english, length: 8, day: today))
    #expect(reader.path.hasSuffix(today))
  }

  @Test func `daily puzzles need only the data files that the first round loads`() {
    var player = atNoon().player
    player.log = []
    for day in [Self.day, "2026-11-03"] {
      player.send(.findWords(.openedDaily), .findWords(.playedDay(day)))
      #expect(player.root == Shipped.root(.english, length: 8, day: day))
    }
    #expect(!player.log.contains { $0.hasPrefix("load ") })
  }

  @Test func `a daily puzzle begun before midnight keeps its day and can be reopened`() {
    let aMinuteToMidnight = Reader.noon(Self.day) + 43_140_000
    var reader = Reader("/find-words", at: aMinuteToMidnight)
    reader.playToday()
    let root = reader.heading
    let words = reader.commonWords
    reader.find(words[5])
    reader.player.now += 120_000
    reader.find(words[6])
    for isLater in [false, true] {
      #expect(reader.heading == root && reader.page.texts.contains("Daily puzzle, November 21"))
      if isLater { break }
      reader.fromMenu("Daily")
      #expect(reader.sheet?.plainText.contains("November 22 – not played") == true)
      #expect(days(reader, saying: "November 21, in progress").count == 1)
      reader.press("Close")
      reader.reload()
    }
    reader.playToday()
    #expect(root == Shipped.root(.english, length: 8, day: "2026-11-21"))
    #expect(reader.heading == Shipped.root(.english, length: 8, day: "2026-11-22"))
    reader.fromMenu("Daily")
    reader.press(days(reader, saying: "November 21, in progress").first)
    #expect(reader.heading == root && reader.foundWords.contains(words[5]))
  }

  @Test(arguments: [Language.english, .spanish])
  func `earlier daily puzzles can be played, and the calendar marks their progress`(language: Language) {
    var reader = atNoon(speaking: language.code)
    let unplayed = reader.say(.dailyUnplayed)
    let done = said(reader, "2026-11-05", reader.say(.dailyDone, .count("count", 0)))
    reader.fromMenu(reader.say(.daily))
    #expect(
      reader.sheet?.first { $0["aria-current"] == "date" }?["aria-label"] == said(reader, Self.day, unplayed))
    #expect(reader.button(said(reader, "2026-11-22", unplayed))?.isDisabled == true)
    reader.press(said(reader, "2026-11-05", unplayed))
    #expect(reader.heading == Shipped.root(language, length: 8, day: "2026-11-05"))
    reader.giveUp()
    reader.fromMenu(reader.say(.daily))
    #expect(reader.button(done) != nil)
    reader.press(said(reader, "2026-11-06", unplayed))
    reader.find(reader.commonWords[0])
    reader.fromMenu(reader.say(.daily))
    let begun = reader.say(.dailyBegun).split(separator: "{")[0]
    #expect(days(reader, saying: String(begun)).count == 1)
    reader.press(done)
    for _ in 0..<2 {
      #expect(reader.page.texts.contains(reader.say(.roundGaveUp)))
      reader.reload()
    }
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `the calendar shows the days from the first daily puzzle to today`(language: InterfaceLanguage) {
    var reader = atNoon(speaking: language.tag)
    reader.fromMenu(reader.say(.daily))
    func expectMonth(_ first: String, days count: Int, sourceLocation: SourceLocation = #_sourceLocation) {
      let status = reader.sheet?.first { $0["role"] == "status" }
      let month = language.sentences.monthAndYear(Day(first)!)
      #expect(status?.plainText == month, sourceLocation: sourceLocation)
      #expect(days(reader).count == count, sourceLocation: sourceLocation)
    }
    func isThere(_ phrase: Phrase) -> Bool { reader.button(reader.say(phrase))?.isDisabled == false }
    expectMonth("2026-11-01", days: 30)
    #expect(!isThere(.nextMonth))
    reader.press(reader.say(.previousMonth))
    expectMonth("2026-10-01", days: 31)
    reader.press(reader.say(.previousMonth))
    expectMonth("2026-09-01", days: 30)
    #expect(!isThere(.previousMonth))
    #expect(days(reader).first?.isDisabled == false)
    // September 1, 2026 is a Tuesday. Calendar weeks begin on Sunday in the United States, Taiwan and Korea.
    let column = [.english, .traditionalChinese, .korean].contains(language) ? "2" : "1"
    #expect(reader.sheet?.first { $0["class"] == "days" }?.children.first?["data-column"] == column)
    reader.press(reader.say(.nextMonth))
    reader.press(said(reader, "2026-10-31", reader.say(.dailyUnplayed)))
    let words = Language(code: language.tag) ?? .english
    #expect(reader.heading == Shipped.root(words, length: 8, day: "2026-10-31"))
  }

  @Test(arguments: [Language.english, .spanish])
  func `a shared daily puzzle contains its statistics but hides its words`(language: Language) {
    var reader = atNoon(speaking: language.code)
    reader.playToday()
    let root = reader.heading
    let common = reader.commonWords
    for word in common.prefix(6) { reader.find(word) }
    let (text, path) = reader.sharedRound()
    #expect(text.hasPrefix(reader.say(.shareTitle, .text("day", Self.day)) + "\n"))
    let score = reader.player.model.games.findWords.round!.score
    let sentences = reader.language.sentences
    let figures = sentences(
      .shareFigures, .text("level", sentences.name(score.stage)), .count("common", 6),
      .count("ofCommon", common.count), .text("points", reader.say(.pointCount, .count("count", score.points.value))))
    #expect(text.contains(figures))
    #expect(text.count { $0 == "🍎" || $0 == "🌱" } == 10)
    #expect(path == "/find-words?language=\(language.code)&length=8&daily=\(Self.day)")
    // A stage's name may equal one of the words, but its colon keeps it from being counted.
    let told = Set(text.lowercased().split { $0.isWhitespace }.map { String($0) })
    let words = Shipped.solve(root, language).filter { told.contains($0) }
    #expect(!text.contains(root) && words.isEmpty, "\(words) are in \(text)")
    reader.send(.host(.shared("clipboard")))
    #expect(reader.banner.title == reader.say(.copiedTitle))
    let friend = Reader(path, speaking: "it-IT", at: Reader.noon(Self.day))
    #expect(friend.heading == root)
  }

  @Test func `a result that cannot be shared is displayed with its link`() {
    var reader = atNoon()
    reader.playToday()
    let (text, path) = reader.sharedRound()
    reader.send(.host(.failedToShare("\(text)\nhttps://orchard.test\(path)")))
    #expect(reader.banner.title == "Sharing didn’t work")
    #expect(reader.banner.text?.contains("Word Orchard, daily puzzle 2026-11-21") == true)
    #expect(reader.banner.text?.contains("daily=2026-11-21") == true)
  }

  @Test func `a daily puzzle accepts words of three letters, whatever the settings`() {
    var reader = atNoon()
    reader.press("Settings")
    reader.choose("2 letters")
    reader.press("Close")
    reader.playToday()
    reader.guess(String(reader.heading.prefix(2)))
    #expect(reader.banner == ("Too short", "Use at least 3 letters."))
  }
}
