import Words

/// Why a word cannot be a challenge: the first reason that holds in this order.
public enum UnsuitableChallenge: Error, Hashable, Sendable {
  /// Nothing is left when white space and characters without width are removed.
  case empty
  /// A character that no key of the keyboard types, such as a digit, or a blank or hyphen between letters.
  case notALetter(character: Unicode.Scalar)
  /// Fewer letters than ``Challenge/minimum``.
  case tooShort(minimum: Int)
  /// Neither a word of the lexicon nor one of the vocabulary, and short enough to be looked up: see
  /// ``Challenge/longestLookedUp``.
  case notInLexicon(language: Language)
  /// The lexicon calls the word offensive.
  case offensive
}

extension Challenge {
  /// The fewest letters of a challenge's word.
  public static let minimum = 3

  /// The most letters of a word that is looked up; longer words are accepted unseen. A browser's lexicon has no longer
  /// words (*hippopotamus*), and a challenge that one program makes every other must accept.
  public static let longestLookedUp = Lexicon.Edition.web.maximumLength

  /// The challenge of a word that a player typed, in any letter case, with or without accents. Its spelling is the
  /// typed one where the word is spelled so, else the word's preferred one; a word too long to be looked up is spelled
  /// as typed unless the vocabulary has it.
  ///
  /// `vocabulary` gives the spelling of the vocabulary's word that a text means, `nil` for none; it is asked about
  /// words that the lexicon does not have or that are too long to be looked up. O(letters), and what `vocabulary`
  /// takes.
  ///
  /// - Throws: the first reason why the word is unsuitable.
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

  /// The challenge of a link, checked as if its word had been typed, since another program may have made the link.
  ///
  /// - Throws: the first reason why the word is unsuitable.
  public func checked(
    lexicon: Lexicon, vocabulary: (String) -> String?
  ) throws(UnsuitableChallenge) -> Challenge {
    try Challenge(checking: word.spelling, language: word.language, lexicon: lexicon, vocabulary: vocabulary)
  }
}
