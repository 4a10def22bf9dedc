import Formats
import Journal
import Rules
import Words

/// How rounds begin, are replaced and are resumed.
extension FindWords {
  /// The first page of a visit: this tab's own round after a reload, a link's round, the one that was played last, or a new one.
  mutating func open(_ opening: Opening, _ session: inout Session) -> [Effect] {
    let profile = session.profile
    if !profile.hasFinishedTutorial, profile.rounds.allSatisfy({ $0.finds.isEmpty }) { tutorial = 1 }
    let stored = profile.currentRound.flatMap { Game($0) }
    // A reload: this tab's own round, whatever other tabs have played since.
    if session.route.isFindWords,
      let own = session.history.entry.state.round.flatMap({ profile.round($0) }).flatMap({ Game($0) })
    {
      return resume(own, draft: opening.draft, &session)
    }
    do throws(LinkFault) {
      if let link = try RoundLink(RelativeURL(opening.location), session.settings) {
        setAside(stored, draft: opening.draft)
        return begin(.linked(link), &session)
      }
    } catch {
      setAside(stored, draft: opening.draft)
      stage = .trouble(.badLink(error), instead: .newRound)
      return []
    }
    if let stored { return resume(stored, draft: opening.draft, &session) }
    return begin(.newRound, &session)
  }

  /// Keeps an earlier visit's game for the player who has come by a link, so that it can be resumed.
  private mutating func setAside(_ game: Game?, draft: String) {
    if var game {
      layOut(draft, for: &game)
      replacedRound = ReplacedRound(game: game, board: board)
    }
    board = Board()
  }

  /// Goes on with a game of the journal.
  private mutating func resume(_ game: Game, draft: String, _ session: inout Session) -> [Effect] {
    var game = game
    layOut(draft, for: &game)
    replacedRound = nil
    return begin(.stored(game), &session)
  }

