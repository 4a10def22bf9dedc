import Formats
import Interface
import Journal
import Rules
import Words

/// Begins, replaces and resumes rounds.
extension FindWords {
  /// Begins the first round of a visit. The choices, in order: this tab's own round after a reload, a link's round, the
  /// round that was played last, a new round.
  mutating func open(_ launch: LaunchState, _ session: inout Session) -> [Effect] {
    let profile = session.profile
    if !profile.hasFinishedTutorial, profile.rounds.allSatisfy({ $0.finds.isEmpty }) { tutorial = 1 }
    let stored = profile.currentRound.flatMap { Game($0) }
    // After a reload, resume this tab's own round, even if other tabs have played other rounds since.
    if session.route.isFindWords,
      let own = session.history.entry.state.round.flatMap({ profile.round($0) }).flatMap({ Game($0) })
    {
      return resume(own, draft: launch.draft, &session)
    }
    do throws(LinkFault) {
      if let link = try RoundLink(RelativeURL(launch.location), session.settings) {
        pause(stored, draft: launch.draft)
        return begin(.linked(link), &session)
      }
    } catch {
      pause(stored, draft: launch.draft)
      stage = .trouble(.badLink(error), instead: .newRound)
      return []
    }
    if let stored { return resume(stored, draft: launch.draft, &session) }
    return begin(.newRound, &session)
  }

  /// Keeps the game of an earlier visit when a link opens another round, so that the player can return to the game.
  private mutating func pause(_ game: Game?, draft: String) {
    if var game {
      layOut(draft, for: &game)
      replacedRound = ReplacedRound(game: game, board: board)
    }
    board = Board()
  }

  /// Resumes a game that the journal contains.
  private mutating func resume(_ game: Game, draft: String, _ session: inout Session) -> [Effect] {
    var game = game
    layOut(draft, for: &game)
    replacedRound = nil
    return begin(.stored(game), &session)
  }

  /// Restores the board to the state in which the player left the game.
  private mutating func layOut(_ draft: String, for game: inout Game) {
    board = Board(game.round.root)
    let parts = draft.parts(between: 0x20, maximum: 4, keepsEmpty: true)
    guard parts.count == 4, parts[0].hasSameBytes(as: game.id.text) else { return }
    let tiles = parts[1].parts(between: UInt8(ascii: ",")).compactMap { $0.int }
    if tiles.ordered(by: { $0 < $1 }) == board.tiles { board.tiles = tiles }
    if let played = parts[2].int64.map({ Milliseconds($0) }), played > game.played {
      game.played = min(played, Game.longest)
    }
    guard !game.isOver else { return }
    let isRefused = parts[3].bytes.first == UInt8(ascii: "\t")
    board.type(String(utf8: parts[3].bytes.dropFirst(isRefused ? 1 : 0)))
    if isRefused { board.refuse() }
  }

  /// Prepares the page when it appears.
  mutating func appear(_ session: inout Session) -> [Effect] {
    switch stage {
    case .loading(let pending), .trouble(.file, instead: let pending): begin(pending, &session)
    case .playing, .trouble: []
    }
  }

  /// Begins a round if its data is loaded; otherwise requests the data and waits. If another feature's page is shown,
  /// the round begins only when the player opens the Find Words page.
  mutating func begin(_ pending: PendingRound, _ session: inout Session) -> [Effect] {
    stage = .loading(pending)
    guard session.route.isFindWords else { return [] }
    let files = pending.files(session)
    return session.has(files) ? start(pending, &session) : session.order(files)
  }

  /// Handles the arrival of a file.
  mutating func arrived(_ session: inout Session) -> [Effect] {
    switch stage {
    case .loading(let pending), .trouble(.file, instead: let pending):
      guard session.route.isFindWords, session.has(pending.files(session)) else { return [] }
      return start(pending, &session)
    case .playing, .trouble: return []
    }
  }

  /// Handles a file that could not be loaded.
  mutating func fileFailed(_ file: DataFile, _ session: Session) {
    guard case .loading(let pending) = stage, pending.files(session).contains(file) else { return }
    stage = .trouble(.file(file), instead: pending)
  }

  /// After a failure, tries to begin the same round again if a file was missing; otherwise begins a new round.
  mutating func retry(_ session: inout Session) -> [Effect] {
    switch stage {
    case .trouble(.file, let pending): begin(pending, &session)
    case .trouble: replaceRound(with: .newRound, &session)
    case .loading, .playing: []
    }
  }

