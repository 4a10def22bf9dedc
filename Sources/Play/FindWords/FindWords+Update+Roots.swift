import Formats
import Journal
import Rules
import Words

/// Chooses the root word of a round.
extension FindWords {
  /// Returns a pending round's root word and the word's origin. `lacksOwn` is true if the word source that the player
  /// has chosen contains no possible root word. If `lacksOwn` is true, the returned root word is a well-known word.
  func chooseRoot(
    _ pending: PendingRound, _ lexicon: Lexicon, _ session: inout Session
  ) throws(LinkFault) -> (text: String, origin: Origin, lacksOwn: Bool) {
    let roots = session.library.roots
    switch pending {
    case .stored(let game): return (game.round.root.spelling, game.round.origin, false)
    case .linked(.root(let root, _)): return (root, .link, false)
    case .linked(.seed(let seed, let language, let length)):
      return (roots[.roots(language, length: length)]?.root(seed: seed) ?? "", .seed(seed), false)
    case .linked(.daily(let day, let language, let length)):
      guard session.hasCome(day, hasBegun: session.profile.daily(day, language, length: length).isThere) else {
        throw .future(day)
      }
      guard let list = roots[.roots(language, length: length)] else { return ("", .daily(day), false) }
      guard let root = list.root(of: day) else { throw .past(first: list.firstDay ?? session.today) }
      return (root, .daily(day), false)
    case .newRound:
      let recent = session.profile.recentRoots.map { $0.spelling }
      var lacksOwn = false
      if case .words(let source) = session.rootSource {
        if let root = drawRoot(from: source, recent, lexicon, &session) { return (root, .drawn, false) }
        lacksOwn = true
      }
      return (drawRoot(recent, lexicon, &session), .drawn, lacksOwn)
    }
  }

  /// Draws a root word: from all suitable words of the lexicon if the player has chosen all words, otherwise from the
  /// well-known words.
  private func drawRoot(_ recent: [String], _ lexicon: Lexicon, _ session: inout Session) -> String {
    let settings = session.settings
    if settings.roots != .all, let root = drawRootForLearner(recent, lexicon, &session) { return root }
    if settings.roots == .all,
      let root = lexicon.drawRoot(
        length: settings.length, isForSchool: settings.school, using: &session.generator, avoiding: recent)
    {
      return root
    }
    let list = session.library.roots[.roots(settings.language, length: settings.length)]
    return list?.root(using: &session.generator, avoiding: recent) ?? ""
  }

  /// Draws a random well-known root word for the learner's level. The level of the root word suits the learner, and at
  /// least ``Target/leastForLearner`` words of suitable levels can be made from its letters. Returns `nil` if no level
  /// is chosen, if the data is not loaded, or if every suitable word was played recently. O(root words) for most draws.
  @inline(never)
  private func drawRootForLearner(_ recent: [String], _ lexicon: Lexicon, _ session: inout Session) -> String? {
    let settings = session.settings
    guard let level = settings.level, let levels = session.library.levels(lexicon),
      let list = session.library.roots[.roots(settings.language, length: settings.length)]
    else { return nil }
    func suits(_ word: Word) -> Bool {
      lexicon.number(of: word).flatMap { levels[$0] }.map { Target.suits($0, level) } ?? false
    }
    return session.generator.shuffled(list.roots).first { text in
      guard let root = try? Root(text, language: lexicon.language), suits(root.word),
        !recent.contains(where: { $0.hasSameBytes(as: text) })
      else { return false }
      let words = Target(root: root, isForSchool: settings.school, in: lexicon).words
      return words.count { suits($0) } >= Target.leastForLearner
    }
  }

  /// The words that a new round asks for. A round that the player starts asks for words of the learner's level; a round
  /// that other players share asks for all common words.
  func target(_ root: Root, _ origin: Origin, _ lexicon: Lexicon, _ session: Session) -> Target {
    let settings = session.settings
    let target = Target(root: root, isForSchool: settings.school || origin.isShared, in: lexicon)
    guard origin == .drawn, let level = settings.level, let levels = session.library.levels(lexicon) else {
      return target
    }
    return target.limited(to: level, levels, root: root, in: lexicon)
  }

  /// Draws a random root word from a word source. The method prefers a word that was not played recently; if all words
  /// were played recently, the method returns the word that was played longest ago. As a result, two consecutive rounds
  /// have the same root word only if the word source contains no other root word.
  @inline(never)
  private func drawRoot(
    from source: WordSource, _ recent: [String], _ lexicon: Lexicon, _ session: inout Session
  ) -> String? {
    if case .list(let id) = source { session.open(list: id) }
    let length = session.settings.roots.hasOwnLengths ? nil : session.settings.length
    var played: (word: String, at: Int)?
    for word in session.generator.shuffled(session.wordsToDraw(from: source, lexicon.language)) {
      guard let root = try? Root(word, in: lexicon), length.map({ $0 == root.word.count }) ?? true else { continue }
      guard let last = recent.lastIndex(where: { $0.hasSameBytes(as: root.spelling) }) else { return word }
      if last < played?.at ?? recent.count { played = (word, last) }
    }
    return played?.word
  }
}
