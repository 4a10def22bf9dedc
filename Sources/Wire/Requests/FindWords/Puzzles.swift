import Formats
import Rules
import Words

/// A request for a puzzle. `GET /api/v1/puzzle` and `orchard puzzle` answer the request.
public struct PuzzleRequest: Hashable, Sendable {
  /// The language of the root word.
  public let language: Language
  /// The number of letters of the root word, one of `RootList.lengths`.
  public let length: Int
  /// The name of the puzzle: a seed or a day.
  public let name: Name

  /// The name of a puzzle: a seed or a day.
  public enum Name: Hashable, Sendable {
    /// A seed, which is any 64-bit number. With the same root list, equal seeds lead to equal root words.
    case seed(UInt64)
    /// A day, which must not be before the first day of the root list.
    case day(Day)
  }

  /// Reads the request from the texts of a query or a command line; `nil` for a missing text. A puzzle has either a
  /// seed or a day, but not both.
  ///
  /// - Throws: A fault for the missing or unsuitable text.
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

  /// Returns the puzzle's root word from the root list.
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

  /// Returns the response: the puzzle as JSON. `figures` contains the statistics of the puzzle's root word.
  public func answer(_ figures: PuzzleFigures, in lexicon: Lexicon) -> JSON {
    .object([
      ("root", .string(figures.root.spelling)), ("letters", .string(lexicon.alphabet.text(figures.root.word))),
      ("language", .string(language.code)), ("length", .integer(length)), name.member,
      ("common", .integer(figures.common)), ("accepted", .integer(figures.accepted)),
      ("points", .integer(figures.points.value)), ("listVersion", .string(lexicon.version.text)),
    ])
  }

  /// Returns the response, the puzzle as JSON, after computing the statistics of its root word.
  ///
  /// - Throws: `unsuitableDay` for a day without puzzle, `unsuitableRoot` if the lexicon rejects the root word from the
  ///   list.
  public func answer(in lexicon: Lexicon, roots: RootList) throws(RequestFault) -> JSON {
    answer(try PuzzleFigures(root: try root(in: roots), in: lexicon), in: lexicon)
  }
}

/// The statistics of a root word, which are the same in every puzzle with this root word.
public struct PuzzleFigures: Hashable, Sendable {
  /// The root word, checked against the lexicon.
  public let root: Root
  /// The number of words in the target.
  public let common: Int
  /// The number of words that can be made from the root word's letters, without the root word itself.
  public let accepted: Int
  /// The total points of the target words.
  public let points: Points

  /// Computes the statistics of a root word. O(words made from the root word's letters).
  ///
  /// - Throws: `unsuitableRoot` if the lexicon rejects the root word from the list.
  public init(root text: String, in lexicon: Lexicon) throws(RequestFault) {
    do throws(UnsuitableRoot) { root = try Root(text, in: lexicon) } catch { throw .unsuitableRoot(error) }
    // Puzzles with a seed and puzzles with a day are both shared by players, so the origin `.link` leads to the right
    // target.
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

/// Returns the response to `GET /api/v1/languages`, in the order of `lexicons`.
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
