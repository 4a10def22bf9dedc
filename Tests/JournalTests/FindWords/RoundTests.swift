import Journal
import Rules
import Testing
import Words

struct RoundTests {
  private let start = RoundStart("alarming", targets: ["main", "ring", "gain", "grim"])
  private let day = Day(Milliseconds(Scribe.beginning), minutesEast: 0)

  /// A round that begins on the phone and resumes on the laptop. Each device finds a word that the other device does
  /// not know.
  private func shared(_ start: RoundStart) -> (round: RoundID, phone: Scribe, laptop: Scribe) {
    var one = Scribe(phone)
    let round = one.write(.began(start), at: 0).id
    one.write(start.found("main", round, played: 5000), at: 1)
    var other = Scribe(laptop)
    other.write(.resumed(PlayerJournal(one).profile.rounds[0]), at: 2)
    other.write(start.found("ring", round, played: 8000), at: 3)
    one.write(start.found("gain", round, played: 9000), at: 4)
    return (round, one, other)
  }

  @Test func `the finds of two devices that play one round are merged`() throws {
    let (round, one, other) = shared(start)
    let profile = PlayerJournal(one, other).profile
    #expect(profile.rounds.count == 1)
    let record = try #require(profile.currentRound)
    #expect(record.id == round)
    #expect(record.texts == ["main", "ring", "gain"])
    #expect(record.played == Milliseconds(9000))
    #expect(record.round?.finds.count == 3)
  }

  @Test func `finds that a resumed round copies are not counted twice`() {
    let (_, one, other) = shared(start)
    let total = PlayerJournal(one, other).profile.total
    #expect(total.finds == 3)
    #expect(total.played == Milliseconds(5000 + 3000 + 4000))
    #expect(PlayerJournal(other).profile.total.finds == 1)
    #expect(PlayerJournal(other).profile.rounds[0].texts == ["main", "ring"])
  }

  @Test func `if two devices found the same word, the journal keeps the earlier find`() {
    var (round, one, other) = shared(start)
    one.write(start.found("ring", round, help: .letters(2)), at: 2)
    let record = PlayerJournal(one, other).profile.rounds[0]
    #expect(record.texts == ["main", "ring", "gain"])
    #expect(record.finds[1].find.help == .letters(2))
  }

  @Test func `a finished round does not reopen and keeps its first outcome`() throws {
    var (round, one, other) = shared(start)
    one.write(.finished(round, .english, .gaveUp, played: Milliseconds(0)), at: 5)
    other.write(start.found("grim", round), at: 6)
    other.write(.finished(round, .english, .timeUp, played: Milliseconds(0)), at: 7)
    let record = PlayerJournal(one, other).profile.rounds[0]
    #expect(record.outcome == .gaveUp)
    #expect(record.texts.count == 4)
    var third = Scribe(DeviceID(random: 3))
    third.write(.resumed(record), at: 8)
    #expect(PlayerJournal(third).profile.currentRound?.outcome == .gaveUp)
  }

  @Test func `the round with the latest event on any device is the current round`() {
    var (round, one, other) = shared(start)
    let another = other.write(.began(start), at: 10).id
    #expect(PlayerJournal(one, other).profile.current == another)
    one.write(.rejected(round, .english, Word("ramin"), played: Milliseconds(0)), at: 11)
    #expect(PlayerJournal(one, other).profile.current == round)
    one.write(.chose(.sound(true)), at: 12)
    #expect(PlayerJournal(one, other).profile.rounds.map { $0.id } == [another, round])
  }

  @Test func `the journal first forgets the round whose last event is the oldest`() {
    var scribe = Scribe(phone)
    let rounds = (0..<30).map { _ in scribe.write(.began(start)).id }
    scribe.write(start.found("main", rounds[0]))
    let last = scribe.write(.began(start)).id
    #expect(PlayerJournal(scribe).profile.rounds.map { $0.id } == rounds[2...] + [rounds[0], last])
  }

