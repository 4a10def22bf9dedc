import Words

/// A round of Apple Tree, in which a player guesses a word letter by letter before seven apples fall.
///
///     var round = AppleTreeRound(HiddenWord("árbol", language: .spanish)!)
///     try round.play("A")  // true: the word has the letter, so no apple falls
///     round.shown          // ["á", nil, nil, nil, nil]
///
/// The round is a value type. A round's state depends only on the word, the letters tried and whether the hint was
/// taken.
public struct AppleTreeRound: Hashable, Sendable {
  /// The word that the player guesses.
  public let word: HiddenWord
  /// The day of a daily puzzle; `nil` for any other round.
  public let day: Day?
  /// The letters tried, in the order of trying, without duplicates.
  public private(set) var tried: [Letter] = []
  /// Whether the player took the hint; each round has one hint.
  public private(set) var hasTakenHint = false

  /// The number of apples on the tree at the beginning of a round.
  public static let apples = 7
  /// The price of the hint in apples.
  public static let hintPrice = 1

  /// Creates a round in which no letter has been tried.
  public init(_ word: HiddenWord) { self.init(word, day: nil) }

  /// Creates the puzzle of a day, which is the same for all players with the same list. `course` is the index of the
  /// word in the day's line: 0 for all levels together, 1 for A1, and so on to 5 for C1.
  ///
  /// - Throws: The reason why the day has no puzzle.
  public init(daily day: Day, course: Int = 0, from words: DailyWords) throws(NoDailyPuzzle) {
    guard day >= words.firstDay else { throw .beforeFirstDay(words.firstDay) }
    guard let text = words.word(of: day, course: course) else { throw .noWord(day) }
    guard let word = HiddenWord(text, language: words.language) else { throw .unsuitableWord(text) }
    self.init(word, day: day)
  }

  private init(_ word: HiddenWord, day: Day?) {
    self.word = word
    self.day = day
  }

  /// Creates a round from its saved state. If a letter occurs several times, only its first occurrence is used.
  public init(_ word: HiddenWord, day: Day? = nil, tried letters: [Letter], hasTakenHint: Bool) {
    self.init(word, day: day)
    for letter in letters where !tried.contains(letter) { tried.append(letter) }
    self.hasTakenHint = hasTakenHint
  }

  /// The outcome of a round: the player completed the word, or the last apple fell first.
  public enum Outcome: UInt8, CaseIterable, Hashable, Sendable {
    case won, lost
  }

  /// The reason why a letter is refused. A refused letter does not cost an apple.
  public enum Refusal: Error, Hashable, Sendable {
    /// The round has ended.
    case roundIsOver
    /// The character is not a letter of the word's language.
    case notALetter
    /// The letter was already tried in this round.
    case alreadyTried(Letter)
  }

  /// The reason why the hint cannot be taken.
  public enum NoHint: Error, Hashable, Sendable {
    /// The round has ended.
    case roundIsOver
    /// The hint was already taken in this round.
    case alreadyTaken
    /// Only one apple is left, and the hint would cost it.
    case lastApple
  }

  /// The number of tried letters that are not in the word. O(letters tried × characters). Properties that are computed
  /// from the number of misses have the same complexity.
  public var misses: Int { tried.count { !word.has($0) } }

  /// The number of apples on the tree: 7, minus one for each miss, and minus one if the hint was taken; never below 0.
  public var applesLeft: Int { max(0, AppleTreeRound.apples - misses - (hasTakenHint ? AppleTreeRound.hintPrice : 0)) }

  /// The outcome of the round; `nil` while it is being played.
  public var outcome: Outcome? {
    if applesLeft == 0 { return .lost }
    return word.places.allSatisfy { isShown($0) } ? .won : nil
  }

  /// The text of each visible character of the word; `nil` for a hidden character. The letters that are still hidden
  /// when a round is lost stay hidden in this property. ``HiddenWord/spelling`` shows the whole word.
  public var shown: [String?] { word.places.map { isShown($0) ? $0.text : nil } }

  /// Returns whether a character is visible because its letter was tried or because it is not a letter.
  public func isShown(_ place: HiddenWord.Place) -> Bool { place.letter.map { tried.contains($0) } ?? true }

  /// Whether ``takeHint()`` would succeed.
  public var canTakeHint: Bool { outcome == nil && !hasTakenHint && applesLeft > AppleTreeRound.hintPrice }

  /// Tries the letter of a character, ignoring case and accents. Returns `true` if the word contains the letter,
  /// `false` if an apple falls.
  ///
  /// - Throws: The reason why the letter is refused; the round then stays unchanged.
  @discardableResult
  public mutating func play(_ character: Unicode.Scalar) throws(Refusal) -> Bool {
    guard outcome == nil else { throw .roundIsOver }
    guard let letter = Alphabet(word.language).letter(folding: character) else { throw .notALetter }
    return try play(letter)
  }

  /// Tries a letter of the word's language. Returns `true` if the word contains the letter, `false` if an apple falls.
  ///
  /// - Throws: The reason why the letter is refused; the round then stays unchanged.
  @discardableResult
  public mutating func play(_ letter: Letter) throws(Refusal) -> Bool {
    guard outcome == nil else { throw .roundIsOver }
    guard !tried.contains(letter) else { throw .alreadyTried(letter) }
    tried.append(letter)
    return word.has(letter)
  }

  /// Takes the hint and pays its price in apples. The rules do not define the content of the hint.
  ///
  /// - Throws: The reason why the hint cannot be taken; the round then stays unchanged.
  public mutating func takeHint() throws(NoHint) {
    guard outcome == nil else { throw .roundIsOver }
    guard !hasTakenHint else { throw .alreadyTaken }
    guard applesLeft > AppleTreeRound.hintPrice else { throw .lastApple }
    hasTakenHint = true
  }
}

extension AppleTreeRound.Refusal: CustomStringConvertible {
  /// The reason in English, with a remedy for the player.
  public var description: String {
    switch self {
    case .roundIsOver: "The round is over. Start another round."
    case .notALetter: "The character is not a letter of the language. Try a letter of the alphabet."
    case .alreadyTried(let letter): "The letter “\(letter)” was already tried. Try another letter."
    }
  }
}

extension AppleTreeRound.NoHint: CustomStringConvertible {
  /// The reason in English, with a remedy for the player.
  public var description: String {
    switch self {
    case .roundIsOver: "The round is over. Start another round."
    case .alreadyTaken: "The hint was already taken. A round has one hint."
    case .lastApple: "The hint costs an apple, and only one is left. Try a letter."
    }
  }
}
