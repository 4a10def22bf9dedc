import Formats
import Vocabulary
import Words

/// A request for the meanings of a word and the lexicon's information about it. `GET
/// /api/v1/vocabulary/{language}/{word}` answers it.
public struct WordRequest: Hashable, Sendable {
  /// The language of the word.
  public let language: Language
  /// An entry's identifier (`tear.2`), a headword, a form, or any text that folds to a word of the lexicon.
  public let text: String

  /// Reads the texts of an address.
  ///
  /// - Throws: `unknownLanguage`.
  public init(language: String, text: String) throws(RequestFault) {
    self.language = try Language(named: language)
    self.text = text
  }

  /// Creates the request of a word as in the address of its page.
  public init(language: Language, text: String) {
    self.language = language
    self.text = text
  }

  /// Returns whether ``answer(in:_:)`` would succeed. O(1).
  public func isKnown(in lexicon: Lexicon, _ glossary: Glossary) -> Bool { find(in: lexicon, glossary) != nil }

  /// Returns the word and its entries as JSON. A word of the lexicon without entries has an empty list. O(entries of
  /// the vocabulary).
  ///
  /// - Throws: `unknownWord`.
  public func answer(in lexicon: Lexicon, _ glossary: Glossary) throws(RequestFault) -> JSON {
    guard let (word, entries) = find(in: lexicon, glossary) else { throw .unknownWord(language) }
    var members: [(name: String, value: JSON)] = [
      ("language", .string(language.code)), ("word", .string(word)),
      ("entries", .array(entries.map { glossary.json($0) })),
    ]
    let number = (try? lexicon.alphabet.fold(word)).flatMap { lexicon.number(of: $0) }
    members.append(("inLexicon", .bool(number != nil)))
    if let number {
      members.append(("spellings", .array(lexicon.spellings(of: number).map { .string($0) })))
      members.append(("frequencyBand", .integer(lexicon.rating(of: number).frequencyBand)))
    }
    return .object(members)
  }

  /// Returns the word that the text means, and its entries. An exact spelling comes first. Otherwise the text is folded
  /// to a word of the lexicon, in the spelling that the text means or another spelling that has entries.
  private func find(in lexicon: Lexicon, _ glossary: Glossary) -> (word: String, entries: [Int])? {
    let id = EntryID(text: text)
    if id.ordinal > 1, let entry = glossary.entry(id) { return (id.word, [entry]) }
    let written = glossary.entries(spelled: text)
    if let first = written.first { return (glossary.spelling(of: first, meantBy: text), written) }
    guard let spelling = lexicon.spelling(meantBy: text), let word = try? lexicon.alphabet.fold(text),
      let number = lexicon.number(of: word)
    else { return nil }
    for spelling in [spelling] + lexicon.spellings(of: number) {
      let entries = glossary.entries(spelled: spelling)
      if !entries.isEmpty { return (spelling, entries) }
    }
    return (spelling, [])
  }
}
