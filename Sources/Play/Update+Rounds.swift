import Journal
import Rules
import Words

/// How rounds begin, are put away and come back.
extension Model {
  mutating func open(_ opening: Opening) -> [Effect] {
    generator = SeededGenerator(seed: opening.seed)
    places[0].state = Place.State(opening.state)
    device = DeviceID(opening.device) ?? DeviceID(random: opening.seed)
    canVibrate = opening.vibrates
    var effects = opening.journal.map { readJournal($0) } ?? []
    knowsJournal = true
    settings = Settings(profile, language: opening.preferredLanguage)
    interface = profile.settings.interface.flatMap { InterfaceLanguage(tag: $0) } ?? interface
    if !profile.hasFinishedTutorial, profile.rounds.allSatisfy({ $0.finds.isEmpty }) { tutorial = 1 }
    effects.append(dress())
    let stored = profile.currentRound.flatMap { Game($0) }
    let location = Location(opening.location)
    openShared(location)
    effects += begin(in: glossary(browse.shelf)) + heedAppleTree(location)
    if location.path.hasSameBytes(as: "/") { effects.append(.navigate("/find-words", isNewPlace: false)) }
    // A reload: this tab's own round, whatever other tabs have played since.
    if screen.isFindWords, let own = place.state.round.flatMap({ profile.round($0) }).flatMap({ Game($0) }) {
      return effects + resume(own, draft: opening.draft)
    }
    do throws(LinkFault) {
      if let invitation = try Invitation(location, settings) {
        putAway(stored, draft: opening.draft)
        return effects + begin(.invited(invitation))
      }
    } catch {
      putAway(stored, draft: opening.draft)
      stage = .trouble(.badLink(error), instead: .newRound)
      return effects
    }
    if let stored { return effects + resume(stored, draft: opening.draft) }
    return effects + begin(.newRound)
  }

  /// Keeps an earlier visit's game for the player who has come by a link, so that it can be gone on with.
  private mutating func putAway(_ game: Game?, draft: String) {
    if var game {
      layOut(draft, for: &game)
      putAway = PutAwayRound(game: game, board: board)
    }
    board = Board()
  }

  /// Goes on with a game of the journal.
  mutating func resume(_ game: Game, draft: String) -> [Effect] {
    var game = game
    layOut(draft, for: &game)
    putAway = nil
    return begin(.stored(game))
  }

  /// Orders the files that are neither here nor on their way.
  mutating func order(_ files: [DataFile]) -> [Effect] {
    let orders = files.filter { !library.has($0) && !ordered.contains($0) }
    ordered.formUnion(orders)
    missing.subtract(orders)
    return orders.map { .load($0) }
  }

  /// Begins a round, or waits for the data that it needs and orders it. Another page than the game's needs no round yet.
  mutating func begin(_ beginning: Beginning) -> [Effect] {
    stage = .loading(beginning)
    guard screen.isFindWords else { return orderDataOfPage() }
    let files = beginning.files(settings)
    return files.allSatisfy { library.has($0) } ? start(beginning) : order(files)
  }

  mutating func take(_ file: DataFile, _ bytes: [UInt8]) -> [Effect] {
    guard library.add(file, bytes) else { return miss(file) }
    ordered.remove(file)
    missing.remove(file)
    let appleTreeEffects = goOnWithAppleTree()
    if case .vocabulary(let language) = file { return take(vocabularyOf: language) + appleTreeEffects }
    if screen.isAppleTree { return appleTreeEffects }
    switch stage {
    case .loading(let beginning), .trouble(.file, instead: let beginning):
      guard screen.isFindWords else { return [] }
      return beginning.files(settings).allSatisfy { library.has($0) } ? start(beginning) : []
    case .playing, .trouble: return []
    }
  }

  mutating func miss(_ file: DataFile) -> [Effect] {
    ordered.remove(file)
    missing.insert(file)
    if screen.isAppleTree { missForAppleTree(file) }
    if case .vocabulary = file { return [] }
    if case .word(let language, _) = screen, file == .lexicon(language) {
      stage = .trouble(.file(file), instead: afterTrouble)
      return []
    }
    guard case .loading(let beginning) = stage, beginning.files(settings).contains(file) else { return [] }
    stage = .trouble(.file(file), instead: beginning)
    return []
  }

