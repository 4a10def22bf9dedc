import Formats
import Rules
import Words

/// A request for a puzzle. `GET /api/v1/puzzle` and `orchard puzzle` answer it.
public struct PuzzleRequest: Hashable, Sendable {
  /// The language of the root.
  public let language: Language
  /// The number of letters of the root, one of `RootList.lengths`.
  public let length: Int
  /// The name of the puzzle.
  public let name: Name

  /// The name of a puzzle: a seed or a day.
  public enum Name: Hashable, Sendable {
    /// Any 64-bit number. With the same list, equal seeds have equal roots.
    case seed(UInt64)
    /// A day, not before the first day of the root list.
    case day(Day)
  }

  /// Reads the texts of a query or a command line; `nil` for a missing text. A puzzle has either a seed or a day.
  ///
  /// - Throws: The missing or unsuitable text.
  public init(language: String?, length: String?, seed: String?, day: String? = nil) throws(RequestFault) {
    guard let language else { throw .missingField("language") }
    guard let length else { throw .missingField("length") }
    guard seed != nil || day != nil else { throw .missingField("seed") }
    self.language = try Language(named: language)
    guard length.utf8.first != UInt8(ascii: "+"), let value = Int64(length) else {
      throw .wrongType(field: "length", expected: "a whole number")
    }
    guard let count = Int(exactly: value), RootList.lengths.contains(count) else { throw .unsuitableLength(value) }
    self.length = count
    if let text = day {
      guard seed == nil, let day = Day(text) else { throw .unsuitableDay(text) }
      name = .day(day)
    } else {
      guard let number = PuzzleSeed.parse(seed ?? "") else { throw .unsuitableSeed(seed ?? "") }
      name = .seed(number)
    }
  }

  /// Returns the root of the puzzle from the list.
  ///
  /// - Throws: `unsuitableDay` for a day without puzzle.
  public func root(in roots: RootList) throws(RequestFault) -> String {
    switch name {
    case .seed(let seed): return roots.root(seed: seed)
    case .day(let day):
      guard let daily = roots.root(of: day) else { throw .unsuitableDay(day.text) }
      return daily
    }
  }

  /// Returns the puzzle as JSON. `figures` are the figures of its root.
  public func answer(_ figures: PuzzleFigures, in lexicon: Lexicon) -> JSON {
    .object([
      ("root", .string(figures.root.spelling)), ("letters", .string(lexicon.alphabet.text(figures.root.word))),
      ("language", .string(language.code)), ("length", .integer(length)), name.member,
      ("common", .integer(figures.common)), ("accepted", .integer(figures.accepted)),
      ("points", .integer(figures.points.value)), ("listVersion", .string(lexicon.version.text)),
    ])
  }

  /// Returns the puzzle as JSON after counting the figures of its root.
  ///
  /// - Throws: `unsuitableDay` for a day without puzzle, `unsuitableRoot` if the lexicon does not match the list.
  public func answer(in lexicon: Lexicon, roots: RootList) throws(RequestFault) -> JSON {
    answer(try PuzzleFigures(root: try root(in: roots), in: lexicon), in: lexicon)
  }
}

/// The figures of a root, the same in every puzzle with this root.
public struct PuzzleFigures: Hashable, Sendable {
  /// The root, checked against the lexicon.
  public let root: Root
  /// The number of words in the target.
  public let common: Int
  /// The number of words that can be made from the letters, except the root.
  public let accepted: Int
  /// The points of the target.
  public let points: Points

  /// Counts the figures. O(words made from the root's letters).
  ///
  /// - Throws: `unsuitableRoot` if the lexicon does not match the list of the root.
  public init(root text: String, in lexicon: Lexicon) throws(RequestFault) {
    do throws(UnsuitableRoot) { root = try Root(text, in: lexicon) } catch { throw .unsuitableRoot(error) }
    // A puzzle is shared, whether a seed or a day names it.
    let target = FindWordsRound(root: root, origin: .link, in: lexicon).target
    common = target.words.count
    points = target.points
    accepted = lexicon.words(from: root.word, minimum: Target.minimum).count { [root] in $0.word != root.word }
  }
}

extension PuzzleRequest.Name {
  fileprivate var member: (name: String, value: JSON) {
    switch self {
    case .seed(let seed): ("seed", .integer(seed))
    case .day(let day): ("day", .string(day.text))
    }
  }
}

/// Returns the answer to `GET /api/v1/languages`, in the order of `lexicons`.
public func languagesAnswer(_ lexicons: [Lexicon]) -> JSON {
  .object([
    (
      "languages",
      .array(
        lexicons.map { lexicon in
          .object([
            ("code", .string(lexicon.language.code)),
            ("letters", .string(String(String.UnicodeScalarView(lexicon.alphabet.scalars)))),
            ("words", .integer(lexicon.wordCount)), ("listVersion", .string(lexicon.version.text)),
            ("lengths", .array(RootList.lengths.map { .integer($0) })),
          ])
        })
    )
  ])
}

/// The output of `orchard solve --format json`.
public enum SolveAnswer {
  /// Returns the rack's letters and the found words in the given order. O(words).
  public static func json(letters: Word, _ matches: [Lexicon.Match], _ lexicon: Lexicon) -> JSON {
    .object([
      ("letters", .string(lexicon.alphabet.text(letters))), ("language", .string(lexicon.language.code)),
      (
        "words",
        .array(
          matches.map { match in
            .object([
              ("word", .string(lexicon.alphabet.text(match.word))),
              ("spellings", .array(lexicon.spellings(of: match.number).map { .string($0) })),
              ("common", .bool(lexicon.rating(of: match.number).isTarget)),
            ])
          })
      ),
    ])
  }
}
