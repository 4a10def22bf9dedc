import Journal
import Rules
import Testing
import Wire
import Words

struct AppleTreeTests {
  @Test func `an Apple Tree round resumes with its tried letters, hint and word source`() throws {
    var scribe = Scribe(phone)
    let round = scribe.begin("Ñandú", .spanish, source: .letter("ñ"))
    scribe.play(round, "Ñandú", .spanish, tried: "n", source: .letter("ñ"))
    scribe.play(round, "Ñandú", .spanish, tried: "nuñe", hint: true, source: .letter("ñ"))
    let record = try #require(PlayerJournal(scribe).profile.appleTree)
    #expect(record.id == round)
    #expect(record.source == .letter("ñ"))
    #expect(record.round.shown == ["Ñ", nil, "n", nil, "ú"])
    #expect(record.round.applesLeft == 5)
    #expect(!record.round.canTakeHint)
    #expect(record.round.outcome == nil)
  }

  @Test func `a round that plays a friend's challenge has no word source`() {
    var scribe = Scribe(phone)
    scribe.begin("fig", source: nil)
    #expect(PlayerJournal(scribe).profile.appleTree?.source == nil)
    #expect(PlayerJournal(scribe).profile.appleTree?.word.spelling == "fig")
  }

  @Test func `a word's number of plays increases when its round begins, not when it ends`() {
    var scribe = Scribe(phone)
    let round = scribe.begin("fig")
    #expect(PlayerJournal(scribe).profile.timesPlayed(.english, "fig") == 1)
    scribe.play(round, "fig", tried: "f")
    scribe.play(round, "fig", tried: "fgi")
    #expect(PlayerJournal(scribe).profile.timesPlayed(.english, "fig") == 1)
    scribe.begin("fig")
    scribe.begin("Fig")
    var other = Scribe(laptop)
    other.begin("fig")
    let profile = PlayerJournal(scribe, other).profile
    #expect(profile.timesPlayed(.english, "fig") == 3)
    #expect(profile.timesPlayed(.english, "Fig") == 1)
    #expect(profile.timesPlayed(.english, "figs") == 0)
    #expect(profile.timesPlayed(.italian, "fig") == 0)
  }

  @Test func `a round that begins on one device and ends on another counts once`() {
    var one = Scribe(phone)
    let round = one.begin("fig", at: 1)
    var other = Scribe(laptop)
    other.play(round, "fig", tried: "fgi", at: 2)
    let profile = PlayerJournal(one, other).profile
    #expect(profile.timesPlayed(.english, "fig") == 1)
    #expect(profile.appleTrees.map { $0.games } == [1])
    #expect(PlayerJournal(other).profile.timesPlayed(.english, "fig") == 0)
  }

  @Test func `a right guess at the whole word counts as a win with the apples left`() throws {
    var scribe = Scribe(phone)
    let round = scribe.begin("grape")
    scribe.play(round, "grape", tried: "gra", guesses: ["grace"])
    #expect(PlayerJournal(scribe).profile.appleTree?.round.applesLeft == 6)
    #expect(PlayerJournal(scribe).profile.appleTrees.isEmpty)
    scribe.play(round, "grape", tried: "gra", guesses: ["grace", "grape"])
    let profile = PlayerJournal(scribe).profile
    #expect(profile.appleTree?.round.outcome == .won)
    #expect(profile.appleTrees.map { $0.ends } == [[0, 0, 0, 0, 0, 0, 1, 0]])
    #expect(profile.winningStreak.current == 1)
    #expect(profile.wordPlays.map { $0.lastOutcome } == [.won])
  }

  @Test func `a wrong guess at the whole word can lose the round`() {
    var scribe = Scribe(phone)
    let round = scribe.begin("grape")
    scribe.play(round, "grape", tried: "grabcdfhi", guesses: ["grace"])
    let profile = PlayerJournal(scribe).profile
    #expect(profile.lostWords.map { $0.word } == ["grape"])
    #expect(profile.appleTrees.map { $0.ends[0] } == [1])
  }

