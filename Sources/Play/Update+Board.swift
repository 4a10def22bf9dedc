import Journal
import Rules
import Words

/// The field, the tiles and guesses.
extension Model {
  mutating func type(_ text: String) -> [Effect] {
    if game?.isOver == true { return [] }
    board.type(text)
    if tutorial == 1, isPlaying { tutorial = 2 }
    return keepDraft()
  }

  mutating func edit(_ change: (inout String) -> Void) -> [Effect] {
    guard let game, !game.isOver else { return [] }
    change(&board.field)
    return keepDraft()
  }

  mutating func pick(_ place: Int) -> [Effect] {
    guard let round, round.outcome == nil, board.tiles.contains(place) else { return [] }
    board.tap(place, of: round.root)
    return type(board.field)
  }

  mutating func press(_ key: Key) -> [Effect] {
    if screen.isAppleTree { return pressAppleTree(key) }
    if case .some = shownWord, sheet == nil { return pressOnWordPage(key) }
    guard let round, round.outcome == nil, sheet == nil, screen.isFindWords, !showsSplash else { return [] }
    switch key.key.utf8 {
    case "Enter": return submit()
    case "Backspace": return edit { $0.removeLastLetter() }
    case "Escape": return edit { $0 = "" }
    case " ": return board.field.isEmpty ? shuffle() : []
    default:
      let alphabet = Alphabet(round.language)
      guard let letter = key.letter(in: alphabet) else { return [] }
      return type(board.field + alphabet.text(Word([letter])))
    }
  }

  mutating func shuffle() -> [Effect] {
    guard let round, round.outcome == nil, board.tiles.count > 1 else { return [] }
    let before = board.tiles
    // Another order than the one that lies there, or the press would seem to have done nothing.
    repeat { board.tiles = generator.shuffled(before) } while board.tiles == before
    return keepDraft()
  }

  /// Judges what is in the field.
  mutating func submit() -> [Effect] {
    guard var game, !game.isOver, let lexicon = library.lexicons[game.round.language] else { return [] }
    let levelBefore = game.round.score.level
    let guess = board.field
    do throws(Refusal) {
      let find = try game.round.play(guess, in: lexicon, at: now)
      stage = .playing(game)
      board.field = ""
      turn += 1
      if putAway?.offer != nil { putAway = nil }
      let steps = advanceTutorial()
      return [record(find, in: game)] + steps + celebrate(find, in: game, levelBefore: levelBefore) + keepDraft()
    } catch {
      return refuse(error, guess: guess, in: &game)
    }
  }

  private func recorded(_ find: Find, in game: Game) -> Deed {
    .found(game.id, game.round.language, game.round.moves.last ?? Move(guess: "", at: now), find, played: game.played)
  }

  /// Records the find that a round has made last.
  mutating func record(_ find: Find, in game: Game) -> Effect { record(recorded(find, in: game)) }

  private mutating func celebrate(_ find: Find, in game: Game, levelBefore: Level) -> [Effect] {
    let level = game.round.score.level
    if game.round.remaining.isEmpty, !find.isBonus {
      return show(.foundEveryWord(fullHarvest: level == .fullHarvest, with: find)) + [signal(.harvest)]
    }
    if level > levelBefore { return show(.reached(level, with: find)) + [signal(.grown)] }
    return show(.accepted(find)) + [signal(find.usesAllLetters ? .all : find.isBonus ? .bonus : .found)]
  }

  private mutating func refuse(_ refusal: Refusal, guess: String, in game: inout Game) -> [Effect] {
    guard let signal = Signal(refusal) else { return [] }
    let effects = show(.refused(refusal, guess: guess, game.round.root)) + [self.signal(signal)]
    let isMiss =
      switch refusal {
      case .notInLexicon, .notFromLetters: true
      case .empty, .notALetter, .tooShort, .isRoot, .alreadyFound: false
      }
    guard isMiss, let word = try? Alphabet(game.round.language).fold(guess), word.count <= Root.lengths.upperBound,
      !game.round.misses.contains(word)
    else { return effects }
    game.round.add(miss: word)
    stage = .playing(game)
    return effects + [record(.missed(game.id, game.round.language, word, played: game.played))]
  }
}

// MARK: - A word that the list does not have

extension Model {
  /// The guess that the banner says is no word.
  private var unknownGuess: String? {
    if case .refused(.notInLexicon, let guess, _)? = banner?.content { guess } else { nil }
  }

  mutating func reportGuess() -> [Effect] {
    guard let guess = unknownGuess, let round else { return [] }
    return [
      record(
        .reported(round.language, guess: guess.shortened, root: round.root.spelling), thenSay: .reported(guess: guess))
    ]
  }

  /// Accepts it from now on, here and now too.
  mutating func addGuess() -> [Effect] {
    guard let guess = unknownGuess, let round, round.origin.day == nil,
      let word = try? Alphabet(round.language).fold(guess)
    else { return [] }
    let effect = record(.addedWord(round.language, word), thenSay: .added(guess: guess))
    knowOwnWords()
    board.field = guess
    return [effect] + submit()
  }

  mutating func removeOwnWord(_ language: Language, _ text: String) -> [Effect] {
    guard let word = try? Alphabet(language).fold(text), ownWords(language).contains(word) else { return [] }
    let effect = record(.removedWord(language, word))
    knowOwnWords()
    return [effect]
  }

  /// Tells the round in play which words the player has added.
  mutating func knowOwnWords() {
    guard var game else { return }
    game.round.ownWords = ownWords(game.round.language)
    stage = .playing(game)
  }
}

extension String {
  /// Takes the last letter away, with the combining marks on it.
  mutating func removeLastLetter() {
    while let last = unicodeScalars.popLast(), (0x300...0x36F).contains(last.value) {}
  }
}
