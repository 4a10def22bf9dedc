import Rules
import Words

extension Summary {
  /// Takes in the device's next event. One of another device, or one that comes before what is covered, changes nothing.
  ///
  /// O(log days + finds of the round); for a day's puzzle also O(its target).
  public mutating func take(_ event: Event) {
    guard event.id.device == device, event.id.counter > covered else { return }
    covered = event.id.counter
    switch event.deed {
    case .chose(let choice): choose(ChoiceMade(stamp: event.stamp, choice: choice))
    case .began(let start): begin(start, event)
    case .tookUp(let record):
      guard touch(record.id, record.language, event.stamp) else { return }
      rounds[rounds.count - 1].merge(record)
      markDaily()
    case .found(let id, let language, let move, let find, let played):
      guard touch(id, language, event.stamp) else { return }
      take(StampedFind(stamp: event.stamp, move: move, find: find), played, event.day)
    case .missed(let id, let language, let word, let played):
      guard touch(id, language, event.stamp) else { return }
      rounds[rounds.count - 1].add(Miss(stamp: event.stamp, word: word))
      count(Tally(), played, event.day)
    case .tookHint(let id, let language, let word, let help):
      guard touch(id, language, event.stamp) else { return }
      rounds[rounds.count - 1].add(Hint(word: word, help: help))
    case .finished(let id, let language, let outcome, let played):
      guard touch(id, language, event.stamp) else { return }
      rounds[rounds.count - 1].end(Ending(stamp: event.stamp, outcome: outcome))
      count(Tally(), played, event.day)
      markDaily()
    case .saved(let language, let word): event.mark(language, word, isKept: true).put(into: &savedWords)
    case .unsaved(let language, let word): event.mark(language, word, isKept: false).put(into: &savedWords)
    case .addedWord(let language, let word): event.mark(language, word, isKept: true).put(into: &ownWords)
    case .removedWord(let language, let word): event.mark(language, word, isKept: false).put(into: &ownWords)
    case .reported(let language, let guess, let root):
      join(Report(stamp: event.stamp, language: language, guess: guess, root: root))
    case .finishedTutorial: hasFinishedTutorial = true
    case .keptList(let content): KeptList(id: event.id, content: content).join(&lists)
    case .removedList(let id): KeptList(id: id, content: nil).join(&lists)
    case .playedAppleTree(let record): take(record, event)
    }
  }

  private mutating func choose(_ made: ChoiceMade) {
    let place = choicePlace(of: made)
    if isChosen(made, at: place) { choices[place] = made } else { choices.insert(made, at: place) }
  }

  private mutating func begin(_ start: RoundStart, _ event: Event) {
    guard touch(event.id, start.root.language, event.stamp) else { return }
    rounds[rounds.count - 1].begin(start)
    join(RecentRoot(stamp: event.stamp, language: start.root.language, spelling: start.root.spelling))
    markDaily()
  }

  /// Puts the round last, where the deed goes on with it. `false` for a round that is known in another language: a deed in it is
  /// nonsense.
  private mutating func touch(_ id: RoundID, _ language: Language, _ stamp: Stamp) -> Bool {
    if let place = rounds.lastIndex(where: { $0.id == id }) {
      guard rounds[place].language == language else { return false }
      if place < rounds.count - 1 { rounds.append(rounds.remove(at: place)) }
      rounds[rounds.count - 1].touch(stamp)
    } else {
      rounds.append(RoundRecord(id: id, language: language, lastTouched: stamp))
      forgetRound()
    }
    current = CurrentRound(stamp: stamp, id: id)
    return true
  }

  /// Lets the oldest round go that has ended or in which nothing was found; one that can be gone on with only when there are very many.
  private mutating func forgetRound() {
    guard rounds.count > Summary.mostRounds else { return }
    let isSettled = rounds.dropLast().firstIndex { $0.outcome != nil || $0.finds.isEmpty }
    if let place = isSettled ?? (rounds.count > Summary.mostOpenRounds ? 0 : nil) { rounds.remove(at: place) }
  }

  private mutating func take(_ find: StampedFind, _ played: Milliseconds, _ day: Day) {
    let last = rounds.count - 1
    let isFirst = !rounds[last].finds.contains { $0.stamp.id.device == device && !$0.isShown }
    guard rounds[last].add(find), !find.isShown else {
      count(Tally(), played, day)
      return markDaily()
    }
    let tally = Tally(
      rounds: isFirst ? 1 : 0, finds: 1, bonus: find.find.isBonus ? 1 : 0, letters: find.find.word.count,
      points: find.find.points.value)
    count(tally, played, day)
    // Most finds are no record: their spelling is not looked for.
    if longest.count < Summary.mostRecords || find.find.word.count >= longest[longest.count - 1].word.count {
      let language = rounds[last].language
      let spelling = find.find.spellings.first ?? Alphabet(language).text(find.find.word)
      join(LongWord(stamp: find.stamp, language: language, word: find.find.word, spelling: spelling))
    }
    if let round = BestRound(rounds[last], day: day) { join(round) }
    markDaily()
  }

  /// Counts what was done in the last round, and by how much its time grew. What has no known root counts nowhere.
  private mutating func count(_ tally: Tally, _ played: Milliseconds, _ day: Day) {
    let last = rounds.count - 1
    var tally = tally
    tally.add(Tally(played: rounds[last].play(until: played)))
    guard let start = rounds[last].start else { return }
    join(LengthTally(language: start.root.language, length: start.root.word.count, tally: tally))
    join(DayTally(day: day, tally: tally))
  }

  private mutating func markDaily() {
    if let mark = DailyMark(rounds[rounds.count - 1]) { join(mark) }
  }
}

extension Event {
  fileprivate func mark(_ language: Language, _ word: Word, isKept: Bool) -> WordMark {
    mark(language, Alphabet(language).text(word), isKept: isKept)
  }

  fileprivate func mark(_ language: Language, _ word: String, isKept: Bool) -> WordMark {
    WordMark(language: language, word: word, stamp: stamp, isKept: isKept)
  }
}
