import Words

/// A round of Find Words: a root, and the words found in it so far.
///
///     var round = FindWordsRound(root: try Root("canciones", in: lexicon), in: lexicon)
///     try round.play("CANCION", in: lexicon, at: now)  // Find: canción, 7 points
///     try round.play("canción", in: lexicon, at: now)  // throws Refusal.alreadyFound
///
/// A value: it changes by ``play(_:in:at:)`` alone, and ``init(replaying:root:minimum:in:)`` makes it again from its moves.
public struct FindWordsRound: Hashable, Sendable {
  public let root: Root
  /// The letters that a guess must have at least: 2, 3 or 4.
  public let minimum: Int
  public let target: Target
  /// In the order in which they were found; no word twice.
  public private(set) var finds: [Find] = []
  /// One for each find.
  public private(set) var moves: [Move] = []
  /// Words that count as found without having been played here.
  private var assumed: Set<Word> = []

  public static let minimums = 2...4
  public static let usualMinimum = 3

  public var language: Language { root.language }

  public init(root: Root, minimum: Int = usualMinimum, target: Target) {
    self.root = root
    self.minimum = minimum
    self.target = target
  }

  public init(root: Root, minimum: Int = usualMinimum, in lexicon: Lexicon) {
    self.init(root: root, minimum: minimum, target: Target(root: root, in: lexicon))
  }

  /// The round that `moves` lead to. Moves that are refused leave nothing, as when they were played.
  public init(replaying moves: [Move], root: Root, minimum: Int = usualMinimum, in lexicon: Lexicon) {
    self.init(root: root, minimum: minimum, in: lexicon)
    for move in moves { _ = try? play(move.guess, in: lexicon, at: move.at) }
  }

  /// What a guess is worth now, without changing the round. The rules of judging, in their order.
  ///
  /// O(finds + letters), and for a guess that is no word O(letters × letters of the alphabet + words near it × finds).
  public func judge(_ guess: String, in lexicon: Lexicon) throws(Refusal) -> Find {
    let word = try fold(guess, with: lexicon.alphabet)
    guard word.count > 0 else { throw .empty }
    guard word.count >= minimum else { throw .tooShort(minimum: minimum) }
    guard word != root.word else { throw .isRoot }
    guard !hasFound(word) else { throw .alreadyFound(word: word) }
    if let missing = firstMissingLetter(of: word) { throw missing }
    guard let number = lexicon.number(of: word)
    else { throw .notInLexicon(language: language, isClose: isClose(word, in: lexicon)) }
    return Find(
      word: word, spellings: lexicon.spellings(of: number), points: Points(for: word, root: root),
      isBonus: !target.contains(word), usesAllLetters: root.usesAllLetters(word))
  }

  /// Judges a guess and keeps it when it is accepted; a refused guess leaves the round as it was.
  @discardableResult
  public mutating func play(_ guess: String, in lexicon: Lexicon, at time: Milliseconds) throws(Refusal) -> Find {
    let find = try judge(guess, in: lexicon)
    add(find, by: Move(guess: guess, at: time))
    return find
  }

  /// Adds what was accepted before, when a stored round is read again: a running round keeps its verdicts though a lexicon change.
  public mutating func add(_ find: Find, by move: Move) {
    guard !hasFound(find.word) else { return }
    finds.append(find)
    moves.append(move)
  }

  /// Counts a word as found, when a round is judged whose finds are known as words alone.
  public mutating func assumeFound(_ word: Word) { assumed.insert(word) }

  public func hasFound(_ word: Word) -> Bool { assumed.contains(word) || finds.contains { $0.word == word } }

  private func fold(_ guess: String, with alphabet: Alphabet) throws(Refusal) -> Word {
    do throws(NotALetter) {
      return try alphabet.fold(guess)
    } catch {
      throw .notALetter(character: error.character)
    }
  }

  private func firstMissingLetter(of word: Word) -> Refusal? {
    let offered = LetterCounts(root.word)
    let needed = LetterCounts(word)
    guard let letter = word.letters.first(where: { needed[$0] > offered[$0] }) else { return nil }
    return .notFromLetters(letter: letter, used: needed[letter], available: offered[letter])
  }

  /// Whether a word still to find, not an offensive one, is one edit away.
  private func isClose(_ word: Word, in lexicon: Lexicon) -> Bool {
    var isClose = false
    lexicon.forEachNeighbour(of: word) { match in
      isClose =
        isClose
        || root.offers(match.word, minimum: minimum) && !hasFound(match.word)
          && !lexicon.rating(of: match.number).isOffensive
    }
    return isClose
  }
}
