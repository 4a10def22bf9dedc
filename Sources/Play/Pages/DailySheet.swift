import Journal
import Markup
import Rules
import Words

/// The daily puzzles: today's, and a calendar of those before.
extension Model {
  @inline(never)
  func dailySheet(_ month: Day, _ sentences: Sentences) -> Node {
    return sheetFrame(sentences[.dailyTitle], sentences) {
      element("p", .class("sheet-note")) {
        sentences[.dailyText]
        element("br")
        sentences(.caption, .count("count", settings.length), .text("language", sentences.name(settings.language)))
      }
      if today >= firstDay ?? today { todaysPuzzle(profile, sentences) }
      if let first = firstDay { calendar(month, first: first, profile, sentences) }
    }
  }

  private func todaysPuzzle(_ profile: Profile, _ sentences: Sentences) -> Node {
    let mark = profile.daily(today, settings.language, length: settings.length)
    let action: Phrase = mark == nil ? .dailyPlay : mark?.isFinished == true ? .dailyLook : .dailyContinue
    return element("div", .class("today")) {
      Art.calendar
      element("div") {
        element("p", .class("sheet-label")) { sentences[.dailyToday] }
        element("p", .class("sheet-note")) { sentences.name(today) + " – " + standing(mark, sentences) }
      }
      element("button", .class("submit"), .attribute("type", "button"), .press(.playedDay(today.text))) {
        sentences[action]
        Art.leaf
      }
    }
  }

  private func standing(_ mark: DailyMark?, _ sentences: Sentences) -> String {
    guard let mark else { return sentences[.dailyUnplayed] }
    return sentences(mark.isFinished ? .dailyDone : .dailyBegun, .count("count", mark.percent))
  }

  private func calendar(_ month: Day, first: Day, _ profile: Profile, _ sentences: Sentences) -> Node {
    element("div", .class("calendar")) {
      element("div", .class("calendar-head")) {
        monthButton(sentences[.previousMonth], Art.earlier, month.previousMonth, isThere: month > first)
        element("p", .class("sheet-label"), .attribute("role", "status")) { sentences.monthAndYear(month) }
        monthButton(sentences[.nextMonth], Art.later, month.nextMonth, isThere: month.nextMonth <= today)
      }
      element("div", .class("weekdays"), .attribute("aria-hidden", "true")) {
        for name in sentences.weekdays { element("span") { name } }
      }
      element("ol", .class("days"), .attribute("aria-label", sentences.monthAndYear(month))) {
        for number in 0..<(month.nextMonth - month) {
          dayItem(month + number, isFirst: number == 0, first: first, profile, sentences)
        }
      }
    }
  }

  private func monthButton(_ name: String, _ icon: Node, _ month: Day, isThere: Bool) -> Node {
    element(
      "button", .class("round-key"), .attribute("type", "button"), .attribute("aria-label", name),
      .flag("disabled", !isThere), .press(.showedMonth(month.text))
    ) { icon }
  }

  private func dayItem(_ day: Day, isFirst: Bool, first: Day, _ profile: Profile, _ sentences: Sentences) -> Node {
    let mark = profile.daily(day, settings.language, length: settings.length)
    let kind: String? = mark.map { $0.isFinished ? "done" : "begun" }
    return element("li", .optional("data-column", isFirst ? "\(day.weekday)" : nil)) {
      element(
        "button", .class("day"), .attribute("type", "button"), .flag("disabled", day < first || day > today),
        .optional("data-kind", kind), .optional("aria-current", day == today ? "date" : nil),
        .attribute("aria-label", sentences.list(sentences.name(day), standing(mark, sentences))),
        .press(.playedDay(day.text))
      ) { "\(day.date.day)" }
    }
  }
}
