import Journal
import Rules
import Testing
import Wire
import Words

struct HostileTests {
  private let start = RoundStart("alarming", targets: ["main"], origin: .daily(Day(number: 20_778)))

  private func find(_ text: String, points: Int) -> Find {
    Find(word: Word(text), spellings: [], points: Points(points), isBonus: false, usesAllLetters: false)
  }

  @Test func `sums of points and times do not exceed their bounds`() throws {
    var scribe = Scribe(phone)
    let move = Move(guess: "", at: Milliseconds(.min))
    for _ in 0..<3 {
      let round = scribe.write(.began(start)).id
      for (word, points) in [("main", Int.max), ("ring", .max), ("gain", .min)] {
        scribe.write(.found(round, .english, move, find(word, points: points), played: Milliseconds(.max)))
      }
      scribe.write(.rejected(round, .english, Word("ma"), played: Milliseconds(.min)))
    }
    let profile = PlayerJournal(scribe).profile
    #expect(profile.total.points == 6 * Points.most)
    #expect(profile.total.played == Milliseconds(253_402_214_399_999))
    #expect(profile.dailies.map { $0.percent } == [100])
    #expect(profile.best.map { $0.points } == [2, 2, 2].map { $0 * Points.most })
  }

  @Test(arguments: [Int64.min, -1, 0, 253_402_214_399_999, 253_402_214_399_998, .max])
  func `every valid time converts to a day that survives encoding and decoding`(at: Int64) throws {
    for minutes in [Int.min, -1440, 0, 1440, .max] {
      let id = EventID(device: phone, counter: 1)
      let event = Event(id: id, at: Milliseconds(at), minutesEast: minutes, action: .finishedTutorial)
      #expect(Day(event.day.text) == event.day)
      #expect(try Event(event.line) == event)
    }
  }

  @Test func `Apple Tree statistics do not exceed their bounds`() throws {
    let most = 1_000_000_000
    let plays = #"{"language":"en","word":"fig","times":1000000000}"#
    let ends = #"{"language":"en","ends":[\#(String(repeating: "1000000000,", count: 7))1000000000]}"#
    let wins = [9, 8, 8, 3, 7].map { "\"\($0)-00000000000002-\($0)\"" }.joined(separator: ",")
    func checkpoint(of device: DeviceID) throws -> Checkpoint {
      var line = Checkpoint(device: device).line
      for (old, new) in [
        (
          #""covered":0"#,
          #""covered":1,"wordPlays":[\#(plays),\#(plays)],"appleTrees":[\#(ends),\#(ends)]"#
        ),
        (#""wins":[],"best":0"#, #""lastLoss":"4-00000000000001-1","wins":[\#(wins)],"best":1000000000"#),
      ] {
        try #require(line.contains(old))
        line = line.replacing(old, with: new)
      }
      return try Checkpoint(line)
    }
    var journal = PlayerJournal()
    for device in [phone, laptop] {
      var checkpoint = try checkpoint(of: device)
      #expect(try Checkpoint(checkpoint.line) == checkpoint)
      #expect(checkpoint.games.appleTree.winningStreak.wins.map { $0.at.value } == [7, 8, 9])
      var scribe = Scribe(device)
      scribe.write(.finishedTutorial)
      for _ in 0..<3 { scribe.win("fig") }
      for event in scribe.events { checkpoint.apply(event) }
      #expect(try Checkpoint(checkpoint.line) == checkpoint)
      journal.add(checkpoint)
    }
    let profile = journal.profile
    #expect(profile.timesPlayed(.english, "fig") == most)
    #expect(profile.appleTrees == [AppleTreeTally(language: .english, ends: .init(repeating: most, count: 8))])
    #expect(profile.appleTrees[0].games == most)
    #expect(profile.appleTrees[0].wins == most)
    #expect(profile.winningStreak.best == most)
    #expect(profile.winningStreak.current == 9)
  }

  @Test func `a round with conflicting languages on two devices can still be encoded`() throws {
    var one = Scribe(phone)
    let round = one.begin("ñu", .spanish)
    one.play(round, "ñu", .spanish, tried: "ñz")
    var other = Scribe(laptop)
    other.play(round, "fig", .english, tried: "f", at: 9)
    let record = try #require(PlayerJournal(one, other).profile.appleTree)
    let event = other.write(.playedAppleTree(record))
    #expect(try Event(event.line) == event)
  }

  @Test func `an action whose language differs from its round's is ignored`() {
    var scribe = Scribe(phone)
    let round = scribe.write(.began(start)).id
    scribe.write(
      .found(round, .spanish, Move(guess: "", at: Milliseconds(0)), find("main", points: 4), played: Milliseconds(9)))
    let record = PlayerJournal(scribe).profile.rounds[0]
    #expect(record.finds.isEmpty)
    #expect(record.played == Milliseconds(0))
  }

  @Test func `a checkpoint ignores events of other devices and events with counters below 1`() {
    var scribe = Scribe(phone)
    let event = scribe.write(.finishedTutorial)
    var checkpoint = Checkpoint(device: laptop)
    checkpoint.apply(event)
    #expect(checkpoint == Checkpoint(device: laptop))
    checkpoint = Checkpoint(device: phone)
    checkpoint.apply(
      Event(id: EventID(device: phone, counter: 0), at: event.at, minutesEast: 0, action: .finishedTutorial))
    checkpoint.apply(
      Event(id: EventID(device: phone, counter: .min), at: event.at, minutesEast: 0, action: .finishedTutorial))
    #expect(checkpoint == Checkpoint(device: phone))
  }

  @Test func `a journal with an event that has the greatest counter stays usable`() {
    var journal = PlayerJournal()
    for counter in [Int.max, Int.max - 1, 1_000_000_000, 1] {
      let id = EventID(device: phone, counter: counter)
      journal.add(Event(id: id, at: Milliseconds(0), minutesEast: 0, action: .finishedTutorial))
    }
    #expect(journal.compact(phone).covered == 1)
    #expect(journal.tailCount == 2)
  }

  @Test(arguments: [
    "", "0", "1", "00000000000000", "00000000000000-", "-1", "00000000000000-0", "00000000000000-01",
    "00000000000000-1000000001", "20000000000000-1", "0000000000000G-1", "0000000000000A-1", "000000000000000-1",
    "00000000000000-1-", "00000000000000--1", "00000000000000-+1", " 00000000000000-1",
    "00000000000000-99999999999999999999",
  ])
  func `a text that is not an event ID is refused`(text: String) { #expect(EventID(text) == nil) }

  @Test func `event IDs and timestamps survive encoding and decoding`() throws {
    for value in [0, 1, DeviceID.most] {
      for counter in [1, 1_000_000_000] {
        let id = EventID(device: DeviceID(random: value), counter: counter)
        #expect(EventID(id.text) == id)
        let stamp = Stamp(at: Milliseconds(253_402_214_399_999), id: id)
        #expect(Stamp(stamp.text) == stamp)
      }
    }
    #expect(DeviceID(random: .max).text == "1fffffffffffff")
    #expect(EventID(device: phone, counter: 12).text == "00000000000001-12")
    #expect(Stamp("253402214400000-00000000000001-1") == nil)
    #expect(Stamp("-5-00000000000001-1") == nil)
  }
}
