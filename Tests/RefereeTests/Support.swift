import Journal
import Referee
import Rules
import Words

/// The day of the tests, 2026-11-21.
let day = Day("2026-11-21")!
/// Noon (UTC) of the day.
let noon = Int64(day.number) * 86_400_000 + 12 * 3_600_000

/// Words for the tests: 210 words of three letters made of the root's letters, and some real words.
enum TestWords {
  static let lexicon: Lexicon = {
    let letters = Array("gardens")
    var items = ["gardens", "garden", "danger", "ranged", "dragnes"].map { WordList.Item($0, isCommon: true) }
    items += ["sand", "dear", "rages"].map { WordList.Item($0, isCommon: true) } + [WordList.Item("snag")]
    for first in letters {
      for second in letters where second != first {
        for third in letters where third != first && third != second {
          items.append(WordList.Item(String([first, second, third]), isCommon: first == "g"))
        }
      }
    }
    items += [WordList.Item("ad"), WordList.Item("table", isCommon: true)]
    return try! Lexicon(WordList(items, language: .english))
  }()

  static let roots = try! RootList(Array("# from 2026-11-01\ngardens\n".utf8))

  static let referee = Referee(
    lexicon: { $0 == .english ? lexicon : nil }, roots: { $0 == .english && $1 == 7 ? roots : nil },
    dailyWord: { $0.language == .english && $0.level != 4 ? "apple" : nil })
}

/// A player who plays a daily puzzle as the page does and may then forge the events.
struct TestRound {
  var events: [Event] = []
  let device: DeviceID
  private(set) var now: Int64
  private var round: FindWordsRound
  private let id: RoundID
  private var played: Int64 = 0
  private var counter = 0

  init(
    on day: Day = day, at time: Int64 = noon, device: UInt64 = 42, root: String = "gardens",
    minimum: MinimumLength = .three,
    minutes: Int? = nil
  ) {
    self.device = DeviceID(random: device)
    now = time
    id = RoundID(device: self.device, counter: 1)
    round = FindWordsRound(
      root: try! Root(root, in: TestWords.lexicon), minimum: minimum, origin: .daily(day), minutes: minutes,
      in: TestWords.lexicon)
    write(
      .began(
        RoundStart(
          root: round.root, minimum: minimum, targets: round.target.words, origin: round.origin, minutes: minutes ?? 0))
    )
  }

  var points: Int { round.score.points.value }
  var words: [Word] { round.target.words }
  var lastAt: Milliseconds { events.last!.at }

  mutating func write(_ action: Event.Action) {
    counter += 1
    let id = EventID(device: device, counter: counter)
    events.append(Event(id: id, at: Milliseconds(now), minutesEast: 0, action: action))
  }

  mutating func wait(_ time: Int64, isPlaying: Bool = true) {
    now += time
    if isPlaying { played += time }
  }

  /// Finds words, each after `time` milliseconds.
  mutating func find(_ words: String..., after time: Int64 = 5000) {
    for word in words {
      wait(time)
      let find = try! round.play(word, in: TestWords.lexicon, at: Milliseconds(now))
      write(.found(id, .english, round.moves.last!, find, played: Milliseconds(played)))
    }
  }

  /// Records a find that the rules do not allow.
  mutating func claim(_ guess: String, word: String? = nil, points: Int? = nil, bonus: Bool = true) {
    wait(5000)
    let alphabet = TestWords.lexicon.alphabet
    let letters = try! alphabet.fold(word ?? guess)
    let find = Find(
      word: letters, spellings: [word ?? guess], points: Points(points ?? letters.count), isBonus: bonus,
      usesAllLetters: false)
    write(
      .found(
        id, .english, Move(guess: guess, at: Milliseconds(now)), find, played: Milliseconds(played)))
  }

  mutating func help(_ word: String, _ help: Help) {
    wait(1000)
    let letters = try! TestWords.lexicon.word(word)
    let shown = round.take(help, with: letters, in: TestWords.lexicon, at: Milliseconds(now))
    write(.tookHint(id, .english, letters, help))
    if let shown { write(.found(id, .english, round.moves.last!, shown, played: Milliseconds(played))) }
  }

