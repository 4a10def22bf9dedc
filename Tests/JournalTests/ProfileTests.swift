import Journal
import Rules
import Testing
import Words

struct ProfileTests {
  private let start = RoundStart("alarming", targets: ["main", "ring", "gain"])
  private let day = Day(Milliseconds(Scribe.beginning), minutesEast: 0)

  @Test func `an empty journal has an empty profile`() {
    let profile = PlayerJournal().profile
    #expect(profile.settings.language == nil)
    #expect(profile.currentRound == nil)
    #expect(profile.rounds.isEmpty)
    #expect(profile.total == Tally())
  }

  @Test func `the latest choice of each setting wins`() {
    var one = Scribe(phone)
    one.write(.chose(.theme(.dark)), at: 1)
    one.write(.chose(.sound(false)), at: 5)
    var other = Scribe(laptop)
    other.write(.chose(.theme(.light)), at: 3)
    other.write(.chose(.interface("it")), at: 4)
    let settings = PlayerJournal(one, other).profile.settings
    #expect(settings.theme == .light)
    #expect(settings.sound == false)
    #expect(settings.interface == "it")
    #expect(settings.haptics == nil)
  }

  @Test func `settings chosen at equal times are ordered by device ID, then by counter`() {
    var one = Scribe(phone)
    one.write(.chose(.minutes(2)), at: 1)
    one.write(.chose(.minutes(3)), at: 1)
    #expect(PlayerJournal(one).profile.settings.minutes == 3)
    var other = Scribe(laptop)
    other.write(.chose(.minutes(5)), at: 1)
    #expect(phone < laptop)
    #expect(PlayerJournal(one, other).profile.settings.minutes == 5)
  }

  @Test func `setting a device's clock back does not undo a later choice on the device`() {
    var one = Scribe(phone)
    one.write(.chose(.theme(.dark)), at: 9000)
    one.write(.chose(.theme(.light)), at: 1)
    one.write(.saved(.english, "main"), at: 9000)
    one.write(.unsaved(.english, "main"), at: 1)
    #expect(PlayerJournal(one).profile.settings.theme == .light)
    #expect(PlayerJournal(one).profile.savedWords.isEmpty)
  }

  @Test func `saved words and the player's own words stay until they are removed`() {
    var one = Scribe(phone)
    one.write(.saved(.spanish, "año"), at: 1)
    one.write(.saved(.english, "main"), at: 2)
    one.write(.addedWord(.english, Word("orcharding")), at: 3)
    var other = Scribe(laptop)
    other.write(.unsaved(.english, "main"), at: 4)
    other.write(.removedWord(.english, Word("orcharding")), at: 2)
    let profile = PlayerJournal(one, other).profile
    #expect(profile.savedWords.map { $0.word } == ["año"])
    #expect(profile.ownWords.map { $0.word } == ["orcharding"])
  }

  @Test func `saved words with different accents or homograph numbers are separate`() {
    var one = Scribe(phone)
    one.write(.saved(.english, "lead"), at: 1)
    one.write(.saved(.english, "lead.2"), at: 2)
    one.write(.saved(.spanish, "papá"), at: 3)
    one.write(.saved(.spanish, "papa"), at: 4)
    one.write(.unsaved(.english, "lead"), at: 5)
    #expect(PlayerJournal(one).profile.savedWords.map { $0.word } == ["lead.2", "papa", "papá"])
  }

  @Test func `a word list stays until any device removes it`() {
    var one = Scribe(phone)
    let fruit = ListContent(language: .english, name: "Fruit", text: "word\napple\n")
    let first = one.write(.keptList(fruit), at: 1).id
    let second = one.write(.keptList(fruit), at: 2).id
    var other = Scribe(laptop)
    other.write(.removedList(first), at: 0)
    let profile = PlayerJournal(one, other).profile
    #expect(profile.lists.map { $0.id } == [second])
    #expect(profile.lists.first?.content == fruit)
    #expect(PlayerJournal(other, one).profile == profile)
  }

