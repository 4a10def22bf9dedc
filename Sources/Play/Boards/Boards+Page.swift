import Formats
import Interface
import Markup
import Rules
import Words

extension Boards {
  /// The leaderboard page, in the language of the sentences. The page's forms work without scripts.
  public func page(_ sentences: Sentences) -> Node {
    element("div", .class("page plain grouped boards")) {
      sentences.stillHeader()
      sentences.navigation(.profile, course.language)
      element("main", .class("text"), .id("main"), .attribute("tabindex", "-1")) {
        element("h1", .class("word-title"), .id("title")) { heading(sentences) }
        if let circle { circleNote(circle, sentences) }
        chooser(sentences)
        element("nav", .class("pages"), .attribute("aria-labelledby", "board")) {
          for other in Period.allCases {
            link(Link(period: other), isCurrent: other == period) { sentences.name(other) }
          }
        }
        board(sentences)
        participation(sentences)
        friends(sentences)
      }
    }
  }

  private func heading(_ sentences: Sentences) -> String {
    circle.map { sentences.name($0) } ?? sentences[.boards]
  }

  /// The title of the browser window.
  public func title(_ sentences: Sentences) -> String { sentences.title(heading(sentences)) }

  // MARK: - Which board

  /// A link to another leaderboard page. If `course`, `period`, `day` or `hasHints` is `nil`, the link uses the value of
  /// the shown leaderboard.
  private struct Link {
    var course: Course?
    var period: Period?
    var day: Day?
    var hasHints: Bool?
    var next: String?
    var turn: Int?
  }

