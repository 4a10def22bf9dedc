import Interface
import Journal
import Markup
import Rules
import Words

/// The part of the home page that shows the trees, month by month.
extension HomePage {
  /// The drawing of each growth stage's tree, included once. The trees on the page refer to these drawings, so that the
  /// page stays small even with a year of trees.
  func groveStamps(_ grove: [GroveMonth]) -> Node? {
    var stages: [GrowthStage] = []
    for stage in grove.prefix(state.months + 1).flatMap({ $0.trees }).compactMap({ $0.stage }) {
      if !stages.contains(stage) { stages.append(stage) }
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

  /// The trees of the current month, or a meadow if the month has no trees yet.
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
      for tree in trees { tree.node(self) }
    }
  }

  /// A tree or a fruit that links to its puzzle. `mark` is the attribute that selects the style of the tree or fruit.
  func groveTree(_ day: Day, _ path: String, _ mark: Attribute?, _ picture: Node, said: String) -> Node {
    element("a", .class("grove-tree"), mark, .href(path), .press(.host(.openedPage(path)))) {
      picture
      element("span", .attribute("aria-hidden", "true")) { "\(day.date.day)" }
      element("span", .class("for-readers")) { said }
    }
  }

  /// The tree of a growth stage, as a reference to the drawing in ``groveStamps(_:)``.
  func stamp(_ stage: GrowthStage) -> Node {
    element("svg", .attribute("viewBox", "0 0 120 120"), .attribute("aria-hidden", "true")) {
      element("use", .href("#stage-\(stage.rawValue)"))
    }
  }
}
