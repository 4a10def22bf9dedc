import Formats
import Interface
import Journal
import Rules
import Words

/// Judges, records and reports the player's guesses.
extension FindWords {
  /// Judges the guess in the field.
  mutating func submit(_ session: inout Session) -> [Effect] {
    guard var game, !game.isOver, let lexicon = session.library.lexicons[game.round.language] else { return [] }
    let stageBefore = game.round.score.stage
    let guess = board.field
    do throws(Refusal) {
      let find = try game.round.play(guess, in: lexicon, at: session.now)
      stage = .playing(game)
      board.field = ""
      foundCount += 1
      if replacedRound?.offer != nil { replacedRound = nil }
      let steps = advanceTutorial(&session)
      return [record(find, in: game, &session)] + orderMeanings(&session) + steps
        + celebrate(find, in: game, stageBefore: stageBefore, &session) + keepDraft()
    } catch {
      return refuse(error, guess: guess, in: &game, &session)
    }
  }

  /// Records a round's latest find in the journal.
  mutating func record(_ find: Find, in game: Game, _ session: inout Session) -> Effect {
    let move = game.round.moves.last ?? Move(guess: "", at: session.now)
    return session.record(.found(game.id, game.round.language, move, find, played: game.played))
  }

  private func celebrate(
    _ find: Find, in game: Game, stageBefore: GrowthStage, _ session: inout Session
  ) -> [Effect] {
    let score = game.round.score
    let stage = score.stage
    let reached = stage > stageBefore ? stage : nil
    let signal: Signal
    var banner: Banner
    if game.round.remaining.isEmpty, !find.isBonus {
      signal = .harvest
      banner = .foundEveryWord(
        fullHarvest: stage == .fullHarvest, shown: score.common < score.ofCommon, with: find)
    } else if find.usesAllLetters {
      (signal, banner) = (.all, .accepted(find, game.round.language, reached: reached))
    } else if stage >= .halfGrown, stageBefore < .halfGrown {
      (signal, banner) = (.grown, .halfGrown(stage, with: find))
    } else if isFirstLongest(find, game.round) {
      (signal, banner) = (.found, .longestWord(find, game.round.language, reached: reached))
    } else {
      signal = find.isBonus ? .bonus : .found
      banner = .accepted(find, game.round.language, reached: reached)
    }
    banner.quoted = (find.spellings.joined(separator: ", "), game.round.language)
    return session.show(banner) + [session.signal(signal)]
  }

  /// Whether the find is the player's first find among the longest target words, and was made without help.
  private func isFirstLongest(_ find: Find, _ round: FindWordsRound) -> Bool {
    let longest = round.target.words.reduce(0) { max($0, $1.count) }
    return !find.isBonus && find.help == nil && find.word.count == longest
      && round.finds.count { $0.word.count == longest && !$0.isBonus } == 1
  }

  private mutating func refuse(
    _ refusal: Refusal, guess: String, in game: inout Game, _ session: inout Session
  ) -> [Effect] {
    guard let signal = Signal(refusal) else { return [] }
    board.refuse()
    let effects =
      session.show(.refused(refusal, guess: guess, game.round.root, canBeAdded: game.round.origin.day == nil))
      + [session.signal(signal)] + keepDraft()
    let isWorthKeeping: Bool
    switch refusal {
    case .notInLexicon:
      isWorthKeeping = true
      unknownGuess = (guess, session.bannerCount)
    case .notFromLetters: isWorthKeeping = true
    case .roundIsOver, .empty, .notALetter, .tooShort, .isRoot, .alreadyFound: isWorthKeeping = false
    }
    guard isWorthKeeping, let word = try? Alphabet(game.round.language).fold(guess),
      word.count <= Root.lengths.upperBound, !game.round.rejectedGuesses.contains(word)
    else { return effects }
    game.round.add(rejectedGuess: word)
    stage = .playing(game)
    return effects + [session.record(.rejected(game.id, game.round.language, word, played: game.played))]
  }
}

// MARK: - Words that the list does not contain

extension FindWords {
  /// The guess that the visible banner reports as not in the word list.
  private func unknownGuess(_ session: Session) -> String? {
    guard let unknownGuess, session.banner?.serial == unknownGuess.banner else { return nil }
    return unknownGuess.text
  }

  mutating func reportGuess(_ session: inout Session) -> [Effect] {
    guard let guess = unknownGuess(session), let round else { return [] }
    return [
      session.record(
        .reported(round.language, guess: guess.shortened, root: round.root.spelling), thenSay: .reported(guess: guess))
    ]
  }

  /// Adds the guess to the player's own words, and plays it at once.
  mutating func addGuess(_ session: inout Session) -> [Effect] {
    guard let guess = unknownGuess(session), let round, round.origin.day == nil,
      let word = try? Alphabet(round.language).fold(guess)
    else { return [] }
    let effect = session.record(.addedWord(round.language, word), thenSay: .added(guess: guess))
    learnOwnWords(session)
    board.field = guess
    return [effect] + submit(&session)
  }

  mutating func sharedDataChanged(_ change: SharedChange, _ session: Session) {
    if case .ownWords = change { learnOwnWords(session) }
  }

  /// Adds the player's own words to the words that the round in play accepts.
  mutating func learnOwnWords(_ session: Session) {
    guard var game else { return }
    game.round.ownWords = session.ownWords(game.round.language)
    stage = .playing(game)
  }
}
