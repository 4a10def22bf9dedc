import Formats
import HTTPTypes
import Interface
import Journal
import Logging
import Rules
import Store
import Testing
import Wire
import Words

@testable import Referee
@testable import Server

/// A round of the shipped daily puzzle, as a page records it.
private struct DailyGame {
  private(set) var lines: [String] = []
  private(set) var now: Int64
  private(set) var round: FindWordsRound
  let id: RoundID
  private var counter: Int
  private let start: Int64

  /// Begins on 2026-11-21 at 9:46:40 UTC, unless a time is given.
  init(_ device: UInt64 = 42, counter: Int = 1, at time: Int64 = 1_795_254_400_000, root: String? = nil) throws {
    let day = Day(Milliseconds(time), minutesEast: 0)
    let site = TestData.shipped
    let text = try #require(root ?? site.roots[.roots(.english, length: 8)]?.root(of: day))
    let lexicon = try site.lexicon(.english)
    round = FindWordsRound(root: try Root(text, in: lexicon), origin: .daily(day), in: lexicon)
    id = RoundID(device: DeviceID(random: device), counter: counter)
    self.counter = counter - 1
    (now, start) = (time, time)
    write(
      .began(
        RoundStart(root: round.root, minimum: .three, targets: round.target.words, origin: round.origin, minutes: 0)))
  }

  private mutating func write(_ action: Event.Action) {
    counter += 1
    lines.append(
      Event(
        id: EventID(device: id.device, counter: counter), at: Milliseconds(now), minutesEast: 0, action: action
      ).line)
  }

  /// Finds `count` words of the target.
  mutating func find(_ count: Int, after time: Int64 = 4000) throws {
    let lexicon = try TestData.shipped.lexicon(.english)
    for word in round.remaining.prefix(count) {
      now += time
      let find = try round.play(lexicon.alphabet.text(word), in: lexicon, at: Milliseconds(now))
      write(.found(id, .english, round.moves.last!, find, played: Milliseconds(now - start)))
    }
  }

  mutating func takeHint() throws {
    now += 2000
    write(.tookHint(id, .english, round.remaining[0], .letters(2)))
  }

  var points: Int { round.score.points.value }
  var known: KnownLog { KnownLog(device: id.device, through: counter) }
}

extension Answer {
  /// The body, or `null` if it is not JSON.
  fileprivate var json: JSON { (try? JSON(body)) ?? .null }
}

extension TestBrowser {
  /// Takes part under the first pseudonym offered.
  fileprivate mutating func takePart() async throws -> String {
    try await sync()
    let answer = try await ask("daily/part", .post, #"{"language":"en","offer":0}"#)
    return try #require(answer.json["name"]?.string)
  }
}

private let board = "daily/board?course=find-words-en-8&day=2026-11-21"

@Suite struct `A leaderboard on the server` {
  private func players() async throws -> TestPlayers {
    let players = try await TestPlayers()
    players.wait(milliseconds: 3_600_000)
    return players
  }

  @Test func `a sync puts the player's result on the leaderboard under the player's pseudonym`() async throws {
    var browser = TestBrowser(try await players())
    let name = try await browser.takePart()
    var game = try DailyGame()
    try game.find(3)
    try await browser.sync(game.lines, have: [game.known])
    var answer = try await browser.ask(board)
    #expect(answer.json["players"]?.integer == 1)
    #expect(
      answer.json["standings"]?.array?.first?.text
        == #"{"rank":1,"name":"\#(name)","points":\#(game.points),"own":true}"#)
    let before = game.lines.count
    try game.find(2)
    try await browser.sync(Array(game.lines[before...]), have: [game.known])
    answer = try await browser.ask(board)
    #expect(answer.json["own"]?["points"]?.integer == Int64(game.points))
  }

  @Test func `all servers of a database show the same leaderboard at once`() async throws {
    let one = try await players()
    let two = try one.neighbour()
    var (browser, friend) = (TestBrowser(one), TestBrowser(two))
    let name = try await browser.takePart()
    #expect(try await friend.ask(board).json["players"]?.integer == 0)
    var game = try DailyGame()
    for server in [one, two, one] {
      // Each of the servers receives a part of the round.
      browser.players = server
      let before = game.lines.count
      try game.find(2)
      try await browser.sync(Array(game.lines[(before == 1 ? 0 : before)...]), have: [game.known])
      for other in [one, two] {
        friend.players = other
        #expect(
          try await friend.ask(board).json["standings"]?.array?.first?.text
            == #"{"rank":1,"name":"\#(name)","points":\#(game.points)}"#)
      }
    }
    let made = try await browser.ask("daily/circles", .post)
    let code = try #require(made.json["code"]?.string)
    browser.players = two
    #expect(try await browser.ask("daily/circles/\(code)").json["member"]?.bool == true)
    #expect(try await browser.ask("daily/circles/\(code)", .delete).status == 200)
    browser.players = one
    #expect(try await browser.ask("daily/circles/\(code)").status == 404)
  }

