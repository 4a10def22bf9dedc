import Interface
import Journal
import Markup
import Rules
import Words

/// The dialog of the daily puzzles: today's puzzle, and a calendar of earlier puzzles.
extension FindWordsPage {
  @inline(never)
  func dailySheet(_ month: Day) -> Node {
    sheetFrame(sentences[.dailyTitle]) {
      element("p", .class("sheet-note")) {
        sentences[.dailyText]
        element("br")
        sentences.kind(settings.length, settings.language)
      }
      if session.today >= state.firstDay(session) ?? session.today { todaysPuzzle() }
      if let first = state.firstDay(session) { calendar(month, first: first) }
    }
  }

  private func todaysPuzzle() -> Node {
    let mark = profile.daily(session.today, settings.language, length: settings.length)
    let action: Phrase = mark == nil ? .dailyPlay : mark?.isFinished == true ? .dailyLook : .dailyContinue
    return element("div", .class("today")) {
      Art.calendar
      element("div") {
        element("p", .class("sheet-label")) { sentences[.dailyToday] }
        element("p", .class("sheet-note")) { sentences.name(session.today) + " – " + sentences.standing(mark) }
      }
      primaryButton(sentences[action], .findWords(.playedDay(session.today.text)))
    }
  }

  private func calendar(_ month: Day, first: Day) -> Node {
    element("div", .class("calendar")) {
      element("div", .class("calendar-head")) {
        monthButton(sentences[.previousMonth], Art.earlier, month.previousMonth, isThere: month > first)
        element("p", .class("sheet-label"), .attribute("role", "status")) { sentences.monthAndYear(month) }
        monthButton(sentences[.nextMonth], Art.later, month.nextMonth, isThere: month.nextMonth <= session.today)
      }
      element("div", .class("weekdays"), .attribute("aria-hidden", "true")) {
        let names = sentences.weekdays
        for column in names.indices { element("span") { names[session.weekStart.weekday(ofColumn: column)] } }
      }
      element("ol", .class("days"), .attribute("aria-label", sentences.monthAndYear(month))) {
        for number in 0..<(month.nextMonth - month) {
          dayItem(month + number, isFirst: number == 0, first: first)
        }
      }
    }
  }

  private func monthButton(_ name: String, _ icon: Node, _ month: Day, isThere: Bool) -> Node {
    roundKey(name, icon, .findWords(.showedMonth(month.text)), isDisabled: !isThere)
  }

  private func dayItem(_ day: Day, isFirst: Bool, first: Day) -> Node {
    let mark = profile.daily(day, settings.language, length: settings.length)
    let kind: String? = mark.map { $0.isFinished ? "done" : "begun" }
    return element(
      "li", .optional("data-column", isFirst ? "\(session.weekStart.column(ofWeekday: day.weekday))" : nil)
    ) {
      element(
        "button", .class("day"), .attribute("type", "button"),
        .flag("disabled", day < first || !session.hasCome(day, hasBegun: kind != nil)),
        .optional("data-kind", kind), .optional("aria-current", day == session.today ? "date" : nil),
        .attribute("aria-label", sentences.list(sentences.name(day), sentences.standing(mark))),
        .press(.findWords(.playedDay(day.text)))
      ) { "\(day.date.day)" }
    }
  }
}
