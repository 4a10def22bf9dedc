import Journal
import Rules
import Vocabulary
import Wire
import Words

/// Apple Tree: how rounds begin and go on.
extension Model {
  /// What the page needs when it is shown: the round of the journal goes on, or a first one begins.
  @inline(never)
  mutating func showAppleTree() -> [Effect] {
    switch appleTree.stage {
    case .playing(let game): return isOutdated(game) ? beginAppleTree(.newRound) : goOn(with: game)
    case .loading(let beginning), .trouble(.file, let beginning): return beginAppleTree(beginning)
    case .trouble: return []
    case .idle:
      guard let game = profile.appleTree.map({ AppleTreeGame($0) }), !isOutdated(game) else {
        return beginAppleTree(.newRound)
      }
      return goOn(with: game)
    case .empty: return beginAppleTree(.newRound)
    }
  }

  /// Whether a round that nobody has touched is of another language than the one that is played now, whose words can be had.
  private func isOutdated(_ game: AppleTreeGame) -> Bool {
    !game.isOver && game.isUntouched && !game.isFriends && game.round.word.language != wordSource.language
      && missing.isDisjoint(with: appleTreeFiles(.newRound))
  }

  /// Orders what the round has its hint from: its language may be another than that of the next one.
  mutating func goOn(with game: AppleTreeGame) -> [Effect] {
    appleTree.stage = .playing(game)
    return order([.vocabulary(game.round.word.language)])
  }

  /// Begins a round, or waits for the data that it needs and orders it.
  mutating func beginAppleTree(_ beginning: AppleTree.Beginning) -> [Effect] {
    appleTree.stage = .loading(beginning)
    let orders = order(appleTreeFiles(beginning))
    return orders + goOnWithAppleTree()
  }

  /// What must be there before a round can begin.
  func appleTreeFiles(_ beginning: AppleTree.Beginning) -> [DataFile] {
    switch beginning {
    case .newRound:
      let (source, language) = wordSource
      if case .list = source { return [] }
      return [.vocabulary(language)]
    case .challenge(let challenge):
      return challengeFiles(challenge.word.language)
    }
  }

  /// Begins the round that has waited, when its data is there.
  @inline(never)
  mutating func goOnWithAppleTree() -> [Effect] {
    guard screen.isAppleTree, case .loading(let beginning) = appleTree.stage,
      appleTreeFiles(beginning).allSatisfy({ library.has($0) })
    else { return [] }
    switch beginning {
    case .newRound: return drawWord()
    case .challenge(let challenge): return takeUp(challenge)
    }
  }

  mutating func startAppleTree(_ word: HiddenWord, from source: WordSource?) -> [Effect] {
    let id = nextEvent()
    let game = AppleTreeGame(id: id, source: source, round: AppleTreeRound(word))
    appleTree.stage = .playing(game)
    appleTree.news = nil
    return [.toAppleTree, record(.playedAppleTree(game.record))]
  }

  /// The same again where a file was missing, else a new round.
  mutating func retryAppleTree() -> [Effect] {
    switch appleTree.stage {
    case .trouble(.file, let beginning): beginAppleTree(beginning) + [.focus("tree-title")]
    case .trouble, .empty: beginAppleTree(.newRound) + [.focus("tree-title")]
    case .idle, .loading, .playing: []
    }
  }

  /// A file of the round that is to begin did not come.
  mutating func missForAppleTree(_ file: DataFile) {
    guard case .loading(let beginning) = appleTree.stage, appleTreeFiles(beginning).contains(file) else { return }
    appleTree.stage = .trouble(.file(file), instead: beginning)
  }

  /// What another tab has tried in this round counts here too.
  mutating func mergeAppleTree() {
    guard let game = appleTreeGame, let record = profile.appleTree, record.id == game.id else { return }
    appleTree.stage = .playing(AppleTreeGame(record))
  }
}

extension Effect {
  /// With a round the address names the page alone, so that a reload goes on with it; before, a reload asks for the same again.
  static var toAppleTree: Effect { .navigate(Screen.appleTree.path, isNewPlace: false) }
}

// MARK: - Moves

extension Model {
  @inline(never)
  mutating func tryLetter(_ text: String) -> [Effect] {
    guard var game = appleTreeGame, !game.isOver, let scalar = text.unicodeScalars.first else { return [] }
    appleTree.moves += 1
    do throws(AppleTreeRound.Refusal) {
      let isRight = try game.round.play(scalar)
      guard let letter = game.round.tried.last else { return [] }
      return move(game, isRight ? .right(letter) : .wrong(letter))
    } catch {
      switch error {
      case .roundIsOver: return []
      case .notALetter:
        appleTree.news = .notALetter
        return [signal(.notALetter)]
      case .alreadyTried(let letter):
        appleTree.news = .alreadyTried(letter)
        return [signal(.alreadyFound)]
      }
    }
  }

  @inline(never)
  mutating func takeAppleTreeHint() -> [Effect] {
    guard var game = appleTreeGame, hint(for: game.round.word) != nil,
      (try? game.round.takeHint()) != nil
    else { return [] }
    appleTree.moves += 1
    return move(game, .hint)
  }

  /// The round as it stands after a move.
  private mutating func move(_ game: AppleTreeGame, _ news: AppleTree.News) -> [Effect] {
    appleTree.stage = .playing(game)
    appleTree.news = news
    let effect = record(.playedAppleTree(game.record))
    switch game.round.outcome {
    case .won: return [effect, signal(.right)] + end(.win)
    case .lost: return [effect, signal(.fall)] + end(.loss)
    case nil: break
    }
    switch news {
    case .right: return [effect, signal(.right)]
    case .hint:
      // Its key is closed now, and would lose the focus.
      return [effect, signal(.hint), .signal(.fall, sound: settings.sound, haptics: false), .focus("tree-result")]
    default: return [effect, signal(.wrong), .signal(.fall, sound: settings.sound, haptics: false)]
    }
  }

  private mutating func end(_ signal: Signal) -> [Effect] {
    appleTree.turned = now
    return [self.signal(signal), .focus("tree-result")]
  }

  /// Another word; only when the round is over, so that a second press changes nothing.
  mutating func playAppleTreeAgain() -> [Effect] {
    guard appleTreeGame?.isOver == true else { return [] }
    appleTree.turned = now
    return [signal(.newWord)] + beginAppleTree(.newRound) + [.focus("tree-title")]
  }

  /// A key of a physical keyboard.
  mutating func pressAppleTree(_ key: Key) -> [Effect] {
    guard let game = appleTreeGame, sheet == nil, !showsSplash else { return [] }
    if game.isOver {
      // Return plays on, but not the one that was meant for the last letter.
      return key.key.hasSameBytes(as: "Enter") && !appleTree.isSettling(at: now) ? playAppleTreeAgain() : []
    }
    let alphabet = Alphabet(game.round.word.language)
    if let letter = key.letter(in: alphabet) { return tryLetter(alphabet.text(Word([letter]))) }
    // What writes no character (Shift, an arrow) is no guess.
    guard key.key.unicodeScalars.count == 1, !key.key.hasSameBytes(as: " ") else { return [] }
    return tryLetter(key.key)
  }
}
