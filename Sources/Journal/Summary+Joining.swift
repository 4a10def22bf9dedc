import Rules
import Words

extension Summary {
  /// Takes in what follows from another device's events, for a profile. Sums are added: each device may be joined once.
  mutating func join(_ other: Summary) {
    for made in other.choices { join(made) }
    for record in other.rounds { join(record) }
    if let round = other.current, current.map({ $0.stamp < round.stamp }) ?? true { current = round }
    for root in other.recentRoots { join(root) }
    for mark in other.savedWords { mark.join(&savedWords) }
    for mark in other.ownWords { mark.join(&ownWords) }
    for report in other.reports { join(report) }
    if other.hasFinishedTutorial { hasFinishedTutorial = true }
    for tally in other.lengths { join(tally) }
    for tally in other.days { join(tally) }
    for word in other.longest { join(word) }
    for round in other.best { join(round) }
    for mark in other.dailies { join(mark) }
    for list in other.lists { list.join(&lists) }
    if let tree = other.appleTree { join(tree) }
    for plays in other.wordPlays { join(plays) }
    for tally in other.appleTrees { join(tally) }
    winningStreak.join(other.winningStreak)
  }

  /// Looks at the joined rounds again: what two devices found or tried in one of them, or won in a row, counts together.
  mutating func lookAgainAtRounds(of summaries: [Summary]) {
    // Which round of Apple Tree was the last one is known only now.
    for summary in summaries { if let tree = summary.appleTree { join(tree) } }
    winningStreak.settle()
    for record in rounds {
      if let mark = DailyMark(record) { join(mark) }
      if let known = best.first(where: { $0.id == record.id }), let round = BestRound(record, day: known.day) {
        join(round)
      }
    }
  }

  package mutating func join(_ made: ChoiceMade) {
    let place = choicePlace(of: made)
    if !isChosen(made, at: place) {
      choices.insert(made, at: place)
    } else if choices[place].stamp < made.stamp {
      choices[place] = made
    }
  }

  package mutating func join(_ record: RoundRecord) {
    if let place = rounds.firstIndex(where: { $0.id == record.id }) {
      rounds[place].merge(record)
    } else {
      rounds.append(record)
    }
  }

  package mutating func join(_ root: RecentRoot) { root.put(into: &recentRoots, keeping: Summary.mostRecentRoots) }
  package mutating func join(_ report: Report) { report.put(into: &reports, keeping: Summary.mostReports) }

  func choicePlace(of made: ChoiceMade) -> Int {
    firstPlace(of: choices.count) { choices[$0].choice.setting >= made.choice.setting }
  }

  /// Whether the setting was chosen before: at the place where it belongs.
  func isChosen(_ made: ChoiceMade, at place: Int) -> Bool {
    place < choices.count && choices[place].choice.setting == made.choice.setting
  }

  package mutating func join(_ tally: LengthTally) {
    let key = (tally.language.rawValue, tally.length)
    let place = firstPlace(of: lengths.count) { (lengths[$0].language.rawValue, lengths[$0].length) >= key }
    if place < lengths.count, lengths[place].language == tally.language, lengths[place].length == tally.length {
      lengths[place].tally.add(tally.tally)
    } else {
      lengths.insert(tally, at: place)
    }
  }

  package mutating func join(_ tally: DayTally) {
    let place = firstPlace(of: days.count) { days[$0].day >= tally.day }
    if place < days.count, days[place].day == tally.day {
      days[place].tally.add(tally.tally)
    } else {
      days.insert(tally, at: place)
    }
  }

  package mutating func join(_ word: LongWord) {
    if let known = longest.firstIndex(where: { $0.language == word.language && $0.word == word.word }) {
      guard word.isBetter(than: longest[known]) else { return }
      longest.remove(at: known)
    }
    longest.insert(word, at: firstPlace(of: longest.count) { word.isBetter(than: longest[$0]) })
    if longest.count > Summary.mostRecords { longest.removeLast() }
  }

  package mutating func join(_ round: BestRound) {
    if let known = best.firstIndex(where: { $0.id == round.id }) {
      guard round.isBetter(than: best[known]) else { return }
      best.remove(at: known)
    }
    best.insert(round, at: firstPlace(of: best.count) { round.isBetter(than: best[$0]) })
    if best.count > Summary.mostRecords { best.removeLast() }
  }

  package mutating func join(_ mark: DailyMark) {
    let place = firstPlace(of: dailies.count) { !dailies[$0].comes(before: mark) }
    if place < dailies.count, dailies[place].isSamePuzzle(as: mark) {
      if mark.isBetter(than: dailies[place]) { dailies[place] = mark }
    } else {
      dailies.insert(mark, at: place)
    }
  }
}

extension WordMark {
  /// Puts the mark in its place; a mark of the same word there is replaced.
  func put(into marks: inout [WordMark]) {
    let place = marks.place(of: language, word)
    if marks.has(language, word, at: place) { marks[place] = self } else { marks.insert(self, at: place) }
  }

  /// Puts the mark in its place; of two marks of one word the one with the later stamp stays.
  package func join(_ marks: inout [WordMark]) {
    if let known = marks.item(language, word), known.stamp >= stamp { return }
    put(into: &marks)
  }
}