  /// What goes on when a page beside the game has got its file.
  private var afterTrouble: Beginning {
    switch stage {
    case .loading(let beginning), .trouble(_, instead: let beginning): beginning
    case .playing(let game): .stored(game)
    }
  }

  /// A way out of trouble: the same beginning again, or a new round where that cannot help.
  mutating func retry() -> [Effect] {
    if screen.isAppleTree { return retryAppleTree() }
    if case .vocabulary(let language) = screen, missing.contains(.vocabulary(language)) { return orderDataOfPage() }
    return switch stage {
    case .trouble(.file, let beginning): begin(beginning)
    case .trouble: putAwayRound()
    case .loading, .playing: []
    }
  }

  /// Begins a round whose data is there.
  private mutating func start(_ beginning: Beginning) -> [Effect] {
    if case .stored(let game) = beginning { return play(game) + keepDraft() }
    let language = beginning.language(settings)
    guard let lexicon = library.lexicons[language] else { return [] }
    let text: String
    var origin = Origin.drawn
    do throws(LinkFault) {
      (text, origin) = try choose(beginning, lexicon)
    } catch {
      stage = .trouble(.badLink(error), instead: beginning)
      return []
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
    if case .invited = beginning, var away = putAway, away.game.round.language == language,
      away.game.round.root.word == root.word, away.game.round.origin.day == origin.day
    {
      if !typed.isEmpty { away.board.field = typed }
      return takeUp(away)
    }
    if case .invited = beginning, putAway?.game.round.finds.isEmpty == true { putAway = nil }
    if let game = begunGame(root, origin), beginning.isInvited {
      board = Board(game.round.root)
      if !game.isOver { board.field = typed }
      return play(game) + offerPutAwayRound() + keepDraft()
    }
    let isDaily = origin.day != nil
    let minutes = isDaily || settings.minutes == 0 ? nil : settings.minutes
    let round = FindWordsRound(
      root: root, minimum: isDaily ? FindWordsRound.usualMinimum : settings.minimum, origin: origin, minutes: minutes,
      in: lexicon)
    let effect = record(
      .began(
        RoundStart(
          root: root, minimum: round.minimum, targets: round.target.words, origin: origin, minutes: minutes ?? 0)))
    stage = .playing(Game(id: EventID(device: device, counter: counter), round: round))
    knowOwnWords()
    board = Board(root)
    board.field = typed
    return [effect] + offerPutAwayRound() + keepDraft()
  }

  /// A round with this root that was begun and has not ended; of a day's puzzle also one that has.
  private func begunGame(_ root: Root, _ origin: Origin) -> Game? {
    if let day = origin.day { return dailyGame(day, root.language, length: root.word.count) }
    let record = profile.rounds.last { record in
      guard let start = record.start, record.outcome == nil else { return false }
      return record.language == root.language && start.root.word == root.word && start.origin.day == nil
    }
    return record.flatMap { Game($0) }
  }

  /// The root that a beginning leads to, and where it comes from.
  private mutating func choose(_ beginning: Beginning, _ lexicon: Lexicon) throws(LinkFault) -> (String, Origin) {
    let recent = profile.recentRoots.map { $0.spelling }
    switch beginning {
    case .stored(let game): return (game.round.root.spelling, game.round.origin)
    case .invited(.root(let root, _)): return (root, .link)
    case .invited(.seed(let seed, let language, let length)):
      let list = library.roots[.roots(language, length: length)]
      return (list?.root(seed: seed) ?? "", .seed(seed))
    case .invited(.daily(let day, let language, let length)):
      guard day <= today else { throw .future(day) }
      guard let list = library.roots[.roots(language, length: length)] else { return ("", .daily(day)) }
      guard let root = list.root(of: day) else { throw .past(first: list.firstDay ?? today) }
      return (root, .daily(day))
    case .newRound:
      if settings.roots == .all,
        let root = lexicon.drawRoot(length: settings.length, using: &generator, avoiding: recent)
      {
        return (root, .drawn)
      }
      let list = library.roots[.roots(settings.language, length: settings.length)]
      return (list?.root(using: &generator, avoiding: recent) ?? "", .drawn)
    }
  }

  /// Plays a round of the journal. One that another device began is taken up with all that is known of it.
  private mutating func play(_ game: Game) -> [Effect] {
    stage = .playing(game)
    // What was typed while the data was on its way.
    if game.isOver { board.field = "" }
    knowOwnWords()
    guard var record = profile.round(game.id),
      record.lastTouched.id.device != device || record.id != profile.current
    else { return [] }
    record.play(until: game.played)
    return [self.record(.tookUp(record))]
  }

  private mutating func takeUp(_ away: PutAwayRound) -> [Effect] {
    putAway = nil
    board = away.board
    var game = profile.round(away.game.id).flatMap { Game($0) } ?? away.game
    // The journal knows the time of the round's last event alone.
    game.played = max(game.played, away.game.played)
    // Its language's data may not be there: an earlier visit's round that a link has put away.
    return begin(.stored(game)) + keepDraft()
  }

  /// Offers for ten seconds to take back the round that was put away, if it is worth it.
  private mutating func offerPutAwayRound() -> [Effect] {
    guard putAway != nil, putAway?.offer == nil else { return [] }
    bannerCount += 1
    putAway?.offer = bannerCount
    return [.schedule(.bannerExpired(serial: bannerCount), after: Banner.offerDuration)]
  }

  /// New Word. Pressed twice at once, the round that was played is the one that can be taken back.
  mutating func putAwayRound(for beginning: Beginning = .newRound) -> [Effect] {
    var isNewPlace = false
    if let game = gameInProgress {
      // Back leads to what was worth something; a word that was only looked at gives way.
      isNewPlace = !game.round.finds.isEmpty || game.isOver || game.round.origin != .drawn
      if !game.round.finds.isEmpty || putAway == nil { putAway = PutAwayRound(game: game, board: board) }
      board.field = ""
    }
    putAway?.offer = nil
    sheet = nil
    banner = nil
    var path = "/find-words"
    if case .invited(let invitation) = beginning { path = invitation.path }
    return [signal(.newWord), .navigate(path, isNewPlace: isNewPlace)] + begin(beginning)
      // The next Return is to send a word, and not to press New Word again.
      + [.focus("root")]
  }

  /// The rounds with finds beside the one in play that have not ended, the one that was played last first.
  var roundsAside: [Game] { recordsAside.reversed().compactMap { Game($0) } }

  /// What is known of these rounds: the board counts them at every key, and makes none of them again.
  var recordsAside: [RoundRecord] {
    let current = gameInProgress?.id
    return profile.rounds.filter { record in
      guard case .some = record.start else { return false }
      return record.outcome == nil && !record.finds.isEmpty && record.id != current
    }
  }

  /// Goes on with a round that was put aside.
  mutating func resume(_ id: RoundID) -> [Effect] {
    guard let earlier = profile.round(id).flatMap({ Game($0) }) else { return [] }
    sheet = nil
    banner = nil
    return [.navigate("/find-words", isNewPlace: true)] + resume(earlier, draft: "") + keepDraft()
      + [.focus(earlier.isOver ? "result" : "root")]
  }

  mutating func takeBackRound() -> [Effect] {
    guard let away = putAway else { return [] }
    banner = nil
    return [signal(.undo), .navigate("/find-words", isNewPlace: false)] + takeUp(away)
  }
}

extension Beginning {
  var isInvited: Bool { if case .invited = self { true } else { false } }

  func language(_ settings: Settings) -> Language {
    switch self {
    case .newRound: settings.language
    case .invited(let invitation): invitation.language
    case .stored(let game): game.round.language
    }
  }

  /// What must be there before the round can begin.
  func files(_ settings: Settings) -> [DataFile] {
    let language = language(settings)
    switch self {
    case .newRound: return [.lexicon(language), .roots(language, length: settings.length)]
    case .invited(.seed(_, _, let length)), .invited(.daily(_, _, let length)):
      return [.lexicon(language), .roots(language, length: length)]
    case .invited(.root), .stored: return [.lexicon(language)]
    }
  }
}
