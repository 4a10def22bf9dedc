import Journal
import Rules
import TestTools
import Testing
import Wire
import Words

/// Four times as much may take four times as long; a way that goes through all for each would take sixteen times.
@Suite(.serialized) struct SpeedTests {
  private let bound = 9.0

  @Test func `events are read and folded in time in proportion to their number`() throws {
    let times = try growth(from: 5_000, to: 20_000, below: bound) { count in
      let text = Array(longGame(count).map { $0.line }.joined(separator: "\n").utf8)
      return {
        var reader = JournalReader()
        reader.read(text)
        #expect(reader.journal.tailCount == count)
        #expect(reader.journal.profile.total.finds > count / 2)
      }
    }
    #expect(times < bound)
  }

  @Test func `a checkpoint is made and read in time in proportion to the events it covers`() throws {
    let times = try growth(from: 5_000, to: 20_000, below: bound) { count in
      var journal = Journal()
      journal.add(longGame(count))
      return {
        var compacted = journal
        let checkpoint = compacted.compact(phone)
        let read = try Checkpoint(checkpoint.line)
        #expect(read == checkpoint)
      }
    }
    #expect(times < bound)
  }

  @Test func `events one by one give the same journal`() {
    let events = longGame(2_000)
    var (journal, oneByOne) = (Journal(), Journal())
    journal.add(events)
    for event in events { oneByOne.add(event) }
    #expect(oneByOne == journal)
  }

  @Test func `a hundred events, each with its profile, cost no more than in proportion to what was before`() throws {
    let times = try growth(from: 300, to: 1_200, below: bound) { count in
      let events = longGame(count + 100)
      var before = Journal()
      before.add(Array(events.dropLast(100)))
      return {
        var journal = before
        for event in events.suffix(100) {
          journal.add(event)
          #expect(!journal.profile.rounds.isEmpty)
        }
      }
    }
    #expect(times < bound)
  }

  @Test func `words played on each of two devices are joined in time in proportion to their number`() throws {
    let times = try growth(from: 750, to: 3_000, below: bound) { count in
      let lines = [(phone, "a"), (laptop, "b")].map { wordsWon(count, ending: $1, on: $0) }
      return {
        var journal = Journal()
        for line in lines { journal.add(try Checkpoint(line)) }
        #expect(journal.profile.wordPlays.count == 2 * count)
      }
    }
    #expect(times < bound)
  }

  /// The checkpoint of a device on which so many words were guessed, each once.
  private func wordsWon(_ count: Int, ending last: Unicode.Scalar, on device: DeviceID) -> String {
    let alphabet = Alphabet(.spanish)
    let letters = alphabet.letters
    var scribe = Scribe(device)
    for number in 0..<count {
      let word = [letters[number / 150], letters[number / 10 % 15], letters[number % 10]]
      scribe.win(alphabet.text(Word(word + [alphabet.letter(last)!])), .spanish)
    }
    var journal = Journal(scribe)
    let checkpoint = journal.compact(device)
    #expect(checkpoint == journal.checkpoint(of: device))
    return checkpoint.line
  }

  /// Rounds of fifty finds in words made of the root's letters, every fifth a day's puzzle.
  private func longGame(_ count: Int) -> [Event] {
    var generator = SeededGenerator(seed: 1)
    let root = try! Root("alarming", language: .english)
    let words = (0..<60).map { _ in Word(Array(generator.shuffled(root.word.letters).prefix(3 + generator.below(5)))) }
    let targets = Array(Set(words)).sorted()
    var scribe = Scribe(phone)
    while scribe.events.count < count {
      let day = Day(number: 20_000 + scribe.events.count / 50)
      let origin: Origin = scribe.events.count / 50 % 5 == 0 ? .daily(day) : .drawn
      let start = RoundStart(root: root, minimum: 3, targets: targets, origin: origin, minutes: 0)
      let at = Int64(scribe.events.count) * 1000
      let round = scribe.write(.began(start), at: at).id
      for word in words.prefix(50) where scribe.events.count < count {
        scribe.write(start.found(Alphabet(.english).text(word), round, played: 1), at: at + 1)
      }
    }
    return scribe.events
  }
}