  @Test func `wrong guesses of two devices in one round all cost an apple, and equal guesses only one`() throws {
    var one = Scribe(phone)
    let round = one.begin("grape", at: 1)
    one.play(round, "grape", tried: "gra", guesses: ["grace"], at: 2)
    var other = Scribe(laptop)
    other.play(round, "grape", tried: "gre", guesses: ["grate", "grace"], at: 3)
    for journal in [PlayerJournal(one, other), PlayerJournal(other, one)] {
      let record = try #require(journal.profile.appleTree)
      #expect(record.guesses == [Word("grace", .english), Word("grate", .english)])
      #expect(record.round.applesLeft == 5)
      #expect(record.round.shown == ["g", "r", "a", nil, "e"])
    }
  }

  @Test func `a lost word stays marked as lost until a later round wins it`() {
    var scribe = Scribe(phone)
    scribe.lose("fig")
    scribe.lose("plum")
    scribe.win("pear")
    #expect(PlayerJournal(scribe).profile.lostWords.map { $0.word } == ["fig", "plum"])
    let again = scribe.begin("fig")
    #expect(PlayerJournal(scribe).profile.lostWords.map { $0.word } == ["fig", "plum"])
    scribe.play(again, "fig", tried: "fgi")
    #expect(PlayerJournal(scribe).profile.lostWords.map { $0.word } == ["plum"])
  }

  @Test func `beginning a round with a lost word on another device keeps the word marked as lost`() {
    var one = Scribe(phone)
    one.lose("fig", at: 1)
    var other = Scribe(laptop)
    other.begin("fig", at: 2)
    #expect(PlayerJournal(one, other).profile.lostWords.map { $0.word } == ["fig"])
    other.win("fig", at: 3)
    #expect(PlayerJournal(one, other).profile.lostWords.isEmpty)
    one.begin("fig", at: 4)
    #expect(PlayerJournal(one, other).profile.lostWords.isEmpty)
    one.lose("fig", at: 0)
    #expect(PlayerJournal(one).profile.lostWords.map { $0.word } == ["fig"])
  }

  @Test func `the profile stores games, wins, the best result and the apples left for each language`() {
    var scribe = Scribe(phone)
    #expect(PlayerJournal(scribe).profile.bestAppleTree == nil)
    scribe.lose("fig")
    #expect(PlayerJournal(scribe).profile.bestAppleTree == nil)
    scribe.win("fig", misses: "abc")
    scribe.win("plum", misses: "abc")
    scribe.win("pear", misses: "bcdfgh")
    scribe.win("fico", .italian, misses: "a")
    let profile = PlayerJournal(scribe).profile
    #expect(profile.appleTrees.map { $0.language } == [.english, .italian])
    #expect(profile.appleTrees.map { $0.ends } == [[1, 1, 0, 0, 2, 0, 0, 0], [0, 0, 0, 0, 0, 0, 1, 0]])
    #expect(profile.appleTrees.map { $0.games } == [4, 1])
    #expect(profile.appleTrees.map { $0.wins } == [3, 1])
    #expect(profile.appleTrees.map { $0.best } == [4, 6])
    #expect(profile.bestAppleTree == 6)
    scribe.win("fig")
    #expect(PlayerJournal(scribe).profile.bestAppleTree == 7)
  }

  @Test func `a finished round counts once, even if its events arrive repeatedly or late`() {
    var scribe = Scribe(phone)
    let round = scribe.win("fig")
    scribe.play(round, "fig", tried: "fgi")
    scribe.play(round, "fig", tried: "fgiabcdehj")
    scribe.lose("plum")
    let expected = PlayerJournal(scribe).profile
    #expect(expected.appleTrees.map { $0.ends } == [[1, 0, 0, 0, 0, 0, 0, 1]])
    #expect(expected.wordPlays.map { $0.times } == [1, 1])
    #expect(expected.wordPlays.map { $0.lastOutcome } == [.won, .lost])
    var journal = PlayerJournal()
    for event in scribe.events.reversed() + scribe.events { journal.add(event) }
    #expect(journal.profile == expected)
  }

