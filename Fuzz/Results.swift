import Formats
import Journal
import Rules
import Wire
import Words

@testable import Referee

/// Judges results of daily puzzles as players send them: an honest player's results with changes.
///
/// The first two bytes select the time of judging. The remaining bytes describe changes of the journal lines, with four
/// bytes for each change: the kind of change, the line, the index of the number in the line, and the new value. The
/// referee judges the result: events, and checkpoints made from some of them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ pointer: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var choices = Choices(bytes(pointer, count))
  let now = Honest.times[choices.number() % Honest.times.count]
  let isTree = choices.number() & 1 == 1
  var lines = isTree ? Honest.tree : Honest.round
  if choices.isAtEnd { require(isAccepted(lines), "an honest round does not count") }
  while !choices.isAtEnd, !lines.isEmpty {
    let (change, line, place, value) = (choices.number(), choices.number(), choices.number(), choices.number())
    let index = line % lines.count
    switch change % 6 {
    case 0, 1: lines[index] = lines[index].with(number: place, value: Honest.values[value % Honest.values.count])
    case 2: lines.remove(at: index)
    case 3: lines.append(lines[index])
    case 4: lines.swapAt(index, place % lines.count)
    default: lines[index] = lines[index].with(byte: place | value << 8, xor: UInt8(truncatingIfNeeded: value | 1))
    }
  }
  judge(lines.compactMap { try? Event(line: $0) }, at: now)
  return 0
}

private func judge(_ events: [Event], at now: Milliseconds) {
  let result = verdict { () throws(ResultRefusal) in try Honest.referee.judge(events, at: now) }
  let reversed = verdict { () throws(ResultRefusal) in try Honest.referee.judge(events.reversed(), at: now) }
  // The order of two events with the same name is undefined.
  let names = Set(events.map { $0.id })
  if names.count == events.count {
    require(isSame(result, reversed), "the order of events decides: \(result), \(reversed)")
  }
  if case .success(let result) = result {
    require(result.points >= 0 && result.points <= Honest.mostPoints, "\(result.points) points")
  }
  var journal = PlayerJournal()
  for event in events { journal.add(event) }
  for device in journal.devices { journal.compact(device) }
  let checkpoints = journal.devices.map { journal.checkpoint(of: $0) }
  for case .begun(let id, _)? in events.map({ $0.dailyRound }) {
    for (events, started) in [([], nil), ([], events.first?.at), (events, nil)] as [([Event], Milliseconds?)] {
      _ = verdict { () throws(ResultRefusal) in
        try Honest.referee.judge(
          findWords: id, events, checkpoints: checkpoints, started: started, at: now, wasServed: { _ in true })
      }
    }
    return
  }
}

private func verdict(_ judge: () throws(ResultRefusal) -> DailyResult) -> Result<DailyResult, ResultRefusal> {
  do throws(ResultRefusal) { return .success(try judge()) } catch { return .failure(error) }
}

/// Returns whether both results are equal or both are refusals, because the order of the events may change the reported
/// reason for a refusal.
private func isSame(_ one: Result<DailyResult, ResultRefusal>, _ other: Result<DailyResult, ResultRefusal>) -> Bool {
  switch (one, other) {
  case (.success(let one), .success(let other)): one == other
  case (.failure, .failure): true
  default: false
  }
}

private func isAccepted(_ lines: [[UInt8]]) -> Bool {
  (try? Honest.referee.judge(lines.map { try! Event(line: $0) }, at: Honest.times[0])) != nil
}

extension [UInt8] {
  /// Replaces one of the numbers in the JSON fields with a value.
  fileprivate func with(number: Int, value: String) -> [UInt8] {
    var places: [Range<Int>] = []
    var index = 0
    while index < count {
      let start = index
      if self[index] == UInt8(ascii: ":") {
        index += 1
        while index < count, (0x30...0x39).contains(self[index]) || self[index] == UInt8(ascii: "-") { index += 1 }
        if index > start + 1 { places.append(start + 1..<index) }
      }
      index = Swift.max(index, start + 1)
    }
    guard !places.isEmpty else { return self }
    var bytes = self
    bytes.replaceSubrange(places[number % places.count], with: Array(value.utf8))
    return bytes
  }