  @Test func `recent root words are ordered by when their rounds began on any device`() {
    var one = Scribe(phone)
    var other = Scribe(laptop)
    for second in 0..<60 {
      one.write(.began(start), at: Int64(2 * second))
      other.write(.began(RoundStart("maligning", targets: ["main"])), at: Int64(2 * second + 1))
    }
    let roots = PlayerJournal(one, other).profile.recentRoots
    #expect(roots.count == 100)
    #expect(roots.suffix(2).map { $0.spelling } == ["alarming", "maligning"])
    #expect(roots.first?.stamp.at == Milliseconds(Scribe.beginning + 20_000))
  }

  @Test func `statistics count each word once and add only the newly played time`() {
    var scribe = Scribe(phone)
    let round = scribe.write(.began(start)).id
    scribe.write(start.found("main", round, played: 4000))
    scribe.write(start.found("main", round, played: 5000))
    scribe.write(start.found("grain", round, played: 4500))
    scribe.write(.rejected(round, .english, Word("ramin"), played: Milliseconds(6000)))
    scribe.write(.finished(round, .english, .gaveUp, played: Milliseconds(9000)))
    let profile = PlayerJournal(scribe).profile
    let tally = Tally(rounds: 1, finds: 2, bonus: 1, letters: 9, points: 9, played: Milliseconds(9000))
    #expect(profile.lengths == [LengthTally(language: .english, length: 8, tally: tally)])
    #expect(profile.days == [DayTally(day: day, tally: tally)])
    #expect(profile.total == tally)
  }

  @Test func `a found word counts for the day in the player's time zone`() {
    var scribe = Scribe(phone)
    let round = scribe.write(.began(start)).id
    // At 09:46:40 UTC it is still the previous day eleven hours west of Greenwich; fifteen hours after the start it is
    // the next day.
    scribe.write(start.found("main", round), minutesEast: -660)
    scribe.write(start.found("ring", round), at: 15 * 3600)
    let days = PlayerJournal(scribe).profile.days
    #expect(days.map { $0.day } == [day + -1, day + 1])
    #expect(days.map { $0.tally.rounds } == [1, 0])
    #expect(day.text == "2026-11-21")
  }

  @Test func `the statistics list the longest words and the best rounds first`() {
    var scribe = Scribe(phone)
    let round = scribe.write(.began(start)).id
    for word in ["main", "grain", "ring", "margin"] { scribe.write(start.found(word, round)) }
    let another = scribe.write(.began(start)).id
    for word in ["main", "margin"] { scribe.write(start.found(word, another)) }
    let profile = PlayerJournal(scribe).profile
    #expect(profile.longest.map { $0.spelling } == ["margin", "grain", "main", "ring"])
    #expect(profile.best.map { $0.id } == [round, another])
    #expect(profile.best.map { $0.points } == [19, 10])
    #expect(profile.best.map { $0.finds } == [4, 2])
    #expect(profile.best.first?.root.spelling == "alarming")
  }

  @Test func `if two rounds have equal points, the round with more finds is better`() {
    var scribe = Scribe(phone)
    let fewer = scribe.write(.began(start)).id
    scribe.write(start.found("grain", fewer))
    scribe.write(start.found("margin", fewer, help: .letters(2)))
    let more = scribe.write(.began(start)).id
    for word in ["main", "ring"] { scribe.write(start.found(word, more)) }
    #expect(PlayerJournal(scribe).profile.best.map { $0.points } == [8, 8])
    scribe.write(start.found("gain", more, help: .word))
    #expect(PlayerJournal(scribe).profile.best.map { $0.id } == [fewer, more])
    let most = scribe.write(.began(start)).id
    scribe.write(start.found("main", most))
    for word in ["ring", "gain"] { scribe.write(start.found(word, most, help: .letters(2))) }
    #expect(PlayerJournal(scribe).profile.best.map { $0.id } == [most, fewer, more])
  }

  @Test func `the profile stores reported words and whether the tutorial is finished`() {
    var one = Scribe(phone)
    one.write(.reported(.english, guess: "ramin", root: "alarming"))
    var other = Scribe(laptop)
    other.write(.finishedTutorial)
    let profile = PlayerJournal(one, other).profile
    #expect(profile.reports.map { $0.guess } == ["ramin"])
    #expect(profile.hasFinishedTutorial)
  }
}
