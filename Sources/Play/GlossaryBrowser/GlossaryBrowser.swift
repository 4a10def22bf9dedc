import Formats
import Journal
import Vocabulary
import Words

/// What the list of a vocabulary shows: all of it in sections, or what a search has found.
struct GlossaryBrowser {
  let id: GlossaryID
  private(set) var query = ""
  /// The entries that were found; `nil` while nothing is searched.
  private(set) var hits: [SearchHit]?
  /// The one level whose words are shown, if the player has chosen one.
  private(set) var level: ProficiencyLevel?
  private var levelEntries: LevelEntries?
  /// The rows in sight, as the host reported them.
  var rowsInSight = 0..<12
  /// The section to begin with, by its title, until the words are there.
  var firstSection: String?
  /// Whether what stands above the words has made room for them, on a phone.
  private(set) var isFolded = false
  /// The word beside which the list stands, once its row has been brought into sight.
  private var followed: Route?

  init(_ id: GlossaryID, firstSection: String? = nil) {
    self.id = id
    self.firstSection = firstSection
  }

  /// The list that an address leads to.
  init(_ route: Route, _ location: String) {
    self.init(
      route.glossary ?? .vocabulary(.english),
      firstSection: route.glossary.flatMap { _ in RelativeURL(location).fragment })
  }

  mutating func search(_ text: String, in glossary: Glossary?) {
    query = text
    rowsInSight = 0..<rowsInSight.count
    searchAgain(in: glossary)
    if hits == nil { isFolded = false }
  }

  /// Shows the words of a level alone, or those of all.
  mutating func choose(_ level: ProficiencyLevel?, in glossary: Glossary?) {
    self.level = level
    rowsInSight = 0..<rowsInSight.count
    searchAgain(in: glossary)
  }

  /// What is shown of the words.
  func rows(_ glossary: Glossary) -> GlossaryRows { GlossaryRows(glossary, hits, levelEntries) }

  /// Takes what the host says of the rows in sight. What is above the list folds when it is scrolled, and unfolds at its beginning.
  mutating func see(_ rows: Range<Int>) {
    rowsInSight = rows
    // While a search is typed, its field stays where it is.
    guard hits == nil else { return }
    if rows.lowerBound == 0 { isFolded = false } else if rows.lowerBound > 2 { isFolded = true }
  }

  /// Whether the row of a word's entry must be brought into sight, now that its page is shown; once a word.
  mutating func follow(_ word: Route?, _ session: Session) -> Bool {
    guard let word, let (id, text) = word.wordOfGlossary, let glossary = session.glossary(id) else {
      followed = nil
      return false
    }
    if let followed, followed.isSame(as: word) { return false }
    let isFirst = followed == nil
    if id != self.id { self = GlossaryBrowser(id) }
    followed = word
    // The last of the rows in sight may be there in part.
    guard let entry = glossary.entry(glossary.id(text)), let row = rows(glossary).row(of: entry),
      !rowsInSight.dropLast(2).contains(row)
    else { return isFirst }
    let first = max(0, row - 2)
    rowsInSight = first..<first + rowsInSight.count
    return true
  }

  mutating func heed(_ change: SharedChange, _ session: Session) {
    if case .lists = change, case .list = id { searchAgain(in: session.glossary(id)) }
  }

  /// Chooses and searches again, in words that have arrived since.
  mutating func searchAgain(in glossary: Glossary?) {
    levelEntries = level.flatMap { glossary?.entries(of: $0) }
    let isBlank = query.unicodeScalars.allSatisfy { Alphabet.isSpace($0) }
    hits = isBlank ? nil : glossary.map { $0.search(query) } ?? []
    if let level, let glossary { hits?.removeAll { !glossary.has(level, $0.entry) } }
  }

  /// The files that the page waits for.
  func needs(_ session: Session) -> [DataFile] {
    switch id {
    case .vocabulary(let language): [session.vocabulary(language)]
    case .list: session.language(of: id).map { [.lexicon($0)] } ?? []
    }
  }
}

/// The rows of a list: the entries, all or those of a level, and before each section its title; or what a search has found.
struct GlossaryRows {
  let sections: [GlossarySection]
  private let hits: [SearchHit]?
  /// The entries of the level; `nil` when all are shown.
  private let entries: [Int]?
  let count: Int

  indirect enum Row {
    case title(GlossarySection)
    case entry(Int)
  }

  init(_ glossary: Glossary, _ hits: [SearchHit]?, _ level: LevelEntries?) {
    sections = level?.sections ?? glossary.sections
    self.hits = hits
    entries = level?.entries
    count = hits?.count ?? (level?.entries.count ?? glossary.count) + sections.count
  }

  /// How many entries they show.
  var wordCount: Int { hits?.count ?? count - sections.count }

  /// O(sections).
  subscript(_ row: Int) -> Row {
    if let hits { return .entry(hits[row].entry) }
    let section = section(of: row)
    let index = row - section - 1
    return index < sections[section].entries.lowerBound ? .title(sections[section]) : .entry(entries?[index] ?? index)
  }

  /// The row of an entry; `nil` where it is not shown. O(hits) or O(entries of the level), else O(sections).
  func row(of entry: Int) -> Int? {
    if let hits { return hits.firstIndex { $0.entry == entry } }
    guard let index = entries.map({ $0.firstIndex(of: entry) }) ?? entry else { return nil }
    return sections.lastIndex { $0.entries.lowerBound <= index }.map { index + $0 + 1 }
  }

  /// The row of a section's title.
  func row(ofSection section: Int) -> Int { sections[section].entries.lowerBound + section }

  /// The section that a row is in.
  func section(of row: Int) -> Int {
    (sections.indices.last { self.row(ofSection: $0) <= row }) ?? 0
  }
}
