import Rules
import Testing
import Words

@testable import Journal

/// Rounds with the daily word: the journal keeps and merges one for each day, language and level.
struct DailyWordTests {
  private let daily = DailyWord(Day("2026-11-24")!, .english)

  private func record(
    _ word: String = "grape", by device: UInt64 = 1, _ tried: String = "", guess: String? = nil,
    daily: DailyWord? = nil
  ) -> AppleTreeRecord {
    let letters = tried.unicodeScalars.map { Alphabet(.english).letter($0)! }
    return AppleTreeRecord(
      id: EventID(device: DeviceID(random: device), counter: 1), word: HiddenWord(word, language: .english)!,
      source: nil, daily: daily ?? self.daily, tried: letters,
      guesses: guess.map { [try! Alphabet(.english).fold($0)] } ?? [])
  }

  private func kept(_ records: AppleTreeRecord...) -> [AppleTreeRecord] {
    var rounds: [AppleTreeRecord] = []
    for record in records { rounds.joinDaily(record) }
    return rounds
  }

  @Test func `letters that two devices tried in one daily round are merged`() {
    let joined = kept(record(by: 1, "gz"), record(by: 2, "zq"))
    #expect(joined == kept(record(by: 2, "zq"), record(by: 1, "gz")))
    #expect(joined.count == 1)
    #expect(joined[0].round.applesLeft == 5)
  }

  @Test func `whole words that two devices guessed in one daily round are merged`() {
    let joined = kept(record(by: 1, "gra", guess: "grace"), record(by: 2, "grp", guess: "grope"))
    #expect(joined == kept(record(by: 2, "grp", guess: "grope"), record(by: 1, "gra", guess: "grace")))
    #expect(joined[0].guesses.count == 2)
    #expect(joined[0].round.applesLeft == 5)
  }

  @Test func `merging different daily words of one day gives the same result in any order`() {
    let (one, other, again) = (record("grape", by: 1, "g"), record("apple", by: 2, "z"), record("apple", by: 3, "q"))
    #expect(kept(one, other, again) == kept(again, one, other))
    #expect(kept(one, other, again)[0].word.spelling == "apple")
    #expect(kept(one, other, again)[0].round.applesLeft == 5)
  }

  @Test func `daily rounds are stored separately for each day, language and level, in order`() {
    let late = DailyWord(Day("2026-11-25")!, .english)
    let leveled = DailyWord(Day("2026-11-24")!, .english, levelCode: "B1")
    let rounds = kept(record(daily: late), record(daily: leveled), record())
    #expect(rounds.map { $0.daily } == [daily, leveled, late])
    #expect(rounds.round(of: leveled) != nil)
    #expect(rounds.round(of: DailyWord(Day("2026-11-24")!, .english, levelCode: "A1")) == nil)
  }

  @Test func `a daily word with an unknown level equals the daily word without a level`() {
    #expect(DailyWord(daily.day, .english, levelCode: "Z9") == daily)
    #expect(DailyWord(daily.day, .english, level: -1) == daily)
    #expect(DailyWord(daily.day, .english, level: 99) == daily)
  }

  @Test func `a daily round counts once in the statistics, even if it resumes after another round`() {
    var journal = PlayerJournal()
    let device = DeviceID(random: 1)
    func play(_ counter: Int, _ record: AppleTreeRecord) {
      journal.add(
        Event(
          id: EventID(device: device, counter: counter), at: Milliseconds(Int64(counter)), minutesEast: 0,
          action: .playedAppleTree(record)))
    }
    play(1, record("grape", "grap"))
    play(
      2,
      AppleTreeRecord(
        id: EventID(device: device, counter: 2), word: HiddenWord("melon", language: .english)!, source: .all))
    play(3, record("grape", "grape"))
    play(4, record("grape", "grape"))
    #expect(journal.profile.appleTrees.map { $0.games } == [1])
    #expect(journal.profile.dailyWords.map { $0.round.outcome } == [.won])
    #expect(journal.profile.timesPlayed(.english, "grape") == 1)
  }
}
