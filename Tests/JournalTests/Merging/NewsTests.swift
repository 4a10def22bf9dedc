import Rules
import TestTools
import Testing
import Wire
import Words

@testable import Journal

/// The events that one journal has and another lacks.
struct NewsTests {
  private func journal(_ events: [Event], compacting: Bool = false) -> PlayerJournal {
    var journal = PlayerJournal()
    journal.add(events)
    if compacting { for device in journal.devices { journal.compact(device) } }
    return journal
  }

  private func union(_ one: PlayerJournal, _ other: PlayerJournal) -> PlayerJournal {
    var union = one
    union.merge(one.news(in: other))
    return union
  }

  @Test func `merging only the difference of two journals equals a full merge and leaves no difference`() {
    var generator = SeededGenerator(seed: seedOfThisRun)
    for number in 0..<40 {
      let history = RandomHistory(seed: seedOfThisRun &+ UInt64(number), devices: number % 4 + 1, events: 120)
      let mine = journal(generator.some(history.events), compacting: number % 3 == 1)
      let other = journal(generator.some(history.events), compacting: number % 2 == 1)
      var expected = mine
      expected.merge(other)
      let union = union(mine, other)
      #expect(union == expected, "SEED=\(seedOfThisRun)")
      #expect(union.profile == expected.profile, "SEED=\(seedOfThisRun)")
      #expect(union.news(in: other).devices.isEmpty)
      #expect(union.news(in: mine).devices.isEmpty)
      #expect(PlayerJournal().news(in: other) == other)
    }
  }

  /// The result of importing everything that the other journal has.
  private func imported(_ mine: PlayerJournal, _ other: PlayerJournal) throws -> PlayerJournal {
    var union = mine
    union.merge(try ProfileFile(Array(ProfileFile.text(of: other).utf8)).news(for: mine))
    return union
  }

  /// The two histories of a browser that was restored to an earlier state and then recorded other events.
  private var branches: (before: Scribe, now: Scribe) {
    var one = Scribe(phone)
    one.write(.saved(.english, "apple"))
    one.write(.saved(.english, "pear"))
    var other = one
    one.write(.saved(.english, "plum"))
    let list = one.write(.keptList(ListContent(language: .english, name: "Fruit", text: "word\napple\n"))).id
    one.write(.chose(.words(.list(list))))
    one.win("fig")
    other.write(.saved(.english, "cherry"), at: 100)
    other.write(.saved(.english, "grape"), at: 101)
    return (one, other)
  }

  @Test func `importing a forked journal keeps both events with the same ID under two devices`() throws {
    let (before, now) = branches
    let mine = journal(now.events)
    let union = try imported(mine, journal(before.events))
    let profile = union.profile
    #expect(profile.savedWords.map { $0.word }.sorted() == ["apple", "cherry", "grape", "pear", "plum"])
    let list = try #require(profile.lists.first)
    #expect(list.id.device != phone)
    #expect(list.id.counter == 4)
    #expect(profile.settings.words == .list(list.id))
    #expect(profile.appleTrees.reduce(0) { $0 + $1.wins } == 1)
    #expect(union.tail(of: phone) == now.events)
    // The new device's events can be compacted into a checkpoint, because no event before them is missing.
    #expect(union.shortens(list.id.device))
  }

  @Test func `a forked journal replaces no event that the file already has under the new device`() throws {
    let (before, now) = branches
    let fork = try #require(journal(now.events).fork(in: journal(before.events)))
    // An earlier import of the same backup created the device `renamed`; after that import, the player saved different
    // words.
    var renamed = Scribe(fork.forkedDevice)
    for word in ["apple", "pear", "cherry", "kiwi"] { renamed.write(.saved(.english, word), at: 200) }
    let union = try imported(journal(now.events), journal(before.events + renamed.events))
    let words = Set(union.profile.savedWords.map { $0.word })
    #expect(words == ["apple", "cherry", "grape", "kiwi", "pear", "plum"])
  }

  @Test func `importing the same forked journal again gives the same device ID, even after compaction`() throws {
    let (before, now) = branches
    let other = journal(before.events)
    var union = try imported(journal(now.events), other)
    #expect(try imported(union, other) == union)
    for device in union.devices where device != phone { union.compact(device) }
    #expect(try imported(union, other) == union)
    // The import loses nothing in either direction.
    let words = try imported(other, journal(now.events)).profile.savedWords.map { $0.word }
    #expect(words.sorted() == union.profile.savedWords.map { $0.word }.sorted())
  }

  @Test func `a forked round that another device continued stays one round under its new ID`() throws {
    var (before, now) = branches
    let start = RoundStart(
      root: try Root("canciones", language: .spanish), minimum: .three, targets: [], origin: .drawn, minutes: 0)
    let round = before.write(.began(start)).id
    before.write(.rejected(round, .spanish, Word("cancan", .spanish), played: Milliseconds(10)))
    var tablet = Scribe(laptop)
    let record = try #require(journal(before.events).profile.round(round))
    tablet.write(.resumed(record))
    let union = try imported(journal(now.events), journal(before.events + tablet.events))
    let rounds = union.profile.rounds
    #expect(rounds.count == 1)
    #expect(rounds.first?.id.device != phone)
    #expect(rounds.first?.rejectedGuesses.first?.stamp.id.device == rounds.first?.id.device)
    #expect(rounds.first?.start == start)
  }
}
