import Interface
import Journal
import Markup
import Rules
import Words

/// Apple Tree's section of the statistics page.
extension StatisticsPage {
  @NodeBuilder
  func appleTreeBlocks() -> [Node] {
    if !profile.appleTrees.isEmpty { part("apple-tree", sentences[.appleTree]) { appleTreeFigures() } }
    words("lost", .lostWords, note: .lostWordsText, profile.lostWords.prefix(60).map { ($0.language, $0.word) })
  }
}

extension Page {
  /// The numbers of games and wins, the streaks, and the number of rounds that ended with each number of apples.
  @inline(never)
  func appleTreeFigures() -> [Node] {
    var tally = AppleTreeTally(language: settings.language)
    for other in profile.appleTrees { tally.add(other) }
    let streak = profile.winningStreak
    return [
      element("dl", .class("tree-figures")) {
        figure(sentences[.gamesPlayed], "\(tally.games)")
        figure(sentences[.gamesWon], "\(tally.wins)")
        figure(sentences[.streakNow], "\(streak.current)")
        figure(sentences[.streakBest], "\(streak.best)")
        figure(sentences[.bestRecord], tally.best.map { sentences(.appleCount, .count("count", $0)) })
      },
      distribution(tally),
    ]
  }

  private func distribution(_ tally: AppleTreeTally) -> Node {
    let most = max(tally.ends.max() ?? 0, 1)
    return element("table", .class("distribution")) {
      element("caption", .class("sheet-label")) { sentences[.distribution] }
      element("tbody") {
        for (apples, count) in tally.ends.enumerated().reversed() {
          element("tr", key: "\(apples)") {
            element("th", .attribute("scope", "row")) {
              apples == 0 ? sentences[.gamesLost] : sentences(.appleCount, .count("count", apples))
            }
            element("td") {
              element(
                "svg", .class("bar"), .attribute("viewBox", "0 0 100 10"), .attribute("preserveAspectRatio", "none"),
                .attribute("aria-hidden", "true")
              ) {
                // Multiply in 64 bits because a count times 100 may exceed the range of `Int`, which has 32 bits in
                // wasm.
                let width = max(Int(Int64(count) * 100 / Int64(most)), count > 0 ? 2 : 0)
                element(
                  "path", .class(apples == 0 ? "bar-lost" : "bar-won"), .attribute("d", "M0 0h\(width)v10h-\(width)z"))
              }
              element("span") { "\(count)" }
            }
          }
        }
      }
    }
  }
}
