import Formats
import Interface
import Journal
import Rules
import Vocabulary
import Words

/// Begins, resumes and shares rounds.
extension AppleTree {
  /// Prepares the page when it appears: resumes the round that the journal contains, or begins the first round.
  @inline(never)
  mutating func appear(_ session: inout Session) -> [Effect] {
    switch stage {
    case .playing(let game): return isOutdated(game, session) ? begin(.newRound, &session) : resume(game, &session)
    case .loading(let pending), .trouble(.file, let pending): return begin(pending, &session)
    case .trouble: return []
    case .idle:
      guard let game = session.profile.appleTree.map({ Game($0) }), !isOutdated(game, session) else {
        return begin(.newRound, &session)
      }
      return resume(game, &session)
    case .empty: return begin(.newRound, &session)
    }
  }

  /// Whether to replace a round without guesses because the player has changed the language of the games. The round
  /// stays if a file of the new language is missing.
  private func isOutdated(_ game: Game, _ session: Session) -> Bool {
    !game.isOver && game.isUntouched && game.source != nil && game.round.word.language != session.wordSource.language
      && !PendingRound.newRound.files(session).contains { session.missing.contains($0) }
  }

  /// Resumes a round, and requests the vocabulary for the round's hint, because the round's language may differ from
  /// the next round's language.
  private mutating func resume(_ game: Game, _ session: inout Session) -> [Effect] {
    stage = .playing(game)
    if case .list(let id)? = game.source { session.open(list: id) }
    return session.order(needs(session))
  }

  /// Begins a round if its data is loaded; otherwise requests the data and waits.
  mutating func begin(_ pending: PendingRound, _ session: inout Session) -> [Effect] {
    stage = .loading(pending)
    return session.order(needs(session)) + start(&session)
  }

  /// Begins the pending round once its data has arrived.
  @inline(never)
  mutating func start(_ session: inout Session) -> [Effect] {
    guard session.route.isAppleTree, case .loading(let pending) = stage, session.has(pending.files(session))
    else { return [] }
    switch pending {
    case .newRound: return drawWord(&session)
    case .challenge(let challenge, let left): return accept(challenge, friendHad: left, &session)
    case .daily(let daily): return begin(daily, &session)
    }
  }

  /// Handles a file that could not be loaded, if the pending round needs it.
  mutating func fileFailed(_ file: DataFile, _ session: Session) {
    guard case .loading(let pending) = stage, pending.files(session).contains(file) else { return }
    stage = .trouble(.file(file), instead: pending)
  }

  /// After a failure, tries to begin the same round again if a file was missing; otherwise begins a new round.
  mutating func retry(_ session: inout Session) -> [Effect] {
    switch stage {
    case .trouble(.file, let pending): begin(pending, &session) + [.focus("tree-title")]
    case .trouble, .empty: begin(.newRound, &session) + [.focus("tree-title")]
    case .idle, .loading, .playing: []
    }
  }

  /// Applies the moves that another tab has made in this round.
  mutating func journalChanged(_ session: Session) {
    guard let game, let record = session.profile.appleTree, record.id == game.id else { return }
    stage = .playing(Game(record))
  }

  private mutating func startRound(
    _ word: HiddenWord, from source: WordSource?, daily: DailyWord? = nil, _ session: inout Session
  ) -> [Effect] {
    let game = Game(id: session.nextEvent(), source: source, daily: daily, round: AppleTreeRound(word))
    stage = .playing(game)
    lastMove = nil
    typed = ""
    return [.toAppleTree, session.record(.playedAppleTree(game.record))]
  }

  /// Begins a round with one of the words that the player has played least often.
  private mutating func drawWord(_ session: inout Session) -> [Effect] {
    let (source, language) = session.wordSource
    if case .list(let id) = source { session.open(list: id) }
    let bank = WordBank(session.wordsToDraw(from: source, language), language: language, taking: source.kindOfWords)
    let profile = session.profile
    let last = profile.appleTree.flatMap { $0.language == language ? $0.word.spelling : nil }
    var words = DrawnWords()
    if let drawn, drawn.source == source, drawn.language == language { words = drawn.words }
    guard
      let spelling = bank.draw(
        using: &session.generator, last: last, drawn: &words, timesPlayed: { profile.timesPlayed(language, $0) }),
      let word = HiddenWord(spelling, language: language)
    else {
      stage = .empty(source)
      return []
    }
    drawn = (source, language, words)
    return startRound(word, from: source, &session)
  }

