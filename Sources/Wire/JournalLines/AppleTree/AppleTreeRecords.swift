import Formats
import Journal
import Rules
import Words

extension AppleTreeRecord {
  var members: Members {
    var members: Members = [
      ("round", .string(id.text)), ("language", .string(language.code)), ("word", .string(word.spelling)),
    ]
    if let source { members.append(("source", .string(source.name))) }
    if let daily {
      members.append(("day", .string(daily.day.text)))
      if let level = daily.levelCode { members.append(("level", .string(level))) }
    }
    let alphabet = Alphabet(language)
    members += [("tried", .string(alphabet.text(Word(tried)))), ("hint", .bool(hasTakenHint))]
    if !guesses.isEmpty { members.append(("guesses", .string(guessText))) }
    return members
  }

  /// The guesses at the whole word, separated by commas.
  var guessText: String {
    let alphabet = Alphabet(language)
    return guesses.map { alphabet.text($0) }.joined(separator: ",")
  }

  init(_ fields: JournalFields) throws(JournalFault) {
    let word = try fields.hiddenWord()
    let guesses = word.storedGuesses(fields.has("guesses") ? try fields.string("guesses") : "")
    guard let guesses else { throw .unsuitable(field: "guesses") }
    self.init(
      id: try fields.round(), word: word, source: fields.has("source") ? try fields.wordSource("source") : nil,
      daily: fields.has("day") ? try fields.dailyWord(word.language) : nil,
      tried: try fields.letters(of: Alphabet(word.language)), guesses: guesses,
      hasTakenHint: try fields.bool("hint"))
  }
}

extension WordPlays {
  init(_ fields: JournalFields) throws(JournalFault) {
    let word = try fields.hiddenWord()
    self.init(
      language: word.language, word: word.spelling, times: try fields.count("times"),
      lastEnding: fields.has("ending") ? try AppleTreeEnding(try fields.object("ending")) : nil)
  }
}

extension AppleTreeEnding {
  fileprivate init(_ fields: JournalFields) throws(JournalFault) {
    self.init(stamp: try fields.stamp(), outcome: try fields.appleTreeOutcome())
  }
}

extension AppleTreeTally {
  var json: JSON {
    .object([("language", .string(language.code)), ("ends", .array(ends.map { .integer($0) }))])
  }

  init(_ fields: JournalFields) throws(JournalFault) {
    var ends: [Int] = []
    for value in try fields.array("ends") {
      guard let count = value.integer, (0...Int64(Count.most)).contains(count) else { throw .unsuitable(field: "ends") }
      ends.append(Int(count))
    }
    guard ends.count == AppleTreeRound.apples + 1 else { throw .unsuitable(field: "ends") }
    self.init(language: try fields.language(), ends: ends)
  }
}

extension WinningStreak {
  var json: JSON {
    var members: Members = []
    if let lastLoss { members.append(("lastLoss", .string(lastLoss.text))) }
    members += [("wins", .array(wins.map { .string($0.text) })), ("best", .integer(best))]
    return .object(members)
  }

  init(_ fields: JournalFields) throws(JournalFault) {
    var wins: [Stamp] = []
    for text in try fields.strings("wins") {
      guard let stamp = Stamp(text) else { throw .unsuitable(field: "wins") }
      wins.append(stamp)
    }
    guard wins.count <= WinningStreak.mostWins else { throw .unsuitable(field: "wins") }
    self.init(
      lastLoss: fields.has("lastLoss") ? try fields.stamp("lastLoss") : nil, wins: wins, best: try fields.count("best"))
  }
}

extension HiddenWord {
  /// Returns the guesses at the word from a text in the form that journals store; `nil` for a text in any other form,
  /// or with a guess that has another number of letters.
  @inline(never)
  func storedGuesses(_ text: String) -> [Word]? {
    var guesses: [Word] = []
    if text.isEmpty { return guesses }
    for part in text.parts(between: UInt8(ascii: ",")) {
      guard let letters = Alphabet(language).storedLetters(part), letters.count == letterCount else { return nil }
      guesses.append(Word(letters))
    }
    return guesses
  }
}

extension Alphabet {
  /// Returns the letters of a text in the form that journals store; `nil` for a text in any other form.
  func storedLetters(_ text: String) -> [Letter]? {
    var letters: [Letter] = []
    for scalar in text.unicodeScalars {
      guard let letter = letter(scalar) else { return nil }
      letters.append(letter)
    }
    return letters
  }
}

extension JournalFields {
  /// Returns the JSON field `word` as a word to guess, in the object's language.
  fileprivate func hiddenWord() throws(JournalFault) -> HiddenWord {
    guard let word = HiddenWord(try string("word"), language: try language()) else { throw .unsuitable(field: "word") }
    return word
  }

  /// Returns the JSON field `tried`, which is a sequence of letters.
  fileprivate func letters(of alphabet: Alphabet) throws(JournalFault) -> [Letter] {
    guard let letters = alphabet.storedLetters(try string("tried")) else { throw .unsuitable(field: "tried") }
    return letters
  }

  fileprivate func dailyWord(_ language: Language) throws(JournalFault) -> DailyWord {
    guard has("level") else { return DailyWord(try day(), language) }
    let daily = DailyWord(try day(), language, levelCode: try string("level"))
    guard daily.level != nil else { throw .unsuitable(field: "level") }
    return daily
  }

  func wordSource(_ name: String) throws(JournalFault) -> WordSource {
    guard let source = WordSource(named: try string(name)) else { throw .unsuitable(field: name) }
    return source
  }

  fileprivate func appleTreeOutcome() throws(JournalFault) -> AppleTreeRound.Outcome {
    let name = try string("outcome")
    for outcome in AppleTreeRound.Outcome.allCases where outcome.code.hasSameBytes(as: name) { return outcome }
    throw .unsuitable(field: "outcome")
  }
}
