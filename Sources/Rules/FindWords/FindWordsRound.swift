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
  public let origin: Origin
  /// The minutes that the round lasts; `nil` for as long as the player likes.
  public let minutes: Int?
  /// In the order in which they were found or shown; no word twice.
  public private(set) var finds: [Find] = []
  /// One for each find.
  public private(set) var moves: [Move] = []
  /// What has been shown of words of the target.
  public private(set) var help: [Word: Help] = [:]
  /// Refused guesses that are letters of the language, each once.
  public private(set) var rejectedGuesses: [Word] = []
  public private(set) var outcome: Outcome?
  /// Words that this player wants accepted beside the lexicon's; each counts as a bonus word.
  public var ownWords: Set<Word> = []
  /// The words of the finds, and those that count as found without having been played here.
  private var foundWords: Set<Word> = []

  public static let minimums = 2...4
  public static let usualMinimum = 3

  public var language: Language { root.language }

  public init(
    root: Root, minimum: Int = usualMinimum, target: Target, origin: Origin = .drawn, minutes: Int? = nil
  ) {
    self.root = root
    self.minimum = minimum
    self.target = target
    self.origin = origin
    self.minutes = minutes
  }

  public init(
    root: Root, minimum: Int = usualMinimum, origin: Origin = .drawn, minutes: Int? = nil, in lexicon: Lexicon
  ) {
    self.init(
      root: root, minimum: minimum, target: Target(root: root, in: lexicon), origin: origin, minutes: minutes)
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
    guard let number = lexicon.number(of: word) else {
      if accepts(own: word) { return find(word, spellings: [try spelling(of: guess, with: lexicon.alphabet)]) }
      throw .notInLexicon(language: language, isClose: isClose(word, in: lexicon))
    }
    return find(word, spellings: lexicon.spellings(of: number))
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
    guard foundWords.insert(find.word).inserted else { return }
    finds.append(find)
    moves.append(move)
  }

  /// Whether one of the player's own words counts: in every round but a daily, which is the same for everyone.
  private func accepts(own word: Word) -> Bool { origin.day == nil && ownWords.contains(word) }

  private func find(_ word: Word, spellings: [String]) -> Find {
    let help = help[word]
    return Find(
      word: word, spellings: spellings, points: Points(for: word, root: root).after(help),
      isBonus: !target.contains(word), usesAllLetters: root.usesAllLetters(word), help: help)
  }

  /// Counts a word as found, when a round is judged whose finds are known as words alone.
  public mutating func assumeFound(_ word: Word) { foundWords.insert(word) }

  public func hasFound(_ word: Word) -> Bool { foundWords.contains(word) }

  private func fold(_ guess: String, with alphabet: Alphabet) throws(Refusal) -> Word {
    do throws(NotALetter) {
      return try alphabet.fold(guess)
    } catch {
      throw .notALetter(character: error.character)
    }
  }

  private func spelling(of guess: String, with alphabet: Alphabet) throws(Refusal) -> String {
    do throws(NotALetter) {
      return try alphabet.smallLetters(guess)
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

// MARK: - Help and the end

extension FindWordsRound {
  /// Words of the target that are neither found nor shown.
  public var remaining: [Word] { target.words.filter { !hasFound($0) } }

  /// What help with a word would be, the cheaper first; none for a word that is not to be found any more. The last letter comes with
  /// the word alone.
  public func helpOffered(for word: Word) -> [Help] {
    guard outcome == nil, target.contains(word), !hasFound(word) else { return [] }
    let shown = lettersShown(of: word)
    return shown + 1 < word.count ? [.letters(shown + 1), .word] : [.word]
  }

  /// Letters at the beginning that the player may see: the grid gives the first one to all.
  public func lettersShown(of word: Word) -> Int {
    switch help[word] {
    case nil: 1
    case .letters(let count): min(max(count, 1), word.count)
    case .word: word.count
    }
  }

  /// Points that a word still to find brings with this help.
  public func points(of word: Word, after help: Help?) -> Points { Points(for: word, root: root).after(help) }

  /// Takes help that was offered; other help changes nothing. A word that is shown counts as a find without points.
  public mutating func take(_ help: Help, with word: Word, in lexicon: Lexicon, at time: Milliseconds) -> Find? {
    guard helpOffered(for: word).contains(help), let number = lexicon.number(of: word) else { return nil }
    add(help, with: word)
    guard help == .word else { return nil }
    let found = find(word, spellings: lexicon.spellings(of: number))
    add(found, by: Move(guess: lexicon.alphabet.text(word), at: time))
    return found
  }

  /// Adds help that was taken before, when a stored round is read again.
  public mutating func add(_ help: Help, with word: Word) { self.help[word] = max(self.help[word] ?? help, help) }

  /// Keeps a refused guess, so that the end of the round can say which words it was near.
  public mutating func add(rejectedGuess word: Word) {
    guard rejectedGuesses.count < FindWordsRound.mostRejectedGuesses, !rejectedGuesses.contains(word) else { return }
    rejectedGuesses.append(word)
  }

  private static let mostRejectedGuesses = 200

  /// Ends the round; one that has ended stays as it ended.
  public mutating func end(_ outcome: Outcome) {
    if self.outcome == nil { self.outcome = outcome }
  }
}
