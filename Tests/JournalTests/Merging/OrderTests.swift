import Rules
import Testing
import Words

@testable import Journal

/// Wrong clocks, and missing events.
struct OrderTests {
  private static let future: Int64 = 2_000_000_000  // seconds after the start of the tests: the year 2090

  /// The next event of a device that has the journal and a correct clock.
  private func next(_ action: Event.Action, of device: DeviceID, _ journal: PlayerJournal) -> Event {
    let id = EventID(device: device, counter: journal.lastCounter(of: device) + 1)
    let now = Milliseconds(Scribe.beginning + 60_000)
    let at = journal.timeReplaced(by: action).map { max(now, $0 + Milliseconds(1)) } ?? now
    return Event(id: id, at: at, minutesEast: 0, action: action)
  }

  @Test func `a later choice replaces a setting that was chosen while the clock was ahead`() {
    var wrong = Scribe(laptop)
    wrong.write(.chose(.theme(.dark)), at: Self.future)
    var journal = PlayerJournal(wrong)
    journal.add(next(.chose(.theme(.light)), of: phone, journal))
    #expect(journal.profile.settings.theme == .light)
    #expect(journal.timeReplaced(by: .chose(.sound(true))) == nil)
  }

  @Test func `a word that was removed while the clock was ahead can be saved again`() throws {
    var wrong = Scribe(laptop)
    wrong.write(.saved(.english, "apple"), at: Self.future)
    wrong.write(.unsaved(.english, "apple"), at: Self.future + 1)
    wrong.write(.addedWord(.english, Word("drags")), at: Self.future)
    var journal = PlayerJournal(wrong)
    journal.add(next(.saved(.english, "apple"), of: phone, journal))
    journal.add(next(.removedWord(.english, Word("drags")), of: phone, journal))
    #expect(journal.profile.savedWords.map { $0.word } == ["apple"])
    #expect(journal.profile.ownWords.isEmpty)
  }

  @Test func `compaction stops at a missing event unless it may pass gaps`() {
    var scribe = Scribe(phone)
    for word in ["apple", "pear", "plum"] { scribe.write(.saved(.english, word)) }
    var journal = PlayerJournal()
    journal.add([scribe.events[0], scribe.events[2]])
    var other = journal
    #expect(journal.compact(phone).covered == 1)
    #expect(other.compact(phone, passesGaps: true).covered == 3)
    #expect(other.tailCount == 0 && other.profile == journal.profile)
  }
}

/// Tests sums and products of times that overflow.
struct SaturationTests {
  @Test func `sums and products of times saturate instead of overflowing`() {
    let (least, most, one) = (Milliseconds(.min), Milliseconds(.max), Milliseconds(1))
    #expect(most + one == most && least + Milliseconds(-1) == least)
    #expect(least - one == least && most - Milliseconds(-1) == most)
    #expect(Milliseconds(0) - least == most && Milliseconds(-2) - most == least)
    #expect(least.magnitude == most && Milliseconds(-3).magnitude == Milliseconds(3))
    #expect(most * 2 == most && most * -2 == least && least * -1 == most && Milliseconds.days(.max) == most)
    #expect(Milliseconds.minutes(2) + .seconds(3) == Milliseconds(123_000))
  }

  @Test func `the sum of points does not exceed its bounds`() {
    #expect(Points(.max) == Points(Points.most) && Points(.min) == Points(0))
    #expect(Points(Points.most) + Points(1) == Points(Points.most))
    #expect(GrowthStage(points: Points(.max), of: Points(.max)) == .fullHarvest)
  }
}
