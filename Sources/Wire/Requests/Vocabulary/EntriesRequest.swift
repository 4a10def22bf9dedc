import Formats
import Vocabulary
import Words

/// A question that `GET /api/v1/vocabulary/{language}` answers: the entries in order, or those that a search finds, a page at a time.
public struct EntriesRequest: Hashable, Sendable {
  /// Entries that an answer has at most.
  public static let limits = 1...200
  public static let usualLimit = 50

  public let language: Language
  /// Empty for none.
  public let query: String
  public let section: Section?
  public let limit: Int
  /// As it was given; whether it fits, only the answer can tell.
  public let cursor: String?

  /// A part of the list.
  public enum Section: Hashable, Sendable {
    case letter(Letter)
    /// What begins with no letter: `#`.
    case other
  }

  /// From the texts of an address; `nil` for what was not given. A query of white space and an empty section are none.
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

  /// The page, and with the whole list its sections; `next` when there is more.
  public func answer(in glossary: Glossary) throws(RequestFault) -> JSON {
    let entries = entries(in: glossary)
    let cursors = Cursors(self, glossary)
    let start = try cursors.start(cursor, total: entries.count)
    let page = entries.dropFirst(start).prefix(limit)
    var members: [(name: String, value: JSON)] = [
      ("language", .string(language.code)), ("total", .integer(entries.count)),
      ("entries", .array(page.map { glossary[$0].json() })),
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
  /// The section of a capital or small letter; `nil` for an empty text.
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

/// Where the pages of one question begin: an offset and a hash of it and the question, so that none leads elsewhere.
private struct Cursors {
  private let question: ContentHash

  /// The count of entries stands for the vocabulary: a cursor need not outlive an edition of it.
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
    guard digits.count < 10, let offset = Int(String(decoding: digits, as: UTF8.self)), 0 < offset, offset < total,
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
