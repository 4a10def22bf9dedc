import Words

/// A round of Apple Tree: a word is guessed letter by letter before seven apples fall.
///
///     var round = AppleTreeRound(HiddenWord("árbol", language: .spanish)!)
///     try round.play("A")  // true: both the tree and the word keep what they have
///     round.shown          // ["á", nil, nil, nil, nil]
///
/// A value: how a round stands follows from its word, the letters tried and the hint alone.
public struct AppleTreeRound: Hashable, Sendable {
  /// The word to guess.
  public let word: HiddenWord
  /// The letters tried, in their order, none twice.
  public private(set) var tried: [Letter] = []
  /// Whether the hint was taken; there is one.
  public private(set) var hasTakenHint = false

  /// Apples on the tree when a round begins.
  public static let apples = 7
  /// Apples that the hint costs.
  public static let hintPrice = 1

  /// A round with nothing tried.
  public init(_ word: HiddenWord) { self.word = word }

  /// A round as it was left. Of a letter that occurs twice the first counts.
  public init(_ word: HiddenWord, tried letters: [Letter], hasTakenHint: Bool) {
    self.init(word)
    for letter in letters where !tried.contains(letter) { tried.append(letter) }
    self.hasTakenHint = hasTakenHint
  }

  /// How a round ended: the word was completed, or the last apple fell before.
  public enum Outcome: UInt8, CaseIterable, Hashable, Sendable {
    case won, lost
  }

  /// Why a letter is not tried. A refusal costs no apple.
  public enum Refusal: Error, Hashable, Sendable {
    /// The round has been won or lost.
    case roundIsOver
    /// The character is no letter of the word's language.
    case notALetter
    /// The letter was tried before in this round.
    case alreadyTried(Letter)
  }

  /// Why the hint cannot be taken.
  public enum NoHint: Error, Hashable, Sendable {
    /// The round has been won or lost.
    case roundIsOver
    /// The hint was taken before in this round.
    case alreadyTaken
    /// Only one apple is left, which cannot pay for it.
    case lastApple
  }

  /// Letters tried that the word does not have. O(letters tried × characters), as what follows from it.
  public var misses: Int { tried.count { !word.has($0) } }

  /// Apples still on the tree: 7, less one for each miss and for the hint; never below 0.
  public var applesLeft: Int { max(0, AppleTreeRound.apples - misses - (hasTakenHint ? AppleTreeRound.hintPrice : 0)) }

  /// How the round ended; `nil` while it goes on.
  public var outcome: Outcome? {
    if applesLeft == 0 { return .lost }
    return word.places.allSatisfy { isShown($0) } ? .won : nil
  }

  /// For each character of the word its text, or `nil` while it is hidden. A lost round does not uncover the rest: see
  /// ``HiddenWord/spelling``.
  public var shown: [String?] { word.places.map { isShown($0) ? $0.text : nil } }

  /// Whether the player sees a character: its letter was tried, or it is no letter.
  public func isShown(_ place: HiddenWord.Place) -> Bool { place.letter.map { tried.contains($0) } ?? true }

  /// Whether ``takeHint()`` would succeed.
  public var canTakeHint: Bool { outcome == nil && !hasTakenHint && applesLeft > AppleTreeRound.hintPrice }

  /// Tries the letter that a character means, whatever its letter case and accent. `true` when the word has the
  /// letter, `false` when an apple falls.
  ///
  /// - Throws: a refusal, which changes nothing.
  @discardableResult
  public mutating func play(_ character: Unicode.Scalar) throws(Refusal) -> Bool {
    guard outcome == nil else { throw .roundIsOver }
    guard let letter = Alphabet(word.language).letter(folding: character) else { throw .notALetter }
    return try play(letter)
  }

  /// Tries a letter of the word's language. `true` when the word has it, `false` when an apple falls.
  ///
  /// - Throws: a refusal, which changes nothing.
  @discardableResult
  public mutating func play(_ letter: Letter) throws(Refusal) -> Bool {
    guard outcome == nil else { throw .roundIsOver }
    guard !tried.contains(letter) else { throw .alreadyTried(letter) }
    tried.append(letter)
    return word.has(letter)
  }

  /// Pays for the hint; the rules do not know what the hint says.
  ///
  /// - Throws: why it cannot be taken; then nothing changes.
  public mutating func takeHint() throws(NoHint) {
    guard outcome == nil else { throw .roundIsOver }
    guard !hasTakenHint else { throw .alreadyTaken }
    guard applesLeft > AppleTreeRound.hintPrice else { throw .lastApple }
    hasTakenHint = true
  }
}