  /// Puts on the board what lay there when this game was left.
  private mutating func layOut(_ draft: String, for game: inout Game) {
    board = Board(game.round.root)
    let parts = Array(draft.utf8).split(separator: 0x20, maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, String(utf8: parts[0]).hasSameBytes(as: game.id.text) else { return }
    let tiles = parts[1].split(separator: UInt8(ascii: ",")).compactMap { Int(String(utf8: $0)) }
    if tiles.ordered(by: { $0 < $1 }) == board.tiles { board.tiles = tiles }
    if let played = Int64(String(utf8: parts[2])).map({ Milliseconds($0) }), played > game.played {
      game.played = min(played, Game.longest)
    }
    guard !game.isOver else { return }
    let isRefused = parts[3].first == UInt8(ascii: "\t")
    board.type(String(utf8: parts[3].dropFirst(isRefused ? 1 : 0)))
    if isRefused { board.refuse() }
  }

  /// The page comes into sight.
  mutating func appear(_ session: inout Session) -> [Effect] {
    switch stage {
    case .loading(let pending), .trouble(.file, instead: let pending): begin(pending, &session)
    case .playing, .trouble: []
    }
  }

  /// Begins a round, or asks for the data that it needs and waits for it. Pages other than the game's need no round yet.
  mutating func begin(_ pending: PendingRound, _ session: inout Session) -> [Effect] {
    stage = .loading(pending)
    guard session.route.isFindWords else { return [] }
    let files = pending.files(session)
    return session.has(files) ? start(pending, &session) : session.order(files)
  }

  /// A file has come.
  mutating func arrived(_ session: inout Session) -> [Effect] {
    switch stage {
    case .loading(let pending), .trouble(.file, instead: let pending):
      guard session.route.isFindWords, session.has(pending.files(session)) else { return [] }
      return start(pending, &session)
    case .playing, .trouble: return []
    }
  }

  /// A file did not come.
  mutating func fileFailed(_ file: DataFile, _ session: Session) {
    guard case .loading(let pending) = stage, pending.files(session).contains(file) else { return }
    stage = .trouble(.file(file), instead: pending)
  }

  /// A way out of trouble: begins the same round again, or a new one where that cannot help.
  mutating func retry(_ session: inout Session) -> [Effect] {
    switch stage {
    case .trouble(.file, let pending): begin(pending, &session)
    case .trouble: replaceRound(with: .newRound, &session)
    case .loading, .playing: []
    }
  }

  /// Begins a round whose data is there.
  private mutating func start(_ pending: PendingRound, _ session: inout Session) -> [Effect] {
    if case .stored(let game) = pending { return putOnBoard(game, &session) + keepDraft() }
    let language = pending.language(session.settings)
    guard let lexicon = session.library.lexicons[language] else { return [] }
    let text: String
    let origin: Origin
    let lacksOwn: Bool
    do throws(LinkFault) {
      (text, origin, lacksOwn) = try chooseRoot(pending, lexicon, &session)
    } catch {
      stage = .trouble(.badLink(error), instead: pending)
      return []
    }
    let root: Root
    do throws(UnsuitableRoot) {
      root = try Root(text, in: lexicon)
    } catch {
      stage = .trouble(.unsuitableRoot(text.shortened, error), instead: pending)
      return []
    }
    // What was typed while the data was on its way stays.
    let typed = board.field
    // This is the address of the round that is being played already: that round goes on, or a reload would lose it.
    if pending.isLinked, var replaced = replacedRound, replaced.game.round.language == language,
      replaced.game.round.root.word == root.word, replaced.game.round.origin.day == origin.day
    {
      if !typed.isEmpty { replaced.board.field = typed }
      return putBack(replaced, &session)
    }
    if pending.isLinked, replacedRound?.game.round.finds.isEmpty == true { replacedRound = nil }
    if let game = begunGame(root, origin, session), pending.isLinked {
      board = Board(game.round.root)
      if !game.isOver { board.field = typed }
      return putOnBoard(game, &session) + offerReplacedRound(&session) + keepDraft()
    }
    let effect = startRound(root, origin, lexicon, &session)
    board = Board(root)
    board.field = typed
    let note = lacksOwn ? session.show(.noRootInList) : []
    return [effect] + offerReplacedRound(&session) + keepDraft() + note
  }

  /// A round that nobody has played yet, in the journal and on the page.
  private mutating func startRound(
    _ root: Root, _ origin: Origin, _ lexicon: Lexicon, _ session: inout Session
  ) -> Effect {
    let settings = session.settings
    let isDaily = origin.day != nil
    let minutes = isDaily || settings.minutes == 0 ? nil : settings.minutes
    let round = FindWordsRound(
      root: root, minimum: isDaily ? FindWordsRound.usualMinimum : settings.minimum, origin: origin, minutes: minutes,
      isForSchool: settings.school, in: lexicon)
    let effect = session.record(
      .began(
        RoundStart(
          root: root, minimum: round.minimum, targets: round.target.words, origin: origin, minutes: minutes ?? 0)))
    stage = .playing(Game(id: session.lastEvent, round: round))
    learnOwnWords(session)
    return effect
  }

  /// A round with this root that was begun and has not ended; of a day's puzzle also one that has.
  private func begunGame(_ root: Root, _ origin: Origin, _ session: Session) -> Game? {
    if let day = origin.day { return dailyGame(day, root.language, length: root.word.count, session) }
    let record = session.profile.rounds.last { record in
      guard let start = record.start, record.outcome == nil else { return false }
      return record.language == root.language && start.root.word == root.word && start.origin.day == nil
    }
    return record.flatMap { Game($0) }
  }

  /// Plays a round of the journal. One that another device began is resumed with all that is known of it.
  private mutating func putOnBoard(_ game: Game, _ session: inout Session) -> [Effect] {
    stage = .playing(game)
    // What was typed while the data was on its way.
    if game.isOver { board.field = "" }
    learnOwnWords(session)
    let meanings = game.round.finds.isEmpty && !game.isOver ? [] : orderMeanings(&session)
    let profile = session.profile
    guard var record = profile.round(game.id),
      record.lastTouched.id.device != session.device || record.id != profile.current
    else { return meanings }
    record.play(until: game.played)
    return [session.record(.resumed(record))] + meanings
  }

  /// Asks for the vocabulary that says what the words of the round mean: once one was found, or when the round ends and shows the missed
  /// ones, so that a first visit does not wait for it.
  func orderMeanings(_ session: inout Session) -> [Effect] {
    round.map { session.order([session.vocabulary($0.language)]) } ?? []
  }

  private mutating func putBack(_ replaced: ReplacedRound, _ session: inout Session) -> [Effect] {
    replacedRound = nil
    board = replaced.board
    var game = session.profile.round(replaced.game.id).flatMap { Game($0) } ?? replaced.game
    // The journal knows only the time up to the round's last event.
    game.played = max(game.played, replaced.game.played)
    // The data of its language may not be there, if a link has replaced a round of an earlier visit.
    return begin(.stored(game), &session) + keepDraft()
  }

  /// Offers for ten seconds to take back the round that was replaced, if it is worth it.
  private mutating func offerReplacedRound(_ session: inout Session) -> [Effect] {
    guard let replacedRound, replacedRound.offer == nil else { return [] }
    let game = replacedRound.game
    let (offer, end) = session.offer(.newWord(replaced: game.round.root, isOver: game.isOver))
    self.replacedRound?.offer = offer
    return [end]
  }

  mutating func expireOffer(_ serial: Int) {
    if replacedRound?.offer?.serial == serial { replacedRound = nil }
  }

  /// Whether New word can be taken back.
  var isOfferingUndo: Bool { if case .some = replacedRound?.offer { true } else { false } }

  /// The banner to show; when there is none, the offer to take back New word.
  func shownBanner(_ session: Session) -> Banner? { session.banner ?? replacedRound?.offer }

  /// A link on another page leads to the board: the round that it names is played there. Answers the round's own address, if it names one.
  mutating func follow(_ location: RelativeURL, _ session: Session) -> String? {
    do throws(LinkFault) {
      guard let link = try RoundLink(location, session.settings) else { return nil }
      makeRoom()
      stage = .loading(.linked(link))
      return link.path
    } catch {
      stage = .trouble(.badLink(error), instead: .newRound)
      return nil
    }
  }

  /// Keeps the round in play, so that it can be taken back, and clears the board for another.
  private mutating func makeRoom() {
    if let game = gameInProgress {
      let isPassedOver =
        game.round.finds.isEmpty && game.played.value < ReplacedRound.doublePress
        && replacedRound.map { !$0.game.round.finds.isEmpty && !$0.isBeforeAnother } ?? false
      if isPassedOver {
        replacedRound?.isBeforeAnother = true
      } else {
        replacedRound = ReplacedRound(game: game, board: board)
      }
      board.field = ""
    }
    replacedRound?.offer = nil
  }

  /// New word. After two presses in quick succession, the round that was played can be taken back, not the untouched one between; after a third
  /// or a later press, the round just left.
  mutating func replaceRound(with pending: PendingRound, _ session: inout Session) -> [Effect] {
    // Back leads to a round that was worth something; a round that was only looked at is replaced in the history.
    let isNewEntry = gameInProgress.map { !$0.round.finds.isEmpty || $0.isOver || $0.round.origin != .drawn } ?? false
    makeRoom()
    session.sheet = nil
    session.clearBanner()
    var path = Route.findWords.path
    if case .linked(let link) = pending { path = link.path }
    return [session.signal(.newWord), .navigate(path, isNewEntry: isNewEntry)] + begin(pending, &session)
      // The next Return is to send a word, and not to press New word again.
      + [.focus("root")]
  }

  mutating func takeBackRound(_ session: inout Session) -> [Effect] {
    guard let replaced = replacedRound else { return [] }
    session.clearBanner()
    return [session.signal(.undo), .navigate(Route.findWords.path, isNewEntry: false)] + putBack(replaced, &session)
  }

  /// Goes on with a round that was put aside.
  mutating func resumeRound(_ id: RoundID, _ session: inout Session) -> [Effect] {
    guard let earlier = session.profile.round(id).flatMap({ Game($0) }) else { return [] }
    session.sheet = nil
    session.clearBanner()
    guard session.route.isFindWords else {
      if gameInProgress?.id != id { _ = resume(earlier, draft: "", &session) }
      session.go(to: .findWords)
      return []
    }
    return [.navigate(Route.findWords.path, isNewEntry: true)] + resume(earlier, draft: "", &session) + keepDraft()
      + [.focus(earlier.isOver ? "result" : "root")]
  }

  /// Goes on with the round of the history's entry, whichever round was played since.
  mutating func resumeVisited(_ session: inout Session) -> [Effect] {
    guard session.route.isFindWords, let id = session.history.entry.state.round, id != gameInProgress?.id,
      let game = session.profile.round(id).flatMap({ Game($0) })
    else { return [] }
    return resume(game, draft: "", &session) + keepDraft()
  }

  /// A round with this word as its root.
  mutating func playWord(_ word: String, _ language: Language, _ session: inout Session) -> [Effect] {
    comeIn(&session) + replaceRound(with: .linked(.root(word, language)), &session)
  }

  /// From another page to the board, on which a round is about to begin.
  func comeIn(_ session: inout Session) -> [Effect] {
    guard !session.route.isFindWords else { return [] }
    session.route = .findWords
    return [session.updateDocument()]
  }
}

// MARK: - What changes beside the game

extension FindWords {
  /// The journal has grown by what another tab or an earlier visit has recorded.
  mutating func journalChanged(_ session: inout Session) {
    if let game, let merged = session.profile.round(game.id).flatMap({ Game($0) }) { merge(merged, &session) }
    learnOwnWords(session)
  }