  @Test func `a daily puzzle's stored result keeps the merged progress after its round is forgotten`() throws {
    let start = RoundStart("alarming", targets: ["main", "ring", "gain", "grim"], origin: .daily(day))
    var (round, one, other) = shared(start)
    #expect(PlayerJournal(one).profile.daily(day, .english, length: 8)?.common == 2)
    #expect(PlayerJournal(other).profile.daily(day, .english, length: 8)?.common == 2)
    let mark = try #require(PlayerJournal(one, other).profile.daily(day, .english, length: 8))
    #expect(
      mark
        == DailyMark(
          day: day, language: .english, length: 8, round: round, common: 3, ofCommon: 4, points: 12, percent: 75,
          isFinished: false))
    // After forty more rounds, the round itself is forgotten.
    one.write(.finished(round, .english, .gaveUp, played: Milliseconds(0)))
    other.write(.finished(round, .english, .gaveUp, played: Milliseconds(0)))
    for _ in 0..<40 {
      one.write(.began(self.start))
      other.write(.began(self.start))
    }
    let profile = PlayerJournal(one, other).profile
    #expect(profile.round(round) == nil)
    #expect(profile.daily(day, .english, length: 8)?.isFinished == true)
    #expect(profile.rounds.count == 60)
  }

  @Test func `a finished attempt at a daily puzzle beats an unfinished attempt, then more points win`() {
    let start = RoundStart("alarming", targets: ["main", "ring", "gain", "grim"], origin: .daily(day))
    var one = Scribe(phone)
    let first = one.write(.began(start)).id
    one.write(.finished(first, .english, .gaveUp, played: Milliseconds(0)))
    var other = Scribe(laptop)
    let second = other.write(.began(start)).id
    other.write(start.found("main", second))
    #expect(PlayerJournal(one, other).profile.dailies.map { $0.round } == [first])
    other.write(.finished(second, .english, .gaveUp, played: Milliseconds(0)))
    #expect(PlayerJournal(one, other).profile.dailies.map { $0.round } == [second])
  }

  @Test func `a daily puzzle's stored result equals its round's score`() throws {
    let start = RoundStart("alarming", targets: ["main", "ring", "gain", "grim", "margin"], origin: .daily(day))
    var scribe = Scribe(phone)
    let round = scribe.write(.began(start)).id
    for (word, help) in [("main", nil), ("margin", Help.letters(3)), ("grain", nil), ("ring", .word)] {
      scribe.write(start.found(word, round, help: help))
      let profile = PlayerJournal(scribe).profile
      let score = try #require(profile.currentRound?.round).score
      let mark = try #require(profile.dailies.first)
      #expect(mark.common == score.common)
      #expect(mark.ofCommon == score.ofCommon)
      #expect(mark.points == score.points.value)
      #expect(mark.percent == score.percent)
    }
  }

  @Test func `a word that a hint revealed does not count in the statistics`() {
    let start = RoundStart("alarming", targets: ["margin", "ring"], origin: .daily(day))
    var scribe = Scribe(phone)
    let round = scribe.write(.began(start)).id
    scribe.write(.tookHint(round, .english, Word("margin"), .word))
    scribe.write(start.found("margin", round, help: .word, played: 7000))
    #expect(PlayerJournal(scribe).profile.total == Tally(played: Milliseconds(7000)))
    #expect(PlayerJournal(scribe).profile.longest.isEmpty)
    #expect(PlayerJournal(scribe).profile.best.isEmpty)
    scribe.write(start.found("ring", round, played: 7000))
    let profile = PlayerJournal(scribe).profile
    #expect(profile.total == Tally(rounds: 1, finds: 1, letters: 4, points: 4, played: Milliseconds(7000)))
    #expect(profile.best.map { $0.finds } == [1])
    #expect(profile.dailies.map { $0.common } == [1])
  }

  @Test func `a round is restored with its origin, time limit, hints, rejected guesses, finds and outcome`() throws {
    let start = RoundStart("alarming", targets: ["main", "ring"], origin: .daily(day), minutes: 3)
    var scribe = Scribe(phone)
    let round = scribe.write(.began(start)).id
    scribe.write(.tookHint(round, .english, Word("ring"), .letters(2)))
    scribe.write(.rejected(round, .english, Word("ramin"), played: Milliseconds(1)))
    scribe.write(start.found("main", round))
    scribe.write(.finished(round, .english, .timeUp, played: Milliseconds(180_000)))
    let read = try #require(PlayerJournal(scribe).profile.currentRound?.round)
    #expect(read.origin == .daily(day))
    #expect(read.minutes == 3)
    #expect(read.hints == [Hint(word: Word("ring"), help: .letters(2))])
    #expect(read.rejectedGuesses == [Word("ramin")])
    #expect(read.finds.map { $0.word } == [Word("main")])
    #expect(read.outcome == .timeUp)
  }

  @Test func `an action of an unknown round waits until the event that began the round arrives`() {
    let (round, one, other) = shared(start)
    var third = Scribe(DeviceID(random: 3))
    third.write(start.found("grim", round), at: 20)
    #expect(PlayerJournal(third).profile.currentRound?.start == nil)
    #expect(PlayerJournal(third).profile.currentRound?.round == nil)
    #expect(PlayerJournal(one, other, third).profile.currentRound?.texts == ["main", "ring", "gain", "grim"])
  }
}
