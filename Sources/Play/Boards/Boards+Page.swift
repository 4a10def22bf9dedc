import Formats
import Interface
import Markup
import Rules
import Words

extension Boards {
  /// The leaderboard page, in the language of the sentences. The page's forms work without scripts.
  public func page(_ sentences: Sentences) -> Node {
    element("div", .class("page plain boards")) {
      sentences.stillHeader()
      sentences.navigation(.profile, course.language)
      element("main", .class("text")) {
        element("h1", .class("word-title"), .id("title")) { heading(sentences) }
        if let circle { circleNote(circle, sentences) }
        chooser(sentences)
        element("nav", .class("pages"), .attribute("aria-labelledby", "board")) {
          for other in Period.allCases {
            link(Link(period: other), isCurrent: other == period) { sentences.name(other) }
          }
        }
        board(sentences)
        element("p", .class("page-actions")) {
          element("a", .class("banner-button"), .href(playPath)) { sentences.name(course) }
          link(Link(hasHints: !hasHints), class: "banner-button") {
            sentences[hasHints ? .boardsWithoutHints : .boardsWithHints]
          }
        }
        participation(sentences)
        friends(sentences)
      }
    }
  }

  private func heading(_ sentences: Sentences) -> String {
    circle.map { sentences(.boardsOf, .text("name", $0.owner)) } ?? sentences[.boards]
  }

  /// The title of the browser window.
  public func title(_ sentences: Sentences) -> String { sentences.title(heading(sentences)) }

  // MARK: - Which board

  /// A link to another leaderboard page. If `period`, `day` or `hasHints` is `nil`, the link uses the value of the
  /// shown leaderboard.
  private struct Link {
    var period: Period?
    var day: Day?
    var hasHints: Bool?
    var next: String?
    var turn: Int?
  }

  private func address(_ link: Link) -> String {
    var address = (circle?.path ?? Boards.path) + "?course=" + course.name
    address += "&period=" + (link.period ?? period).rawValue + "&day=" + (link.day ?? day).text
    if link.hasHints ?? hasHints { address += "&hints=true" }
    if let next = link.next { address += "&cursor=" + Percent.encoded(next) }
    if let turn = link.turn { address += "&turn=\(turn)#part" }
    return address
  }

  private func link(
    _ link: Link, class name: String = "", isCurrent: Bool = false, @NodeBuilder children: () -> [Node]
  ) -> Node {
    element(
      "a", .class(name), .optional("aria-current", isCurrent ? "page" : nil), .href(address(link)), children: children)
  }

  private func chooser(_ sentences: Sentences) -> Node {
    element("form", .class("board-chooser"), .attribute("method", "get"), .action(circle?.path ?? Boards.path)) {
      element("label", .attribute("for", "course")) { sentences[.boardsPuzzle] }
      element("select", .class("plain-field"), .id("course"), .attribute("name", "course")) {
        for language in Language.allCases {
          element("optgroup", .attribute("label", sentences.nameAlone(language))) {
            for other in courses where other.language == language {
              element("option", .attribute("value", other.name), .flag("selected", other.name == course.name)) {
                sentences.pair(sentences.nameAlone(language), sentences.name(other))
              }
            }
          }
        }
      }
      hidden("period", period.rawValue)
      hidden("day", day.text)
      if hasHints { hidden("hints", "true") }
      element("button", .class("banner-button"), .attribute("type", "submit")) { sentences[.boardsShow] }
    }
  }

  /// The path of the page on which the day's puzzle is played.
  private var playPath: String {
    "\(course.game.route.path)?language=\(course.language.code)&daily=\(day.text)"
      + (course.length.map { "&length=\($0)" } ?? "") + (course.level.map { "&level=" + $0 } ?? "")
  }

  // MARK: - The board

  @NodeBuilder
  private func board(_ sentences: Sentences) -> [Node] {
    element("div", .class("board-days")) {
      element("h2", .class("found-title"), .id("board")) { caption(sentences) }
      if period != .all { days(sentences) }
    }
    if let refusal { element("p", .class("sheet-note"), .attribute("role", "note")) { sentences[refusal.phrase] } }
    if places.isEmpty {
      element("p", .class("sheet-note")) { sentences[.boardsEmpty] }
    } else {
      element("div", .class("table-scroll")) {
        element("table", .class("figures-table", "board-table"), .attribute("aria-labelledby", "board")) {
          element("thead") {
            element("tr") {
              column(sentences[.boardsRank])
              column(sentences[.boardsName])
              column(sentences[.points])
            }
          }
          element("tbody") { for place in places { row(place, sentences) } }
          if let own { element("tfoot") { row(own, sentences) } }
        }
      }
      element("p", .class("page-actions")) {
        if circle == nil { element("span", .class("sheet-note")) { sentences(.boardsPlayers, .count("count", count)) } }
        if let next { link(Link(next: next), class: "banner-button") { sentences[.boardsMore] } }
      }
    }
  }

  private func column(_ name: String) -> Node { element("th", .attribute("scope", "col")) { name } }

  private func row(_ place: Place, _ sentences: Sentences) -> Node {
    element("tr", .class(place.isOwn ? "own" : "")) {
      element("td") { place.rank.map { String($0) } ?? "–" }
      element("th", .attribute("scope", "row")) {
        place.isOwn ? sentences(.boardsOwn, .text("name", place.name)) : place.name
      }
      element("td") { place.rank == nil ? "–" : String(place.points) }
    }
  }

