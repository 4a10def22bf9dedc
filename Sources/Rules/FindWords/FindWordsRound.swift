import Words

/// A round of Find Words: the root word, whose letters the player uses, and the words found so far.
///
///     var round = FindWordsRound(root: try Root("canciones", in: lexicon), origin: .drawn, in: lexicon)
///     try round.play("CANCION", in: lexicon, at: now)  // Find: canción, 7 points
///     try round.play("canción", in: lexicon, at: now)  // throws Refusal.alreadyFound
///
/// The round is a value type. The method ``judge(_:in:)`` judges a guess, and ``play(_:in:at:)`` also adds the find. The
/// round ends when the player has found all target words, and when the app calls ``end(_:)``. A round that has ended
/// refuses all guesses.
///
/// The initializer ``init(daily:from:in:)`` creates the puzzle that all players have on a day. The initializer
/// ``init(replaying:root:minimum:origin:minutes:isForSchool:in:)`` replays a round from its moves.
public struct FindWordsRound: Hashable, Sendable {
  /// The root word, from whose letters the player makes guesses.
  public let root: Root
  /// The minimum number of letters of a guess.
  public let minimum: MinimumLength
  /// The common words to find. All of these words have at least three letters, regardless of the round's minimum.
  public let target: Target
  /// The origin of the root word: drawn, linked, seeded or daily.
  public let origin: Origin
  /// The length of the round in minutes; `nil` for no limit.
  public let minutes: Int?
  /// The finds, in the order in which the player found them or help showed them, without duplicates.
  public private(set) var finds: [Find] = []
  /// The moves that made the finds, one for each find, in the same order as ``finds``.
  public private(set) var moves: [Move] = []
  /// The help taken, sorted alphabetically by target word.
  public private(set) var hints: [Hint] = []
  /// Refused guesses that consist only of letters, without duplicates, at most 200.
  public private(set) var rejectedGuesses: [Word] = []
  /// The outcome of the round; `nil` while it is being played.
  public private(set) var outcome: Outcome?
  /// Whether the round accepts bonus words after the player has found all target words. If this property is true, the
  /// round ends only when the app calls ``end(_:)``.
  public var continuesAfterHarvest = false
  /// Whether bonus words help the tree to grow (``Growth``). The value is false for rounds that began before
  /// this rule existed.
  public var bonusGrows = true
  /// The player's own words. The round accepts these words as bonus words, except if the round is a daily puzzle.
  public var ownWords = WordSet()
  /// The words of the finds, and the words that ``assumeFound(_:)`` added.
  private var foundWords = WordSet()

  /// The language of the root word.
  public var language: Language { root.language }

  /// Creates a new round with a target that is already known.
  public init(
    root: Root, minimum: MinimumLength = .usual, target: Target, origin: Origin, minutes: Int? = nil
  ) {
    self.root = root
    self.minimum = minimum
    self.target = target
    self.origin = origin
    self.minutes = minutes
  }

  /// Creates a new round and computes its target. The target of a shared round or a round for a school excludes words
  /// that are unsuitable for schools. O(words made from the root's letters).
  ///
  /// The origin changes the target: rounds that players share exclude more words than a drawn round. For a day's puzzle,
  /// use ``init(daily:from:in:)``.
  public init(
    root: Root, minimum: MinimumLength = .usual, origin: Origin, minutes: Int? = nil, isForSchool: Bool = false,
    in lexicon: Lexicon
  ) {
    let target = Target(root: root, isForSchool: isForSchool || origin.isShared, in: lexicon)
    self.init(root: root, minimum: minimum, target: target, origin: origin, minutes: minutes)
  }

  /// Creates the puzzle of a day, which is the same for all players with the same list and lexicon. O(words made from
  /// the root word's letters).
  ///
  /// - Throws: The reason why the day has no puzzle.
  public init(daily day: Day, from roots: RootList, in lexicon: Lexicon) throws(NoDailyPuzzle) {
    guard let text = roots.root(of: day) else { throw .beforeFirstDay(roots.firstDay) }
    let root: Root
    do throws(UnsuitableRoot) {
      root = try Root(text, in: lexicon)
    } catch {
      throw .unsuitableRoot(text, error)
    }
    self.init(root: root, origin: .daily(day), in: lexicon)
  }

  /// Creates the round of a seed, which is the same for all players with the same list and lexicon. O(root words +
  /// words made from the root word's letters).
  ///
  /// - Throws: The reason why the list's word cannot be a root word in this lexicon.
  public init(
    seed: UInt64, from roots: RootList, minimum: MinimumLength = .usual, minutes: Int? = nil, in lexicon: Lexicon
  ) throws(UnsuitableRoot) {
    let root = try Root(roots.root(seed: seed), in: lexicon)
    self.init(root: root, minimum: minimum, origin: .seed(seed), minutes: minutes, in: lexicon)
  }

  /// Creates a round by replaying moves. Refused moves have no effect, as in the original round. O(moves × cost of
  /// judging a move).
  ///
  /// Pass the origin of the original round, because a round with another origin can have another target.
  public init(
    replaying moves: [Move], root: Root, minimum: MinimumLength = .usual, origin: Origin, minutes: Int? = nil,
    isForSchool: Bool = false, in lexicon: Lexicon
  ) {
    self.init(
      root: root, minimum: minimum, origin: origin, minutes: minutes, isForSchool: isForSchool, in: lexicon)
    for move in moves { _ = try? play(move.guess, in: lexicon, at: move.at) }
  }

