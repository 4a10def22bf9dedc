import Rules
import Words

/// Several devices' checkpoints joined, and kept up to date: the cost of an event depends on what it changes, not on all that was played.
extension Checkpoint {
  /// All that follows from several devices, for a profile; no device may occur twice. O(their sizes × those joined so far).
  init(joining states: [Checkpoint]) {
    // Without checkpoints, an empty checkpoint of any device.
    self = states.first ?? Checkpoint(device: DeviceID(random: 0))
    for state in states.dropFirst() { join(state) }
    if states.count > 1 { lookAgainAtRounds(of: states) }
  }

  /// Brings the joined checkpoint in line with an event that one of the states has just taken: the same follows as from
  /// joining them anew. O(devices × log words) for most events; for those of Find Words O(rounds that are kept).
  mutating func follow(_ event: Event, _ states: [Checkpoint]) {
    switch event.action {
    case .chose:
      choices = []
      for state in states { for made in state.choices { join(made) } }
    case .began:
      rejoinRounds(of: states, event.id)
      for state in states { for root in state.recentRoots where root.stamp == event.stamp { join(root) } }
    case .resumed(let record): rejoinRounds(of: states, record.id)
    case .found(let id, _, _, _, _), .rejected(let id, _, _, _), .tookHint(let id, _, _, _), .finished(let id, _, _, _):
      rejoinRounds(of: states, id)
      rejoinFigures(of: states, on: event.day)
    case .saved(let language, let word), .unsaved(let language, let word):
      Checkpoint.latest(states.map { $0.savedWords }, language, word)?.put(into: &savedWords)
    case .addedWord(let language, let word), .removedWord(let language, let word):
      let word = Alphabet(language).text(word)
      Checkpoint.latest(states.map { $0.ownWords }, language, word)?.put(into: &ownWords)
    case .reported(let language, let guess, let root):
      join(Report(stamp: event.stamp, language: language, guess: guess, root: root))
    case .finishedTutorial: hasFinishedTutorial = true
    case .keptList(let content): KeptList(id: event.id, content: content).join(&lists)
    case .removedList(let id): KeptList(id: id, content: nil).join(&lists)
    case .changedList(let line, _):
      Checkpoint.latest(states.map { $0.listLines }, line.language, line.markName)?.put(into: &listLines)
    case .playedAppleTree(let record): rejoinAppleTree(of: states, record)
    }
  }

  /// The mark of a word with the latest stamp.
  private static func latest(_ marks: [[WordMark]], _ language: Language, _ word: String) -> WordMark? {
    var latest: WordMark?
    for marks in marks {
      guard let mark = marks.item(language, word) else { continue }
      if latest.map({ $0.stamp < mark.stamp }) ?? true { latest = mark }
    }
    return latest
  }

  /// `id`: the round in which something happened.
  private mutating func rejoinRounds(of states: [Checkpoint], _ id: RoundID) {
    rounds = []
    current = nil
    best = []
    for state in states {
      for record in state.rounds { join(record) }
      if let round = state.current, current.map({ $0.stamp < round.stamp }) ?? true { current = round }
      for round in state.best { join(round) }
      for word in state.longest { join(word) }
    }
    // A puzzle's mark is made anew: what devices found in a round can be worth less together, when one of them had help with a word.
    if let mark = rounds.first(where: { $0.id == id }).flatMap({ DailyMark($0) }) {
      if let index = indexOfDaily(mark) { dailies.remove(at: index) }
      for state in states {
        if let known = state.daily(mark) { join(known) }
      }
    }
    lookAgainAtRounds()
  }

  private mutating func rejoinFigures(of states: [Checkpoint], on day: Day) {
    lengths = []
    for state in states { for tally in state.lengths { join(tally) } }
    var whole = DayTally(day: day, tally: Tally())
    var isPlayed = false
    for state in states {
      guard let index = state.indexOfDay(day) else { continue }
      whole.tally.add(state.days[index].tally)
      isPlayed = true
    }
    guard isPlayed else { return }
    if let index = indexOfDay(day) { days[index] = whole } else { join(whole) }
  }

  private mutating func rejoinAppleTree(of states: [Checkpoint], _ record: AppleTreeRecord) {
    if let daily = record.daily {
      for state in states { if let known = state.dailyWords.round(of: daily) { dailyWords.joinDaily(known) } }
    }
    appleTree = nil
    for _ in 0..<2 { for state in states { if let tree = state.appleTree { join(tree) } } }
    let word = record.word.spelling
    var plays: WordPlays?
    for state in states {
      guard let known = state.wordPlays.item(record.language, word) else { continue }
      if plays == nil { plays = known } else { plays?.join(known) }
    }
    if let plays {
      let index = wordPlays.index(of: plays.language, word)
      if wordPlays.has(plays.language, word, at: index) {
        wordPlays[index] = plays
      } else {
        wordPlays.insert(plays, at: index)
      }
    }
    // As long as no device knows of an end, nothing was won or lost.
    let isOver = states.contains { $0.appleTree?.record.id == record.id && $0.appleTree?.record.round.outcome != nil }
    guard isOver else { return }
    appleTrees = []
    winningStreak = WinningStreak()
    for state in states {
      for tally in state.appleTrees { join(tally) }
      winningStreak.join(state.winningStreak)
    }
    winningStreak.settle()
  }
}