  private func caption(_ sentences: Sentences) -> String {
    let days =
      switch period {
      case .day, .week: name(day, sentences)
      case .all: sentences[.boardsAll]
      }
    return hasHints ? sentences.pair(days, sentences[.boardsWithHints]) : days
  }

  /// Links to the previous and the next day or week.
  @NodeBuilder
  private func days(_ sentences: Sentences) -> [Node] {
    let step = period == .week ? 7 : 1
    let (before, after) = (day + -step, day + step)
    link(Link(day: before), class: "round-key") {
      element("span", .class("for-readers")) { name(before, sentences) }
      element("span", .attribute("aria-hidden", "true")) { "‹" }
    }
    if (period == .week ? after + -after.weekday : after) <= lastDay {
      link(Link(day: after), class: "round-key") {
        element("span", .class("for-readers")) { name(after, sentences) }
        element("span", .attribute("aria-hidden", "true")) { "›" }
      }
    }
  }

  private func name(_ day: Day, _ sentences: Sentences) -> String {
    period == .week ? sentences(.weekOf, .text("day", sentences.name(day + -day.weekday))) : sentences.name(day)
  }

  // MARK: - Taking part

  /// A form that consists of one button and posts to the path.
  private func order(
    _ path: String, _ text: String, name: String? = nil, value: String? = nil, class kind: String = "banner-button",
    @NodeBuilder fields: () -> [Node] = { [] }
  ) -> Node {
    element("form", .attribute("method", "post"), .action(path)) {
      fields()
      element(
        "button", .class(kind), .attribute("type", "submit"), .optional("name", name), .optional("value", value)
      ) { text }
    }
  }

  private func participation(_ sentences: Sentences) -> Node {
    part("part", sentences[.boardsPart]) {
      switch reader {
      case .stranger:
        element("p") { sentences[.boardsStranger] }
        element("p", .class("page-actions")) {
          element("a", .class("banner-button"), .href(Devices.path)) { sentences[.devices] }
        }
      case .offered(let names, let turn, let hasMore):
        element("p") { sentences[.boardsPartText] }
        element("div", .class("page-actions")) {
          for (place, name) in names.enumerated() {
            order(Boards.path + "/part", name, name: "offer", value: String(place)) {
              hidden("language", sentences.language.tag)
              hidden("turn", String(turn))
              hidden("back", address(Link()))
            }
          }
          if hasMore { link(Link(turn: turn + 1)) { sentences[.boardsOtherNames] } }
        }
      case .taken(let name):
        element("p") { sentences(.boardsAs, .text("name", name)) }
        element("div", .class("page-actions")) { order(Boards.path + "/leave", sentences[.boardsLeave]) }
      }
    }
  }

  // MARK: - Friends

  @NodeBuilder
  private func circleNote(_ circle: Circle, _ sentences: Sentences) -> [Node] {
    element("p") { sentences[.boardsFriendsText] }
    if circle.isMember { linkForFriends(circle, sentences) }
    if case .taken = reader {
      element("div", .class("page-actions")) {
        if circle.isMember {
          order(circle.path + "/leave", sentences[.boardsLeaveCircle])
        } else {
          order(circle.path + "/join", sentences[.boardsJoin], class: "submit")
        }
      }
    }
  }

  /// The link to the friends' leaderboard, and the buttons that share the link. The buttons stay hidden unless the
  /// page's script runs (`Web/static.js`).
  private func linkForFriends(_ circle: Circle, _ sentences: Sentences) -> Node {
    element("div", .class("board-link")) {
      element("label", .class("form-field")) {
        element("span") { sentences[.boardsLink] }
        element(
          "input", .class("plain-field"), .id("link"), .attribute("type", "text"), .flag("readonly", true),
          .attribute("value", circle.link), .attribute("aria-describedby", "link-news"))
      }
      element("div", .class("page-actions")) {
        handOn("copy", sentences[.copyLink])
        handOn("share", sentences[.share])
      }
      element(
        "p", .id("link-news"), .class("sheet-note"), .attribute("role", "status"),
        .attribute("data-copied", sentences[.copiedTitle]),
        .attribute("data-failed", sentences(.notSharedText, .text("text", circle.link)))
      ) { [] }
    }
  }

  private func handOn(_ way: String, _ text: String) -> Node {
    element(
      "button", .class("banner-button"), .attribute("type", "button"), .attribute("data-hands-on", way),
      .attribute("aria-controls", "link"), .flag("hidden", true)
    ) { text }
  }

  private func friends(_ sentences: Sentences) -> Node? {
    guard case .taken = reader else { return nil }
    return part("friends", sentences[.boardsFriends]) {
      if circle == nil { element("p") { sentences[.boardsFriendsText] } }
      if !circles.isEmpty {
        element("ul", .class("chips")) {
          for circle in circles {
            element("li") {
              element("a", .class("chip"), .href(circle.path)) {
                sentences(.boardsOf, .text("name", circle.owner)) + " · "
                  + sentences(.boardsPlayers, .count("count", circle.members))
              }
            }
          }
        }
      }
      element("div", .class("page-actions")) {
        order(Boards.path + "/circles", sentences[.boardsMake])
        if circle != nil { element("a", .href(Boards.path)) { sentences[.boards] } }
      }
    }
  }
}
