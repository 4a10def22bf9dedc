import Rules
import Words

/// How rounds begin, are put away and come back.
extension Model {
  mutating func open(_ opening: Opening) -> [Effect] {
    generator = SeededGenerator(seed: opening.seed)
    settings.language = opening.preferredLanguage
    var effects: [Effect] = []
    var storedRound: FindWordsRound?
    if let text = opening.stored {
      if let keepsake = Keepsake(text) {
        settings = keepsake.settings
        recentRoots = keepsake.recentRoots
        board = keepsake.board
        storedRound = keepsake.round
      } else {
        effects += [.setAside(text)] + show(.setAside)
      }
    }
    let location = Location(opening.location)
    if location.path.hasSameBytes(as: "/") { effects.append(.navigate("/find-words")) }
    if let invitation = Invitation(location, language: settings.language) {
      if let storedRound { putAway = PutAwayRound(round: storedRound, board: board) }
      board = Board()
      return effects + begin(.invited(invitation))
    }
    return effects + begin(storedRound.map { .stored($0) } ?? .newRound)
  }

  /// Begins a round, or waits for the data that it needs and orders it.
  mutating func begin(_ beginning: Beginning) -> [Effect] {
    stage = .loading(beginning)
    let missing = beginning.files(settings).filter { !library.has($0) }
    if missing.isEmpty { return start(beginning) }
    let orders = missing.filter { !ordered.contains($0) }
    ordered.formUnion(orders)
    return orders.map { .load($0) }
  }

  mutating func take(_ file: DataFile, _ bytes: [UInt8]) -> [Effect] {
    guard library.add(file, bytes) else { return miss(file) }
    ordered.remove(file)
    switch stage {
    case .loading(let beginning), .trouble(.file, instead: let beginning):
      return beginning.files(settings).allSatisfy { library.has($0) } ? start(beginning) : []
    case .playing, .trouble: return []
    }
  }

  mutating func miss(_ file: DataFile) -> [Effect] {
    ordered.remove(file)
    guard case .loading(let beginning) = stage, beginning.files(settings).contains(file) else { return [] }
    stage = .trouble(.file(file), instead: beginning)
    return []
  }

  /// A way out of trouble: the same beginning again, or a new round where that cannot help.
  mutating func retry() -> [Effect] {
    switch stage {
    case .trouble(.file, let beginning): begin(beginning)
    case .trouble(.unsuitableRoot, _): putAwayRound()
    case .loading, .playing: []
    }
  }

  /// Begins a round whose data is there.
  private mutating func start(_ beginning: Beginning) -> [Effect] {
    if case .stored(let round) = beginning {
      stage = .playing(round)
      return []
    }
    let language = beginning.language(settings)
    guard let lexicon = library.lexicons[language] else { return [] }
    let text: String
    switch beginning {
    case .stored: return []
    case .invited(.root(let root, _)): text = root
    case .invited(.seed(let seed, _, let length)):
      guard let list = library.roots[.roots(language, length: length)] else { return [] }
      text = list.root(seed: seed)
    case .newRound:
      guard let list = library.roots[.roots(language, length: settings.length)] else { return [] }
      text = list.root(using: &generator, avoiding: recentRoots)
    }
    let root: Root
    do throws(UnsuitableRoot) {
      root = try Root(text, in: lexicon)
    } catch {
      stage = .trouble(.unsuitableRoot(text.shortened, error), instead: beginning)
      return []
    }
    // What was typed while the data was on its way stays.
    let typed = board.field
    // The address of the round that is being played already: it goes on, or a reload would lose it.
    if case .invited = beginning, var away = putAway, away.round.language == language, away.round.root.word == root.word
    {
      if !typed.isEmpty { away.board.field = typed }
      return takeUp(away)
    }
    if case .invited = beginning, putAway?.round.finds.isEmpty == true { putAway = nil }
    stage = .playing(FindWordsRound(root: root, minimum: settings.minimum, in: lexicon))
    board = Board(root)
    board.field = typed
    recentRoots = (recentRoots + [root.spelling]).suffix(RootList.restAfterUse)
    return offerPutAwayRound() + keep()
  }

  private mutating func takeUp(_ away: PutAwayRound) -> [Effect] {
    putAway = nil
    banner = nil
    board = away.board
    // Its language's data may not be there: an earlier visit's round that a link has put away.
    let effects = begin(.stored(away.round))
    return keep() + effects
  }

  /// Offers for ten seconds to take back the round that was put away, if it is worth it.
  private mutating func offerPutAwayRound() -> [Effect] {
    guard putAway != nil, putAway?.offer == nil else { return [] }
    bannerCount += 1
    putAway?.offer = bannerCount
    return [.schedule(.bannerExpired(serial: bannerCount), after: Banner.offerDuration)]
  }

  /// New Word. Pressed twice at once, the round that was played is the one that can be taken back.
  mutating func putAwayRound() -> [Effect] {
    if let round = roundInProgress {
      if !round.finds.isEmpty || putAway == nil { putAway = PutAwayRound(round: round, board: board) }
      board.field = ""
    }
    putAway?.offer = nil
    sheet = nil
    banner = nil
    return [.navigate("/find-words")] + begin(.newRound)
  }

  mutating func takeBackRound() -> [Effect] {
    guard let away = putAway else { return [] }
    return takeUp(away)
  }

  /// A setting that shapes rounds: it counts at once when nothing was found yet, and from the next New Word otherwise (F1).
  mutating func choose(_ change: (inout Settings) -> Void) -> [Effect] {
    let before = settings
    change(&settings)
    guard settings != before else { return [] }
    if let round = roundInProgress, !round.finds.isEmpty {
      if settings.fit(round) {
        banner = nil
        return keep()
      }
      return show(.later(round.root)) + keep()
    }
    if round != nil { board.field = "" }
    return keep() + [.navigate("/find-words")] + begin(.newRound)
  }
}

extension Beginning {
  func language(_ settings: Settings) -> Language {
    switch self {
    case .newRound: settings.language
    case .invited(.root(_, let language)), .invited(.seed(_, let language, _)): language
    case .stored(let round): round.language
    }
  }

  /// What must be there before the round can begin.
  func files(_ settings: Settings) -> [DataFile] {
    let language = language(settings)
    switch self {
    case .newRound: return [.lexicon(language), .roots(language, length: settings.length)]
    case .invited(.seed(_, _, let length)): return [.lexicon(language), .roots(language, length: length)]
    case .invited(.root), .stored: return [.lexicon(language)]
    }
  }
}

extension Settings {
  /// Whether a round made now would be of the same kind.
  fileprivate func fit(_ round: FindWordsRound) -> Bool {
    language == round.language && length == round.root.word.count && minimum == round.minimum
  }
}

extension String {
  /// What a sentence shows of a text of any length.
  fileprivate var shortened: String {
    let limit = 24
    guard unicodeScalars.count > limit else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(limit))) + "…"
  }
}
