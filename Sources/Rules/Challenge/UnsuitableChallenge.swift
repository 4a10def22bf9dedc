import Words

/// The reason why a typed word cannot be a challenge. The cases are in the order of the checks, and the program reports
/// the first failing check.
public enum UnsuitableChallenge: Error, Hashable, Sendable {
  /// The text has only white space and zero-width characters.
  case empty
  /// A character that the keyboard does not contain, such as a digit, or a space or hyphen between letters.
  case notALetter(character: Unicode.Scalar)
  /// The word has fewer letters than ``Challenge/minimum``.
  case tooShort(minimum: Int)
  /// The word is neither in the lexicon nor in the vocabulary, although it is short enough for a look-up: see
  /// ``Challenge/longestLookedUp``.
  case notInLexicon(language: Language)
  /// The lexicon rates the word as offensive.
  case offensive
}

extension UnsuitableChallenge: CustomStringConvertible {
  /// The reason in English, in a sentence.
  public var description: String {
    switch self {
    case .empty: "The word is empty."
    case .notALetter(let character):
      "The word has a character that is not a letter of the language: U+\(String(character.value, radix: 16, uppercase: true))."
    case .tooShort(let minimum): "The word has fewer than \(minimum) letters."
    case .notInLexicon(let language): "The word is not in the language \(language.code)."
    case .offensive: "The word is offensive."
    }
  }
}

extension Challenge {
  /// The minimum number of letters of a challenge's word.
  public static let minimum = 3

  /// The maximum number of letters of a word that is looked up; longer words are accepted without a check. Browsers
  /// have a lexicon without longer words (such as *hippopotamus*), but all programs must accept the same challenges.
  public static let longestLookedUp = Lexicon.Edition.web.maximumLength

  /// Creates the challenge of a word that a player typed, in any case, with or without accents. If the typed text is
  /// one of the word's spellings, the challenge keeps the typed text; otherwise the challenge uses the preferred
  /// spelling. If a word is too long to be looked up, the challenge keeps the typed spelling, except if the vocabulary
  /// contains the word.
  ///
  /// The closure `vocabulary` returns the vocabulary's spelling of a text's word, or `nil` if the vocabulary does not
  /// contain the word. The initializer calls `vocabulary` for words that are not in the lexicon or that are too long to
  /// be looked up. O(letters), plus the cost of `vocabulary`.
  ///
  /// - Throws: The first reason why the word is unsuitable.
  public init(
    checking text: String, language: Language, lexicon: Lexicon, vocabulary: (String) -> String?
  ) throws(UnsuitableChallenge) {
    let alphabet = Alphabet(language)
    let word: Word
    let typed: String
    do throws(NotALetter) {
      (word, typed) = (try alphabet.fold(text), try alphabet.smallLetters(text))
    } catch {
      throw .notALetter(character: error.character)
    }
    guard word.count > 0 else { throw .empty }
    guard word.count >= Challenge.minimum else { throw .tooShort(minimum: Challenge.minimum) }
    guard lexicon.language == language else { throw .notInLexicon(language: language) }
    let number = lexicon.number(of: word)
    var spelling: String?
    if number != nil, word.count <= Challenge.longestLookedUp {
      spelling = lexicon.spelling(meantBy: text)
    } else {
      spelling = vocabulary(text)
    }
    if word.count > Challenge.longestLookedUp { spelling = spelling ?? typed }
    guard let spelling, let hidden = HiddenWord(spelling, language: language), let challenge = Challenge(hidden)
    else { throw .notInLexicon(language: language) }
    if let number, lexicon.rating(of: number).isOffensive { throw .offensive }
    self = challenge
  }

  /// Returns the challenge of a link after checking its word. A linked word is checked like a typed word, because
  /// another program may have made the link.
  ///
  /// - Throws: The first reason why the word is unsuitable.
  public func checked(
    lexicon: Lexicon, vocabulary: (String) -> String?
  ) throws(UnsuitableChallenge) -> Challenge {
    try Challenge(checking: word.spelling, language: word.language, lexicon: lexicon, vocabulary: vocabulary)
  }
}