  /// Begins a round whose data has arrived.
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
    // Keep the text that the player typed while the data was loading.
    let typed = board.field
    // The address requests the round that was in play before. Resume the round that was in play before, because a
    // reload would lose the round if it began a new round.
    if pending.isLinked, var replaced = replacedRound, replaced.game.round.language == language,
      replaced.game.round.root.word == root.word, replaced.game.round.origin.day == origin.day,
      replaced.game.round.target.words.count >= target(root, origin, lexicon, session).words.count
    {
      if !typed.isEmpty { replaced.board.field = typed }
      return putBack(replaced, &session)
    }
    if pending.isLinked, replacedRound?.game.round.finds.isEmpty == true { replacedRound = nil }
    if pending.isLinked, let game = begunGame(root, origin, lexicon, session) {
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

  /// Begins a round that was never played before, both in the journal and on the page.
  private mutating func startRound(
    _ root: Root, _ origin: Origin, _ lexicon: Lexicon, _ session: inout Session
  ) -> Effect {
    let settings = session.settings
    let isDaily = origin.day != nil
    let minutes = isDaily || settings.minutes == 0 ? nil : settings.minutes
    var round = FindWordsRound(
      root: root, minimum: isDaily ? .usual : settings.minimum, target: target(root, origin, lexicon, session),
      origin: origin, minutes: minutes)
    round.continuesAfterHarvest = true
    let effect = session.record(
      .began(
        RoundStart(
          root: root, minimum: round.minimum, targets: round.target.words, origin: origin, minutes: minutes ?? 0,
          bonusGrows: true)))
    stage = .playing(Game(id: session.lastEvent, round: round))
    learnOwnWords(session)
    askNewPlayer(&session)
    return effect
  }

  /// The last unfinished round that has this root word and at least as many target words as a new round. A round for
  /// words of a level can have fewer. For a daily puzzle, the puzzle's round, finished or not.
  private func begunGame(_ root: Root, _ origin: Origin, _ lexicon: Lexicon, _ session: Session) -> Game? {
    if let day = origin.day { return dailyGame(day, root.language, length: root.word.count, session) }
    let words = target(root, origin, lexicon, session).words.count
    let record = session.profile.rounds.last { record in
      guard let start = record.start, record.outcome == nil, start.targets.count >= words else { return false }
      return record.language == root.language && start.root.word == root.word && start.origin.day == nil
    }
    return record.flatMap { Game($0) }
  }

  /// Puts a round from the journal into play. Records that the round is resumed, with its current state. The event is
  /// recorded only if another device changed the round last or the player has played another round since.
  private mutating func putOnBoard(_ game: Game, _ session: inout Session) -> [Effect] {
    stage = .playing(game)
    // A finished round accepts no guess, so discard the text that the player typed while the data was loading.
    if game.isOver { board.field = "" }
    learnOwnWords(session)
    askNewPlayer(&session)
    let meanings = game.round.finds.isEmpty && !game.isOver ? [] : orderMeanings(&session)
    let profile = session.profile
    guard var record = profile.round(game.id),
      record.lastTouched.id.device != session.device || record.id != profile.current
    else { return meanings }
    record.play(until: game.played)
    return [session.record(.resumed(record))] + meanings
  }

  /// Requests the vocabulary with the meanings of the round's words. The request is made after the first found word, or
  /// at the end of a round with missed words. The vocabulary is not requested earlier, so that a first visit does not
  /// wait for it.
  func orderMeanings(_ session: inout Session) -> [Effect] {
    round.map { session.order([session.vocabulary($0.language)]) } ?? []
  }

  private mutating func putBack(_ replaced: ReplacedRound, _ session: inout Session) -> [Effect] {
    replacedRound = nil
    board = replaced.board
    var game = session.profile.round(replaced.game.id).flatMap { Game($0) } ?? replaced.game
    // The journal stores the playing time only up to the round's last event, so use the later of the two times.
    game.played = max(game.played, replaced.game.played)
    // Begin the stored game through the loading stage. If a link replaced a round of an earlier visit, the data of the
    // round's language may be missing.
    return begin(.stored(game), &session) + keepDraft()
  }

  /// Offers to return to the replaced round. The offer stays for at least ten seconds, and then until the player types.
  /// The offer is made only once.
  private mutating func offerReplacedRound(_ session: inout Session) -> [Effect] {
    guard let replacedRound, replacedRound.offer == nil else { return [] }
    let game = replacedRound.game
    let (offer, end) = session.offer(.newWord(replaced: game.round.root, isOver: game.isOver))
    self.replacedRound?.offer = offer
    return [end]
  }

  mutating func expireOffer(_ serial: Int) {
    if replacedRound?.offer?.serial == serial { _ = replacedRound?.offer?.expire() }
  }

  /// Whether the player can undo a press of New word.
  var isOfferingUndo: Bool { if case .some = replacedRound?.offer { true } else { false } }

  /// The banner to show: the session's banner, otherwise the offer to undo New word. A one-time banner waits until the
  /// offer is gone, so that the player can still reach the offer's button.
  func shownBanner(_ session: Session) -> Banner? {
    session.banner?.onlyOnce == nil ? session.banner ?? replacedRound?.offer : replacedRound?.offer ?? session.banner
  }

  /// Applies a link from another page, so that the board plays the round that the link names. Returns the round's own
  /// address; `nil` if the link does not name a round.
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

  /// Stores the round in play, so that the player can return to it, and clears the board for another round.
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

  /// Replaces the round after a press of New word. After two presses in quick succession, undo returns to the round
  /// that the player had played, not to the untouched round between the presses. After a third press, undo returns to
  /// the round that was in play immediately before the third press.
  mutating func replaceRound(with pending: PendingRound, _ session: inout Session) -> [Effect] {
    // Create a new history entry if the replaced round has finds, is finished or was not drawn. The new entry lets the
    // Back button return to the replaced round. The history entry of any other round is replaced.
    let isNewEntry = gameInProgress.map { !$0.round.finds.isEmpty || $0.isOver || $0.round.origin != .drawn } ?? false
    makeRoom()
    session.sheet = nil
    session.clearBanner()
    var path = Route.findWords.path
    if case .linked(let link) = pending { path = link.path }
    return [session.signal(.newWord), .navigate(path, isNewEntry: isNewEntry)] + begin(pending, &session)
      // Move the focus away from the New word button, so that the next Return key submits a word.
      + [.focus("root")]
  }

  mutating func takeBackRound(_ session: inout Session) -> [Effect] {
    guard let replaced = replacedRound else { return [] }
    session.clearBanner()
    return [session.signal(.undo), .navigate(Route.findWords.path, isNewEntry: false)] + putBack(replaced, &session)
  }

  /// Resumes a round that was set aside.
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

  /// Resumes the round that the current history entry stores, even if another round was played since.
  mutating func resumeVisited(_ session: inout Session) -> [Effect] {
    guard session.route.isFindWords, let id = session.history.entry.state.round, id != gameInProgress?.id,
      let game = session.profile.round(id).flatMap({ Game($0) })
    else { return [] }
    return resume(game, draft: "", &session) + keepDraft()
  }

  /// Begins a round with this word as its root word.
  mutating func playWord(_ word: String, _ language: Language, _ session: inout Session) -> [Effect] {
    comeIn(&session) + replaceRound(with: .linked(.root(word, language)), &session)
  }

  /// Changes from another page to the Find Words page, where a round is about to begin.
  func comeIn(_ session: inout Session) -> [Effect] {
    guard !session.route.isFindWords else { return [] }
    session.route = .findWords
    return [session.updateDocument()]
  }
}

// MARK: - Changes from outside the game

extension FindWords {
  /// Applies events that another tab or an earlier visit recorded in the journal.
  mutating func journalChanged(_ session: inout Session) {
    if let game, let merged = session.profile.round(game.id).flatMap({ Game($0) }) { merge(merged, &session) }
    learnOwnWords(session)
  }

