import Formats
import Journal
import Rules
import Words

extension AppleTree {
  /// Applies a message, and returns the effects for the host.
  mutating func update(_ message: Message, in session: inout Session) -> [Effect] {
    switch message {
    case .triedLetter(let letter): return tryLetter(letter.scalars.first, &session)
    case .typedWord(let text): return type(text, &session)
    case .openedGuess: return openGuess(&session)
    case .submittedGuess: return submitGuess(&session)
    case .askedForHint: return takeHint(&session)
    case .playedAgain: return playAgain(&session)
    case .openedWords: return session.open(.appleTree(.words))
    case .openedFigures: return session.open(.appleTree(.figures))
    case .openedChallenge: return openChallenge(&session)
    case .typedChallenge(let text):
      challenge = ChallengeDraft(text: text)
      return []
    case .sentChallenge: return sendChallenge(&session)
    case .sharedRound: return shareRound(session)
    }
  }

  /// Handles a key of a physical keyboard.
  mutating func press(_ key: Key, _ session: inout Session) -> [Effect] {
    guard let game, session.sheet == nil, !session.showsSplash else { return [] }
    if game.isOver {
      // The Return key begins another round. Ignore the Return key immediately after the end of a round, because the
      // player may have pressed it right after the last letter.
      return key.key.hasSameBytes(as: "Enter") && !isDebouncing(at: session.now) ? playAgain(&session) : []
    }
    let alphabet = Alphabet(game.round.word.language)
    if let letter = key.letter(in: alphabet) { return tryLetter(alphabet.scalar(letter), &session) }
    // Ignore a key that writes no character, such as Shift or an arrow key.
    guard key.key.scalars.count == 1, !key.key.hasSameBytes(as: " ") else { return [] }
    return tryLetter(key.key.scalars.first, &session)
  }
}

// MARK: - Moves

extension AppleTree {
  @inline(never)
  private mutating func tryLetter(_ scalar: Unicode.Scalar?, _ session: inout Session) -> [Effect] {
    guard var game, !game.isOver, let scalar else { return [] }
    moves += 1
    // A question mark asks to hear the word and the apples left.
    if scalar == "?" || scalar == "？" {
      lastMove = .reading
      return []
    }
    do throws(AppleTreeRound.Refusal) {
      let isRight = try game.round.play(scalar)
      guard let letter = game.round.tried.last else { return [] }
      return move(game, isRight ? .right(letter) : .wrong(letter), &session)
    } catch {
      switch error {
      case .roundIsOver: return []
      case .notALetter:
        lastMove = .notALetter
        return [session.signal(.notALetter)]
      case .alreadyTried(let letter):
        lastMove = .alreadyTried(letter)
        return [session.signal(.alreadyFound)]
      }
    }
  }

  /// Stores the text of the letter field or of the guess. In the letter field, tries the letter that the player has
  /// added; the field keeps its text, because an input method may send the same text twice.
  private mutating func type(_ text: String, _ session: inout Session) -> [Effect] {
    if session.sheet == nil, isGuess { (typed, isGuess) = ("", false) }
    let isLonger = text.utf8.count > typed.utf8.count
    typed = text
    guessProblem = nil
    guard isLonger, session.sheet == nil, let scalar = text.scalars.last, scalar != " " else { return [] }
    usesLetterField = true
    if text.utf8.count > AppleTree.mostTyped { typed = "" }
    return tryLetter(scalar, &session)
  }

  /// The number of bytes after which the letter field is emptied.
  private static let mostTyped = 40

  private mutating func openGuess(_ session: inout Session) -> [Effect] {
    guard game?.round.canGuessWord == true else { return [] }
    (typed, isGuess) = ("", true)
    guessProblem = nil
    return session.open(.appleTree(.guess)) + [.focus("guess-word")]
  }

  /// Guesses the whole word. The dialog stays open after a refused guess, so that the player can correct it.
  @inline(never)
  private mutating func submitGuess(_ session: inout Session) -> [Effect] {
    guard var game else { return [] }
    do throws(AppleTreeRound.GuessRefusal) {
      try game.round.guess(typed)
      session.sheet = nil
      moves += 1
      typed = ""
      return move(game, .wrongGuess, &session)
    } catch {
      guessProblem = error
      // Another tab may have ended the round.
      if case .roundIsOver = error { session.sheet = nil }
      return [.focus("guess-word")]
    }
  }

  @inline(never)
  private mutating func takeHint(_ session: inout Session) -> [Effect] {
    // The hint button of a new round may appear at the place of the button Play again. Ignore a press of the hint button
    // that follows too closely on a press of Play again.
    if isDebouncing(at: session.now) { return [] }
    guard var game, hint(for: game.round.word, session) != nil, (try? game.round.takeHint()) != nil else { return [] }
    moves += 1
    return move(game, .hint, &session)
  }

  /// Records the round after a move, and signals the result with a sound and a vibration.
  private mutating func move(_ game: Game, _ move: LastMove, _ session: inout Session) -> [Effect] {
    stage = .playing(game)
    lastMove = move
    let effect = session.record(.playedAppleTree(game.record))
    switch game.round.outcome {
    case .won: return [effect, session.signal(.right)] + end(.win, session)
    case .lost: return [effect, session.signal(.fall)] + end(.loss, session)
    case nil: break
    }
    let fall = Effect.signal(.fall, sound: session.settings.sound, haptics: false)
    switch move {
    case .right: return [effect, session.signal(.right)]
    // A hint disables the hint button. Move the focus to the result, because the disabled hint button cannot keep the
    // focus.
    case .hint: return [effect, session.signal(.hint), fall, .focus("tree-news")]
    case .wrong, .alreadyTried, .notALetter, .wrongGuess, .reading: return [effect, session.signal(.wrong), fall]
    }
  }

  private mutating func end(_ signal: Signal, _ session: Session) -> [Effect] {
    lastTransition = session.now
    return [session.signal(signal), .focus("tree-news")]
  }

  /// Begins another round if the current one is over. Because the new round is not over, a second press of the button
  /// has no effect.
  private mutating func playAgain(_ session: inout Session) -> [Effect] {
    guard game?.isOver == true else { return [] }
    lastTransition = session.now
    return [session.signal(.newWord)] + begin(.newRound, &session)
      + [.focus(usesLetterField ? "letter" : "tree-title")]
  }
}
