import Journal
import Rules
import Words

/// Random events of several devices that sometimes exchange their journals, as in practice. Some clocks are wrong.
struct RandomHistory {
  private(set) var events: [Event] = []
  private var devices: [(id: DeviceID, clock: Int64, journal: PlayerJournal)] = []
  private var generator: SeededGenerator
  private var time: Int64 = 1_795_254_400_000
  private static let roots: [(text: String, language: Language)] = [
    ("alarming", .english), ("Señalado", .spanish), ("canciones", .spanish), ("après", .english),
    ("capitanò", .italian),
  ]
  /// The words are short, so that rounds of Apple Tree end.
  private static let hidden: [(text: String, language: Language)] = [
    ("fig", .english), ("Ice-cream", .english), ("n\u{303}u", .spanish), ("Año", .spanish), ("sí", .spanish),
    ("¿qué tal?", .spanish), ("città", .italian), ("né", .italian),
  ]

  init(seed: UInt64, devices count: Int, events most: Int) {
    generator = SeededGenerator(seed: seed)
    for number in 0..<count {
      // Some clocks are wrong by hours.
      let clock = chance(3) ? Int64(below(20_000_000)) - 10_000_000 : 0
      devices.append((DeviceID(random: UInt64(number) << 40 + 7), clock, PlayerJournal()))
    }
    for _ in 0..<most { step() }
  }

  private mutating func below(_ bound: Int) -> Int { generator.below(bound) }
  private mutating func chance(_ one: Int) -> Bool { generator.below(one) == 0 }

  private mutating func step() {
    let index = below(devices.count)
    if chance(40) { devices[index].journal.merge(devices[below(devices.count)].journal) }
    if chance(60) { devices[index].clock -= Int64(below(5_000_000)) }
    // Some events share a millisecond, and some days have none.
    time += chance(3) ? 0 : Int64(below(chance(20) ? 80_000_000 : 9000))
    let device = devices[index]
    let id = EventID(device: device.id, counter: device.journal.lastCounter(of: device.id) + 1)
    let action = action(in: device.journal, id)
    let event = Event(
      id: id, at: Milliseconds(time + device.clock), minutesEast: below(1561) - 720, action: action)
    events.append(event)
    devices[index].journal.add(event)
  }

  private mutating func action(in journal: PlayerJournal, _ id: EventID) -> Event.Action {
    let known = journal.profile.rounds
    let record = known.isEmpty ? nil : known[max(0, known.count - 1 - below(below(6) + 1))]
    switch below(40) {
    case 0: return .chose(choice())
    case 1: return .finishedTutorial
    case 2: return word { .saved($0, Alphabet($0).text($1)) }
    case 3: return word { .unsaved($0, Alphabet($0).text($1)) }
    case 4: return word { .addedWord($0, $1) }
    case 5: return word { .removedWord($0, $1) }
    case 6: return .reported(language(), guess: text(), root: text())
    case 7, 8: return .began(start())
    case 9: return .keptList(ListContent(language: language(), name: text(), text: text()))
    case 10:
      let lists = journal.profile.lists
      guard !lists.isEmpty else { return .finishedTutorial }
      let list = lists[below(lists.count)]
      guard !chance(6), let language = list.content?.language else { return .removedList(list.id) }
      let texts = ["apple\tmanzana\t\t", "pear\t\t\t", "\tFruit", "\tFruta; o no"]
      let line = ListLine(list: list.id, language: language, text: texts[below(texts.count)])!
      return .changedList(line, isKept: chance(2))
    case 11...20: return .playedAppleTree(appleTree(in: journal, id))
    default:
      guard let record, let start = record.start else { return .began(start()) }
      return action(in: record, start)
    }
  }

  private mutating func action(in record: RoundRecord, _ start: RoundStart) -> Event.Action {
    let word = word(of: start.root)
    let played = Milliseconds(Int64(below(600_000)))
    switch below(20) {
    case 0: return .finished(record.id, record.language, [.harvested, .gaveUp, .timeUp][below(3)], played: played)
    case 1: return .resumed(record)
    case 2, 3: return .tookHint(record.id, record.language, word, help())
    case 4, 5: return .rejected(record.id, record.language, word, played: played)
    default:
      let help = chance(4) ? help() : nil
      let find = Find(
        word: word, spellings: [Alphabet(record.language).text(word)],
        points: Points(for: word, root: start.root).after(help),
        isBonus: !start.target.contains(word), usesAllLetters: start.root.usesAllLetters(word), help: help)
      let moved = chance(2) ? time : Int64(below(1000)) - 500
      return .found(record.id, record.language, Move(guess: text(), at: Milliseconds(moved)), find, played: played)
    }
  }

