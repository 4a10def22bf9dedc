import Formats
import Vocabulary
import Words

/// A request for one page of a vocabulary's entries, or of the entries that a search finds. `GET
/// /api/v1/vocabulary/{language}` answers the request.
public struct EntriesRequest: Hashable, Sendable {
  /// The allowed numbers of entries on a page.
  public static let limits = 1...200
  /// The default number of entries on a page.
  public static let usualLimit = 50

  /// The language of the words.
  public let language: Language
  /// The search query; empty for all entries.
  public let query: String
  /// The section that contains the requested entries; `nil` for the entries of all sections.
  public let section: Section?
  /// The maximum number of entries on the page, one of ``limits``.
  public let limit: Int
  /// The value of `next` in the previous page's response; `nil` for the first page. The cursor is checked only when the
  /// response is created.
  public let cursor: String?

  /// A section of the vocabulary's list: the entries that begin with a certain letter, or the entries that begin with
  /// no letter (`#`).
  public enum Section: Hashable, Sendable {
    case letter(Letter)
    /// The entries that begin with no letter: `#`.
    case other
  }

  /// Reads the request from the texts of an address; `nil` for a missing text. A query of only white space and an empty
  /// section are treated as missing.
  ///
  /// - Throws: A fault for the unknown or unsuitable text.
  public init(
    language: String, query: String? = nil, section: String? = nil, limit: String? = nil, cursor: String? = nil
  ) throws(RequestFault) {
    self.language = try Language(named: language)
    let query = query ?? ""
    self.query = query.unicodeScalars.allSatisfy { Alphabet.isSpace($0) || Alphabet.hasNoWidth($0) } ? "" : query
    self.section = try Section(section ?? "", Alphabet(self.language))
    self.limit = try EntriesRequest.limit(limit)
    self.cursor = cursor
  }

  private static func limit(_ text: String?) throws(RequestFault) -> Int {
    guard let text else { return usualLimit }
    guard text.utf8.first != UInt8(ascii: "+"), let value = Int64(text) else {
      throw .wrongType(field: "limit", expected: "a whole number")
    }
    guard let limit = Int(exactly: value), limits.contains(limit) else { throw .unsuitableLimit(value) }
    return limit
  }

  /// Returns the response: the page as JSON. Without a query, the response also contains the sections of the whole
  /// list. If more entries follow, the response contains a cursor in `next`. At most O(n). With a query, the cost of
  /// ``Glossary/search(_:)``.
  ///
  /// - Throws: `badCursor` if the cursor does not come from a response to the same request.
  public func answer(in glossary: Glossary) throws(RequestFault) -> JSON {
    let entries = entries(in: glossary)
    let cursors = Cursors(self, glossary)
    let start = try cursors.start(cursor, total: entries.count)
    let page = entries.dropFirst(start).prefix(limit)
    var members: [(name: String, value: JSON)] = [
      ("language", .string(language.code)), ("total", .integer(entries.count)),
      ("entries", .array(page.map { glossary.json($0) })),
    ]
    if page.endIndex < entries.endIndex { members.append(("next", .string(cursors.cursor(page.endIndex)))) }
    if query.utf8.isEmpty { members.append(("sections", glossary.sectionsJSON)) }
    return .object(members)
  }

  private func entries(in glossary: Glossary) -> [Int] {
    var range = 0..<glossary.count
    if let section {
      let alphabet = Alphabet(language)
      range = glossary.sections.first { Section($0, alphabet) == section }?.entries ?? 0..<0
    }
    return query.utf8.isEmpty ? Array(range) : glossary.search(query).map { $0.entry }.filter { range.contains($0) }
  }
}

extension EntriesRequest.Section {
  /// Creates the section of a letter in either case, or the section `#`; `nil` for an empty text.
  init?(_ text: String, _ alphabet: Alphabet) throws(RequestFault) {
    if text.utf8.isEmpty { return nil }
    if text.hasSameBytes(as: "#") {
      self = .other
    } else if let word = try? alphabet.fold(text), word.count == 1 {
      self = .letter(word.letters[0])
    } else {
      throw .unsuitableSection(text)
    }
  }

  init(_ section: GlossarySection, _ alphabet: Alphabet) {
    let letter = section.letter.flatMap { alphabet.letter(Diacritics.lowercase($0)) }
    self = letter.map { .letter($0) } ?? .other
  }
}

/// Creates and checks the cursors of one request. A cursor contains the offset at which a page begins, and a hash of
/// the offset and the request. The hash makes the cursor invalid in any other request.
private struct Cursors {
  private let question: ContentHash

  /// The hash includes the number of entries, so that a cursor is invalid in another version of the vocabulary.
  init(_ request: EntriesRequest, _ glossary: Glossary) {
    let section: String =
      switch request.section {
      case .letter(let letter): "\(letter.rawValue)"
      case .other: "#"
      case nil: ""
      }
    question = ContentHash("\(request.language.code)\t\(glossary.count)\t\(section)\t\(request.query)".utf8)
  }

  func cursor(_ offset: Int) -> String {
    var hash = question
    hash.combine("\t\(offset)".utf8)
    return "\(offset)-\(hash.text)"
  }

  func start(_ cursor: String?, total: Int) throws(RequestFault) -> Int {
    guard let cursor else { return 0 }
    let digits = cursor.utf8.prefix { $0 != UInt8(ascii: "-") }
    guard digits.count < 10, let offset = Int(String(utf8: digits)), 0 < offset, offset < total,
      self.cursor(offset).hasSameBytes(as: cursor)
    else { throw .badCursor }
    return offset
  }
}

extension Glossary {
  fileprivate var sectionsJSON: JSON {
    .array(sections.map { .object([("title", .string($0.title)), ("count", .integer($0.entries.count))]) })
  }
}
