import Journal
import Vocabulary
import Words

/// What the list of a vocabulary shows: all of it in sections, or what a search has found.
struct Browse {
  let shelf: Shelf
  private(set) var query = ""
  /// The entries that were found; `nil` while nothing is searched.
  private(set) var hits: [SearchHit]?
  /// The rows in sight, as the host has told.
  var inSight = 0..<12
  /// The section to begin with, by its title, until the words are there.
  var beginning: String?

  init(_ shelf: Shelf, beginning: String? = nil) {
    self.shelf = shelf
    self.beginning = beginning
  }

  mutating func search(_ text: String, in glossary: Glossary?) {
    query = text
    inSight = 0..<inSight.count
    searchAgain(in: glossary)
  }

  /// With words that have come meanwhile.
  mutating func searchAgain(in glossary: Glossary?) {
    let isBlank = query.unicodeScalars.allSatisfy { Alphabet.isSpace($0) }
    hits = isBlank ? nil : glossary.map { $0.search(query) } ?? []
  }
}

/// The rows of a list: the entries, and before each section its title.
struct Rows {
  private let sections: [GlossarySection]
  private let hits: [SearchHit]?
  let count: Int

  enum Row {
    case title(GlossarySection)
    case entry(Int)
  }

  init(_ glossary: Glossary, _ hits: [SearchHit]?) {
    sections = glossary.sections
    self.hits = hits
    count = hits?.count ?? glossary.count + glossary.sections.count
  }

  /// O(sections).
  subscript(_ row: Int) -> Row {
    if let hits { return .entry(hits[row].entry) }
    let section = section(of: row)
    let entry = row - section - 1
    return entry < sections[section].entries.lowerBound ? .title(sections[section]) : .entry(entry)
  }

  /// The row of a section's title.
  func row(ofSection section: Int) -> Int { sections[section].entries.lowerBound + section }

  /// The section that a row is in.
  func section(of row: Int) -> Int {
    (sections.indices.last { self.row(ofSection: $0) <= row }) ?? 0
  }

  /// The rows to have in the document when these are in sight: as many again above and below, and more.
  func window(around inSight: Range<Int>) -> Range<Int> {
    let margin = max(inSight.count * 3 / 2, 12)
    let start = min(max(0, inSight.lowerBound - margin), count)
    return start..<max(start, min(count, inSight.upperBound + margin))
  }
}

/// The glossaries of the player's own lists, read when they are first looked into. A list never changes under its name.
final class ListGlossaries {
  private var read: [EventID: Glossary] = [:]

  func glossary(_ list: KeptList) -> Glossary? {
    if let known = read[list.id] { return known }
    guard let content = list.content else { return nil }
    let glossary = try? Glossary(Array(content.text.utf8), language: content.language)
    read[list.id] = glossary
    return glossary
  }
}

extension Model {
  /// What a list is of, if it is there.
  func glossary(_ shelf: Shelf) -> Glossary? {
    switch shelf {
    case .vocabulary(let language): library.glossaries[language]
    case .list(let id): list(id).flatMap { listGlossaries.glossary($0) }
    }
  }

  func list(_ id: EventID) -> KeptList? { profile.lists.first { $0.id == id } }
}
