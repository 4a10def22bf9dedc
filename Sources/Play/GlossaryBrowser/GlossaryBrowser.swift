import Formats
import Journal
import Vocabulary
import Words

/// The state of the page that lists a vocabulary's words: all words in sections, or the results of a search.
struct GlossaryBrowser {
  let id: GlossaryID
  private(set) var query = ""
  /// The search results; `nil` while no search is active.
  private(set) var hits: [SearchHit]?
  /// The level and the topic of the words in the list; `nil` if the list shows all words.
  private(set) var level: ProficiencyLevel?
  private(set) var topic: String?
  private var filtered: FilteredEntries?
  /// The rows in sight, according to the host's last report.
  var rowsInSight = 0..<12
  /// The title of the section to which the list scrolls when the words have arrived.
  var firstSection: String?
  /// Whether the content above the words is hidden to leave more space for the words on a phone.
  private(set) var isFolded = false
  /// The word that the page beside the list is about, after the list was scrolled to the word's row.
  private var followed: Route?

  init(_ id: GlossaryID, firstSection: String? = nil) {
    self.id = id
    self.firstSection = firstSection
  }

  /// Creates the list for an address.
  init(_ route: Route, _ location: String) {
    self.init(
      route.glossary ?? .vocabulary(.english),
      firstSection: route.glossary.flatMap { _ in RelativeURL(location).fragment })
  }

  mutating func search(_ text: String, _ session: Session) {
    query = text
    rowsInSight = 0..<rowsInSight.count
    searchAgain(session)
    if hits == nil { isFolded = false }
  }

  /// Shows only the words of a level or a topic, or all words.
  mutating func choose(_ level: ProficiencyLevel?, _ topic: String?, _ session: Session) {
    (self.level, self.topic) = (level, topic)
    rowsInSight = 0..<rowsInSight.count
    filterAgain(session)
  }

  /// The rows of the list.
  func rows(_ glossary: Glossary) -> GlossaryRows { GlossaryRows(glossary, hits, filtered) }

  /// Handles the host's report of the rows in sight. The content above the list is hidden when the player scrolls down,
  /// and is shown again at the beginning of the list.
  mutating func see(_ rows: Range<Int>) {
    rowsInSight = rows
    // During a search, do not hide or show anything, so that the search field keeps its position.
    guard hits == nil else { return }
    if rows.lowerBound == 0 { isFolded = false } else if rows.lowerBound > 2 { isFolded = true }
  }

  /// Whether the list must scroll to a word's entry because the word's page is shown now. Returns `false` if the method
  /// was last called with the same word.
  mutating func follow(_ word: Route?, _ session: Session) -> Bool {
    guard let word, let (id, text) = word.wordOfGlossary, let glossary = session.glossary(id) else {
      followed = nil
      return false
    }
    if let followed, followed.isSame(as: word) { return false }
    let isFirst = followed == nil
    if id != self.id { self = GlossaryBrowser(id) }
    followed = word
    // The last two rows in sight may be only partly visible, so do not treat them as visible.
    guard let entry = glossary.entry(glossary.id(text)), let row = rows(glossary).row(of: entry),
      !rowsInSight.dropLast(2).contains(row)
    else { return isFirst }
    let first = max(0, row - 2)
    rowsInSight = first..<first + rowsInSight.count
    return true
  }

  mutating func sharedDataChanged(_ change: SharedChange, _ session: Session) {
    if case .lists = change, case .list = id { searchAgain(session) }
  }

  /// Filters and searches again, including words and details that have arrived since the last time.
  mutating func filterAgain(_ session: Session) {
    filtered = nil
    if level != nil || topic != nil {
      filtered = session.glossary(id).map { session.entries(of: topic, at: level, $0) }
    }
    searchAgain(session)
  }

  /// Searches again, including words that have arrived since the last search.
  mutating func searchAgain(_ session: Session) {
    let glossary = session.glossary(id)
    let isBlank = query.scalars.allSatisfy { Alphabet.isSpace($0) }
    hits = isBlank ? nil : glossary.map { $0.search(query) } ?? []
    if let filtered { hits?.removeAll { !filtered.contains($0.entry) } }
  }

  /// The files that the page needs in its current state.
  func needs(_ session: Session) -> [DataFile] {
    switch id {
    case .vocabulary(let language):
      [session.vocabulary(language)] + (topic == nil ? [] : [session.detailsFile(language)])
    case .list: session.language(of: id).map { [.lexicon($0)] } ?? []
    }
  }
}

/// The rows of a list. Without a search, the rows are all entries or the entries of a level, with a title before each
/// section. With a search, the rows are the search results.
struct GlossaryRows {
  let sections: [GlossarySection]
  private let hits: [SearchHit]?
  /// The entries of the chosen level and topic; `nil` if all words are shown.
  private let entries: [Int]?
  let count: Int

  indirect enum Row {
    case title(GlossarySection)
    case entry(Int)
  }

  init(_ glossary: Glossary, _ hits: [SearchHit]?, _ filtered: FilteredEntries?) {
    sections = filtered?.sections ?? glossary.sections
    self.hits = hits
    entries = filtered?.entries
    count = hits?.count ?? (filtered?.entries.count ?? glossary.count) + sections.count
  }

  /// The number of rows that show an entry.
  var wordCount: Int { hits?.count ?? count - sections.count }

  /// O(sections).
  subscript(_ row: Int) -> Row {
    if let hits { return .entry(hits[row].entry) }
    let section = section(of: row)
    let index = row - section - 1
    return index < sections[section].entries.lowerBound ? .title(sections[section]) : .entry(entries?[index] ?? index)
  }

  /// The row of an entry; `nil` if the entry is not shown. O(hits) during a search, O(entries of the level) if a level
  /// is chosen, otherwise O(sections).
  func row(of entry: Int) -> Int? {
    if let hits { return hits.firstIndex { $0.entry == entry } }
    guard let index = entries.map({ $0.firstIndex(of: entry) }) ?? entry else { return nil }
    return sections.lastIndex { $0.entries.lowerBound <= index }.map { index + $0 + 1 }
  }

  /// The row of a section's title.
  func row(ofSection section: Int) -> Int { sections[section].entries.lowerBound + section }

  /// The section that contains a row.
  func section(of row: Int) -> Int {
    (sections.indices.last { self.row(ofSection: $0) <= row }) ?? 0
  }
}
