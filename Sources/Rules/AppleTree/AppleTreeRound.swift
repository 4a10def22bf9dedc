import Words

/// A round of Apple Tree: a word is guessed letter by letter before seven apples fall.
///
///     var round = AppleTreeRound(HiddenWord("árbol", language: .spanish)!)
///     try round.play("A")  // true: both the tree and the word keep what they have
///     round.shown          // ["á", nil, nil, nil, nil]
///
/// A value; play is a function of the word and the letters alone.
public struct AppleTreeRound: Hashable, Sendable {
  public let word: HiddenWord
  /// In the order in which they were tried, none twice.
  public private(set) var tried: [Letter] = []
  public private(set) var hasTakenHint = false

  /// On the tree when a round begins.
  public static let apples = 7
  public static let hintPrice = 1

  public init(_ word: HiddenWord) { self.word = word }

  /// A round as it was left. Of a letter that is there twice the first counts.
  public init(_ word: HiddenWord, tried letters: [Letter], hasTakenHint: Bool) {
    self.init(word)
    for letter in letters where !tried.contains(letter) { tried.append(letter) }
    self.hasTakenHint = hasTakenHint
  }

  public enum Outcome: UInt8, CaseIterable, Hashable, Sendable {
    case won, lost
  }

  /// Why a letter is not played. None costs an apple.
  public enum Refusal: Error, Hashable, Sendable {
    case roundIsOver
    case notALetter
    case alreadyTried(Letter)
  }

  /// Why there is no hint.
  public enum NoHint: Error, Hashable, Sendable {
    case roundIsOver
    case alreadyTaken
    /// The last apple does not pay for it.
    case lastApple
  }

  public var misses: Int { tried.count { !word.has($0) } }

  public var applesLeft: Int { max(0, AppleTreeRound.apples - misses - (hasTakenHint ? AppleTreeRound.hintPrice : 0)) }

  public var outcome: Outcome? {
    if applesLeft == 0 { return .lost }
    return word.places.allSatisfy { isShown($0) } ? .won : nil
  }

  /// For each place what is to be seen of it; `nil` for a blank. A lost round shows the whole word on demand: ``HiddenWord/spelling``.
  public var shown: [String?] { word.places.map { isShown($0) ? $0.text : nil } }

  public func isShown(_ place: HiddenWord.Place) -> Bool { place.letter.map { tried.contains($0) } ?? true }

  public var canTakeHint: Bool { outcome == nil && !hasTakenHint && applesLeft > AppleTreeRound.hintPrice }

  /// Tries a letter, given by any character that means it. `true` when the word has it, `false` when an apple falls.
  @discardableResult
  public mutating func play(_ character: Unicode.Scalar) throws(Refusal) -> Bool {
    guard outcome == nil else { throw .roundIsOver }
    guard let letter = Alphabet(word.language).letter(folding: character) else { throw .notALetter }
    return try play(letter)
  }

  /// Tries a letter. `true` when the word has it, `false` when an apple falls.
  @discardableResult
  public mutating func play(_ letter: Letter) throws(Refusal) -> Bool {
    guard outcome == nil else { throw .roundIsOver }
    guard !tried.contains(letter) else { throw .alreadyTried(letter) }
    tried.append(letter)
    return word.has(letter)
  }

  /// Pays for the hint; what it says is not the rules' business.
  public mutating func takeHint() throws(NoHint) {
    guard outcome == nil else { throw .roundIsOver }
    guard !hasTakenHint else { throw .alreadyTaken }
    guard applesLeft > AppleTreeRound.hintPrice else { throw .lastApple }
    hasTakenHint = true
  }
}