  /// Judges a guess without changing the round. The code below contains the rules in the order of checking, one rule
  /// per line. O(letters). For a guess that is not a word, O(letters² × letters of the alphabet).
  ///
  /// - Throws: The first reason for refusing the guess.
  public func judge(_ guess: String, in lexicon: Lexicon) throws(Refusal) -> Find {
    guard outcome == nil else { throw .roundIsOver }
    let word = try fold(guess, with: lexicon.alphabet)
    guard word.count > 0 else { throw .empty }
    guard word.count >= minimum.rawValue else { throw .tooShort(minimum: minimum.rawValue) }
    guard word != root.word else { throw .isRoot }
    guard !hasFound(word) else { throw .alreadyFound(word: word) }
    if let missing = firstMissingLetter(of: word) { throw missing }
    guard let number = lexicon.number(of: word) else {
      if accepts(own: word) { return find(word, spellings: [try spelling(of: guess, with: lexicon.alphabet)]) }
      throw .notInLexicon(language: language, isClose: isClose(word, in: lexicon))
    }
    return find(word, spellings: lexicon.spellings(of: number))
  }

  /// Judges a guess and, if it is accepted, adds the find. The last target word ends the round, unless
  /// ``continuesAfterHarvest`` is true. O(target words) and the cost of judging the guess.
  ///
  /// - Throws: The first reason for refusing the guess; the round then stays unchanged.
  @discardableResult
  public mutating func play(_ guess: String, in lexicon: Lexicon, at time: Milliseconds) throws(Refusal) -> Find {
    let find = try judge(guess, in: lexicon)
    add(find, by: Move(guess: guess, at: time))
    endIfHarvested()
    return find
  }

  private mutating func endIfHarvested() {
    guard !continuesAfterHarvest, !target.words.isEmpty, target.words.allSatisfy({ hasFound($0) }) else { return }
    end(.harvested)
  }

  /// Adds a find without judging it. This method is for reading a stored round, because the round's verdicts are kept
  /// even if the lexicon has changed. Ignores a find whose word was already found.
  public mutating func add(_ find: Find, by move: Move) {
    guard foundWords.insert(find.word) else { return }
    finds.append(find)
    moves.append(move)
  }

  /// Returns whether the round accepts a word because it is one of the player's own words. A daily puzzle ignores own
  /// words, because the puzzle must be the same for all players.
  private func accepts(own word: Word) -> Bool { origin.day == nil && ownWords.contains(word) }

  private func find(_ word: Word, spellings: [String]) -> Find {
    let help = help(for: word)
    return Find(
      word: word, spellings: spellings, points: Points(for: word, root: root).after(help),
      isBonus: !target.contains(word), usesAllLetters: root.usesAllLetters(word), help: help)
  }

  /// Marks a word as found without adding a find. This method is for callers that have only the words of the finds.
  public mutating func assumeFound(_ word: Word) { foundWords.insert(word) }

  /// The words that ``assumeFound(_:)`` added. O(finds × log finds).
  package var assumedWords: [Word] {
    let found = WordSet(finds.map { $0.word })
    return foundWords.words.filter { !found.contains($0) }
  }

  /// Returns whether the player found the word or help showed it.
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

  /// Returns whether the word is one edit away from a word that is not yet found and not offensive.
  private func isClose(_ word: Word, in lexicon: Lexicon) -> Bool {
    var isClose = false
    lexicon.forEachNeighbour(of: word) { match in
      isClose =
        isClose
        || root.offers(match.word, minimum: minimum.rawValue) && !hasFound(match.word)
          && !lexicon.rating(of: match.number).isOffensive
    }
    return isClose
  }
}

// MARK: - Help and the end

extension FindWordsRound {
  /// The target words that the player has not found and that help has not shown whole, in alphabetical order. O(target
  /// words).
  public var remaining: [Word] { target.words.filter { !hasFound($0) } }

  /// Returns the available help for a word, cheapest first. Empty if the word is not in the target, if it was already
  /// found, or if the round has ended. The meaning is offered only before any other help. If only the last letter is
  /// hidden, the whole word is offered instead of the next letter.
  public func helpOffered(for word: Word) -> [Help] {
    guard outcome == nil, target.contains(word), !hasFound(word) else { return [] }
    let shown = lettersShown(of: word)
    let more: [Help] = shown + 1 < word.count ? [.letters(shown + 1), .word] : [.word]
    return help(for: word) == nil ? [.meaning] + more : more
  }

  /// Returns the help taken for a word; `nil` if no help was taken. O(log hints).
  public func help(for word: Word) -> Help? { hints.help(for: word) }

  /// Returns the number of visible letters at the beginning of the word. At least one letter is visible, because the
  /// grid of hints shows the first letter of every word.
  public func lettersShown(of word: Word) -> Int {
    switch help(for: word) {
    case nil, .meaning: 1
    case .letters(let count): min(max(count, 1), word.count)
    case .word: word.count
    }
  }

  /// Returns the points that the player would earn for a word after this help.
  public func points(of word: Word, after help: Help?) -> Points { Points(for: word, root: root).after(help) }

  /// Takes help with a word and records it in the round. If the whole word is shown, returns a find without points. If
  /// the help is not offered, the round stays unchanged.
  public mutating func take(_ help: Help, with word: Word, in lexicon: Lexicon, at time: Milliseconds) -> Find? {
    guard helpOffered(for: word).contains(help), let number = lexicon.number(of: word) else { return nil }
    add(help, with: word)
    guard help == .word else { return nil }
    let found = find(word, spellings: lexicon.spellings(of: number))
    add(found, by: Move(guess: lexicon.alphabet.text(word), at: time))
    endIfHarvested()
    return found
  }

  /// Adds help that the player took earlier. This method is for reading a stored round.
  public mutating func add(_ help: Help, with word: Word) { hints.add(Hint(word: word, help: help)) }

  /// Stores a refused guess, so that the end of the round can show the unfound words that were close to the guess.
  /// Ignores duplicates, and ignores all guesses after the first 200.
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
