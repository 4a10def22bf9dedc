import Interface
import Journal
import Markup
import Rules
import Words

/// The part of the home page that shows a month of the orchard, with a place for each day.
extension HomePage {
  /// The trees of the chosen month, and buttons for the months before and after it. `trees` contains the trees of all
  /// months, the earliest first.
  func grove(_ trees: [GroveTree]) -> Node {
    let now = session.today.firstOfMonth
    let month = min(state.month ?? now, now)
    let here = trees.filter { $0.day.firstOfMonth == month }
    // The months with trees. Months without trees between them are skipped.
    let earlier = trees.last { $0.day < month }?.day.firstOfMonth
    let later = month < now ? trees.first { $0.day >= month.nextMonth }?.day.firstOfMonth ?? now : nil
    return element("section", key: "grove", .class("part"), .attribute("aria-labelledby", "grove-title")) {
      element("div", .class("grove-head")) {
        element("h2", .class("found-title"), .id("grove-title")) { sentences[.yourOrchard] }
        if let earlier { monthButton(earlier, trees, Art.earlier) }
        element("p", .class("grove-month"), .attribute("role", "status")) { said(month, here.count) }
        if let later { monthButton(later, trees, Art.later) }
      }
      if trees.isEmpty { note(sentences[.groveNone]) }
      element("ol", .class("month"), .attribute("aria-label", sentences.monthAndYear(month))) {
        for number in 0..<(month.nextMonth - month) {
          let day = month + number
          place(day, here.filter { $0.day == day })
        }
      }
    }
  }

  private func said(_ month: Day, _ count: Int) -> String {
    sentences(.monthTrees, .text("month", sentences.monthAndYear(month)), .count("count", count))
  }

  private func monthButton(_ month: Day, _ trees: [GroveTree], _ icon: Node) -> Node {
    roundKey(said(month, trees.count { $0.day.firstOfMonth == month }), icon, .home(.showedGrove(month)))
  }

  /// The place of a day. It shows the day's largest tree and the day's fruit, and links to the tree's puzzle. If there
  /// is no tree, it links to the fruit's puzzle. If there is neither, it is hidden from screen readers.
  private func place(_ day: Day, _ trees: [GroveTree]) -> Node {
    var tree: GroveTree?
    var fruit: GroveTree?
    var said = ""
    for one in trees {
      if let stage = one.stage {
        if stage.rawValue > tree?.stage?.rawValue ?? -1 { tree = one }
      } else {
        fruit = one
      }
      said += one.said(sentences) + ". "
    }
    let today = session.today
    let number = element("span", .attribute("aria-hidden", "true")) { "\(day.date.day)" }
    let path = (tree ?? fruit)?.path
    return element(
      "li", key: day.text, .class("place"),
      .attribute("data-when", day == today ? "today" : day > today ? "later" : "before"),
      .optional("aria-hidden", path == nil ? "true" : nil)
    ) {
      if let path {
        element(
          "a", .class("grove-tree"), .optional("data-stage", tree?.stage.map { "\($0.rawValue)" }), .href(path),
          .press(.host(.openedPage(path)))
        ) {
          tree?.stage.map { Art.tree($0) }
          if let fruit { element("span", .class("grove-fruit"), .flag("data-lost", fruit.isLost)) { Art.apple } }
          number
          element("span", .class("for-readers")) { said }
        }
      } else {
        number
      }
    }
  }
}
