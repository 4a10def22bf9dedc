import Journal
import Rules
import Words

/// One event of each kind: what `Saved/journal-1.lines` holds, before the checkpoint that follows from them.
enum JournalExamples {
  static let device = DeviceID(random: 0x0012_3456_789A_BCDE)
  static let other = DeviceID(random: 1)
  static let round = EventID(device: device, counter: 10)
  static let taken = EventID(device: other, counter: 7)

  static let deeds: [Deed] = [
    .chose(.language(.spanish)), .chose(.length(9)), .chose(.minimum(2)), .chose(.roots(.all)), .chose(.minutes(5)),
    .chose(.sound(false)), .chose(.haptics(true)), .chose(.theme(.contrast)), .chose(.interface("es-MX")),
    .began(start), .tookUp(record),
    .found(round, .spanish, move, found("seña"), played: Milliseconds(12_345)),
    .found(
      round, .spanish, Move(guess: "DAÑE", at: Milliseconds(1_795_254_411_500)),
      found("dañe", "dañé", help: .letters(2)), played: Milliseconds(20_000)),
    .missed(round, .spanish, word("ñandú"), played: Milliseconds(21_000)),
    .tookHint(round, .spanish, word("sol"), .letters(2)), .tookHint(round, .spanish, word("aseo"), .word),
    .finished(round, .spanish, .gaveUp, played: Milliseconds(30_000)),
    .saved(.spanish, word("seña")), .unsaved(.spanish, word("seña")), .addedWord(.spanish, word("ñola")),
    .removedWord(.spanish, word("ñola")), .reported(.spanish, guess: "\"ñola\"\n", root: "señalado"),
    .finishedTutorial,
  ]

  static let events = deeds.enumerated().map { place, deed in
    Event(
      id: EventID(device: device, counter: place + 1), at: Milliseconds(1_795_254_400_000 + Int64(place) * 1000),
      minutesEast: -360, deed: deed)
  }

  /// What follows from the events.
  static let summary = {
    var summary = Summary(device: device)
    for event in events { summary.take(event) }
    return summary
  }()

  static func word(_ text: String) -> Word { try! Alphabet(.spanish).fold(text) }

  private static let start = RoundStart(
    root: try! Root("señalado", language: .spanish), minimum: 3,
    targets: [word("aseo"), word("dañe"), word("seña"), word("sol")].sorted(),
    origin: .daily(Day("2026-11-21")!), minutes: 0)

  private static let move = Move(guess: "sen\u{303}a", at: Milliseconds(1_795_254_411_000))

  private static func found(_ spellings: String..., help: Help? = nil) -> Find {
    let word = word(spellings[0])
    return Find(
      word: word, spellings: spellings, points: Points(for: word, root: start.root).after(help), isBonus: false,
      usesAllLetters: false, help: help)
  }

  /// A round of another device with one of everything in it.
  private static let record = {
    func stamp(_ counter: Int) -> Stamp {
      Stamp(at: Milliseconds(1_795_200_000_000 + Int64(counter)), id: EventID(device: other, counter: counter))
    }
    let start = RoundStart(
      root: try! Root("capitán", language: .spanish), minimum: 4, targets: [word("pata"), word("tapa")],
      origin: .seed(42), minutes: 3)
    var record = RoundRecord(id: taken, language: .spanish, start: start, lastTouched: stamp(12))
    let find = Find(
      word: word("tapa"), spellings: ["tapa", "tapá"], points: Points(4), isBonus: false, usesAllLetters: false)
    record.add(StampedFind(stamp: stamp(8), move: Move(guess: "tapa", at: stamp(8).at), find: find))
    record.add(Hint(word: word("pata"), help: .letters(3)))
    record.add(Miss(stamp: stamp(9), word: word("napa")))
    record.add(Miss(stamp: stamp(10), word: word("cata")))
    record.end(Ending(stamp: stamp(12), outcome: .timeUp))
    record.play(until: Milliseconds(180_000))
    return record
  }()
}
