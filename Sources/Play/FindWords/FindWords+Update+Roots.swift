import Formats
import Journal
import Rules
import Words

/// Chooses the root of a round.
extension FindWords {
  /// Returns the root of a pending round and its origin. `lacksOwn` is true if the source that the player has chosen
  /// has no root, so that a well-known word was drawn.
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

  /// Draws a root from every suitable word of the lexicon if the player wants that, otherwise from the well-known
  /// words.
  private func drawRoot(_ recent: [String], _ lexicon: Lexicon, _ session: inout Session) -> String {
    let settings = session.settings
    if settings.roots == .all,
      let root = lexicon.drawRoot(
        length: settings.length, isForSchool: settings.school, using: &session.generator, avoiding: recent)
    {
      return root
    }
    let list = session.library.roots[.roots(settings.language, length: settings.length)]
    return list?.root(using: &session.generator, avoiding: recent) ?? ""
  }

  /// Draws a random word of a source that can be a root: a word that was not played recently or, if all words were, the
  /// word that was played longest ago. Therefore, a root never comes twice in a row if the source has another root.
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