  private func address(_ link: Link) -> String {
    var address = (circle?.path ?? Boards.path) + "?course=" + (link.course ?? course).name
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

  /// A section that names the puzzle of the shown leaderboard. The open section contains links to the leaderboards of
  /// all puzzles.
  private func chooser(_ sentences: Sentences) -> Node {
    element("details", .class("panel", "board-chooser")) {
      element("summary", .class("line")) {
        element("span") { sentences[.boardsPuzzle] }
        element("span", .class("line-value")) {
          sentences.list(sentences.nameAlone(course.language), sentences.name(course))
        }
      }
      choices(sentences[.gameLanguage], Language.allCases.map { ($0 == course.language, likeThis($0)) }) {
        sentences.nameAlone($0.language)
      }
      for game in Game.all {
        let others = courses.filter { $0.language == course.language && $0.game.route.kind == game.route.kind }
        choices(sentences[game.name], others.map { ($0.name == course.name, $0) }) { other in
          other.length.map { sentences.letters($0) } ?? other.level ?? sentences[.wordsAll]
        }
      }
    }
  }

  /// A row of links to leaderboards of other puzzles. `choices` contains the puzzles, each with a flag that marks the
  /// current choice.
  private func choices(_ name: String, _ choices: [(isCurrent: Bool, course: Course)], text: (Course) -> String)
    -> Node?
  {
    guard !choices.isEmpty else { return nil }
    return element("nav", .class("board-choices"), .attribute("aria-label", name)) {
      element("p", .attribute("aria-hidden", "true")) { name }
      for (isCurrent, other) in choices {
        link(Link(course: other), class: "chip", isCurrent: isCurrent) { text(other) }
      }
    }
  }

  /// The same puzzle in another language, or that language's first puzzle if the puzzle does not exist there.
  private func likeThis(_ language: Language) -> Course {
    let others = courses.filter { $0.language == language }
    return others.first {
      $0.game.route.kind == course.game.route.kind && $0.length == course.length
        && ($0.level ?? "").hasSameBytes(as: course.level ?? "")
    } ?? others.first ?? course
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
    if let refusal {
      element("p", .class("sheet-note"), .attribute("role", "note")) { sentences[refusal.phrase] }
    } else if !isOnBoard, case .taken = reader, !places.isEmpty {
      element("p", .class("sheet-note")) { sentences[.boardsNotYet] }
    }
    if places.isEmpty {
      element("div", .class("empty")) {
        Art.basket
        element("p", .class("empty-title")) { sentences[.boardsEmpty] }
      }
    } else {
      table(sentences)
    }
    element("p", .class("page-actions")) {
      element("a", .class(isOnBoard ? "banner-button" : "submit"), .href(playPath)) {
        isOnBoard ? sentences.name(course) : sentences[.dailyPlay]
        if !isOnBoard { Art.leaf }
      }
      link(Link(hasHints: !hasHints), class: "banner-button") {
        sentences[hasHints ? .boardsWithoutHints : .boardsWithHints]
      }
      if let next { link(Link(next: next), class: "banner-button") { sentences[.boardsMore] } }
      if circle == nil, !places.isEmpty {
        element("span", .class("sheet-note")) { sentences(.boardsPlayers, .count("count", count)) }
      }
    }
  }

  /// Whether the reader has a rank on the shown leaderboard.
  private var isOnBoard: Bool { (places + around).contains { $0.isOwn && $0.rank != nil } }

  /// The first three places, which stand on the podium; empty if the page does not begin at the leaderboard's top.
  private var podium: ArraySlice<Place> { isTop ? places.prefix(3).prefix { $0.rank.map { $0 <= 3 } == true } : [] }

  // The style sheet changes the `display` property of the table's parts, and some browsers then drop the table from the
  // accessibility tree. The `role` attributes keep it there.
  private func table(_ sentences: Sentences) -> Node {
    element(
      "table", .class("board-table"), .attribute("role", "table"), .attribute("aria-labelledby", "board")
    ) {
      element("thead", .class("for-readers"), .attribute("role", "rowgroup")) {
        element("tr", .attribute("role", "row")) {
          column(sentences[.boardsRank])
          column(sentences[.boardsName])
          column(sentences[.points])
        }
      }
      rows(podium, "podium", sentences)
      rows(places.dropFirst(podium.count), "ranks", sentences)
      if !around.isEmpty { rows(around[...], "ranks around", title: sentences[.boardsAround], sentences) }
    }
  }

  private func column(_ name: String) -> Node {
    element("th", .attribute("scope", "col"), .attribute("role", "columnheader")) { name }
  }

  private func rows(_ places: ArraySlice<Place>, _ kind: String, title: String? = nil, _ sentences: Sentences) -> Node?
  {
    guard !places.isEmpty else { return nil }
    return element("tbody", .class(kind), .attribute("role", "rowgroup"), .optional("aria-label", title)) {
      for place in places { row(place, isOnPodium: kind.hasSameBytes(as: "podium"), sentences) }
    }
  }

  private func row(_ place: Place, isOnPodium: Bool, _ sentences: Sentences) -> Node {
    element(
      "tr", .class(place.isOwn ? "own" : ""), .attribute("role", "row"),
      .optional("data-rank", place.rank.map { String($0) })
    ) {
      element("td", .class("rank"), .attribute("role", "cell")) { place.rank.map { String($0) } ?? "–" }
      element("th", .attribute("scope", "row"), .attribute("role", "rowheader")) {
        if isOnPodium { place.rank == 1 ? Art.bannerGolden : Art.bannerSuccess }
        element("span") { place.isOwn ? sentences(.boardsOwn, .text("name", place.name)) : place.name }
      }
      element("td", .attribute("role", "cell")) { place.rank == nil ? "–" : String(place.points) }
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
      element("span", .class("for-readers")) { sentences(.boardsEarlier, .text("day", name(before, sentences))) }
      element("span", .attribute("aria-hidden", "true")) { "‹" }
    }
    if (period == .week ? after + -after.weekday : after) <= lastDay {
      link(Link(day: after), class: "round-key") {
        element("span", .class("for-readers")) { sentences(.boardsLater, .text("day", name(after, sentences))) }
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
    element("form", .class("order"), .attribute("method", "post"), .action(path)) {
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
        element("div", .class("panel")) {
          for circle in circles {
            element("a", .class("line"), .href(circle.path)) {
              element("span") { sentences.name(circle) }
              element("span", .class("line-value")) { sentences(.boardsPlayers, .count("count", circle.members)) }
            }
          }
        }
      }
      element("div", .class("page-actions")) {
        order(Boards.path + "/circles", sentences[.boardsMake]) {
          element("label", .class("form-field")) {
            element("span") { sentences[.boardsNewName] }
            element(
              "input", .class("plain-field"), .attribute("type", "text"), .attribute("name", "name"),
              .attribute("maxlength", String(Boards.longestName)), .attribute("autocomplete", "off"))
          }
        }
        if circle != nil { element("a", .href(Boards.path)) { sentences[.boards] } }
      }
    }
  }
}
