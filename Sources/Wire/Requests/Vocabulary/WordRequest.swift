import Formats
import Vocabulary
import Words

/// A request for a word's meanings and for the lexicon's information about the word. `GET
/// /api/v1/vocabulary/{language}/{word}` answers the request.
public struct WordRequest: Hashable, Sendable {
  /// The language of the word.
  public let language: Language
  /// The identifier of an entry (`tear.2`), a headword, a form, or any text that folds to a word of the lexicon.
  public let text: String

  /// Reads the request from the texts of an address.
  ///
  /// - Throws: `unknownLanguage` if the program does not support the language.
  public init(language: String, text: String) throws(RequestFault) {
    self.language = try Language(named: language)
    self.text = text
  }

  /// Creates the request for a word from the text in the address of the word's page.
  public init(language: Language, text: String) {
    self.language = language
    self.text = text
  }

  /// Returns whether ``answer(in:_:)`` would succeed. O(1).
  public func isKnown(in lexicon: Lexicon, _ glossary: Glossary) -> Bool { find(in: lexicon, glossary) != nil }

  /// Returns the response: the word and its entries as JSON. If the lexicon contains the word but the vocabulary has no
  /// entry, the list of entries is empty. O(entries of the vocabulary).
  ///
  /// - Throws: `unknownWord` if neither the lexicon nor the vocabulary contains the word.
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

  /// Returns the word that the request's text means, and the word's entries. If the vocabulary contains the exact
  /// spelling, its entries are returned. If the vocabulary does not contain the exact spelling, the text is folded to a
  /// word of the lexicon. The returned word has the spelling that the text means, or another spelling that has entries.
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