  @Test func `a leaderboard lists only players who joined the leaderboards, with earlier results too`() async throws {
    var browser = TestBrowser(try await players())
    var game = try DailyGame()
    try game.find(3)
    try await browser.sync(game.lines, have: [game.known])
    #expect(try await browser.ask(board).json["players"]?.integer == 0)
    _ = try await browser.takePart()
    #expect(try await browser.ask(board).json["own"]?["points"]?.integer == Int64(game.points))
    #expect(try await browser.ask("daily/part", .delete).status == 200)
    #expect(try await browser.ask(board).json["players"]?.integer == 0)
  }

  @Test func `rounds with hints have a separate leaderboard`() async throws {
    var browser = TestBrowser(try await players())
    _ = try await browser.takePart()
    var game = try DailyGame()
    try game.find(3)
    try await browser.sync(game.lines, have: [game.known])
    let before = game.lines.count
    try game.takeHint()
    try await browser.sync(Array(game.lines[before...]), have: [game.known])
    #expect(try await browser.ask(board).json["players"]?.integer == 0)
    #expect(try await browser.ask(board + "&hints=true").json["players"]?.integer == 1)
  }

  @Test func `a forged round is stored in the journal but does not appear on the leaderboard`() async throws {
    var browser = TestBrowser(try await players())
    _ = try await browser.takePart()
    var game = try DailyGame()
    try game.find(3, after: 10)
    let (head, _) = try await browser.sync(game.lines, have: [game.known])
    #expect(head?.refused.isEmpty == true && head?.have.first?.through == 4)
    #expect(try await browser.ask(board).json["players"]?.integer == 0)
  }

  @Test func `a program can send a result and receives the reason for a refusal`() async throws {
    var browser = TestBrowser(try await players())
    var game = try DailyGame()
    try game.find(3)
    #expect(try await browser.ask("daily/results", .post, game.lines.joined(separator: "\n")).status == 401)
    try await browser.sync()
    #expect(try await browser.ask("daily/results", .post, game.lines.joined(separator: "\n")).status == 403)
    _ = try await browser.takePart()
    var answer = try await browser.ask("daily/results", .post, game.lines.joined(separator: "\n"))
    #expect(
      answer.text
        == #"{"verdict":"accepted","course":"find-words-en-8","day":"2026-11-21","points":\#(game.points),"hints":false,"rank":1,"players":1}"#
    )
    var again = try DailyGame(43)
    try again.find(9)
    answer = try await browser.ask("daily/results", .post, again.lines.joined(separator: "\n"))
    #expect(answer.json["verdict"]?.string == "refused" && answer.json["reason"]?.string == "duplicate")
    var fast = try DailyGame(44)
    try fast.find(2, after: 10)
    answer = try await browser.ask("daily/results", .post, fast.lines.joined(separator: "\n"))
    #expect(answer.json["reason"]?.string == "tooFast" && answer.json["at"]?.integer == fast.now)
    for body in ["", "{}", "no line", game.lines[0] + "\n{"] {
      answer = try await browser.ask("daily/results", .post, body)
      #expect(body.isEmpty ? answer.json["reason"]?.string == "noRound" : answer.status == 400)
    }
  }

