import Words

/// A round of Find Words: a root, and the words found in it so far.
///
///     var round = FindWordsRound(root: try Root("canciones", in: lexicon), in: lexicon)
///     try round.play("CANCION", in: lexicon, at: now)  // Find: canción, 7 points
///     try round.play("canción", in: lexicon, at: now)  // throws Refusal.alreadyFound
///
/// A value: ``judge(_:in:)`` looks at a guess, ``play(_:in:at:)`` also adds the find, and ``init(replaying:root:minimum:in:)`` makes a round again
/// from its moves.
public struct FindWordsRound: Hashable, Sendable {
  /// The word that the round is about.
  public let root: Root
  /// The fewest letters of a guess: 2, 3 or 4.
  public let minimum: Int
  /// The common words to find; it counts words from three letters on, whatever the minimum.
  public let target: Target
  /// Where the root comes from.
  public let origin: Origin
  /// How many minutes the round lasts; `nil` for no limit.
  public let minutes: Int?
  /// The finds in the order in which they were made or shown; no word twice.
  public private(set) var finds: [Find] = []
  /// The moves that led to the finds, one for each, in the same order.
  public private(set) var moves: [Move] = []
  /// The help taken, by the target words that it was taken with, in alphabetical order.
  public private(set) var hints: [Hint] = []
  /// Guesses of letters only that were refused, each once, at most 200.
  public private(set) var rejectedGuesses: [Word] = []
  /// How the round ended; `nil` while it goes on.
  public private(set) var outcome: Outcome?
  /// Words that this player has added to the lexicon's: accepted as bonus words in every round but a day's puzzle.
  public var ownWords = WordSet()
  /// The words of the finds, and those that ``assumeFound(_:)`` added.
  private var foundWords = WordSet()

  /// The minimums that a player can choose from.
  public static let minimums = 2...4
  /// The minimum unless another is chosen.
  public static let usualMinimum = 3

  /// The language of the root.
  public var language: Language { root.language }

  /// A new round with a target that is already known.
  public init(
    root: Root, minimum: Int = usualMinimum, target: Target, origin: Origin = .drawn, minutes: Int? = nil
  ) {
    self.root = root
    self.minimum = minimum
    self.target = target
    self.origin = origin
    self.minutes = minutes
  }

  /// A new round. One that is shared, or for a school, does not ask for words that are not for a school. O(words that the root's letters
  /// make).
  public init(
    root: Root, minimum: Int = usualMinimum, origin: Origin = .drawn, minutes: Int? = nil, isForSchool: Bool = false,
    in lexicon: Lexicon
  ) {
    let target = Target(root: root, isForSchool: isForSchool || origin.isShared, in: lexicon)
    self.init(root: root, minimum: minimum, target: target, origin: origin, minutes: minutes)
  }

  /// The round that these moves lead to. Moves that are refused leave no trace, as when they were played. O(moves ×
  /// judging one).
  public init(replaying moves: [Move], root: Root, minimum: Int = usualMinimum, in lexicon: Lexicon) {
    self.init(root: root, minimum: minimum, in: lexicon)
    for move in moves { _ = try? play(move.guess, in: lexicon, at: move.at) }
  }

  /// Judges a guess without changing the round. The rules in their order, one line each. O(letters), and for a guess
  /// that is no word O(letters² × letters of the alphabet).
  ///
  /// - Throws: the first reason for which the guess is refused.
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

  /// Judges a guess and adds the find. A round that has ended still accepts guesses: see ``outcome``.
  ///
  /// - Throws: the first reason for which the guess is refused; the round stays as it was.
  @discardableResult
  public mutating func play(_ guess: String, in lexicon: Lexicon, at time: Milliseconds) throws(Refusal) -> Find {
    let find = try judge(guess, in: lexicon)
    add(find, by: Move(guess: guess, at: time))
    return find
  }

  /// Adds a find without judging it, when a stored round is read again: a round keeps its verdicts even if the lexicon
  /// has changed. A word that was found already is passed over.
  public mutating func add(_ find: Find, by move: Move) {
    guard foundWords.insert(find.word) else { return }
    finds.append(find)
    moves.append(move)
  }

  /// Whether one of the player's own words counts: not in a day's puzzle, which is the same for everyone.
  private func accepts(own word: Word) -> Bool { origin.day == nil && ownWords.contains(word) }

  private func find(_ word: Word, spellings: [String]) -> Find {
    let help = help(for: word)
    return Find(
      word: word, spellings: spellings, points: Points(for: word, root: root).after(help),
      isBonus: !target.contains(word), usesAllLetters: root.usesAllLetters(word), help: help)
  }

  /// Counts a word as found without a find, when only the words of the finds are known.
  public mutating func assumeFound(_ word: Word) { foundWords.insert(word) }

  /// Whether the word was found or shown.
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

  /// Whether a word that is still to find, and not offensive, is one edit away.
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
  /// Target words that are neither found nor shown, in alphabetical order. O(target words).
  public var remaining: [Word] { target.words.filter { !hasFound($0) } }

  /// The help that can be taken with a word now, the cheaper first; none for a word that is not in the target, was
  /// found, or whose round has ended. The last letter is not shown alone: the next help is then the whole word.
  public func helpOffered(for word: Word) -> [Help] {
    guard outcome == nil, target.contains(word), !hasFound(word) else { return [] }
    let shown = lettersShown(of: word)
    return shown + 1 < word.count ? [.letters(shown + 1), .word] : [.word]
  }

  /// The help taken with a word; `nil` for none. O(log hints).
  public func help(for word: Word) -> Help? { hints.help(for: word) }

  /// How many letters at the word's beginning the player may see: one at least, since the grid of hints gives the
  /// first letter of all words.
  public func lettersShown(of word: Word) -> Int {
    switch help(for: word) {
    case nil: 1
    case .letters(let count): min(max(count, 1), word.count)
    case .word: word.count
    }
  }

  /// The points that a word would earn after this help.
  public func points(of word: Word, after help: Help?) -> Points { Points(for: word, root: root).after(help) }

  /// Takes help with a word, and gives the find when the whole word is shown: it earns no points. Help that is not
  /// offered changes nothing.
  public mutating func take(_ help: Help, with word: Word, in lexicon: Lexicon, at time: Milliseconds) -> Find? {
    guard helpOffered(for: word).contains(help), let number = lexicon.number(of: word) else { return nil }
    add(help, with: word)
    guard help == .word else { return nil }
    let found = find(word, spellings: lexicon.spellings(of: number))
    add(found, by: Move(guess: lexicon.alphabet.text(word), at: time))
    return found
  }

  /// Adds help that was taken before, when a stored round is read again.
  public mutating func add(_ help: Help, with word: Word) { hints.add(Hint(word: word, help: help)) }

  /// Keeps a refused guess, so that the end of the round can tell which words it was near. A guess that is kept
  /// already, and any after 200, is passed over.
  public mutating func add(rejectedGuess word: Word) {
    guard rejectedGuesses.count < FindWordsRound.mostRejectedGuesses, !rejectedGuesses.contains(word) else { return }
    rejectedGuesses.append(word)
  }

  private static let mostRejectedGuesses = 200

  /// Ends the round; a round that has ended keeps its outcome.
  public mutating func end(_ outcome: Outcome) {
    if self.outcome == nil { self.outcome = outcome }
  }
}
