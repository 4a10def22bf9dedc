import Formats
import Interface
import Journal
import Rules
import Words

/// Hints, giving up, saving missed words, and sharing.
extension FindWords {
  mutating func openHints(_ session: inout Session) -> [Effect] {
    guard let game, !game.isOver else { return [] }
    (shownHint, hinted) = (nil, nil)
    return session.open(.findWords(.hints(nil))) + orderMeanings(&session)
  }

  mutating func chooseHintCell(_ letter: String, _ length: Int, _ session: inout Session) -> [Effect] {
    guard case .game(.findWords(.hints)) = session.sheet, let round,
      let word = try? Alphabet(round.language).fold(letter), word.count == 1
    else { return [] }
    (shownHint, hinted) = (nil, nil)
    return session.open(.findWords(.hints(HintCell(letter: word.letters[0], length: length))))
  }

  mutating func takeHint(_ text: String, _ kind: HintKind, _ session: inout Session) -> [Effect] {
    guard case .game(.findWords(.hints)) = session.sheet, var game,
      let lexicon = session.library.lexicons[game.round.language], let word = try? lexicon.alphabet.fold(text),
      let help = game.round.helpOffered(for: word).first(where: { HintKind($0) == kind })
    else { return [] }
    let find = game.round.take(help, with: word, in: lexicon, at: session.now)
    stage = .playing(game)
    var effects = [session.record(.tookHint(game.id, game.round.language, word, help)), session.signal(.hint)]
    if let find { effects.append(record(find, in: game, &session)) }
    shownHint = find == nil ? nil : game.round.finds.count - 1
    hinted = word
    // The pressed button disappears if its hint is no longer offered. Then move the focus to the word, so that the
    // focus does not move to the button of a more expensive hint. If the whole word is shown, move the focus to the
    // dialog's title.
    if !game.round.helpOffered(for: word).contains(where: { HintKind($0) == kind }) {
      effects.append(.focus(find == nil ? "hint-" + lexicon.alphabet.text(word) : "sheet-title"))
    }
    return effects
  }

  mutating func askToGiveUp(_ session: inout Session) -> [Effect] {
    guard let game, !game.isOver else { return [] }
    return game.round.remaining.isEmpty ? end(.harvested, &session) : session.open(.findWords(.giveUp))
  }

  /// Adds all missed common words, or all missed rare words, to the saved words.
  @inline(never)
  func saveUnfoundWords(rare: Bool, _ session: inout Session) -> [Effect] {
    guard let round, round.outcome != nil, let lexicon = session.library.lexicons[round.language] else { return [] }
    let unfound = UnfoundWords(round, in: lexicon)
    let words = (rare ? unfound.rare : unfound.common).map { $0.spelling }
      .filter { !session.isSaved(round.language, $0) }
    return session.recordSaved(words.map { (round.language, $0) }, thenSay: .saved(count: words.count))
  }

  /// Shares the link to the round's root word. For a daily puzzle, the shared text also contains the player's result
  /// but no word of the round.
  func share(_ session: Session) -> [Effect] {
    guard let round else { return [] }
    return [.share(session.sentences.shareText(round), path: RoundLink(round).path)]
  }
}

/// The kind of a hint that a player can take for a word.
enum HintKind: Sendable {
  case meaning, letter, word

  init(_ help: Help) {
    switch help {
    case .meaning: self = .meaning
    case .letters: self = .letter
    case .word: self = .word
    }
  }

  /// The name of the message that takes the hint.
  var messageName: String {
    switch self {
    case .meaning: "tookMeaning"
    case .letter: "tookNextLetter"
    case .word: "tookWholeWord"
    }
  }
}
