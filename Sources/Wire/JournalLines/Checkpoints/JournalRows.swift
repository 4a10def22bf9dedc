import Formats
import Journal
import Rules
import Words

// Reading and writing of the types that journals store in rows. The section "Rows" of `docs/formats/journal.md` lists
// the fields of each type.

extension RowWriter {
  mutating func add(_ mark: WordMark) {
    add(mark.language)
    add(mark.word)
    add(mark.stamp)
    if !mark.isKept { add(false) }
    endRow()
  }

  mutating func add(_ tally: DayTally) {
    add(tally.day.number)
    add(tally.tally.rounds)
    add(tally.tally.finds)
    add(tally.tally.bonus)
    add(tally.tally.letters)
    add(tally.tally.points)
    add(tally.tally.played.value)
    endRow()
  }

  mutating func add(_ mark: DailyMark) {
    add(mark.day.number)
    add(mark.language)
    add(mark.length)
    add(mark.round)
    add(mark.common)
    add(mark.ofCommon)
    add(mark.points)
    add(mark.percent)
    add(mark.isFinished)
    endRow()
  }

  mutating func add(_ plays: WordPlays) {
    add(plays.language)
    add(plays.word)
    add(plays.times)
    if let ending = plays.lastEnding {
      add(ending.stamp)
      if ending.outcome == .lost { add(false) }
    }
    endRow()
  }

  mutating func add(dailyWord record: AppleTreeRecord) {
    guard let daily = record.daily else { return }
    add(daily.day.number)
    add(daily.language)
    add(daily.levelCode ?? "")
    add(record.id)
    add(record.word.spelling)
    add(Alphabet(daily.language).text(Word(record.tried)))
    if record.hasTakenHint || !record.guesses.isEmpty { add(record.hasTakenHint) }
    if !record.guesses.isEmpty { add(record.guessText) }
    endRow()
  }

  mutating func add(_ found: StampedFind, _ alphabet: Alphabet) {
    let word = alphabet.text(found.find.word)
    add(found.stamp)
    add(word)
    add(found.find.points.value)
    add(found.find.isBonus)
    add(found.find.usesAllLetters)
    add(found.find.help?.text ?? "")
    add(found.move.at == found.stamp.at ? "" : found.move.at.value.description)
    // Most guesses are typed exactly like the word's plain letters, so an empty text is stored for them.
    add(found.move.guess.hasSameBytes(as: word) ? "" : "=" + found.move.guess)
    for spelling in found.find.spellings { add(spelling.hasSameBytes(as: word) ? "" : spelling) }
    endRow()
  }

  mutating func add(_ root: RecentRoot) {
    add(root.stamp)
    add(root.language)
    add(root.spelling)
    endRow()
  }

  mutating func add(_ miss: RejectedGuess, _ alphabet: Alphabet) {
    add(miss.stamp)
    add(alphabet.text(miss.word))
    endRow()
  }
}

extension RowReader {
  @inline(never)
  mutating func savedWord() throws(JournalFault) -> WordMark {
    let language = try language()
    let word = try text()
    guard Alphabet(language).canSave(word) else { throw fault }
    return try mark(language, word)
  }

  @inline(never)
  mutating func ownWord() throws(JournalFault) -> WordMark {
    let language = try language()
    let alphabet = Alphabet(language)
    return try mark(language, alphabet.text(word(alphabet)))
  }

  @inline(never)
  mutating func listLine() throws(JournalFault) -> WordMark {
    let language = try language()
    let name = try text()
    guard case .some = ListLine(markName: name, language: language) else { throw fault }
    return try mark(language, name)
  }

  @inline(never)
  private mutating func mark(_ language: Language, _ word: String) throws(JournalFault) -> WordMark {
    WordMark(language: language, word: word, stamp: try stamp(), isKept: try flagAtEnd())
  }

  /// Returns the flag at the end of a row; `true` if the row has no flag. A true flag is omitted, because most flags
  /// are true.
  private mutating func flagAtEnd() throws(JournalFault) -> Bool { isAtRowEnd ? true : try flag() }

