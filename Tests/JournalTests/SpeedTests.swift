import Journal
import Rules
import Testing
import Wire
import Words

/// Times are printed, not asserted: this machine may be busy. The bounds are far away and tell a slow way from a fast one.
@Suite(.serialized) struct SpeedTests {
  @Test func `20,000 events are read and folded in well under a second`() throws {
    let events = longGame(20_000)
    let clock = ContinuousClock()
    let text = Array(events.map { $0.line }.joined(separator: "\n").utf8)
    var journal = Journal()
    let reading = clock.measure {
      var read: [Event] = []
      for (_, line) in journalLines(text) {
        if case .event(let event) = line { read.append(event) }
      }
      journal.add(read)
    }
    #expect(journal.tailCount == 20_000)
    let shown = clock.measure { #expect(journal.profile.total.finds > 10_000) }
    var oneByOne = Journal()
    let adding = clock.measure { for event in events { oneByOne.add(event) } }
    #expect(oneByOne == journal)
    let summary = journal.compact(phone)
    print(
      "20,000 events: \(text.count) bytes, read and folded in \(reading), profile in \(shown), one by one \(adding)")
    let line = summary.line
    let again = try clock.measure { _ = try Summary(line) }
    #expect(try Summary(line) == summary)
    print("its checkpoint: \(line.utf8.count) bytes, read in \(again)")
    #expect(reading < .seconds(5))
  }

  @Test func `an event and a profile of some hundred events take little time`() {
    var journal = Journal()
    let events = longGame(400)
    journal.add(Array(events.dropLast(100)))
    let time = ContinuousClock().measure {
      for event in events.suffix(100) {
        journal.add(event)
        #expect(!journal.profile.rounds.isEmpty)
      }
    }
    print("adding an event to 300 and reading the profile: \(time / 100)")
    #expect(time / 100 < .milliseconds(20))
  }

  @Test func `3,000 words that were played on each of two devices are read and joined in little time`() throws {
    let letters = Alphabet(.spanish).letters
    var journal = Journal()
    let clock = ContinuousClock()
    for (device, first) in [(phone, "a"), (laptop, "b")] as [(DeviceID, Unicode.Scalar)] {
      var scribe = Scribe(device)
      for number in 0..<3000 {
        let word = [letters[number / 150], letters[number / 10 % 15], letters[number % 10]]
        scribe.win(Alphabet(.spanish).text(Word(word + [Alphabet(.spanish).letter(first)!])), .spanish)
      }
      var own = Journal(scribe)
      let line = own.compact(device).line
      var summary = Summary(device: device)
      let reading = try clock.measure { summary = try Summary(line) }
      #expect(summary == own.summary(of: device))
      #expect(reading < .seconds(1))
      journal.add(summary)
      print("3,000 words played: \(line.utf8.count) bytes, read in \(reading)")
    }
    let joining = clock.measure { #expect(journal.profile.wordPlays.count == 6000) }
    print("profile of 6,000 words played on two devices: \(joining)")
    #expect(joining < .seconds(1))
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
