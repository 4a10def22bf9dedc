import Journal
import Rules
import Testing
import Words

struct RoundRecordTests {
  private let start = RoundStart("alarming", targets: ["main", "ring", "gain", "grim"])

  @Test func `the earliest find of a word wins, whatever the order in which events arrive`() {
    var scribe = Scribe(phone)
    let round = scribe.write(.began(start)).id
    for (word, second) in [("ring", 5), ("main", 7), ("ring", 3), ("ring", 9), ("main", 4)] {
      scribe.write(start.found(word, round), at: Int64(second))
    }
    let record = PlayerJournal(scribe).profile.rounds[0]
    #expect(record.texts == ["ring", "main"])
    #expect(record.finds.map { ($0.stamp.at.value - Scribe.beginning) / 1000 } == [3, 4])
    #expect(PlayerJournal(scribe).profile.total.finds == 2)
  }

  @Test func `the journal keeps the strongest hint that was used for each word`() {
    var scribe = Scribe(phone)
    let round = scribe.write(.began(start)).id
    for help in [Help.letters(2), .letters(4), .letters(3)] {
      scribe.write(.tookHint(round, .english, Word("ring"), help))
    }
    scribe.write(.tookHint(round, .english, Word("gain"), .word))
    let record = PlayerJournal(scribe).profile.rounds[0]
    #expect(record.help(for: Word("ring")) == .letters(4))
    #expect(record.help(for: Word("gain")) == .word)
    #expect(record.help(for: Word("main")) == nil)
  }

  @Test func `a round keeps at most 200 rejected guesses, in order and without repeats`() {
    var scribe = Scribe(phone)
    let round = scribe.write(.began(start)).id
    for index in 0..<300 {
      let text = String((0..<4).map { "almr".randomAccess(index >> (2 * $0) & 3) })
      scribe.write(.rejected(round, .english, Word(text), played: Milliseconds(0)))
    }
    let rejectedGuesses = PlayerJournal(scribe).profile.rounds[0].rejectedGuesses
    #expect(rejectedGuesses.count == 200)
    #expect(rejectedGuesses.first?.word == Word("aaaa"))
    #expect(Set(rejectedGuesses.map { $0.word }).count == 200)
  }
}

extension String {
  fileprivate func randomAccess(_ number: Int) -> Character { self[index(startIndex, offsetBy: number)] }
}