  @Test func `a round counts if its targets come from a recently served edition, but not an older one`()
    async throws
  {
    let players = try await players()
    var browser = TestBrowser(players)
    _ = try await browser.takePart()
    var game = try DailyGame()
    try game.find(3)
    let first = try Event(line: Array(game.lines[0].utf8))
    guard case .began(let start) = first.action else { return }
    let other = RoundStart(
      root: start.root, minimum: .three, targets: Array(start.targets.dropLast()), origin: start.origin, minutes: 0)
    let lines = [Event(id: first.id, at: first.at, minutesEast: 0, action: .began(other)).line] + game.lines.dropFirst()
    let body = lines.joined(separator: "\n")
    #expect(try await browser.ask("daily/results", .post, body).json["part"]?.string == "targets")
    let now = Milliseconds(game.now)
    let fingerprint = TargetFingerprint(of: other.target, root: other.root)
    try await players.store.noteServed([fingerprint], at: now - .days(9))
    #expect(try await browser.ask("daily/results", .post, body).json["part"]?.string == "targets")
    try await players.store.noteServed([fingerprint], at: now - .days(2))
    let answer = try await browser.ask("daily/results", .post, body)
    #expect(answer.json["verdict"]?.string == "accepted" && answer.json["points"]?.integer == Int64(game.points))
  }

  @Test func `the server stores the target words of the days that it serves`() async throws {
    let players = try await players()
    let game = try DailyGame()
    let referee = Referee(TestData.shipped)
    let now = Milliseconds(game.now)
    let served = ServedTargets(
      referee: referee, store: players.store, now: { now }, logger: Logger(label: "test"))
    try await players.store.noteServed([TargetFingerprint(7)], at: now - .days(9))
    try await served.note()
    let counting = try await players.store.countingTargets(at: now)
    #expect(counting.contains(TargetFingerprint(of: game.round.target, root: game.round.root)))
    #expect(!counting.contains(TargetFingerprint(7)))
    // 17 days, in three languages with three lengths each. On two different days, a puzzle may have the same root word.
    #expect(counting.count > 17 * 9 - 9)
  }

  @Test func `a result with another root word than the day's is refused`() async throws {
    var browser = TestBrowser(try await players())
    _ = try await browser.takePart()
    var game = try DailyGame(root: "mountain")
    try game.find(3)
    let answer = try await browser.ask("daily/results", .post, game.lines.joined(separator: "\n"))
    #expect(answer.json["reason"]?.string == "alteredPuzzle" && answer.json["part"]?.string == "root")
  }

  @Test func `a daily word of Apple Tree counts if it is the word that the game's pages show`() async throws {
    var browser = TestBrowser(try await players())
    _ = try await browser.takePart()
    let daily = DailyWord(Day("2026-11-21")!, .spanish, levelCode: "A1")
    let word = try #require(Referee(TestData.shipped).dailyWord(daily).flatMap { HiddenWord($0, language: .spanish) })
    var (now, lines): (Int64, [String]) = (1_795_254_400_000, [])
    let device = DeviceID(random: 7)
    var tried: [Letter] = []
    for letter in [nil] + Set(word.places.compactMap(\.letter)).map({ Letter?.some($0) }) {
      if let letter { tried.append(letter) }
      now += 1500
      let record = AppleTreeRecord(
        id: RoundID(device: device, counter: 1), word: word, source: nil, daily: daily, tried: tried)
      let id = EventID(device: device, counter: lines.count + 1)
      lines.append(Event(id: id, at: Milliseconds(now), minutesEast: 60, action: .playedAppleTree(record)).line)
    }
    try await browser.sync(lines, have: [KnownLog(device: device, through: lines.count)])
    let answer = try await browser.ask("daily/board?course=apple-tree-es-A1&day=2026-11-21")
    #expect(answer.json["own"]?["points"]?.integer == 7)
  }

  @Test func `a bad leaderboard request is refused with an error code`() async throws {
    var browser = TestBrowser(try await players())
    for (question, code) in [
      ("", "missingField"), ("course=chess", "wrongType"), ("course=find-words-en-8&period=month", "wrongType"),
      ("course=find-words-en-8&day=today", "unsuitableDay"), ("course=find-words-en-8&limit=0", "wrongType"),
      ("course=find-words-en-8&cursor=x", "badCursor"), ("course=find-words-en-8&hints=1", "wrongType"),
      ("course=find-words-en-8&circle=none", "unknownCircle"),
    ] {
      let answer = try await browser.ask("daily/board?" + question)
      #expect(answer.json["error"]?["code"]?.string == code)
    }
  }
}

