import Journal
import Rules
import Words

/// One event of each kind: the contents of the files in `Saved`, without the checkpoint of these events.
enum JournalExamples {
  static let device = DeviceID(random: 0x0012_3456_789A_BCDE)
  static let other = DeviceID(random: 1)
  static let round = EventID(device: device, counter: 10)
  static let taken = EventID(device: other, counter: 7)

  /// Actions of version 1.
  private static let first: [Event.Action] = [
    .chose(.language(.spanish)), .chose(.length(9)), .chose(.minimum(.two)), .chose(.roots(.all)), .chose(.minutes(5)),
    .chose(.sound(false)), .chose(.haptics(true)), .chose(.theme(.contrast)), .chose(.interface("es-MX")),
    .began(start), .resumed(record),
    .found(round, .spanish, move, found("seña"), played: Milliseconds(12_345)),
    .found(
      round, .spanish, Move(guess: "DAÑE", at: Milliseconds(1_795_254_411_500)),
      found("dañe", "dañé", help: .letters(2)), played: Milliseconds(20_000)),
    .rejected(round, .spanish, word("ñandú"), played: Milliseconds(21_000)),
    .tookHint(round, .spanish, word("sol"), .letters(2)), .tookHint(round, .spanish, word("aseo"), .word),
    .finished(round, .spanish, .gaveUp, played: Milliseconds(30_000)),
    .saved(.spanish, "seña"), .unsaved(.spanish, "seña"), .addedWord(.spanish, word("ñola")),
    .removedWord(.spanish, word("ñola")), .reported(.spanish, guess: "\"ñola\"\n", root: "señalado"),
    .finishedTutorial,
  ]

  /// Actions that version 2 added.
  private static let second: [Event.Action] = [
    .chose(.translation(.simplifiedChinese)), .saved(.spanish, "papá"), .saved(.english, "lead.2"),
    .keptList(ListContent(language: .spanish, name: "Verduras", text: "word\ttranslation\nají\tchili\n")),
    .keptList(ListContent(language: .english, name: "“Fruit”\t", text: "word\napple\n")),
    .removedList(EventID(device: device, counter: 28)),
  ]

  /// Actions that version 3 added: choices, then rounds of Apple Tree, each identified by the event that begins it.
  private static let third: [Event.Action] = [
    .chose(.words(.all)), .chose(.words(.letter("ñ"))), .chose(.words(.level("B1"))), .chose(.words(.saved)),
    .chose(.words(.list(EventID(device: device, counter: 27)))), .chose(.keyboard(.qwerty)),
    .chose(.keyboard(.alphabetical)),
    played("árbol", by: 37, .all), played("árbol", by: 37, .all, tried: "ae", hint: true),
    played("árbol", by: 37, .all, tried: "aeblor", hint: true),
    played("Ñandú", by: 40, .letter("ñ")), played("Ñandú", by: 40, .letter("ñ"), tried: "bcefghi"),
    played("¿qué tal?", by: 42, .level("B1")), played("pin\u{303}a", by: 43, .saved),
    played("ají", by: 44, .list(EventID(device: device, counter: 27))),
    .playedAppleTree(
      AppleTreeRecord(
        id: EventID(device: other, counter: 9), word: hidden("perché", .italian), source: .letter("p"),
        tried: letters("cehpr", .italian))),
    played("ají", by: 46, nil, tried: "ajiz"), played("Ice-cream", .english, by: 47, nil),
    played("Ice-cream", .english, by: 47, nil, tried: "cetz", hint: true),
  ]

  /// Actions that version 5 added: daily words of Apple Tree.
  private static let fifth: [Event.Action] = [
    daily("nube", by: 49, DailyWord(Day("2026-11-21")!, .spanish)),
    daily("nube", by: 49, DailyWord(Day("2026-11-21")!, .spanish), tried: "ae", hint: true),
    daily("aprile", by: 51, DailyWord(Day("2026-11-20")!, .italian, levelCode: "B1"), tried: "aeilpr"),
  ]

  /// Actions that version 6 added: changes to lists, a goal, words as roots.
  private static let sixth: [Event.Action] = [
    .changedList(line("ají\tchili\t\t"), isKept: false),
    .changedList(line("ñame\tyam; sweet “100%”\t\t"), isKept: true),
    .changedList(line("\tMás verduras"), isKept: true), .chose(.goal(200)),
    .chose(.roots(.words(.saved))),
    .chose(.roots(.words(.level("C1")))), .chose(.roots(.words(.list(EventID(device: device, counter: 27))))),
    .chose(.school(true)),
  ]

