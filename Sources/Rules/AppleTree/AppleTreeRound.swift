import Formats
import Words

/// A round of Apple Tree, in which a player guesses a word letter by letter before seven apples fall. When half of the
/// word is visible, the player can also guess the whole word.
///
///     var round = AppleTreeRound(HiddenWord("árbol", language: .spanish)!)
///     try round.play("A")       // true: the word has the letter, so no apple falls
///     round.shown               // ["á", nil, nil, nil, nil]
///     try round.play("R")
///     try round.play("B")       // round.canGuessWord is now true
///     try round.guess("ARBOL")  // true: the round is won
///
/// The round is a value type. A round's state depends only on the word, the letters tried, the guesses at the whole word
/// and whether the hint was taken.
public struct AppleTreeRound: Hashable, Sendable {
  /// The word that the player guesses.
  public let word: HiddenWord
  /// The day of a daily puzzle; `nil` for any other round.
  public let day: Day?
  /// The letters tried, in the order of trying, without duplicates.
  public private(set) var tried: [Letter] = []
  /// The guesses at the whole word, right or wrong, in the order of guessing, without duplicates.
  public private(set) var guesses: [Word] = []
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

  /// Creates a round from its saved state. If a letter or a guess occurs several times, only its first occurrence is
  /// used.
  public init(
    _ word: HiddenWord, day: Day? = nil, tried letters: [Letter], guesses words: [Word] = [], hasTakenHint: Bool
  ) {
    self.init(word, day: day)
    for letter in letters where !tried.contains(letter) { tried.append(letter) }
    for word in words where !guesses.contains(word) { guesses.append(word) }
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

  /// The reason why a guess at the whole word is refused. A refused guess does not cost an apple.
  public enum GuessRefusal: Error, Hashable, Sendable {
    /// The round has ended.
    case roundIsOver
    /// Less than half of the word is visible.
    case tooFewLetters
    /// The guess has no characters except spaces.
    case empty
    /// The guess has a character that is neither a letter of the word's language nor a character between letters.
    case notALetter
    /// The guess has more or fewer letters than the word.
    case wrongLength
    /// The same letters were already guessed in this round.
    case alreadyGuessed
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

  /// The number of wrong moves: the tried letters that are not in the word, and the wrong guesses at the whole word.
  /// O((letters tried + guesses) × characters). Properties that are computed from the number of misses have the same
  /// complexity.
  public var misses: Int { tried.count { !word.has($0) } + guesses.count - (isGuessed ? 1 : 0) }

  /// Whether one of the guesses is the word.
  private var isGuessed: Bool { !guesses.isEmpty && guesses.contains(word.letters) }

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

  /// Returns whether a character is visible: its letter was tried, it is not a letter, or the player guessed the word.
  public func isShown(_ place: HiddenWord.Place) -> Bool {
    guard let letter = place.letter, !tried.contains(letter) else { return true }
    return isGuessed
  }

  /// Whether the player may guess the whole word: the round has not ended, and at least half of the word's letters are
  /// visible. A letter that occurs several times counts each time, because the player sees it each time.
  public var canGuessWord: Bool { outcome == nil && showsHalf }

  private var showsHalf: Bool {
    2 * word.places.count { $0.letter != nil && isShown($0) } >= word.letterCount
  }

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

  /// Guesses the whole word, ignoring case, accents, and the characters between letters, such as spaces and hyphens.
  /// Returns `true` if the guess is right, which wins the round, and `false` if an apple falls.
  ///
  /// - Throws: The reason why the guess is refused; the round then stays unchanged.
  @discardableResult
  public mutating func guess(_ text: String) throws(GuessRefusal) -> Bool {
    try checkCanGuess()
    var isEmpty = true
    for scalar in text.scalars where !Alphabet.isSpace(scalar) { isEmpty = false }
    guard !isEmpty else { throw .empty }
    guard let guess = HiddenWord(text, language: word.language) else { throw .notALetter }
    return try self.guess(guess.letters)
  }

  /// Guesses the letters of the whole word. Returns `true` if the guess is right, which wins the round, and `false` if
  /// an apple falls.
  ///
  /// - Throws: The reason why the guess is refused; the round then stays unchanged.
  @discardableResult
  public mutating func guess(_ guess: Word) throws(GuessRefusal) -> Bool {
    try checkCanGuess()
    let letters = word.letters
    guard guess.count == letters.count else { throw .wrongLength }
    guard !guesses.contains(guess) else { throw .alreadyGuessed }
    guesses.append(guess)
    return guess == letters
  }

  private func checkCanGuess() throws(GuessRefusal) {
    guard outcome == nil else { throw .roundIsOver }
    guard showsHalf else { throw .tooFewLetters }
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

extension AppleTreeRound.GuessRefusal: CustomStringConvertible {
  /// The reason in English, with a remedy for the player.
  public var description: String {
    switch self {
    case .roundIsOver: "The round is over. Start another round."
    case .tooFewLetters: "Less than half of the word is visible. Try more letters first."
    case .empty: "The guess is empty. Type the whole word."
    case .notALetter: "The guess has a character that is not a letter of the language. Type letters only."
    case .wrongLength: "The guess has more or fewer letters than the word. Type as many letters as the word has."
    case .alreadyGuessed: "The word was already guessed. Guess another word."
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
