import Words

/// A round of Find Words: a root and the words found so far.
///
///     var round = FindWordsRound(root: try Root("canciones", in: lexicon), in: lexicon)
///     try round.play("CANCION", in: lexicon, at: now)  // Find: canción, 7 points
///     try round.play("canción", in: lexicon, at: now)  // throws Refusal.alreadyFound
///
/// A value type. ``judge(_:in:)`` judges a guess, ``play(_:in:at:)`` also adds the find, and
/// ``init(replaying:root:minimum:in:)`` replays a round from its moves.
public struct FindWordsRound: Hashable, Sendable {
  /// The word that provides the letters for guesses.
  public let root: Root
  /// The minimum number of letters of a guess: 2, 3 or 4.
  public let minimum: Int
  /// The common words to find: words with at least three letters, regardless of the minimum.
  public let target: Target
  /// The origin of the root.
  public let origin: Origin
  /// The length of the round in minutes; `nil` for no limit.
  public let minutes: Int?
  /// The finds in the order of finding or showing, without duplicates.
  public private(set) var finds: [Find] = []
  /// The moves of the finds, one for each find, in the same order.
  public private(set) var moves: [Move] = []
  /// The help taken, sorted alphabetically by target word.
  public private(set) var hints: [Hint] = []
  /// Refused guesses that have letters only, without duplicates, at most 200.
  public private(set) var rejectedGuesses: [Word] = []
  /// The outcome of the round; `nil` while it is being played.
  public private(set) var outcome: Outcome?
  /// The player's own words. They are accepted as bonus words in every round except daily puzzles.
  public var ownWords = WordSet()
  /// The words of the finds, and the words added by ``assumeFound(_:)``.
  private var foundWords = WordSet()

  /// The minimums that a player can choose.
  public static let minimums = 2...4
  /// The default minimum.
  public static let usualMinimum = 3

  /// The language of the root.
  public var language: Language { root.language }

  /// Creates a new round with a known target.
  public init(
    root: Root, minimum: Int = usualMinimum, target: Target, origin: Origin = .drawn, minutes: Int? = nil
  ) {
    self.root = root
    self.minimum = minimum
    self.target = target
    self.origin = origin
    self.minutes = minutes
  }

  /// Creates a new round. The target of a shared round or a round for a school excludes words that are unsuitable for
  /// schools. O(words made from the root's letters).
  public init(
    root: Root, minimum: Int = usualMinimum, origin: Origin = .drawn, minutes: Int? = nil, isForSchool: Bool = false,
    in lexicon: Lexicon
  ) {
    let target = Target(root: root, isForSchool: isForSchool || origin.isShared, in: lexicon)
    self.init(root: root, minimum: minimum, target: target, origin: origin, minutes: minutes)
  }

  /// Creates a round by replaying moves. Refused moves have no effect, as in the original round. O(moves × cost of
  /// judging one).
  public init(replaying moves: [Move], root: Root, minimum: Int = usualMinimum, in lexicon: Lexicon) {
    self.init(root: root, minimum: minimum, in: lexicon)
    for move in moves { _ = try? play(move.guess, in: lexicon, at: move.at) }
  }

  /// Judges a guess without changing the round. The rules are listed in the order of checking, one per line.
  /// O(letters); for a guess that is not a word O(letters² × letters of the alphabet).
  ///
  /// - Throws: The first reason for refusing the guess.
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

  /// Judges a guess and adds the find. A round with an ``outcome`` still accepts guesses.
  ///
  /// - Throws: The first reason for refusing the guess; then the round is unchanged.
  @discardableResult
  public mutating func play(_ guess: String, in lexicon: Lexicon, at time: Milliseconds) throws(Refusal) -> Find {
    let find = try judge(guess, in: lexicon)
    add(find, by: Move(guess: guess, at: time))
    return find
  }

  /// Adds a find without judging it, while a stored round is read: a round keeps its verdicts even if the lexicon has
  /// changed. Ignores a word that was already found.
  public mutating func add(_ find: Find, by move: Move) {
    guard foundWords.insert(find.word) else { return }
    finds.append(find)
    moves.append(move)
  }

  /// Returns whether one of the player's own words counts. Own words do not count in a daily puzzle, which is the same
  /// for all players.
  private func accepts(own word: Word) -> Bool { origin.day == nil && ownWords.contains(word) }

  private func find(_ word: Word, spellings: [String]) -> Find {
    let help = help(for: word)
    return Find(
      word: word, spellings: spellings, points: Points(for: word, root: root).after(help),
      isBonus: !target.contains(word), usesAllLetters: root.usesAllLetters(word), help: help)
  }

  /// Marks a word as found without adding a find, for callers that only know the words of the finds.
  public mutating func assumeFound(_ word: Word) { foundWords.insert(word) }

  /// Returns whether the word was found or shown.
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

  /// Returns whether an unfound word that is not offensive is one edit away.
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
  /// The target words that are neither found nor shown, in alphabetical order. O(target words).
  public var remaining: [Word] { target.words.filter { !hasFound($0) } }

  /// Returns the available help for a word, cheapest first. Empty if the word is not in the target, was found, or the
  /// round has ended. If only the last letter is hidden, the next help is the whole word.
  public func helpOffered(for word: Word) -> [Help] {
    guard outcome == nil, target.contains(word), !hasFound(word) else { return [] }
    let shown = lettersShown(of: word)
    return shown + 1 < word.count ? [.letters(shown + 1), .word] : [.word]
  }

  /// Returns the help taken for a word; `nil` if no help was taken. O(log hints).
  public func help(for word: Word) -> Help? { hints.help(for: word) }

  /// Returns the number of visible letters at the beginning of the word. It is at least one, because the grid of hints
  /// shows the first letter of all words.
  public func lettersShown(of word: Word) -> Int {
    switch help(for: word) {
    case nil: 1
    case .letters(let count): min(max(count, 1), word.count)
    case .word: word.count
    }
  }

  /// Returns the points that a word would earn after this help.
  public func points(of word: Word, after help: Help?) -> Points { Points(for: word, root: root).after(help) }

  /// Takes help with a word. If the whole word is shown, returns a find without points. Help that is not offered
  /// changes nothing.
  public mutating func take(_ help: Help, with word: Word, in lexicon: Lexicon, at time: Milliseconds) -> Find? {
    guard helpOffered(for: word).contains(help), let number = lexicon.number(of: word) else { return nil }
    add(help, with: word)
    guard help == .word else { return nil }
    let found = find(word, spellings: lexicon.spellings(of: number))
    add(found, by: Move(guess: lexicon.alphabet.text(word), at: time))
    return found
  }

  /// Adds help that was taken earlier, while a stored round is read.
  public mutating func add(_ help: Help, with word: Word) { hints.add(Hint(word: word, help: help)) }

  /// Stores a refused guess, so that the end of the round can show which words it was close to. Ignores duplicates, and
  /// all guesses after 200.
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