  /// Actions that version 7 added: guesses at the whole word in Apple Tree.
  private static let seventh: [Event.Action] = [
    played("niño", by: 60, .all), played("niño", by: 60, .all, tried: "in", guesses: ["nipa", "nido"]),
    played("niño", by: 60, .all, tried: "in", guesses: ["nipa", "nido", "niño"]),
    daily("luna", by: 63, DailyWord(Day("2026-11-22")!, .spanish)),
    daily("luna", by: 63, DailyWord(Day("2026-11-22")!, .spanish), tried: "lu", guesses: ["lujo"]),
    daily("lago", by: 65, DailyWord(Day("2026-11-22")!, .italian), tried: "la", guesses: ["lato", "lago"], hint: true),
  ]

  private static func line(_ text: String) -> ListLine {
    ListLine(list: EventID(device: device, counter: 27), language: .spanish, text: text)!
  }

  private static func daily(
    _ word: String, by counter: Int, _ daily: DailyWord, tried: String = "", guesses: [String] = [],
    hint: Bool = false
  ) -> Event.Action {
    .playedAppleTree(
      AppleTreeRecord(
        id: EventID(device: device, counter: counter), word: hidden(word, daily.language), source: nil, daily: daily,
        tried: letters(tried, daily.language), guesses: words(guesses, daily.language), hasTakenHint: hint))
  }

  /// Returns an event of each kind that this version of the journal can contain.
  static func events(version: Int) -> [Event] {
    [first, second, third, [], fifth, sixth, seventh].prefix(version).joined().enumerated().map { index, action in
      Event(
        id: EventID(device: device, counter: index + 1), at: Milliseconds(1_795_254_400_000 + Int64(index) * 1000),
        minutesEast: -360, action: action)
    }
  }

  static let events = events(version: 7)

  static let checkpoint = checkpoint(version: 7)

  /// The checkpoint of the events.
  static func checkpoint(version: Int) -> Checkpoint {
    var checkpoint = Checkpoint(device: device)
    for event in events(version: version) { checkpoint.apply(event) }
    return checkpoint
  }

  static func word(_ text: String) -> Word { try! Alphabet(.spanish).fold(text) }

  private static func played(
    _ word: String, _ language: Language = .spanish, by counter: Int, _ source: WordSource?, tried: String = "",
    guesses: [String] = [], hint: Bool = false
  ) -> Event.Action {
    .playedAppleTree(
      AppleTreeRecord(
        id: EventID(device: device, counter: counter), word: hidden(word, language), source: source,
        tried: letters(tried, language), guesses: words(guesses, language), hasTakenHint: hint))
  }

  private static func words(_ texts: [String], _ language: Language) -> [Word] {
    texts.map { try! Alphabet(language).fold($0) }
  }

  private static func hidden(_ word: String, _ language: Language) -> HiddenWord {
    HiddenWord(word, language: language)!
  }

  private static func letters(_ text: String, _ language: Language) -> [Letter] {
    text.unicodeScalars.map { Alphabet(language).letter($0)! }
  }

  private static let start = RoundStart(
    root: try! Root("señalado", language: .spanish), minimum: .three,
    targets: [word("aseo"), word("dañe"), word("seña"), word("sol")].sorted(),
    origin: .daily(Day("2026-11-21")!), minutes: 0)

  private static let move = Move(guess: "sen\u{303}a", at: Milliseconds(1_795_254_411_000))

  private static func found(_ spellings: String..., help: Help? = nil) -> Find {
    let word = word(spellings[0])
    return Find(
      word: word, spellings: spellings, points: Points(for: word, root: start.root).after(help), isBonus: false,
      usesAllLetters: false, help: help)
  }

  /// A record of a round on another device that uses every JSON field.
  private static let record = {
    func stamp(_ counter: Int) -> Stamp {
      Stamp(at: Milliseconds(1_795_200_000_000 + Int64(counter)), id: EventID(device: other, counter: counter))
    }
    let start = RoundStart(
      root: try! Root("capitán", language: .spanish), minimum: .four, targets: [word("pata"), word("tapa")],
      origin: .seed(42), minutes: 3)
    var record = RoundRecord(id: taken, language: .spanish, start: start, lastTouched: stamp(12))
    let find = Find(
      word: word("tapa"), spellings: ["tapa", "tapá"], points: Points(4), isBonus: false, usesAllLetters: false)
    record.add(StampedFind(stamp: stamp(8), move: Move(guess: "tapa", at: stamp(8).at), find: find))
    record.add(Hint(word: word("pata"), help: .letters(3)))
    record.add(RejectedGuess(stamp: stamp(9), word: word("napa")))
    record.add(RejectedGuess(stamp: stamp(10), word: word("cata")))
    record.end(Ending(stamp: stamp(12), outcome: .timeUp))
    record.play(until: Milliseconds(180_000))
    return record
  }()
}
