import Rules
import Words

/// Changes the model by what has happened, and says what the host is to do. The only place where play moves on.
public func update(_ model: inout Model, _ message: Message, at time: Milliseconds) -> [Effect] {
  if message.isAKeyOrPress, model.banner?.goesAtNextKey == true { model.banner = nil }
  switch message {
  case .opened(let opening): return model.open(opening)
  case .loaded(let file, let bytes): return model.take(file, bytes)
  case .failedToLoad(let file): return model.miss(file)
  case .failedToStore: return model.tellNotStored()
  case .typed(let text): return model.type(text)
  case .pressedKey(let key): return model.press(key, at: time)
  case .pickedTile(let place): return model.pick(place)
  case .tookBackLetter: return model.edit { $0.removeLastLetter() }
  case .clearedField: return model.edit { $0 = "" }
  case .submittedGuess: return model.submit(at: time)
  case .askedForShuffle: return model.shuffle()
  case .askedForNewWord: return model.putAwayRound()
  case .tookBackNewWord: return model.takeBackRound()
  case .choseLength(let length): return model.choose { $0.length = length }
  case .choseLanguage(let language): return model.choose { $0.language = language }
  case .choseMinimum(let minimum): return model.choose { $0.minimum = minimum }
  case .openedSettings: return model.open(.settings)
  case .openedWord(let word): return model.openWord(word)
  case .closedSheet:
    model.sheet = nil
    return []
  case .bannerExpired(let serial):
    if model.banner?.serial == serial { model.banner = nil }
    if model.putAway?.offer == serial { model.putAway = nil }
    return []
  case .askedToRetry: return model.retry()
  }
}

extension Message {
  /// Whether the player did something at the board.
  fileprivate var isAKeyOrPress: Bool {
    switch self {
    case .typed, .pressedKey, .pickedTile, .tookBackLetter, .clearedField, .submittedGuess, .askedForShuffle: true
    default: false
    }
  }
}

// MARK: - The field and the tiles

extension Model {
  fileprivate mutating func type(_ text: String) -> [Effect] {
    board.type(text)
    return keep()
  }

  fileprivate mutating func edit(_ change: (inout String) -> Void) -> [Effect] {
    guard round != nil else { return [] }
    change(&board.field)
    return keep()
  }

  fileprivate mutating func pick(_ place: Int) -> [Effect] {
    guard let round, board.tiles.contains(place), !board.usedTiles(of: round.root).contains(place) else { return [] }
    return type(board.field + Alphabet(round.language).text(Word([round.root.word.letters[place]])))
  }

  fileprivate mutating func press(_ key: Key, at time: Milliseconds) -> [Effect] {
    guard let round, sheet == nil else { return [] }
    switch key.key.utf8 {
    case "Enter": return submit(at: time)
    case "Backspace": return edit { $0.removeLastLetter() }
    case "Escape": return edit { $0 = "" }
    case " ": return board.field.isEmpty ? shuffle() : []
    default:
      let alphabet = Alphabet(round.language)
      guard let letter = key.letter(in: alphabet) else { return [] }
      return type(board.field + alphabet.text(Word([letter])))
    }
  }

  fileprivate mutating func shuffle() -> [Effect] {
    guard round != nil, board.tiles.count > 1 else { return [] }
    let before = board.tiles
    // Another order than the one that lies there, or the press would seem to have done nothing.
    repeat { board.tiles = generator.shuffled(before) } while board.tiles == before
    return keep()
  }
}

extension String {
  /// Takes the last letter away, with the combining marks on it.
  fileprivate mutating func removeLastLetter() {
    while let last = unicodeScalars.popLast(), (0x300...0x36F).contains(last.value) {}
  }
}

// MARK: - Guesses

extension Model {
  fileprivate mutating func submit(at time: Milliseconds) -> [Effect] {
    guard var round, let lexicon = library.lexicons[round.language] else { return [] }
    let levelBefore = round.score.level
    do throws(Refusal) {
      let find = try round.play(board.field, in: lexicon, at: time)
      stage = .playing(round)
      board.field = ""
      putAway = nil
      let level = round.score.level
      return show(level > levelBefore ? .reached(level, with: find) : .accepted(find)) + keep()
    } catch {
      if error == .empty { return [] }
      return show(.refused(error, guess: board.field, round.root))
    }
  }
}

// MARK: - Banners and sheets

extension Model {
  mutating func show(_ content: Banner.Content) -> [Effect] {
    bannerCount += 1
    let banner = Banner(content: content, serial: bannerCount)
    self.banner = banner
    return [.schedule(.bannerExpired(serial: banner.serial), after: banner.duration)]
  }

  fileprivate mutating func tellNotStored() -> [Effect] {
    if hasToldNotStored { return [] }
    hasToldNotStored = true
    return show(.notStored)
  }

  fileprivate mutating func open(_ sheet: Sheet) -> [Effect] {
    self.sheet = sheet
    return []
  }

  fileprivate mutating func openWord(_ text: String) -> [Effect] {
    guard let round, let word = try? Alphabet(round.language).fold(text),
      let find = round.finds.first(where: { $0.word == word })
    else { return [] }
    return open(.word(find))
  }

  /// Keeps what must survive a reload.
  func keep() -> [Effect] { [.store(Keepsake(self).text)] }
}
