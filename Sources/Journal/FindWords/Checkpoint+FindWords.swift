import Formats
import Rules
import Words

/// What an event of Find Words changes.
extension Checkpoint {
  mutating func begin(_ start: RoundStart, _ event: Event) {
    guard touch(event.id, start.root.language, event.stamp) else { return }
    rounds[rounds.count - 1].begin(start)
    join(RecentRoot(stamp: event.stamp, language: start.root.language, spelling: start.root.spelling))
    markDaily()
  }

  /// Puts the round at the end, since an event has just happened in it. `false` when the round is known with another
  /// language: then the event makes no sense.
  mutating func touch(_ id: RoundID, _ language: Language, _ stamp: Stamp) -> Bool {
    if let index = rounds.lastIndex(where: { $0.id == id }) {
      guard rounds[index].language == language else { return false }
      if index < rounds.count - 1 { rounds.append(rounds.remove(at: index)) }
      rounds[rounds.count - 1].touch(stamp)
    } else {
      rounds.append(RoundRecord(id: id, language: language, lastTouched: stamp))
      forgetRound()
    }
    current = CurrentRound(stamp: stamp, id: id)
    return true
  }

  /// When there are too many rounds, removes the oldest one that has ended or has no finds; one that can be resumed
  /// only when there are very many.
  private mutating func forgetRound() {
    guard rounds.count > Checkpoint.mostRounds else { return }
    let isSettled = rounds.dropLast().firstIndex { $0.outcome != nil || $0.finds.isEmpty }
    if let index = isSettled ?? (rounds.count > Checkpoint.mostOpenRounds ? 0 : nil) { rounds.remove(at: index) }
  }

  mutating func take(_ find: StampedFind, _ played: Milliseconds, _ day: Day) {
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
    // Most finds are not among the longest words: then no spelling is looked up.
    if longest.count < Checkpoint.mostRecords || find.find.word.count >= longest[longest.count - 1].word.count {
      let language = rounds[last].language
      let spelling = find.find.spellings.first ?? Alphabet(language).text(find.find.word)
      join(LongWord(stamp: find.stamp, language: language, word: find.find.word, spelling: spelling))
    }
    if let round = BestRound(rounds[last], day: day) { join(round) }
    markDaily()
  }

  /// Counts what was done in the last round, and the time that was added. A round whose root is unknown counts
  /// nowhere.
  mutating func count(_ tally: Tally, _ played: Milliseconds, _ day: Day) {
    let last = rounds.count - 1
    var tally = tally
    tally.add(Tally(played: rounds[last].play(until: played)))
    guard let start = rounds[last].start else { return }
    join(LengthTally(language: start.root.language, length: start.root.word.count, tally: tally))
    join(DayTally(day: day, tally: tally))
  }

  mutating func markDaily() {
    if let mark = DailyMark(rounds[rounds.count - 1]) { join(mark) }
  }
}

// MARK: - What other devices have done

extension Checkpoint {
  package mutating func join(_ record: RoundRecord) {
    if let index = rounds.firstIndex(where: { $0.id == record.id }) {
      rounds[index].merge(record)
    } else {
      rounds.append(record)
    }
  }

  package mutating func join(_ root: RecentRoot) { root.put(into: &recentRoots, keeping: Checkpoint.mostRecentRoots) }

  package mutating func join(_ tally: LengthTally) {
    let key = (tally.language.rawValue, tally.length)
    let index = (0..<lengths.count).partitioningIndex { (lengths[$0].language.rawValue, lengths[$0].length) >= key }
    if index < lengths.count, lengths[index].language == tally.language, lengths[index].length == tally.length {
      lengths[index].tally.add(tally.tally)
    } else {
      lengths.insert(tally, at: index)
    }
  }

  package mutating func join(_ tally: DayTally) {
    if days.last.map({ $0.day < tally.day }) ?? true {
      days.append(tally)
    } else if let index = indexOfDay(tally.day) {
      days[index].tally.add(tally.tally)
    } else {
      days.insert(tally, at: (0..<days.count).partitioningIndex { days[$0].day >= tally.day })
    }
  }

  /// The index of a day's figures; `nil` for a day without any. O(log days).
  func indexOfDay(_ day: Day) -> Int? {
    let index = (0..<days.count).partitioningIndex { days[$0].day >= day }
    return index < days.count && days[index].day == day ? index : nil
  }

  /// The mark of the same puzzle; `nil` when it was never begun. O(log puzzles).
  func daily(_ mark: DailyMark) -> DailyMark? { indexOfDaily(mark).map { dailies[$0] } }

  /// The index of the mark of the same puzzle; `nil` when it was never begun. O(log puzzles).
  func indexOfDaily(_ mark: DailyMark) -> Int? {
    let index = (0..<dailies.count).partitioningIndex { !dailies[$0].comes(before: mark) }
    return index < dailies.count && dailies[index].isSamePuzzle(as: mark) ? index : nil
  }

  package mutating func join(_ word: LongWord) {
    if let known = longest.firstIndex(where: { $0.language == word.language && $0.word == word.word }) {
      guard word.isBetter(than: longest[known]) else { return }
      longest.remove(at: known)
    }
    longest.insert(word, at: (0..<longest.count).partitioningIndex { word.isBetter(than: longest[$0]) })
    if longest.count > Checkpoint.mostRecords { longest.removeLast() }
  }

  package mutating func join(_ round: BestRound) {
    if let known = best.firstIndex(where: { $0.id == round.id }) {
      guard round.isBetter(than: best[known]) else { return }
      best.remove(at: known)
    }
    best.insert(round, at: (0..<best.count).partitioningIndex { round.isBetter(than: best[$0]) })
    if best.count > Checkpoint.mostRecords { best.removeLast() }
  }

  package mutating func join(_ mark: DailyMark) {
    let isLast = dailies.last.map { $0.comes(before: mark) } ?? true
    let index = isLast ? dailies.count : (0..<dailies.count).partitioningIndex { !dailies[$0].comes(before: mark) }
    if index < dailies.count, dailies[index].isSamePuzzle(as: mark) {
      if mark.isBetter(than: dailies[index]) { dailies[index] = mark }
    } else {
      dailies.insert(mark, at: index)
    }
  }
}
