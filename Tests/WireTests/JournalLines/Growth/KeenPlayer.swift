import Formats
import Journal
import Rules
import Words

@testable import Wire

/// The journal of a keen player after years. Each day, the player plays a daily puzzle, three rounds with 25 finds and
/// six rounds of Apple Tree, and saves five words. In addition, the player has ten lists of 200 words. The journal is
/// stored as by the browser: if a visit begins with more than 64 kB of events, checkpoints replace these events.
struct KeenPlayer {
  private(set) var journal = PlayerJournal()
  private var devices: [DeviceID]
  private var counters: [Int]
  private var generator = SeededGenerator(seed: 14)
  private var time: Int64 = 1_795_254_400_000
  private var eventBytes = 0
  private let root = try! Root("alarming", language: .english)
  private let targets: [Word]
  private var playing = 0

  /// Words that can be saved, and fewer for Apple Tree.
  static let words: [String] = {
    let syllables = [
      "ba", "ce", "di", "fo", "gu", "la", "me", "ni", "po", "ru", "sa", "te", "vi", "xo", "zu", "ra", "li",
    ]
    var words: [String] = []
    for first in syllables {
      for second in syllables { for third in syllables { words.append(first + second + third + "n") } }
    }
    for first in syllables {
      for second in syllables { for third in syllables { words.append(third + first + second + "ring") } }
    }
    return words
  }()
  private static let letters = Array("abcdefghijklmnopqrstuvwxyz".unicodeScalars).map { Alphabet(.english).letter($0)! }
  static let wordsToSave = 9000
  static let wordsToGuess = 5000

  /// Creates a player with `count` devices who uses another device each day, in turn.
  init(devices count: Int) {
    devices = (1...count).map { DeviceID(random: UInt64($0) << 40 + 7) }
    counters = Array(repeating: 0, count: count)
    var words: Set<Word> = []
    for length in 0..<200 { words.insert(Word(Array(generator.shuffled(root.word.letters).prefix(3 + length % 5)))) }
    targets = Array(words.sorted().prefix(60))
  }

  mutating func play(days: Int) {
    for _ in 0..<days { playDay() }
  }

  /// Returns events that save `count` words on each of the devices, one second apart; no word repeats before all words
  /// were used.
  static func events(devices: Int, each count: Int, from first: Int = 0) -> [Event] {
    (0..<devices * count).map { number in
      let device = DeviceID(random: UInt64(number / count + 1) << 32 + UInt64(first) + 9)
      return Event(
        id: EventID(device: device, counter: number % count + 1),
        at: Milliseconds(1_795_254_400_000 + Int64(number) * 1000), minutesEast: 60,
        action: .saved(.english, words[(first + number) % wordsToSave]))
    }
  }

  /// The stored lines: checkpoints, then events.
  var lines: [String] {
    journal.devices.flatMap { device in
      let checkpoint = journal.checkpoint(of: device)
      return checkpoint.covered > 0 ? checkpoint.lines(ofAbout: 24 * 1024) : []
    } + journal.devices.flatMap { journal.tail(of: $0).map { $0.line } }
  }

  private mutating func playDay() {
    time += 86_400_000
    playing = (playing + 1) % devices.count
    if eventBytes > 64 * 1024 {
      for device in journal.devices { journal.compact(device) }
      eventBytes = 0
    }
    if counters[playing] == 0 { for _ in 0..<(10 / devices.count) { record(.keptList(list())) } }
    let day = Day(Milliseconds(time), minutesEast: 0)
    for round in 0..<4 { playFindWords(round == 0 ? .daily(day) : .drawn) }
    for _ in 0..<6 { playAppleTree() }
    for _ in 0..<5 { record(.saved(.english, KeenPlayer.words[generator.below(KeenPlayer.wordsToSave)])) }
  }

  @discardableResult
  private mutating func record(_ action: Event.Action) -> EventID {
    counters[playing] += 1
    time += 4000
    let id = EventID(device: devices[playing], counter: counters[playing])
    let event = Event(id: id, at: Milliseconds(time), minutesEast: 60, action: action)
    journal.add(event)
    eventBytes += event.line.utf8.count
    return id
  }

  private mutating func playFindWords(_ origin: Origin) {
    let start = RoundStart(root: root, minimum: .three, targets: targets, origin: origin, minutes: 0)
    let round = record(.began(start))
    let words = Array(generator.shuffled(targets))
    let alphabet = Alphabet(.english)
    for (index, word) in words.prefix(25).enumerated() {
      let played = Milliseconds(Int64(index) * 9000)
      let text = alphabet.text(word)
      let find = Find(word: word, spellings: [text], points: Points(word.count), isBonus: false, usesAllLetters: false)
      record(.found(round, .english, Move(guess: text, at: Milliseconds(time + 4000)), find, played: played))
      if index % 3 == 0 { record(.rejected(round, .english, words[30 + index], played: played)) }
    }
    record(.finished(round, .english, .gaveUp, played: Milliseconds(250_000)))
  }

  private mutating func playAppleTree() {
    let word = HiddenWord(KeenPlayer.words[generator.below(KeenPlayer.wordsToGuess)], language: .english)!
    let id = EventID(device: devices[playing], counter: counters[playing] + 1)
    var tried: [Letter] = []
    var record = AppleTreeRecord(id: id, word: word, source: .all, tried: tried)
    self.record(.playedAppleTree(record))
    for letter in generator.shuffled(KeenPlayer.letters) where record.round.outcome == nil {
      guard word.has(letter) || generator.below(8) == 0 else { continue }
      tried.append(letter)
      record = AppleTreeRecord(id: id, word: word, source: .all, tried: tried)
      self.record(.playedAppleTree(record))
    }
  }

  private mutating func list() -> ListContent {
    let rows = (0..<200).map { _ in
      let word = KeenPlayer.words[generator.below(KeenPlayer.words.count)]
      return "\(word)\t字典；字典；字典\tThe \(word) is here, and there.\t這是，那也是。"
    }
    return ListContent(
      language: .english, name: "List \(counters[playing])",
      text: "word\ttranslation\texample\texample-translation\n"
        + rows.joined(separator: "\n"))
  }
}
