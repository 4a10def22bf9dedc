import Formats
import Interface
import Journal
import Markup
import Rules
import Words

/// Find Words' section of the statistics page.
extension StatisticsPage {
  @NodeBuilder
  func findWordsBlocks() -> [Node] {
    let weeks = Weeks(profile.days, until: session.today).weeks
    goal(weeks[weeks.count - 1].tally.finds)
    findWords()
    charts(weeks)
    lengths()
    bestRounds()
    longestWords()
    rarestWords()
  }

  private func findWords() -> Node? {
    let total = profile.total
    guard total.finds > 0 else { return nil }
    return part("total", sentences[.findWords]) {
      element("dl", .class("tree-figures")) {
        figure(sentences[.roundsPlayed], "\(total.rounds)")
        figure(sentences[.wordsFound], "\(total.finds)")
        figure(sentences[.bonusWords], "\(total.bonus)")
        figure(sentences[.points], "\(total.points)")
        figure(sentences[.averageLetters], total.averageLettersInTenths.map { sentences.decimal(tenths: $0) })
        figure(sentences[.dailiesFinished], "\(profile.finishedDailies.count)")
      }
    }
  }

  /// The number of words found this week, compared with the player's weekly goal. The count begins at zero each week,
  /// and a missed goal has no consequences.
  private func goal(_ found: Int) -> Node {
    part("goal", sentences[.weeklyGoal]) {
      element("p") { sentences(.goalText, .count("count", found), .text("goal", String(settings.goal))) }
      element(
        "progress", .attribute("aria-labelledby", "goal"), .attribute("max", String(settings.goal)),
        .attribute("value", String(min(found, settings.goal))))
      element("div", .class("planks"), .attribute("role", "radiogroup"), .attribute("aria-labelledby", "goal")) {
        radioGroup(
          name: "goal", Choice.goals, chosen: settings.goal, message: { Message.settings(.chose(.goal($0))) }
        ) { words in element("span") { String(words) } }
      }
    }
  }

  private func charts(_ weeks: [Weeks.Week]) -> [Node] {
    guard weeks.contains(where: { $0.tally.finds > 0 }) else { return [] }
    return [
      part("week-words", sentences[.wordsAWeek]) {
        chart(weeks, label: "week-words", of: { $0.finds }) { "\($0)" }
      },
      part("week-letters", sentences[.lettersAWeek]) {
        chart(weeks, label: "week-letters", of: { $0.averageLettersInTenths }) { sentences.decimal(tenths: $0) }
      },
    ]
  }

  /// A chart with one column for each week. Screen readers get the same data as a table.
  private func chart(
    _ weeks: [Weeks.Week], label: String, of value: (Tally) -> Int?, text: (Int) -> String
  ) -> Node {
    let values = weeks.map { value($0.tally) }
    return element("div", .class("chart")) {
      ColumnChart(values).node()
      element("p", .class("chart-most"), .attribute("aria-hidden", "true")) {
        text(values.compactMap { $0 }.max() ?? 0)
      }
      element("p", .class("chart-weeks"), .attribute("aria-hidden", "true")) {
        for week in [weeks[0], weeks[weeks.count / 2], weeks[weeks.count - 1]] {
          element("span") { sentences.name(week.monday) }
        }
      }
      element("table", .class("for-readers"), .attribute("aria-labelledby", label)) {
        element("tbody") {
          for (week, value) in zip(weeks, values) {
            element("tr") {
              element("th", .attribute("scope", "row")) {
                sentences(.weekOf, .text("day", sentences.name(week.monday)))
              }
              element("td") { value.map(text) ?? "–" }
            }
          }
        }
      }
    }
  }

  private func lengths() -> Node? {
    let lengths = profile.lengths.filter { $0.tally.finds > 0 }
    guard !lengths.isEmpty else { return nil }
    return part("lengths", sentences[.byLength]) {
      element("div", .class("table-scroll")) {
        element("table", .class("figures-table"), .attribute("aria-labelledby", "lengths")) {
          element("thead") {
            element("tr") {
              element("td")
              for name in [Phrase.roundsPlayed, .wordsFound, .averageLetters] {
                element("th", .attribute("scope", "col")) { sentences[name] }
              }
            }
          }
          element("tbody") {
            for length in lengths {
              element("tr") {
                element("th", .attribute("scope", "row")) {
                  sentences.list(sentences.nameAlone(length.language), sentences.letters(length.length))
                }
                element("td") { "\(length.tally.rounds)" }
                element("td") { "\(length.tally.finds)" }
                element("td") { length.tally.averageLettersInTenths.map { sentences.decimal(tenths: $0) } ?? "–" }
              }
            }
          }
        }
      }
    }
  }

  private func bestRounds() -> Node? {
    guard !profile.best.isEmpty else { return nil }
    return part("best", sentences[.bestRounds]) {
      element("ol", .class("tops"), .attribute("aria-labelledby", "best")) {
        for round in profile.best {
          element("li", key: round.id.text) {
            element("b", .attribute("lang", round.language.code)) { round.root.spelling }
            element("span") {
              sentences.list(
                sentences.points(Points(round.points)), sentences(.wordCount, .count("count", round.finds)))
            }
            element("span", .class("top-day")) { sentences.name(round.day) }
          }
        }
      }
    }
  }

  private func longestWords() -> Node? {
    words("longest", .longestWords, profile.longest.map { ($0.language, $0.spelling) })
  }

  /// The rarest words in the rounds that are still in the journal, for languages with a loaded lexicon.
  private func rarestWords() -> Node? {
    words("rarest", .rarestWords, RareWords(profile.rounds, library.lexicons).words)
  }
}
