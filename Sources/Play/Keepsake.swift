import Rules
import Wire
import Words

/// What outlives a visit: settings, the round in progress with its verdicts, the last roots. The host keeps it as one text.
///
/// The text is JSON, version 1; `PlayTests/Saved` pins what versions could read.
struct Keepsake {
  var settings: Settings
  var recentRoots: [String]
  var round: FindWordsRound?
  var board: Board

  static let version: Int64 = 1

  init(_ model: Model) {
    settings = model.settings
    recentRoots = model.recentRoots
    // Until another round has begun, the one that was put away is what a reload must bring back.
    round = model.roundInProgress ?? model.putAway?.round
    board = model.roundInProgress == nil ? model.putAway?.board ?? model.board : model.board
  }

  var text: String {
    JSON.object([
      ("version", .integer(Keepsake.version)), ("language", .string(settings.language.code)),
      ("length", .integer(settings.length)), ("minimum", .integer(settings.minimum)),
      ("recentRoots", .array(recentRoots.map { .string($0) })), ("round", round.map(Keepsake.json) ?? .null),
      ("field", .string(board.field)), ("tiles", .array(board.tiles.map { .integer($0) })),
    ]).text
  }

  private static func json(_ round: FindWordsRound) -> JSON {
    let alphabet = Alphabet(round.language)
    let finds: [JSON] = zip(round.finds, round.moves).map { find, move in
      .object([
        ("guess", .string(move.guess)), ("at", .integer(move.at.value)), ("word", .string(alphabet.text(find.word))),
        ("spellings", .array(find.spellings.map { .string($0) })), ("bonus", .bool(find.isBonus)),
      ])
    }
    return .object([
      ("language", .string(round.language.code)), ("root", .string(round.root.spelling)),
      ("minimum", .integer(round.minimum)),
      ("target", .array(round.target.words.map { .string(alphabet.text($0)) })), ("finds", .array(finds)),
    ])
  }

  /// Reads a stored text; `nil` when it cannot be read as a whole.
  init?(_ text: String) {
    guard let json = try? JSON(Array(text.utf8)), json["version"]?.integer == Keepsake.version,
      let language = json["language"]?.string.flatMap({ Language(code: $0) }),
      let length = json.count("length", in: RootList.lengths),
      let minimum = json.count("minimum", in: Array(FindWordsRound.minimums)),
      let recentRoots = json.strings("recentRoots"), let stored = json["round"]
    else { return nil }
    settings = Settings(language: language, length: length, minimum: minimum)
    self.recentRoots = recentRoots.suffix(RootList.restAfterUse)
    board = Board()
    if case .null = stored { return }
    guard let round = Keepsake.round(stored) else { return nil }
    self.round = round
    board = Board(round.root)
    board.type(json["field"]?.string ?? "")
    let tiles = json["tiles"]?.array?.compactMap { $0.integer.flatMap { Int(exactly: $0) } } ?? []
    if tiles.sorted() == board.tiles { board.tiles = tiles }
  }

  private static func round(_ json: JSON) -> FindWordsRound? {
    guard let language = json["language"]?.string.flatMap({ Language(code: $0) }),
      let text = json["root"]?.string, let root = try? Root(text, language: language),
      let minimum = json.count("minimum", in: Array(FindWordsRound.minimums)),
      let targets = json.strings("target"), let finds = json["finds"]?.array
    else { return nil }
    let alphabet = Alphabet(language)
    var words: [Word] = []
    for text in targets {
      guard let word = try? alphabet.fold(text) else { return nil }
      words.append(word)
    }
    var round = FindWordsRound(root: root, minimum: minimum, target: Target(words: words.sorted(), root: root))
    for find in finds {
      guard let guess = find["guess"]?.string, let at = find["at"]?.integer,
        let word = find["word"]?.string.flatMap({ try? alphabet.fold($0) }),
        word != root.word, LetterCounts(root.word).holds(word),
        let spellings = find.strings("spellings"), !spellings.isEmpty,
        let isBonus = find["bonus"]?.bool
      else { return nil }
      round.add(
        Find(
          word: word, spellings: spellings, points: Points(for: word, root: root), isBonus: isBonus,
          usesAllLetters: root.usesAllLetters(word)), by: Move(guess: guess, at: Milliseconds(at)))
    }
    return round
  }
}

extension JSON {
  fileprivate func count(_ name: String, in allowed: [Int]) -> Int? {
    guard let value = self[name]?.integer, let count = Int(exactly: value), allowed.contains(count) else { return nil }
    return count
  }

  fileprivate func strings(_ name: String) -> [String]? {
    guard let values = self[name]?.array else { return nil }
    var strings: [String] = []
    for value in values {
      guard let string = value.string else { return nil }
      strings.append(string)
    }
    return strings
  }
}
