import Formats
import Rules
import Words

/// A request for a puzzle. `GET /api/v1/puzzle` and `orchard puzzle` answer it.
public struct PuzzleRequest: Hashable, Sendable {
  /// The language of the root.
  public let language: Language
  /// The letters of the root, one of `RootList.lengths`.
  public let length: Int
  /// Which puzzle it is.
  public let name: Name

  /// What names a puzzle: a seed, or a day.
  public enum Name: Hashable, Sendable {
    /// Any number of 64 bits: the same seed gives the same root of the same list.
    case seed(UInt64)
    /// A day, from the first day of the root list on.
    case day(Day)
  }

  /// Reads the texts of a query or a command line; `nil` for what was not given. A puzzle has either a seed or a day.
  ///
  /// - Throws: what is missing or unsuitable.
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

  /// The root of the puzzle, one of the list's.
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

  /// The puzzle as JSON. `figures`: those of its root.
  public func answer(_ figures: PuzzleFigures, in lexicon: Lexicon) -> JSON {
    .object([
      ("root", .string(figures.root.spelling)), ("letters", .string(lexicon.alphabet.text(figures.root.word))),
      ("language", .string(language.code)), ("length", .integer(length)), name.member,
      ("common", .integer(figures.common)), ("accepted", .integer(figures.accepted)),
      ("points", .integer(figures.points.value)), ("listVersion", .string(lexicon.version.text)),
    ])
  }

  /// The same, with the root's figures counted now.
  ///
  /// - Throws: `unsuitableDay` for a day without puzzle, `unsuitableRoot` when the lexicon does not fit the list.
  public func answer(in lexicon: Lexicon, roots: RootList) throws(RequestFault) -> JSON {
    answer(try PuzzleFigures(root: try root(in: roots), in: lexicon), in: lexicon)
  }
}

/// What every puzzle with one root has.
public struct PuzzleFigures: Hashable, Sendable {
  /// As the lexicon vouches for it.
  public let root: Root
  /// How many words the target has.
  public let common: Int
  /// How many words the letters make, the root left out.
  public let accepted: Int
  /// What the target is worth.
  public let points: Points

  /// O(words that the root's letters make).
  ///
  /// - Throws: `unsuitableRoot` when the lexicon does not fit the list from which the root is.
  public init(root text: String, in lexicon: Lexicon) throws(RequestFault) {
    do throws(UnsuitableRoot) { root = try Root(text, in: lexicon) } catch { throw .unsuitableRoot(error) }
    // A puzzle is shared, whatever names it.
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

/// The answer to `GET /api/v1/languages`, in the order of `lexicons`.
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
  /// The rack's letters and the words found, in the order given. O(words).
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
