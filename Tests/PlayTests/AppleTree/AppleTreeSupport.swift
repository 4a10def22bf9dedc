import Journal
import Markup

@testable import Play
@testable import Rules
@testable import Words

/// Helpers for a player of Apple Tree.
extension Player {
  /// Resumes a round with this word, which an earlier visit began.
  static func guessing(
    _ word: String, _ language: Language = .english, from source: WordSource? = .all, tried: String = "",
    withheld: Set<DataFile> = []
  ) -> Player {
    var store = Store()
    let id = EventID(device: DeviceID(store.device)!, counter: 1)
    let record = AppleTreeRecord(id: id, word: HiddenWord(word, language: language)!, source: source)
    store.lines = [Event(id: id, at: Milliseconds(0), minutesEast: 0, action: .playedAppleTree(record)).line]
    var player = Player("/apple-tree", languages: [language.code], stored: store, withheld: withheld)
    player.tryLetters(tried)
    player.log = []
    player.signals = []
    return player
  }

  /// The same player on the next visit of Apple Tree, in the same tab or another one.
  func atTree(_ query: String = "", device: String? = nil, withheld: Set<DataFile> = []) -> Player {
    var store = kept
    if let device { store.device = device }
    return Player("/apple-tree" + query, stored: store, withheld: withheld, at: now)
  }

  mutating func tryLetters(_ letters: String) {
    for letter in letters.unicodeScalars { send(.appleTree(.triedLetter(String(Character(letter))))) }
  }

  mutating func win() {
    for place in model.games.appleTree.game?.round.word.places ?? [] where shown.contains("_") {
      send(.appleTree(.triedLetter(place.text)))
    }
  }

  mutating func lose() { miss(AppleTreeRound.apples) }

  /// Tries `count` letters that the word does not contain.
  mutating func miss(_ count: Int) {
    guard let round = model.games.appleTree.game?.round else { return }
    let alphabet = Alphabet(round.word.language)
    let others = alphabet.scalars.filter { scalar in
      alphabet.letter(scalar).map { !round.word.has($0) && !round.tried.contains($0) } ?? false
    }
    for letter in others.prefix(count) { send(.appleTree(.triedLetter(String(Character(letter))))) }
  }

  var hidden: String? { model.games.appleTree.game?.round.word.spelling }
  var apples: Int? { model.games.appleTree.game?.round.applesLeft }
  var outcome: AppleTreeRound.Outcome? { model.games.appleTree.game?.round.outcome }
  var tried: String {
    model.games.appleTree.game.map { Alphabet($0.round.word.language).text(Word($0.round.tried)) } ?? ""
  }
  /// The word with blanks for the hidden letters.
  var shown: String { model.games.appleTree.game?.round.shown.map { $0 ?? "_" }.joined() ?? "" }
  /// What the page announces about the last move, without a hint or a meaning.
  var said: String { model.page.first { $0["id"] == "tree-result" }?.first { $0.tag == "span" }?.plainText ?? "" }
  /// The content of the second status: the hint, or at the end of a round the word's meaning.
  var saidBelow: String {
    model.page.first { $0["id"] == "tree-news" }?.all { $0["role"] == "status" }.last?.plainText ?? ""
  }

  /// Types the letters of a text into the letter field, as an assistive technology does.
  mutating func type(_ text: String) {
    for letter in text {
      let field = model.page.first { $0["id"] == "letter" }?["value"] ?? ""
      send(.appleTree(.typedWord(field + String(letter))))
    }
  }

  /// Opens the dialog, types a guess at the whole word, and submits it.
  mutating func guessWord(_ text: String) {
    send(.appleTree(.openedGuess), .appleTree(.typedWord(text)), .appleTree(.submittedGuess))
  }

  /// The source that has no word to draw.
  var emptySource: WordSource? { if case .empty(let source) = model.games.appleTree.stage { source } else { nil } }
  var trouble: AppleTree.Trouble? {
    if case .trouble(let trouble, _) = model.games.appleTree.stage { trouble } else { nil }
  }

  /// The number of rounds begun, according to the journal.
  var plays: Int { model.session.profile.wordPlays.reduce(0) { $0 + $1.times } }
}

extension AppleTree {
  /// Describes the first broken invariant of Apple Tree, if any.
  func broken(_ session: Session) -> String? {
    if case .loading(let pending) = stage, session.route.isAppleTree, session.knowsJournal {
      let files = pending.files(session)
      if session.has(files) { return "a round that could begin waits" }
      if !files.allSatisfy({ session.library.has($0) || session.ordered.contains($0) }) {
        return "a round waits for what nobody ordered"
      }
    }
    guard let game else { return nil }
    let round = game.round
    if let record = session.profile.appleTree, record.id == game.id, record != game.record {
      return "a round that is not the journal's"
    }
    if round.tried.count != Set(round.tried).count { return "a letter is tried twice" }
    if round.tried.contains(where: { Alphabet(round.word.language).scalar($0) == "\u{FFFD}" }) {
      return "a letter of no alphabet"
    }
    switch game.source {
    case .saved, .list, nil: break
    case .all, .letter, .level, .topic:
      if !round.word.hasLettersOnly { return "a word of the vocabulary with more than letters" }
    }
    return nil
  }
}

extension Model {
  /// Describes the first difference between the page and its round, if any.
  func brokenAppleTree(on page: Node) -> String? {
    guard session.route.isAppleTree, let game = games.appleTree.game else { return nil }
    let round = game.round
    if page.all(where: { $0["data-fallen"] != nil }).count != 7 - round.applesLeft {
      return "other apples than the rules have"
    }
    let usable = page.all { $0["class"] == "letter-key" && $0["aria-disabled"] == nil }.count
    let letters = Alphabet(round.word.language).scalars.count
    if usable != (game.isOver ? 0 : letters - round.tried.count) { return "\(usable) usable keys" }
    let places = page.first { $0["class"] == "places" }
    let blanks = places?.all { $0["role"] == "listitem" && $0["data-shown"] == nil }.count
    if blanks != round.shown.count(where: { $0 == nil }) { return "blanks \(blanks ?? -1)" }
    return nil
  }
}
