import Foundation
import Journal
import Rules
import Wire
import Words

let phone = DeviceID(random: 1)
let laptop = DeviceID(random: 2)

/// A device that records events as they happen: one second apart, starting at 2026-11-21 09:46:40 UTC, unless a time is
/// given.
struct Scribe {
  let device: DeviceID
  private(set) var events: [Event] = []

  init(_ device: DeviceID) { self.device = device }

  static let beginning: Int64 = 1_795_254_400_000

  @discardableResult
  mutating func write(_ action: Event.Action, at seconds: Int64? = nil, minutesEast: Int = 0) -> Event {
    let at = Scribe.beginning + (seconds ?? Int64(events.count)) * 1000
    let id = EventID(device: device, counter: events.count + 1)
    let event = Event(id: id, at: Milliseconds(at), minutesEast: minutesEast, action: action)
    events.append(event)
    return event
  }
}

extension PlayerJournal {
  init(_ scribes: Scribe...) {
    self.init()
    for scribe in scribes { add(scribe.events) }
  }
}

extension Word {
  init(_ text: String, _ language: Language = .english) {
    self = try! Alphabet(language).fold(text)
  }
}

// Rounds of Apple Tree.
extension Scribe {
  @discardableResult
  mutating func begin(
    _ word: String, _ language: Language = .english, source: WordSource? = .all, at seconds: Int64? = nil
  ) -> RoundID {
    let id = EventID(device: device, counter: events.count + 1)
    play(id, word, language, tried: "", source: source, at: seconds)
    return id
  }

  /// Records the round with all letters tried so far, in lowercase.
  mutating func play(
    _ round: RoundID, _ word: String, _ language: Language = .english, tried: String, guesses: [String] = [],
    hint: Bool = false, source: WordSource? = .all, at seconds: Int64? = nil
  ) {
    let letters = tried.unicodeScalars.map { Alphabet(language).letter($0)! }
    let word = HiddenWord(word, language: language)!
    write(
      .playedAppleTree(
        AppleTreeRecord(
          id: round, word: word, source: source, tried: letters, guesses: guesses.map { Word($0, language) },
          hasTakenHint: hint)),
      at: seconds)
  }

  /// Wins a round after the given misses.
  @discardableResult
  mutating func win(
    _ word: String, _ language: Language = .english, misses: String = "", at seconds: Int64? = nil
  ) -> RoundID {
    let round = begin(word, language, at: seconds)
    play(round, word, language, tried: misses + Alphabet(language).text(Word(word, language)), at: seconds)
    return round
  }

  /// Loses a round with the first seven letters that the word does not contain.
  mutating func lose(_ word: String, _ language: Language = .english, at seconds: Int64? = nil) {
    let letters = Alphabet(language).letters.filter { !Word(word, language).letters.contains($0) }
    let round = begin(word, language, at: seconds)
    play(round, word, language, tried: Alphabet(language).text(Word(Array(letters.prefix(7)))), at: seconds)
  }
}

extension Alphabet {
  var letters: [Letter] { scalars.map { letter($0)! } }
}

extension RoundStart {
  init(
    _ root: String, targets: [String], language: Language = .english, origin: Origin = .drawn, minutes: Int = 0
  ) {
    self.init(
      root: try! Root(root, language: language), minimum: .three, targets: targets.map { Word($0, language) }.sorted(),
      origin: origin, minutes: minutes)
  }

  /// The action of finding a word in a round with this start.
  func found(_ text: String, _ round: RoundID, help: Help? = nil, played: Int64 = 0) -> Event.Action {
    let word = Word(text, root.language)
    let find = Find(
      word: word, spellings: [text], points: Points(for: word, root: root).after(help),
      isBonus: !target.contains(word), usesAllLetters: root.usesAllLetters(word), help: help)
    let move = Move(guess: text, at: Milliseconds(0))
    return .found(round, root.language, move, find, played: Milliseconds(played))
  }
}

extension RoundRecord {
  var texts: [String] { finds.map { Alphabet(language).text($0.find.word) } }
}

extension Checkpoint {
  init(_ line: String) throws(JournalFault) { try self.init(line: Array(line.utf8)) }
}

extension Event {
  init(_ line: String) throws(JournalFault) { try self.init(line: Array(line.utf8)) }
}