  /// Handles the stored journal if it arrives after the visit has begun. If the round in play was drawn and has no
  /// finds, the round that was played last replaces it.
  mutating func journalArrived(_ session: inout Session) -> [Effect] {
    if session.profile.rounds.contains(where: { !$0.finds.isEmpty }) {
      tutorial = nil
      if case .game(.findWords(.question)) = session.sheet { session.sheet = nil }
    }
    guard session.route.isFindWords, let game, game.round.finds.isEmpty, game.round.origin == .drawn, !game.isOver,
      let earlier = roundsAside(session).first
    else {
      askNewPlayer(&session)
      return []
    }
    return resume(earlier, draft: "", &session)
  }

  /// Updates the game in play to its state in the merged journal.
  private mutating func merge(_ merged: Game, _ session: inout Session) {
    guard let game else { return }
    var merged = merged
    // Keep the later playing time: the journal stores the time of the last event, but the clock here has continued to
    // run since.
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

  /// Applies a changed setting that affects rounds: at once if nothing was found yet, otherwise with the next press of
  /// New word (F1). If the player has changed the settings back to the settings of the round in play, no banner is
  /// needed.
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
    // Remove the banner and its buttons, because they refer to the previous round.
    session.clearBanner()
    stage = .loading(.newRound)
    guard session.route.isFindWords else { return [] }
    return [.navigate(Route.findWords.path, isNewEntry: false)] + begin(.newRound, &session)
  }
}