  @Test func `letters that two tabs tried in one round are merged`() throws {
    var one = Scribe(phone)
    let round = one.begin("margin", at: 0)
    one.play(round, "margin", tried: "ma", at: 1)
    var other = Scribe(laptop)
    other.play(round, "margin", tried: "mx", hint: true, at: 3)
    one.play(round, "margin", tried: "maz", at: 2)
    let record = try #require(PlayerJournal(one, other).profile.appleTree)
    #expect(Alphabet(.english).text(Word(record.tried)) == "amxz")
    #expect(record.round.applesLeft == 4)
    // The letters are also merged if a tab plays another round between two moves of the round.
    var third = Scribe(DeviceID(random: 3))
    third.play(round, "margin", tried: "mn", at: 5)
    other.begin("fig", at: 4)
    #expect(PlayerJournal(one, other, third).profile.appleTree?.tried.count == 4)
  }

  @Test func `the combined wrong letters of two tabs can lose a round`() throws {
    var one = Scribe(phone)
    let round = one.begin("fig", at: 0)
    one.play(round, "fig", tried: "abcd", at: 1)
    var other = Scribe(laptop)
    other.play(round, "fig", tried: "xyz", at: 2)
    #expect(PlayerJournal(one, other).profile.appleTree?.round.outcome == .lost)
    other.play(round, "fig", tried: "xyzfig", at: 3)
    #expect(PlayerJournal(other).profile.appleTree?.round.outcome == .won)
    #expect(PlayerJournal(one, other).profile.appleTree?.round.outcome == .lost)
  }

  @Test func `the round with the latest event on any device is the current round`() {
    var one = Scribe(phone)
    let first = one.begin("fig", at: 1)
    var other = Scribe(laptop)
    let second = other.begin("plum", at: 2)
    #expect(PlayerJournal(one, other).profile.appleTree?.id == second)
    one.play(first, "fig", tried: "f", at: 3)
    #expect(PlayerJournal(one, other).profile.appleTree?.id == first)
    // A clock that is set back does not make a device's earlier round current again.
    let third = one.begin("pear", at: 0)
    #expect(PlayerJournal(one).profile.appleTree?.id == third)
  }

  @Test func `an event whose word or language differs from its round's is ignored`() {
    var scribe = Scribe(phone)
    let round = scribe.begin("ñu", .spanish)
    scribe.play(round, "nu", .spanish, tried: "nu")
    var other = Scribe(laptop)
    other.play(round, "ñu", .english, tried: "abcdefh")
    let profile = PlayerJournal(scribe, other).profile
    #expect(PlayerJournal(scribe).profile.appleTree?.tried == [])
    #expect(PlayerJournal(scribe).profile.wordPlays.map { $0.word } == ["ñu"])
    #expect(profile.appleTree?.language == .english)
    #expect(profile.appleTree?.tried.count == 7)
  }

  @Test(arguments: [
    ("all", WordSource.all), ("saved", .saved), ("letter-ñ", .letter("ñ")), ("letter-z", .letter("z")),
    ("level-B1", .level("B1")), ("topic-food", .topic("food", level: nil)),
    ("topic-food-A2", .topic("food", level: "A2")),
    ("list-0000000000002a-7", .list(EventID(device: DeviceID(random: 42), counter: 7))),
  ])
  func `a word source is parsed from its name`(name: String, source: WordSource) {
    #expect(source.name == name)
    #expect(WordSource(named: name) == source)
  }

  @Test(arguments: [
    "", "-", "All", "all-", "-all", "all-a", "saved-", "letter", "letter-", "letter-A", "letter-á", "letter-ab",
    "letter--a", "-letter-a", "letter-1", "letter-n\u{303}", "level-", "level-b1", "level-C2", "level-B1-", "list",
    "topic", "topic-", "topic-Food", "topic-fruit", "topic-food-", "topic-food-a2", "topic-food-A2-", "topic--A2",
    "list-", "list-7", "list-0000000000002a-0", "list-0000000000002A-7", "list-0000000000002a-7-",
  ])
  func `a word source with an unknown name is refused`(name: String) { #expect(WordSource(named: name) == nil) }
}