  /// Returns the record of a new round, or the record of the last round with one more letter, a guess or the hint. With
  /// some probability, the page that records the move does not know the letters that were tried before.
  private mutating func appleTree(in journal: PlayerJournal, _ id: EventID) -> AppleTreeRecord {
    guard let known = journal.profile.appleTree, !chance(known.round.outcome == nil ? 20 : 2) else {
      let (text, language) = RandomHistory.hidden[below(RandomHistory.hidden.count)]
      let word = HiddenWord(text, language: language)!
      guard !chance(3) else {
        let daily = DailyWord(Day(number: 20_000 + below(4)), language, level: chance(2) ? below(5) : nil)
        return journal.profile.dailyWords.round(of: daily)
          ?? AppleTreeRecord(id: id, word: word, source: nil, daily: daily)
      }
      return AppleTreeRecord(id: id, word: word, source: chance(5) ? nil : source())
    }
    var round = chance(6) ? AppleTreeRound(known.word) : known.round
    let letters = chance(2) ? known.word.places.compactMap { $0.letter } : Alphabet(known.language).letters
    var guess = known.word.letters
    if !chance(3) { guess.letters[below(guess.count)] = letters[below(letters.count)] }
    if chance(8) {
      try? round.takeHint()
    } else if (try? round.guess(guess)) == nil {
      _ = try? round.play(letters[below(letters.count)])
    }
    return AppleTreeRecord(id: known.id, source: known.source, daily: known.daily, round)
  }

  private mutating func source() -> WordSource {
    switch below(5) {
    case 0: .all
    case 1: .letter(["a", "ñ", "z"][below(3)])
    case 2: .level(WordSource.levels[below(5)])
    case 3: .saved
    default: .list(EventID(device: devices[0].id, counter: 1 + below(9)))
    }
  }

  private mutating func choice() -> Choice {
    switch below(14) {
    case 0: .language(language())
    case 1: .length(7 + below(3))
    case 2: .minimum(minimum())
    case 3: .roots([.known, .all, .words(.saved), .words(.level("B1"))][below(4)])
    case 4: .minutes(Choice.timers[below(4)])
    case 5: .sound(chance(2))
    case 6: .haptics(chance(2))
    case 7: .theme(Theme.allCases[below(4)])
    case 8: .translation(TranslationLanguage.allCases[below(3)])
    case 9: .words(source())
    case 10: .keyboard(KeyboardOrder.allCases[below(2)])
    case 11: .goal(Choice.goals[below(4)])
    case 12: .school(chance(2))
    default: .interface(["en", "es-MX", "it"][below(3)])
    }
  }

  private mutating func start() -> RoundStart {
    let (text, language) = RandomHistory.roots[below(RandomHistory.roots.count)]
    let root = try! Root(text, language: language)
    let targets = Set((0..<below(12)).map { _ in word(of: root) }).filter { $0.count >= Target.minimum }
    let origin: Origin =
      switch below(4) {
      case 0: .drawn
      case 1: .link
      case 2: .seed(generator.next() & PuzzleLimits.seeds)
      default: .daily(Day(number: 20_778 + below(6)))
      }
    return RoundStart(
      root: root, minimum: minimum(), targets: targets.sorted(), origin: origin, minutes: below(6))
  }

  private mutating func minimum() -> MinimumLength { MinimumLength.allCases[below(3)] }

  private enum PuzzleLimits { static let seeds: UInt64 = 1 << 53 - 1 }

  private mutating func help() -> Help { chance(3) ? .word : .letters(2 + below(3)) }
  private mutating func language() -> Language { Language.allCases[below(3)] }
  private mutating func text() -> String { ["", "ALA", "día\r\n", "a\u{301}", "\"\\\u{2028}🍎"][below(5)] }

  private mutating func word(of root: Root) -> Word {
    while true {
      let word = Word(Array(generator.shuffled(root.word.letters).prefix(2 + below(root.word.count - 1))))
      if word != root.word { return word }
    }
  }

  private mutating func word(_ action: (Language, Word) -> Event.Action) -> Event.Action {
    let language = language()
    return action(language, Word(["sol", "luna", "mare"][below(3)], language))
  }
}

extension SeededGenerator {
  /// A random selection of the events in random order, some of them twice.
  mutating func some(_ events: [Event]) -> [Event] {
    shuffled(events.flatMap { event in (0..<below(3)).map { _ in event } })
  }
}
