import Formats
import Words

/// A rule of the built-in vocabulary that an entry breaks (`docs/formats/vocabulary.md`, "Checks"). Learners' lists
/// need not follow the rules of the built-in vocabulary.
public enum EntryProblem: Hashable, Sendable {
  /// The headword does not begin with a letter of the language, or contains a character that is not allowed. Letters of
  /// the language, single spaces, hyphens, apostrophes and periods are allowed.
  case headword
  /// The lexicon contains the headword, but not this spelling of one of its forms.
  case notInLexicon(spelling: String)
  /// The label is not one of the known labels (``UsageLabel``).
  case label(String)
  /// The lexicon marks the headword as offensive.
  case offensive
  /// The part of speech is missing, or does not occur in the language.
  case partOfSpeech
  /// The level is missing or is not a known level.
  case level
  /// A required column is empty.
  case missing(Column)
  /// The text in a column has more than `most` characters.
  case tooLong(Column, most: Int)
  /// The example does not have exactly one pair of braces that marks a word.
  case marks
  /// The word in braces is neither the headword nor one of its forms.
  case markedWord(String)
  /// The number of words in the example is outside ``Glossary/exampleLengths``.
  case exampleLength(words: Int)
  /// A sentence does not end with a period or another closing mark.
  case noClosingMark(Column)
  /// A form occurs twice or is the same as the headword.
  case formTwice(String)
  /// An earlier entry has the same word, part of speech and translations.
  case twice
}

extension EntryProblem: CustomStringConvertible {
  /// A description in English for the vocabulary's editors.
  public var description: String {
    switch self {
    case .headword: "the headword must be made of the language's letters, with single blanks, - ’ and . between them"
    case .notInLexicon(let spelling): "“\(spelling)” is not in the lexicon, which has the headword"
    case .label(let label):
      "“\(label)” is no label; there are \(UsageLabel.allCases.map { $0.code }.joined(separator: ", "))"
    case .offensive: "the lexicon calls the headword offensive"
    case .partOfSpeech: "the part of speech is none that this language has"
    case .level: "the level must be one of A1, A2, B1, B2, C1, Rare"
    case .missing(let column): "\(column.name) is empty"
    case .tooLong(let column, let most): "\(column.name) has more than \(most) characters"
    case .marks: "the example must have exactly one word in braces"
    case .markedWord(let word): "“\(word)” in braces is neither the headword nor one of its forms"
    case .exampleLength(let words):
      "the example has \(words) words, it must have \(Glossary.exampleLengths.lowerBound) to \(Glossary.exampleLengths.upperBound)"
    case .noClosingMark(let column): "\(column.name) does not end with a closing mark"
    case .formTwice(let form): "the form “\(form)” is there twice, or is the headword"
    case .twice: "there is another entry with this word, part of speech and translations"
    }
  }
}

extension Glossary {
  /// The allowed numbers of words in an example, where spaces separate words.
  public static let exampleLengths = 4...14
  static let mostTranslationCharacters = 40
  static let mostSentenceCharacters = 110