  /// Begins the round of a daily word, or resumes the round if the player has already begun it. A player can play each
  /// daily word only once.
  private mutating func begin(_ daily: DailyWord, _ session: inout Session) -> [Effect] {
    lastMove = nil
    if let record = session.profile.dailyWords.round(of: daily) {
      let isKnown = session.profile.appleTree?.id == record.id
      return [.toAppleTree] + (isKnown ? [] : [session.record(.playedAppleTree(record))])
        + resume(Game(record), &session)
    }
    let spelling = session.library.dailyWords[daily.language].flatMap { daily.word(in: $0) }
    guard let word = spelling.flatMap({ HiddenWord($0, language: daily.language) }) else {
      stage = .empty(.all)
      return []
    }
    return startRound(word, from: nil, daily: daily, &session)
  }
}

// MARK: - The query of an address

extension AppleTree {
  /// Applies the query of an address before the page begins a round. Ignores parameters with invalid values.
  @inline(never)
  mutating func applyQuery(_ location: RelativeURL, _ session: inout Session) -> [Effect] {
    if location["daily"] != nil {
      do throws(LinkFault) {
        if case .daily(let day, let language, _) = try RoundLink(location, session.settings) {
          let daily = DailyWord(day, language, levelCode: location["level"])
          guard session.hasCome(day, hasBegun: session.profile.dailyWords.round(of: daily).isThere) else {
            throw .future(day)
          }
          stage = .loading(.daily(daily))
        }
        return []
      } catch {
        stage = .trouble(.badLink(error), instead: .newRound)
        return [.toAppleTree]
      }
    }
    if let sealed = location["challenge"] {
      do throws(UnreadableChallenge) {
        let left = location["left"].flatMap { $0.int }.flatMap { (0...AppleTreeRound.apples).contains($0) ? $0 : nil }
        stage = .loading(.challenge(try Challenge(sealed: sealed), friendHad: left))
        return []
      } catch {
        stage = .trouble(.badChallenge(error), instead: .newRound)
        return [.toAppleTree]
      }
    }
    var choices: [Choice] = []
    if let language = location["language"].flatMap({ Language(code: $0) }) { choices.append(.language(language)) }
    if let source = location["words"].flatMap({ WordSource(named: $0) }) { choices.append(.words(source)) }
    guard !choices.isEmpty else {
      // Clear the error that a faulty link caused, because the error is shown only once. Clear the error about a
      // missing file if the player has an unfinished round to resume.
      switch stage {
      case .trouble(.badChallenge, _), .trouble(.unsuitableChallenge, _), .trouble(.badLink, _): stage = .idle
      case .trouble(.file, _) where session.profile.appleTree.map { $0.round.outcome == nil } ?? false: stage = .idle
      default: break
      }
      return []
    }
    lastMove = nil
    var effects: [Effect] = []
    for choice in choices { effects += session.choose(choice, isByAddress: true) }
    let (source, language) = session.wordSource
    // Resume the unfinished round if its word is from this word source; otherwise begin a new round.
    if case .some = unfinishedRound(from: source, language, session) {
      stage = .idle
      return effects + [.toAppleTree]
    }
    stage = .loading(.newRound)
    return effects
  }

  /// The unfinished round in the journal; `nil` if its word is a daily word or is not from this word source.
  private func unfinishedRound(
    from source: WordSource?, _ language: Language, _ session: Session
  ) -> AppleTreeRecord? {
    session.profile.appleTree.flatMap {
      $0.source == source && $0.daily == nil && $0.language == language && $0.round.outcome == nil ? $0 : nil
    }
  }