  mutating func miss(_ word: String) {
    wait(1000)
    write(.rejected(id, .english, try! TestWords.lexicon.word(word), played: Milliseconds(played)))
  }

  mutating func end(_ outcome: Outcome) {
    wait(1000)
    write(.finished(id, .english, outcome, played: Milliseconds(played)))
  }

  /// Alters the claims of the last find.
  mutating func forgeLast(_ change: (Move, Find, Milliseconds) -> (Move, Find, Milliseconds)) {
    guard let event = events.last, case .found(let id, let language, let move, let find, let played) = event.action
    else { return }
    let (newMove, newFind, newPlayed) = change(move, find, played)
    events[events.count - 1] = event.with(.found(id, language, newMove, newFind, played: newPlayed))
  }

  /// Changes the start of the round after it was recorded.
  mutating func forgeStart(_ change: (RoundStart) -> RoundStart) {
    guard case .began(let start) = events[0].action else { return }
    events[0] = events[0].with(.began(change(start)))
  }
}

extension Lexicon {
  func word(_ text: String) throws -> Word { try alphabet.fold(text) }
}

extension Event {
  func with(_ action: Action) -> Event { Event(id: id, at: at, minutesEast: minutesEast, action: action) }
  func at(_ time: Int64) -> Event { Event(id: id, at: Milliseconds(time), minutesEast: minutesEast, action: action) }
  func named(_ counter: Int) -> Event {
    Event(id: EventID(device: id.device, counter: counter), at: at, minutesEast: minutesEast, action: action)
  }
}

extension Find {
  func with(points: Int? = nil, bonus: Bool? = nil, all: Bool? = nil, help: Help? = nil) -> Find {
    Find(
      word: word, spellings: spellings, points: points.map { Points($0) } ?? self.points, isBonus: bonus ?? isBonus,
      usesAllLetters: all ?? usesAllLetters, help: help ?? self.help)
  }
}

extension Referee {
  /// Returns the verdict on the events at the time `late` milliseconds after the last event.
  func verdict(_ events: [Event], late: Int64 = 1000) -> Result<DailyResult, ResultRefusal> {
    let last = events.map(\.at.value).max() ?? noon
    return verdict(events, at: last + late)
  }

  func verdict(_ events: [Event], at now: Int64) -> Result<DailyResult, ResultRefusal> {
    do throws(ResultRefusal) {
      return .success(try judge(events, at: Milliseconds(now)))
    } catch { return .failure(error) }
  }
}

/// A player of Apple Tree's daily word, `apple`.
struct TestTree {
  var events: [Event] = []
  var now: Int64 = noon
  let device: DeviceID
  let daily: DailyWord
  private var record: AppleTreeRecord
  private var counter = 0

  init(device: UInt64 = 42, word: String = "apple", on day: Day = day, level: Int? = nil) {
    self.device = DeviceID(random: device)
    daily = DailyWord(day, .english, level: level)
    record = AppleTreeRecord(
      id: RoundID(device: self.device, counter: 1), word: HiddenWord(word, language: .english)!, source: nil,
      daily: daily)
    write()
  }

  private mutating func write() {
    counter += 1
    events.append(
      Event(
        id: EventID(device: device, counter: counter), at: Milliseconds(now), minutesEast: 0,
        action: .playedAppleTree(record)))
  }

  mutating func attempt(_ letters: String, after time: Int64 = 2000) {
    for letter in letters.unicodeScalars {
      now += time
      add([letter])
    }
  }

  /// Adds all these letters in one event.
  mutating func add(_ letters: [Unicode.Scalar], guess: String? = nil, hint: Bool = false) {
    let alphabet = Alphabet(.english)
    record = AppleTreeRecord(
      id: record.id, word: record.word, source: nil, daily: daily,
      tried: record.tried + letters.map { alphabet.letter($0)! },
      guesses: record.guesses + (guess.map { [try! alphabet.fold($0)] } ?? []),
      hasTakenHint: record.hasTakenHint || hint)
    write()
  }

  /// Guesses the whole word.
  mutating func guess(_ word: String, after time: Int64 = 2000) {
    now += time
    add([], guess: word)
  }

  mutating func hint() {
    now += 2000
    add([], hint: true)
  }
}
