import Journal
import Testing

struct WinningStreakTests {
  @Test func `the winning streak grows with wins and ends with a loss`() {
    var scribe = Scribe(phone)
    for (wins, best) in [(1, 1), (2, 2), (3, 3)] {
      scribe.win("fig")
      #expect(PlayerJournal(scribe).streak == [wins, best])
    }
    scribe.begin("plum")
    #expect(PlayerJournal(scribe).streak == [3, 3])
    scribe.lose("fig")
    #expect(PlayerJournal(scribe).streak == [0, 3])
    scribe.win("fig")
    #expect(PlayerJournal(scribe).streak == [1, 3])
  }

  @Test func `the winning streak orders the rounds of two devices by their times`() {
    var one = Scribe(phone)
    var other = Scribe(laptop)
    one.win("fig", at: 1)
    other.win("plum", at: 2)
    one.win("pear", at: 3)
    #expect(PlayerJournal(one, other).streak == [3, 3])
    one.lose("fig", at: 5)
    other.win("plum", at: 4)
    #expect(PlayerJournal(one, other).streak == [0, 2])
    other.win("plum", at: 6)
    one.win("pear", at: 7)
    #expect(PlayerJournal(one, other).streak == [2, 3])
    #expect(PlayerJournal(one).streak == [1, 2])
    #expect(PlayerJournal(other).streak == [3, 3])
  }

  @Test func `the winning streak keeps a device's order of rounds even if its clock is set back`() {
    var scribe = Scribe(phone)
    scribe.lose("fig", at: 9000)
    scribe.win("fig", at: 1)
    scribe.win("plum", at: 0)
    #expect(PlayerJournal(scribe).streak == [2, 2])
    scribe.win("fig", at: 9000)
    scribe.lose("fig", at: 2)
    #expect(PlayerJournal(scribe).streak == [0, 3])
    scribe.win("fig", at: 9001)
    #expect(PlayerJournal(scribe).streak == [1, 3])
  }

  @Test func `the winning streak stops growing at 1,000 rounds`() {
    var scribe = Scribe(phone)
    for _ in 0..<1010 { scribe.win("I") }
    #expect(PlayerJournal(scribe).streak == [1000, 1000])
    #expect(PlayerJournal(scribe).profile.appleTrees.map { $0.wins } == [1010])
    scribe.lose("fig")
    #expect(PlayerJournal(scribe).streak == [0, 1000])
  }
}

extension PlayerJournal {
  /// The current winning streak and the best winning streak.
  fileprivate var streak: [Int] { [profile.winningStreak.current, profile.winningStreak.best] }
}
