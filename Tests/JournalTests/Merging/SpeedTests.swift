import Journal
import Rules
import TestTools
import Testing
import Wire
import Words

/// Four times the input may take four times as long, with a margin; a quadratic algorithm would take sixteen times as
/// long.
@Suite(.serialized) struct SpeedTests {
  private let bound = 9.0

  @Test func `reading and folding events takes linear time`() throws {
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

  @Test func `writing and reading a checkpoint takes linear time`() throws {
    let times = try growth(from: 5_000, to: 20_000, below: bound) { count in
      var journal = PlayerJournal()
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

  @Test func `adding events one by one gives the same journal as adding them at once`() {
    let events = longGame(2_000)
    var (journal, oneByOne) = (PlayerJournal(), PlayerJournal())
    journal.add(events)
    for event in events { oneByOne.add(event) }
    #expect(oneByOne == journal)
  }

  @Test func `computing the profile after each of a hundred events takes at most linear time`() throws {
    let times = try growth(from: 300, to: 1_200, below: bound) { count in
      let events = longGame(count + 100)
      var before = PlayerJournal()
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

  @Test func `joining the words played on two devices takes linear time`() throws {
    let times = try growth(from: 750, to: 3_000, below: bound) { count in
      let lines = [(phone, "a"), (laptop, "b")].map { wordsWon(count, ending: $1, on: $0) }
      return {
        var journal = PlayerJournal()
        for line in lines { journal.add(try Checkpoint(line)) }
        #expect(journal.profile.wordPlays.count == 2 * count)
      }
    }
    #expect(times < bound)
  }

  @Test func `the cost of an Apple Tree letter does not grow with the words played and saved`() throws {
    let times = try growth(from: 750, to: 3_000, below: 2.5) { count in
      var journal = PlayerJournal()
      for (device, last) in [(phone, "a" as Unicode.Scalar), (laptop, "b")] {
        journal.add(try Checkpoint(wordsWon(count, ending: last, on: device, andSaved: true)))
      }
      journal.join()
      var counter = journal.lastCounter(of: phone)
      var saved = 0
      return {
        for _ in 0..<100 {
          counter += 1
          let id = EventID(device: phone, counter: counter)
          let word = HiddenWord("casa", language: .spanish)!
          let letters = Alphabet(.spanish).letters.prefix(counter % 3)
          let record = AppleTreeRecord(id: id, word: word, source: .all, tried: Array(letters))
          let time = Milliseconds(Scribe.beginning + Int64(counter) * 1000)
          journal.add(Event(id: id, at: time, minutesEast: 0, action: .playedAppleTree(record)))
          saved += journal.profile.isSaved(.spanish, "casa") ? 1 : 0
        }
        #expect(saved == 0)
      }
    }
    #expect(times < 2.5)
  }

  @Test func `joining many devices that each have five events takes linear time`() throws {
    let times = try growth(from: 500, to: 2_000, below: bound) { count in
      let scribes = (0..<count).map { number in
        var scribe = Scribe(DeviceID(random: UInt64(number + 1) << 20))
        for word in ["ring", "alarm", "main"] {
          scribe.write(.saved(.english, "\(word)\(number)"), at: Int64(number) * 100)
        }
        scribe.win("ring", at: Int64(number) * 100 + 50)
        return scribe
      }
      return {
        var journal = PlayerJournal()
        for scribe in scribes { journal.add(scribe.events) }
        journal.join()
        #expect(journal.profile.savedWords.count == 3 * count)
      }
    }
    #expect(times < bound)
  }

  @Test func `merging the events of another tab takes linear time`() throws {
    let times = try growth(from: 1_250, to: 5_000, below: bound) { count in
      let lines = Array(longGame(count).map { $0.line }.joined(separator: "\n").utf8)
      var here = Scribe(laptop)
      for _ in 0..<100 { here.win("ring") }
      let before = PlayerJournal(here)
      return {
        var (journal, reader) = (before, JournalReader())
        reader.read(lines)
        journal.merge(reader.journal)
        journal.join()
        #expect(journal.profile.total.finds > count / 2)
      }
    }
    #expect(times < bound)
  }

  /// Returns the checkpoint of a device on which the player won `count` different words, and optionally saved these
  /// words.
  private func wordsWon(
    _ count: Int, ending last: Unicode.Scalar, on device: DeviceID, andSaved isSaved: Bool = false
  ) -> String {
    let alphabet = Alphabet(.spanish)
    let letters = alphabet.letters
    var scribe = Scribe(device)
    for number in 0..<count {
      let word = [letters[number / 150], letters[number / 10 % 15], letters[number % 10]]
      let text = alphabet.text(Word(word + [alphabet.letter(last)!]))
      scribe.win(text, .spanish)
      if isSaved { scribe.write(.saved(.spanish, text)) }
    }
    var journal = PlayerJournal(scribe)
    let checkpoint = journal.compact(device)
    #expect(checkpoint == journal.checkpoint(of: device))
    return checkpoint.line
  }

  /// Rounds of fifty finds with words made of the root's letters; every fifth round is a daily puzzle.
  private func longGame(_ count: Int) -> [Event] {
    var generator = SeededGenerator(seed: 1)
    let root = try! Root("alarming", language: .english)
    let words = (0..<60).map { _ in Word(Array(generator.shuffled(root.word.letters).prefix(3 + generator.below(5)))) }
    let targets = Array(Set(words)).sorted()
    var scribe = Scribe(phone)
    while scribe.events.count < count {
      let day = Day(number: 20_000 + scribe.events.count / 50)
      let origin: Origin = scribe.events.count / 50 % 5 == 0 ? .daily(day) : .drawn
      let start = RoundStart(root: root, minimum: .three, targets: targets, origin: origin, minutes: 0)
      let at = Int64(scribe.events.count) * 1000
      let round = scribe.write(.began(start), at: at).id
      for word in words.prefix(50) where scribe.events.count < count {
        scribe.write(start.found(Alphabet(.english).text(word), round, played: 1), at: at + 1)
      }
    }
    return scribe.events
  }
}
