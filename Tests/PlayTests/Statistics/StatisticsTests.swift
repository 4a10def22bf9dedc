import Formats
import Journal
import Rules
import TestTools
import Testing
import Words

@testable import Play

/// What the statistics count, and how they are drawn.
struct StatisticsTests {
  @Test func `the statistics use weeks that begin on Monday and show the last twelve weeks`() {
    let today = Day("2026-11-24")!  // a Tuesday
    let days = [("2026-09-06", 1), ("2026-09-07", 2), ("2026-11-22", 4), ("2026-11-23", 8), ("2026-11-24", 16)]
    let tallies = days.map { DayTally(day: Day($0.0)!, tally: Tally(finds: $0.1, letters: $0.1 * 5)) }
    let weeks = Weeks(tallies, until: today).weeks
    #expect(weeks.count == 12)
    #expect(weeks.first?.monday.text == "2026-09-07" && weeks.last?.monday.text == "2026-11-23")
    #expect(weeks.map { $0.tally.finds } == [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 24])
    #expect(weeks.last?.tally.averageLettersInTenths == 50)
  }

  @Test func `finds on future days, after the clock is set back, do not count in the weekly statistics`() {
    let weeks = Weeks([DayTally(day: Day("2026-12-24")!, tally: Tally(finds: 3))], until: Day("2026-11-24")!).weeks
    #expect(weeks.allSatisfy { $0.tally.finds == 0 })
  }

  @Test func `a chart column's height is its share of the maximum, and small values stay visible`() {
    #expect(ColumnChart([nil, 0, 1, 50, 200]).heights == [0, 0, 3, 25, 100])
    #expect(ColumnChart([]).heights == [])
    #expect(ColumnChart([1_000_000_000, 500_000_000]).heights == [100, 50])
  }

  @Test func `the weekly goal counts finds since Monday, can be changed and is stored`() {
    var player = Player.playing("ring", "alarm", "main")
    player.send(.host(.openedPage("/statistics")))
    #expect(player.model.page.texts.contains("3 of 50 words this week"))
    player.send(.settings(.chose(.goal(25))))
    #expect(player.model.page.texts.contains("3 of 25 words this week"))
    #expect(player.model.page.first { $0.tag == "progress" }?["value"] == "3")
    #expect(player.again.model.session.settings.goal == 25)
  }

  @Test func `the statistics list the rarest bonus words, sorted by rarity and length`() {
    var player = Player.playing("ring", "mail", "lam", "nail")
    player.send(.host(.openedPage("/statistics")))
    let rarest = player.model.page.first { $0["aria-labelledby"] == "rarest" && $0.tag == "ul" }
    #expect(rarest?.children.map { $0.plainText } == ["mail", "lam"])
    let words = RareWords(player.model.session.profile.rounds, SmallMap()).words
    #expect(words.isEmpty)
  }

  @Test func `the statistics page tells a first visitor that there are no statistics yet`() {
    #expect(Player("/statistics").model.page.texts.contains("No statistics yet"))
  }

  @Test func `the statistics list rounds and words and give screen readers tables instead of charts`() {
    var player = Player.playing("ring", "alarm", "main")
    player.send(.host(.openedPage("/statistics")))
    let texts = player.model.page.texts
    for text in ["Words found each week", "By language and length", "Best rounds", "Longest words", "alarm"] {
      #expect(texts.contains(text), "\(text)")
    }
    #expect(texts.count { $0.hasPrefix("Week of") } == 24)
    #expect(player.model.page.messages.contains("openedPage /vocabulary/en/alarm"))
  }
}