  /// The stored journal arrived late. A round in which nothing was found gives way to the one that was played last.
  mutating func journalArrived(_ session: inout Session) -> [Effect] {
    if session.profile.rounds.contains(where: { !$0.finds.isEmpty }) { tutorial = nil }
    guard session.route.isFindWords, let game, game.round.finds.isEmpty, game.round.origin == .drawn, !game.isOver,
      let earlier = roundsAside(session).first
    else { return [] }
    return resume(earlier, draft: "", &session)
  }

  /// Goes on with what the journal knows of the game in play now.
  private mutating func merge(_ merged: Game, _ session: inout Session) {
    guard let game else { return }
    var merged = merged
    // The journal has the time of the last event; the clock here has gone on since.
    merged.played = max(game.played, merged.played)
    stage = .playing(merged)
    guard merged.isOver, !game.isOver else { return }
    board.field = ""
    session.clearBanner()
    switch session.sheet {
    case .game(.findWords(.hints)), .game(.findWords(.giveUp)): session.sheet = nil
    default: break
    }
  }

  /// A setting that shapes rounds counts at once when nothing was found yet, and from the next New word otherwise (F1).
  /// No banner is needed if the round was made with the settings that now apply again.
  mutating func settingsChanged(_ use: SettingUse, _ session: inout Session) -> [Effect] {
    if let game = gameInProgress, !game.round.finds.isEmpty {
      guard session.route.isFindWords || !session.route.isGame else { return [] }
      if use == .recorded, session.settings.fit(game.round) {
        session.clearBanner()
        return []
      }
      return session.show(.later(game.round.root, isOver: isOver))
    }
    if isPlaying { board.field = "" }
    // The banner and its buttons belong to the round before.
    session.clearBanner()
    stage = .loading(.newRound)
    guard session.route.isFindWords else { return [] }
    return [.navigate(Route.findWords.path, isNewEntry: false)] + begin(.newRound, &session)
  }
}
