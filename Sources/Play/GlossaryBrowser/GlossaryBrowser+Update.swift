import Formats
import Vocabulary
import Words

extension GlossaryBrowser {
  /// Applies a message, and returns the effects for the host.
  mutating func update(_ message: Message, in session: inout Session) -> [Effect] {
    switch message {
    case .searched(let text):
      prepare(&session)
      search(text, session)
      return [.scroll("rows", row: 0)]
    case .sawRows(let rows):
      // The host first reports the rows when the list appears. Prepare the search when the list appears, so that the
      // player's first key in the search field finds the search ready.
      prepare(&session)
      see(rows)
      return []
    case .choseLevel(let level):
      choose(level, topic, session)
      return [.scroll("rows", row: 0)]
    case .choseTopic(let topic):
      choose(level, topic, session)
      return session.order(needs(session)) + [.scroll("rows", row: 0)]
    case .jumpedToSection(let section): return jump(toSection: section, session)
    case .choseSection(let section):
      let effects = jump(toSection: section, session)
      return effects.isEmpty ? [] : [.focus(GlossaryBrowser.sectionID(section))] + effects
    }
  }

  /// Prepares the page when it appears. If the player returns from a word with Back, the list keeps its previous scroll
  /// position.
  mutating func appear(_ id: GlossaryID, _ session: inout Session) -> [Effect] {
    if id != self.id { self = GlossaryBrowser(id) }
    if case .list(let list) = id { session.open(list: list) }
    return session.order(needs(session))
  }

  /// The element ID of a section's title.
  static func sectionID(_ section: Int) -> String { "section-" + section.description }

  /// Prepares the words for searches if the words have arrived. The words of a player's own list need no preparation.
  private func prepare(_ session: inout Session) {
    if case .vocabulary(let language) = id { session.library.makeSearchable(language) }
  }

  /// Handles the arrival of a file.
  @inline(never)
  mutating func arrived(_ file: DataFile, _ session: inout Session) -> [Effect] {
    guard let language = file.language, id == .vocabulary(language), session.route.glossary != nil else { return [] }
    filterAgain(session)
    return jumpToFirstSection(session)
  }

  /// Scrolls to the section that the address names, either now or when the words have arrived.
  mutating func jump(to title: String?, _ session: Session) -> [Effect] {
    guard let title, session.route.glossary != nil else { return [] }
    firstSection = title
    return jumpToFirstSection(session)
  }

  /// Scrolls to the section that the address named, if the words have arrived.
  mutating func jumpToFirstSection(_ session: Session) -> [Effect] {
    guard let title = firstSection, let glossary = session.glossary(id) else { return [] }
    firstSection = nil
    let section = rows(glossary).sections.firstIndex { $0.title.hasSameBytes(as: title) }
    return section.map { jump(toSection: $0, session) } ?? []
  }

  private mutating func jump(toSection section: Int, _ session: Session) -> [Effect] {
    guard hits == nil, let rows = session.glossary(id).map({ self.rows($0) }), rows.sections.indices.contains(section)
    else { return [] }
    let row = rows.row(ofSection: section)
    rowsInSight = row..<row + rowsInSight.count
    return [.scroll("rows", row: row)]
  }
}
