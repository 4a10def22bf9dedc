import Words

/// Why a word cannot be a challenge: the first reason that holds in this order.
public enum UnsuitableChallenge: Error, Hashable, Sendable {
  /// Nothing is left when white space and zero-width characters go.
  case empty
  /// A character that no key of the keyboard types; a blank or a hyphen between the letters, too.
  case notALetter(character: Unicode.Scalar)
  /// Fewer letters than ``Challenge/minimum``.
  case tooShort(minimum: Int)
  /// Neither a word of the lexicon nor one of the vocabulary. See ``Challenge/longestLookedUp``.
  case notInLexicon(language: Language)
  case offensive
}

extension Challenge {
  /// Letters that a challenge has at least.
  public static let minimum = 3

  /// Letters of the longest words that are looked up: longer ones are believed. A browser's lexicon has no longer words (*hippopotamus*), and a
  /// challenge that one program makes every other must accept.
  public static let longestLookedUp = Lexicon.Edition.web.maximumLength

  /// The word that a player means by a text in any letter case, with or without accents: in the spelling that was typed where the word has it,
  /// else in the most usual one. A longer word than is looked up is spelled as it was typed unless the vocabulary has it.
  ///
  /// `vocabulary` spells a word of the vocabulary that a text means, `nil` for none; it is asked about what the lexicon does not have.
  /// O(letters), and what the vocabulary takes.
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

  /// The same word, looked at again: whoever made the link may have been another program. It gets the lexicon's own spelling.
  public func checked(
    lexicon: Lexicon, vocabulary: (String) -> String?
  ) throws(UnsuitableChallenge) -> Challenge {
    try Challenge(checking: word.spelling, language: word.language, lexicon: lexicon, vocabulary: vocabulary)
  }
}