  @inline(never)
  mutating func dayTally() throws(JournalFault) -> DayTally {
    DayTally(
      day: try day(),
      tally: Tally(
        rounds: try count(), finds: try count(), bonus: try count(), letters: try count(), points: try count(),
        played: try time()))
  }

  @inline(never)
  mutating func dailyMark() throws(JournalFault) -> DailyMark {
    DailyMark(
      day: try day(), language: try language(), length: try count(Root.lengths), round: try event(),
      common: try count(), ofCommon: try count(), points: try count(), percent: try count(0...100),
      isFinished: try flag())
  }

  @inline(never)
  mutating func wordPlays() throws(JournalFault) -> WordPlays {
    let language = try language()
    let word = try text()
    guard HiddenWord.isSpelling(word, language) else { throw fault }
    let times = try count()
    guard !isAtRowEnd else { return WordPlays(language: language, word: word, times: times) }
    let ending = AppleTreeEnding(stamp: try stamp(), outcome: try flagAtEnd() ? .won : .lost)
    return WordPlays(language: language, word: word, times: times, lastEnding: ending)
  }

  @inline(never)
  mutating func dailyWord() throws(JournalFault) -> AppleTreeRecord {
    let (day, language, level) = (try day(), try language(), try text())
    let daily = DailyWord(day, language, levelCode: level)
    guard level.isEmpty || daily.level != nil else { throw fault }
    let id = try event()
    guard let word = HiddenWord(try text(), language: language),
      let tried = Alphabet(language).storedLetters(try text())
    else { throw fault }
    let hasTakenHint = isAtRowEnd ? false : try flag()
    guard let guesses = word.storedGuesses(isAtRowEnd ? "" : try text()) else { throw fault }
    return AppleTreeRecord(
      id: id, word: word, source: nil, daily: daily, tried: tried, guesses: guesses, hasTakenHint: hasTakenHint)
  }

  @inline(never)
  mutating func find(_ alphabet: Alphabet) throws(JournalFault) -> StampedFind {
    let stamp = try stamp()
    let word = try word(alphabet)
    let points = Points(try count(0...JournalFields.mostPoints))
    let (isBonus, usesAllLetters) = (try flag(), try flag())
    let help = try help()
    let movedAt = try text()
    guard let at = movedAt.isEmpty ? stamp.at.value : movedAt.int64 else { throw fault }
    let guess = try guess(of: word, alphabet)
    var spellings: [String] = []
    repeat { spellings.append(try spelling(of: word, alphabet)) } while !isAtRowEnd
    let find = Find(
      word: word, spellings: spellings, points: points, isBonus: isBonus, usesAllLetters: usesAllLetters, help: help)
    return StampedFind(stamp: stamp, move: Move(guess: guess, at: Milliseconds(at)), find: find)
  }

  private mutating func guess(of word: Word, _ alphabet: Alphabet) throws(JournalFault) -> String {
    let text = try text()
    if text.isEmpty { return alphabet.text(word) }
    guard text.bytes.first == UInt8(ascii: "=") else { throw fault }
    return String(utf8: text.bytes.dropFirst())
  }

  private mutating func help() throws(JournalFault) -> Help? {
    let text = try text()
    if text.isEmpty { return nil }
    if let help = Help(named: text) { return help }
    guard let count = text.int, (0...Lexicon.maximumLength).contains(count) else { throw fault }
    return .letters(count)
  }

  private mutating func spelling(of word: Word, _ alphabet: Alphabet) throws(JournalFault) -> String {
    let text = try text()
    if text.isEmpty { return alphabet.text(word) }
    guard let folded = try? alphabet.fold(text), folded == word else { throw fault }
    return text
  }

  @inline(never)
  mutating func recentRoot() throws(JournalFault) -> RecentRoot {
    let stamp = try stamp()
    let language = try language()
    let text = try text()
    guard let root = try? Root(text, language: language) else { throw fault }
    return RecentRoot(stamp: stamp, language: language, spelling: root.spelling)
  }

  @inline(never)
  mutating func rejectedGuess(_ alphabet: Alphabet) throws(JournalFault) -> RejectedGuess {
    RejectedGuess(stamp: try stamp(), word: try word(alphabet))
  }
}
