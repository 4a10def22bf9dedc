import Journal
import Markup
import Rules
import Words

/// The orchard's trees, month by month.
extension HomePage {
  /// Each stage's tree, once: the trees of the orchard are stamps of it, so that a year of them stays a small page.
  func groveStamps(_ grove: [GroveMonth]) -> Node? {
    var stages: [GrowthStage] = []
    for tree in grove.prefix(state.months + 1).flatMap({ $0.trees }) {
      if case .tree(let mark) = tree, !stages.contains(mark.stage) { stages.append(mark.stage) }
    }
    guard !stages.isEmpty else { return nil }
    return element("svg", key: "stamps", .class("stamps"), .attribute("aria-hidden", "true")) {
      for stage in stages {
        element(
          "symbol", key: "\(stage.rawValue)", .id("stage-\(stage.rawValue)"), .attribute("viewBox", "0 0 120 120")
        ) {
          Art.shapes(of: stage)
        }
      }
    }
  }

  /// The month that grows now, a meadow if nothing grows there yet.
  func thisMonth(_ grove: [GroveMonth]) -> Node {
    let month = session.today.firstOfMonth
    let trees = grove.first { $0.first == month }?.trees ?? []
    return element("section", key: "this month", .class("grove-scene"), .attribute("aria-labelledby", "grove-now")) {
      element("h2", .class("grove-month"), .id("grove-now")) {
        session.knowsJournal ? sentences.monthAndYear(month) : ""
      }
      if trees.isEmpty {
        element("p", .class("grove-none")) { sentences[.groveNone] }
        Art.tree(.seed)
      } else {
        treeList(trees)
      }
      Art.ground(percent: 0)
    }
  }

  func earlierMonths(_ grove: [GroveMonth]) -> [Node] {
    let earlier = grove.filter { $0.first < session.today.firstOfMonth }
    var nodes = earlier.prefix(state.months).map { month in
      part("grove-\(month.first.text)", sentences.monthAndYear(month.first)) { treeList(month.trees) }
    }
    if earlier.count > state.months {
      nodes.append(secondaryButton(sentences[.earlierMonths], .home(.askedForEarlierMonths)))
    }
    return nodes
  }

  private func treeList(_ trees: [GroveTree]) -> Node {
    element("ul", .class("grove")) {
      for tree in trees {
        switch tree {
        case .tree(let mark):
          element("li", key: "\(mark.day.number) \(mark.language.code) \(mark.length)") { stamp(mark) }
        case .apple(let record, let daily): element("li", key: daily.path) { apple(record, daily) }
        }
      }
    }
  }

  /// An apple, which leads to its word; a rotten one for a word that was not guessed.
  private func apple(_ record: AppleTreeRecord, _ daily: DailyWord) -> Node {
    let name = sentences.pair(sentences[.appleTree], sentences.name(daily.language))
    return element(
      "a", .class("grove-tree"), .flag("data-lost", record.round.outcome == .lost), .href(daily.path),
      .press(.visit(.openedPage(daily.path)))
    ) {
      Art.apple
      element("span", .attribute("aria-hidden", "true")) { "\(daily.day.date.day)" }
      element("span", .class("for-readers")) {
        sentences.list(sentences.name(daily.day), sentences.list(name, sentences.standing(record)))
      }
    }
  }

  /// A tree, which leads to its puzzle.
  private func stamp(_ mark: DailyMark) -> Node {
    let path = RoundLink.daily(mark.day, mark.language, length: mark.length).path
    let kind = sentences(.caption, .count("count", mark.length), .text("language", sentences.name(mark.language)))
    return element(
      "a", .class("grove-tree"), .attribute("data-stage", "\(mark.stage.rawValue)"), .href(path),
      .press(.visit(.openedPage(path)))
    ) {
      element("svg", .attribute("viewBox", "0 0 120 120"), .attribute("aria-hidden", "true")) {
        element("use", .href("#stage-\(mark.stage.rawValue)"))
      }
      element("span", .attribute("aria-hidden", "true")) { "\(mark.day.date.day)" }
      element("span", .class("for-readers")) {
        sentences(
          .treeSaid, .text("day", sentences.name(mark.day)), .text("kind", kind),
          .text("stage", sentences.name(mark.stage)), .count("count", mark.percent))
      }
    }
  }
}