  fileprivate func with(byte place: Int, xor change: UInt8) -> [UInt8] {
    guard !isEmpty else { return self }
    var bytes = self
    bytes[place % count] ^= change
    return bytes
  }
}

/// The events of an honest player, and the values that may replace a number.
private enum Honest {
  static let day = Day("2026-11-21")!
  static let noon = Int64(day.number) * 86_400_000 + 12 * 3_600_000
  static let times = [noon + 120_000, noon, noon + 6 * 86_400_000, noon - 86_400_000, .max, .min, 0].map {
    Milliseconds($0)
  }
  static let mostPoints = 10_000
  static let values =
    [
      Int64.min, .min + 1, -1, 0, 1, 2, 3, 60, 255, 1000, 1_000_000_000, 1_000_000_001, 1 << 31, 1 << 53, .max, noon,
      noon - 2000,
      noon + 1000, noon + 3_600_000, 253_402_214_399_999, 253_402_214_400_000,
    ].map { String($0) } + ["18446744073709551616", "1e9", "00"]

  static let referee = Referee(
    lexicon: { Small.lexicon($0) },
    roots: { try? RootList(Array(("# from 2026-11-21\n" + Small.roots($0, length: $1)).utf8)) },
    dailyWord: { $0.language == .english ? "apple" : nil })

  static let round: [[UInt8]] = {
    let lexicon = Small.lexicon(.english)
    let device = DeviceID(random: 42)
    let id = RoundID(device: device, counter: 1)
    let root = referee.roots(.english, 8)!.root(of: day)!
    var round = FindWordsRound(root: try! Root(root, in: lexicon), origin: .daily(day), in: lexicon)
    var actions: [Event.Action] = [
      .began(
        RoundStart(root: round.root, minimum: .three, targets: round.target.words, origin: round.origin, minutes: 0))
    ]
    for word in round.target.words.prefix(4) {
      let at = Milliseconds(noon + Int64(actions.count) * 5000)
      let find = try! round.play(lexicon.alphabet.text(word), in: lexicon, at: at)
      actions.append(.found(id, .english, round.moves.last!, find, played: at - Milliseconds(noon)))
    }
    actions.append(.tookHint(id, .english, round.target.words.last!, .letters(2)))
    actions.append(.finished(id, .english, .gaveUp, played: .seconds(30)))
    return lines(actions, of: device)
  }()

  static let tree: [[UInt8]] = {
    let device = DeviceID(random: 43)
    let alphabet = Alphabet(.english)
    var tried: [Letter] = []
    let guesses = [try! alphabet.fold("ample"), try! alphabet.fold("apple")]
    var guessed = 0
    let actions = (["", "z", "a", "p", "?", "l", "?"] as [String]).map { text in
      if text == "?" { guessed += 1 } else { tried += text.unicodeScalars.map { alphabet.letter($0)! } }
      return Event.Action.playedAppleTree(
        AppleTreeRecord(
          id: RoundID(device: device, counter: 1), word: HiddenWord("apple", language: .english)!, source: nil,
          daily: DailyWord(day, .english), tried: tried, guesses: Array(guesses.prefix(guessed))))
    }
    return lines(actions, of: device)
  }()

  private static func lines(_ actions: [Event.Action], of device: DeviceID) -> [[UInt8]] {
    actions.enumerated().map { place, action in
      let id = EventID(device: device, counter: place + 1)
      let event = Event(id: id, at: Milliseconds(noon + Int64(place) * 5000), minutesEast: 60, action: action)
      return Array(event.line.utf8)
    }
  }
}