  /// Begins a new round if the changed settings affect which words are drawn. A round keeps its word if the player has
  /// tried a letter or if the word comes from a friend. If the round keeps its word, the settings take effect with the
  /// next word.
  mutating func settingsChanged(_ session: inout Session) -> [Effect] {
    guard session.route.isAppleTree else { return [] }
    switch stage {
    case .playing(let game) where !game.isOver && (!game.isUntouched || game.source == nil):
      return session.show(.nextWord)
    case .loading(.challenge), .loading(.daily): return session.show(.nextWord)
    case .idle: return []
    case .playing, .loading, .empty, .trouble:
      // If no dialog is open, the player changed the setting with a button on the page that reports a missing word. The
      // page of the new round does not contain that button, so move the focus to the title.
      let focus: [Effect] = session.sheet == nil ? [.focus("tree-title")] : []
      // The player has chosen a word source, so close the dialog that offers the word sources. Keep the settings dialog
      // open, because it offers other settings too.
      if case .game(.appleTree(.words)) = session.sheet { session.sheet = nil }
      return begin(.newRound, &session) + focus
    }
  }
}

// MARK: - A friend's word

extension AppleTree {
  /// Begins the round that a link requests, or resumes the round if it is already in play.
  private mutating func accept(
    _ challenge: Challenge, friendHad left: Int?, _ session: inout Session
  ) -> [Effect] {
    let language = challenge.word.language
    guard let lexicon = session.library.lexicons[language] else { return [] }
    let glossary = session.library.glossaries[language]
    do throws(UnsuitableChallenge) {
      let word = try challenge.checked(lexicon: lexicon, vocabulary: { glossary?.spelling(meantBy: $0) }).word
      if let record = unfinishedRound(from: nil, language, session), record.word.hasSameSpelling(as: word) {
        lastMove = nil
        return [.toAppleTree] + resume(Game(record), &session)
      }
      return (left.map { session.show(.friendHad($0)) } ?? []) + startRound(word, from: nil, &session)
    } catch {
      stage = .trouble(.unsuitableChallenge(error), instead: .newRound)
      return []
    }
  }

  mutating func openChallenge(_ session: inout Session) -> [Effect] {
    // After a round, the challenge button appears at the place of the button Play again. Ignore a press of the
    // challenge button that follows too closely on a press of Play again.
    if isDebouncing(at: session.now) { return [] }
    challenge = ChallengeDraft()
    return session.open(.appleTree(.challenge))
      + session.order(AppleTree.lookUpFiles(session.settings.language, session))
  }

  /// Shares a link to the word that the player has typed for a friend.
  @inline(never)
  mutating func sendChallenge(_ session: inout Session) -> [Effect] {
    let language = session.settings.language
    guard let lexicon = session.library.lexicons[language], let glossary = session.library.glossaries[language]
    else { return [] }
    do throws(UnsuitableChallenge) {
      let challenge = try Challenge(
        checking: challenge.text, language: language, lexicon: lexicon, vocabulary: glossary.spelling(meantBy:))
      session.sheet = nil
      let letters = session.sentences.letters(challenge.word.letterCount)
      return [.share(session.sentences(.challengeShared, .text("letters", letters)), path: challenge.path)]
    } catch {
      challenge.problem = error
      return [.focus("challenge-word")]
    }
  }
}

// MARK: - A finished round

extension AppleTree {
  /// Shares the player's result, with a link to a round with the same word; the link does not reveal the word.
  func shareRound(_ session: Session) -> [Effect] {
    guard let game, game.isOver else { return [] }
    var path = Route.appleTree.path
    if let daily = game.daily {
      path = daily.path
    } else if game.source.map({ !$0.isList }) ?? true, let challenge = Challenge(game.round.word) {
      // A word from one of the player's own lists gets no link, because the friend's page may not know the word.
      path = challenge.path + "&left=" + game.round.applesLeft.description
    }
    return [.share(session.sentences.shareText(game), path: path)]
  }
}

extension DailyWord {
  /// The path that opens the round of the daily word.
  var path: String {
    "\(Route.appleTree.path)?language=\(language.code)&daily=\(day.text)"
      + (levelCode.map { "&level=" + $0 } ?? "")
  }
}

extension Effect {
  /// Replaces the page's address with the address without a query when a round has begun, so that a reload resumes the
  /// round. Before the round has begun, a reload applies the query again.
  fileprivate static var toAppleTree: Effect { .navigate(Route.appleTree.path, isNewEntry: false) }
}