@Suite struct `Pseudonyms on the server` {
  @Test func `pseudonyms are offered in six languages, always the same ones to a player`() async throws {
    var browser = TestBrowser(try await TestPlayers())
    try await browser.sync()
    var all: Set<String> = []
    for tag in ["en", "es", "it", "ko", "zh-Hans", "zh-Hant"] {
      let offers = try await browser.ask("daily/part?language=\(tag)").json["offers"]?.array?.compactMap(\.string) ?? []
      #expect(offers.count == 3 && offers.allSatisfy { !$0.isEmpty })
      #expect(try await browser.ask("daily/part?language=\(tag)").json["offers"]?.array?.compactMap(\.string) == offers)
      all.formUnion(offers)
      all.formUnion(
        try await browser.ask("daily/part?language=\(tag)&turn=1").json["offers"]?.array?.compactMap(\.string) ?? [])
    }
    #expect(all.count == 36)
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `a pseudonym is an adjective and a noun, and no player sees one twice`(language: InterfaceLanguage) throws {
    let (adjectives, nouns) = Pseudonyms.pools(language)
    #expect(Set(adjectives).count == adjectives.count && Set(nouns).count == nouns.count)
    #expect(adjectives.count >= 38 && nouns.count >= 60)
    let player = try #require(PlayerID(String(repeating: "p", count: 22)))
    let offers = Pseudonyms.turns.flatMap { Pseudonyms.offers(to: player, language, turn: $0) }
    #expect(Set(offers).count == Pseudonyms.turns.count * Pseudonyms.count)
  }

  @Test func `English pseudonyms have the adjective first, and Spanish ones the noun`() throws {
    let player = try #require(PlayerID(String(repeating: "p", count: 22)))
    for (language, adjective, noun) in [(InterfaceLanguage.english, 0, 1), (.spanish, 1, 0)] {
      let (adjectives, nouns) = Pseudonyms.pools(language)
      for offer in Pseudonyms.offers(to: player, language, turn: 0) {
        let words = offer.lowercased().split(separator: " ")
        #expect(adjectives.contains(words[adjective]) && nouns.contains(words[noun]), "\(offer)")
      }
    }
  }

  @Test func `a pseudonym that was not offered is refused`() async throws {
    var browser = TestBrowser(try await TestPlayers())
    try await browser.sync()
    for body in [
      #"{"language":"en","offer":3}"#, #"{"language":"en","name":"Me"}"#, #"{"language":"xx","offer":0}"#,
      #"{"language":"en","offer":0,"turn":99}"#, #"{"offer":0}"#,
    ] { #expect(try await browser.ask("daily/part", .post, body).status == 400) }
    #expect(try await browser.ask("daily/part").json["name"] == nil)
  }
}

@Suite struct `A circle on the server` {
  @Test func `anyone with a circle's link can see it, but only leaderboard players can join or leave`() async throws {
    let players = try await TestPlayers()
    var (maker, friend, stranger) = (TestBrowser(players), TestBrowser(players), TestBrowser(players))
    let name = try await maker.takePart()
    let code = try #require(try await maker.ask("daily/circles", .post, "{}").json["code"]?.string)
    #expect(code.utf8.count == 11)
    var circle = try await stranger.ask("daily/circles/\(code)")
    #expect(circle.json["owner"]?.string == name && circle.json["members"]?.integer == 1)
    #expect(try await stranger.ask("daily/circles/\(code)", .post).status == 401)
    _ = try await friend.takePart()
    circle = try await friend.ask("daily/circles/\(code)", .post)
    #expect(circle.json["members"]?.integer == 2 && circle.json["member"]?.bool == true)
    let answer = try await stranger.ask("daily/board?course=find-words-en-8&circle=\(code)")
    #expect(answer.json["standings"]?.array?.count == 2)
    #expect(try await friend.ask("daily/circles").json["circles"]?.array?.count == 1)
    #expect(try await friend.ask("daily/circles/\(code)", .delete).status == 200)
    #expect(try await friend.ask("daily/circles").json["circles"]?.array?.isEmpty == true)
  }

  @Test func `another site cannot change circles or pseudonyms`() async throws {
    let players = try await TestPlayers()
    var browser = TestBrowser(players)
    _ = try await browser.takePart()
    let code = try #require(try await browser.ask("daily/circles", .post, "{}").json["code"]?.string)
    browser.origin = [HTTPField.Name("Sec-Fetch-Site")!: "cross-site"]
    for (path, method) in [
      ("daily/circles", HTTPRequest.Method.post), ("daily/circles/\(code)", .delete), ("daily/part", .delete),
      ("daily/part", .post), ("daily/results", .post),
    ] { #expect(try await browser.ask(path, method, "{}").status == 403) }
  }
}
