import Words

/// The reason why a guess is refused. The cases are in the order of the checks, and the round reports the first failing
/// check.
///
/// `Interface` contains the sentences for players, and `Wire` contains the JSON.
public enum Refusal: Error, Hashable, Sendable {
  /// The round has ended.
  case roundIsOver
  /// The guess has only white space and zero-width characters.
  case empty
  /// The guess contains a character outside the language's alphabet; `character` is the first of them.
  case notALetter(character: Unicode.Scalar)
  /// The guess has fewer letters than the round's minimum.
  case tooShort(minimum: Int)
  /// The guess is the root word itself.
  case isRoot
  /// The word was already found in this round. The comparison with earlier finds ignores case and accents.
  case alreadyFound(word: Word)
  /// The guess needs the letter `used` times, but the root word contains it only `available` times. The parameter
  /// `letter` is the first letter of the guess that occurs more often in the guess than in the root word.
  case notFromLetters(letter: Letter, used: Int, available: Int)
  /// The guess is not a word of the language. `isClose` is true if a word that the player has not found is one edit
  /// away.
  case notInLexicon(language: Language, isClose: Bool)
}

extension Refusal: CustomStringConvertible {
  /// The reason in English, in one or two sentences, with a remedy for the player.
  public var description: String {
    switch self {
    case .roundIsOver: "The round is over. Start another round."
    case .empty: "The guess has no letters. Type a word."
    case .notALetter(let character): NotALetter(character: character).description
    case .tooShort(let minimum): "The word has fewer than \(minimum) letters. Find a longer word."
    case .isRoot: "The word is the root word itself. Find another word."
    case .alreadyFound(let word): "The word “\(word)” was already found. Find another word."
    case .notFromLetters(let letter, let used, let available):
      "The word uses \(used) × \(letter), but the root word has \(available == 0 ? "none" : "\(available)")."
    case .notInLexicon(let language, let isClose):
      "The word is not in the lexicon of the language \(language.code)."
        + (isClose ? " A word that the letters make is one letter away." : "")
    }
  }
}