  /// Returns the rules that the entry with this index breaks, in a fixed order. O(bytes of the entry and of other
  /// entries with the same word).
  public func problems(of entry: Int, in lexicon: Lexicon) -> [EntryProblem] {
    let item = self[entry]
    var problems: [EntryProblem] = []
    func require(_ isRight: Bool, _ problem: EntryProblem) { if !isRight { problems.append(problem) } }

    require(Glossary.isHeadword(item.word, lexicon.alphabet), .headword)
    let number = Glossary.number(of: item.word, in: lexicon)
    for label in parts(entry, .label).map({ String(utf8: $0) }) {
      require(UsageLabel(code: label) != nil, .label(label))
    }
    require(!(number.map { lexicon.rating(of: $0).isOffensive } ?? false), .offensive)
    require(item.partOfSpeech?.occurs(in: language) ?? false, .partOfSpeech)
    require(item.level != nil, .level)
    for column in Column.allCases where column.isText {
      let text = self[entry, column]
      let isRequired = Glossary.isRequired(column, language, item.level ?? .a1)
      require(!isRequired || !text.utf8.isEmpty, .missing(column))
      let most = column.isLong ? Glossary.mostSentenceCharacters : Glossary.mostTranslationCharacters
      require(text.unicodeScalars.count <= most, .tooLong(column, most: most))
      if column.isSentence, !text.utf8.isEmpty { require(Sentence.isClosed(text), .noClosingMark(column)) }
    }
    let braces = item.example.source.utf8.filter { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    let isMarked = braces.elementsEqual("{}".utf8) && !item.example.word.utf8.isEmpty
    require(isMarked, .marks)
    if isMarked {
      require(Glossary.isForm(item.example.word, of: item), .markedWord(item.example.word))
    }
    let words = item.example.text.bytes.split(separator: UInt8(ascii: " ")).count
    require(Glossary.exampleLengths.contains(words), .exampleLength(words: words))
    for (index, form) in item.forms.enumerated() {
      require(number == nil || Glossary.number(of: form, in: lexicon) != nil, .notInLexicon(spelling: form))
      let earlier = [item.word] + item.forms[..<index]
      require(!earlier.contains { $0.hasSameBytes(as: form) }, .formTwice(form))
    }
    require(!hasTwin(entry), .twice)
    return problems
  }

  /// Returns whether an earlier entry of the same word has the same content.
  private func hasTwin(_ entry: Int) -> Bool {
    (entry - (Int(ordinals[entry]) - 1)..<entry).contains { other in
      [.partOfSpeech, .traditional, .english, .definition].allSatisfy {
        table.bytes(other, $0) == table.bytes(entry, $0)
      }
    }
  }

  /// Returns the number of the word with exactly this spelling.
  private static func number(of spelling: String, in lexicon: Lexicon) -> Int? {
    guard let word = try? lexicon.alphabet.fold(spelling), let number = lexicon.number(of: word),
      lexicon.spellings(of: number).contains(where: { $0.hasSameBytes(as: spelling) })
    else { return nil }
    return number
  }

  /// Returns whether entries of this language and level must have a text in this column. Learners at the first levels
  /// need texts in their native languages.
  private static func isRequired(_ column: Column, _ language: Language, _ level: ProficiencyLevel) -> Bool {
    switch column {
    case .example: true
    case .definition: language.hasDefinitions
    default: Column.isAsked(column, language, level)
    }
  }

  private static func isHeadword(_ word: String, _ alphabet: Alphabet) -> Bool {
    func isLetter(_ scalar: Unicode.Scalar) -> Bool { alphabet.letter(folding: scalar) != nil }
    var wasBlank = false
    for scalar in word.unicodeScalars {
      if !isLetter(scalar), !(" -’.¡!¿?".scalars.contains(scalar)) || wasBlank && scalar == " " { return false }
      wasBlank = scalar == " "
    }
    return !wasBlank && word.unicodeScalars.contains { isLetter($0) }
  }

  /// Returns whether the text marked in an example is the headword or one of its forms, ignoring case. A marked text of
  /// several words is always accepted, because such texts can be inflected in many ways: *looked for*, *me quejo*.
  private static func isForm(_ marked: String, of item: Entry) -> Bool {
    let marked = SearchText.fold(marked)
    return marked.contains(UInt8(ascii: " ")) || ([item.word] + item.forms).contains { SearchText.fold($0) == marked }
  }
}

extension Column {
  var isSentence: Bool {
    switch self {
    case .example, .exampleTraditional, .exampleSimplified, .exampleEnglish: true
    default: false
    }
  }

  /// Whether the column contains text for readers.
  fileprivate var isText: Bool {
    isSentence || self == .definition || Column.translations.contains { $0.text == self && self != .translation }
  }

  fileprivate var isLong: Bool { isSentence || self == .definition }
}
