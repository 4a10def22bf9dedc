import Formats
import Journal
import Rules
import Words

/// Which root a round gets.
extension FindWords {
  /// The root that a beginning leads to, and where it comes from. `lacksOwn`: the source that the player has chosen has no root, so that the
  /// well-known words gave one.
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
      guard day <= session.today else { throw .future(day) }
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

  /// Of every word of the lexicon that may be a root, if the player wants that, else of the well-known ones.
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

  /// A word of a source, by chance: one that can be a root and was not played lately, if there is one, else the one that was played longest
  /// ago, so that none comes twice running.
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
