import Formats
import Journal
import Rules
import Words

extension FindWords {
  /// Applies a message, and returns the effects for the host.
  mutating func update(_ message: Message, in session: inout Session) -> [Effect] {
    if case .ticked = message {} else { spoken = nil }
    switch message {
    case .typed(let text): return type(text, session)
    case .pickedTile(let tile): return pick(tile, session)
    case .tookBackLetter:
      say(.field, session)
      return edit { $0.removeLastLetter() }
    case .clearedField: return edit { $0 = "" }
    case .correctedGuess:
      board.correct()
      return []
    case .submittedGuess: return submit(&session)
    case .askedForShuffle: return shuffle(&session)
    case .choseOrder(let order):
      foundOrder = order
      return []
    case .openedMenu: return session.open(.findWords(.menu))
    case .askedForNewWord: return comeIn(&session) + replaceRound(with: .newRound, &session)
    case .tookBackNewWord: return takeBackRound(&session)
    case .reportedWord: return reportGuess(&session)
    case .addedWord: return addGuess(&session)
    case .ticked: return tick(session)

    case .openedHints: return openHints(&session)
    case .choseHintCell(let letter, let length): return chooseHintCell(letter, length, &session)
    case .tookHint(let word, let kind): return takeHint(word, kind, &session)
    case .askedToGiveUp: return askToGiveUp(&session)
    case .gaveUp: return end(round?.remaining.isEmpty == true ? .harvested : .gaveUp, &session)
    case .savedMissedWords(let rare): return saveUnfoundWords(rare: rare, &session)

    case .openedRounds: return session.open(.findWords(.rounds))
    case .resumedRound(let id): return resumeRound(id, &session)
    case .openedDaily: return openDaily(session.today, &session)
    case .showedMonth(let text): return Day(text).map { openDaily($0, &session) } ?? []
    case .playedDay(let text): return Day(text).map { playDay($0, &session) } ?? []
    case .playedWord(let language, let word): return playWord(word, language, &session)
    case .askedToShare: return share(session)

    case .beganToLearn: return endQuestion(session.settings.level.map { LearnerLevel($0) } ?? .any, &session)
    case .justPlayed: return endQuestion(.any, &session)
    case .wentToNextStep: return goToNextStep(&session)
    case .skippedTutorial: return endTutorial(&session)
    }
  }

  /// Handles a key of a physical keyboard.
  mutating func press(_ key: Key, _ session: inout Session) -> [Effect] {
    guard let round, round.outcome == nil, session.sheet == nil, !session.showsSplash else { return [] }
    switch key.key.utf8 {
    case "Enter": return submit(&session)
    case "Backspace": return edit { $0.removeLastLetter() }
    case "Escape": return edit { $0 = "" }
    case "ArrowLeft", "ArrowRight", "Home", "End":
      board.correct()
      return []
    case " ": return board.field.isEmpty ? shuffle(&session) : []
    case "?":
      say(.standing, session)
      return []
    default:
      let alphabet = Alphabet(round.language)
      guard let letter = key.letter(in: alphabet) else { return [] }
      return type(board.begun + alphabet.text(Word([letter])), session)
    }
  }
}

// MARK: - The field and the tiles

extension FindWords {
  /// Makes screen readers announce a text. The time distinguishes the announcement from an earlier one with the same
  /// text.
  private mutating func say(_ kind: Spoken, _ session: Session) {
    if isPlaying, !isOver { spoken = (kind, Int(truncatingIfNeeded: session.now.value)) }
  }

  /// Puts a text into the field. A question mark in the text asks for the state of the round.
  private mutating func type(_ text: String, _ session: Session) -> [Effect] {
    if isOver { return [] }
    if text.bytes.contains(UInt8(ascii: "?")) {
      say(.standing, session)
      board.type(board.field)
      return keepDraft()
    }
    board.type(text)
    if tutorial == 1, isPlaying { tutorial = 2 }
    return keepDraft()
  }

  private mutating func edit(_ change: (inout String) -> Void) -> [Effect] {
    guard let game, !game.isOver else { return [] }
    change(&board.field)
    return keepDraft()
  }

  private mutating func pick(_ tile: Int, _ session: Session) -> [Effect] {
    guard let round, round.outcome == nil, board.tiles.contains(tile) else { return [] }
    board.tap(tile, of: round.root)
    return type(board.field, session)
  }

  private mutating func shuffle(_ session: inout Session) -> [Effect] {
    guard let round, round.outcome == nil, board.tiles.count > 1 else { return [] }
    let before = board.tiles
    // Shuffle until the order differs, because the press would otherwise seem to have no effect.
    repeat { board.tiles = session.generator.shuffled(before) } while board.tiles == before
    say(.letters, session)
    return keepDraft()
  }

  /// Stores the state of the board as a draft until the next visit. In the draft, a tab before the text of the input
  /// field marks a refused guess.
  func keepDraft() -> [Effect] {
    guard let game else { return [] }
    let tiles = board.tiles.map { String($0) }.joined(separator: ",")
    let field = String(scalars: board.field.scalars.filter { $0.value >= 0x20 }[...])
    let mark = board.isRefused ? "\t" : ""
    return [.keepDraft(game.id.text + " " + tiles + " \(game.played.value) " + mark + field)]
  }
}

extension String {
  /// Removes the last letter, with its combining marks.
  fileprivate mutating func removeLastLetter() {
    var rest = scalars[...]
    while let last = rest.popLast(), (0x300...0x36F).contains(last.value) {}
    self = String(scalars: rest)
  }
}

// MARK: - The first visit

extension FindWords {
  /// Asks a new player which language they want to learn and how well they know it, before the first round that the
  /// player starts. Asks only once in a visit.
  mutating func askNewPlayer(_ session: inout Session) {
    guard tutorial == 1, !hasAsked, session.knowsJournal, session.sheet == nil, session.route.isFindWords,
      round?.origin == .drawn, !session.profile.settings.level.isThere
    else { return }
    hasAsked = true
    session.sheet = .findWords(.question)
  }

  /// Closes the question. Records the level even if it is the default, so that the question is not asked again.
  private mutating func endQuestion(_ level: LearnerLevel, _ session: inout Session) -> [Effect] {
    session.sheet = nil
    let effects = session.choose(.level(level))
    return (effects.isEmpty ? [session.record(.chose(.level(level)))] : effects) + [.focus("root")]
  }

  private mutating func goToNextStep(_ session: inout Session) -> [Effect] {
    guard let tutorial else { return [] }
    if tutorial >= FindWords.tutorialSteps { return endTutorial(&session) }
    self.tutorial = tutorial + 1
    return []
  }

  /// Advances the tutorial after a find: the first find leads to the last step, and a find in the last step ends the
  /// tutorial.
  mutating func advanceTutorial(_ session: inout Session) -> [Effect] {
    guard let tutorial else { return [] }
    if tutorial == FindWords.tutorialSteps { return endTutorial(&session) }
    self.tutorial = FindWords.tutorialSteps
    return []
  }

  private mutating func endTutorial(_ session: inout Session) -> [Effect] {
    guard tutorial != nil else { return [] }
    tutorial = nil
    return [session.record(.finishedTutorial)]
  }
}
