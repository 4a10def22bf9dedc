import Foundation

extension Lexicon {
  /// Opens a lexicon file (`docs/formats/lexicon.md`) and checks all of it. O(bytes).
  ///
  /// - Throws: An error of the file system, or a `LexiconFault` that describes the problem and its position.
  public init(contentsOf file: URL) throws { try self.init(Data(contentsOf: file)) }

  /// Opens the bytes of a lexicon file and checks all of them. O(bytes).
  ///
  /// - Throws: A fault that describes the problem and its position.
  public init(_ data: Data) throws(LexiconFault) { try self.init(bytes: Array(data)) }

  /// Builds a lexicon from a text with one word per line. Capitals become small letters, and duplicates are ignored.
  /// All words are common, so that rounds ask for them. Lines that are not words of the language are left out; examples
  /// are `ring's`, `ice-cream` and empty lines. O(n log n).
  ///
  /// - Throws: `LexiconFault.noWords` for a text without words.
  public init(wordsInLines text: String, language: Language) throws(LexiconFault) {
    let alphabet = Alphabet(language)
    var spellings = Set<String>()
    for line in text.split(whereSeparator: \.isNewline) {
      guard let spelling = try? alphabet.smallLetters(String(line)), !spelling.isEmpty,
        spelling.unicodeScalars.count <= Lexicon.maximumLength
      else { continue }
      spellings.insert(spelling)
    }
    try self.init(WordList(spellings.map { WordList.Item($0, isCommon: true) }, language: language))
  }
}

extension Glossary {
  /// Reads a vocabulary file (`docs/formats/vocabulary.md`). O(bytes).
  ///
  /// - Throws: An error of the file system, or a `VocabularyFault` with the line of the first fault.
  public init(contentsOf file: URL, language: Language) throws {
    try self.init(Array(Data(contentsOf: file)), language: language)
  }
}

extension RootList {
  /// Reads a file of root words. O(bytes).
  ///
  /// - Throws: An error of the file system, or a `RootList.Fault` with the reason why the file is invalid.
  public init(contentsOf file: URL) throws { try self.init(Array(Data(contentsOf: file))) }

  /// Creates a list from root words in a fixed order. The list has no dates, so it has no daily puzzles.
  ///
  /// - Throws: `RootList.Fault.noRoots` if there are no words.
  public init(_ roots: [String]) throws(Fault) { try self.init(roots.joined(separator: "\n")) }

  /// Creates a list from root words with daily puzzles from `firstDay` on. Each day uses the next word.
  ///
  /// - Throws: `RootList.Fault.noRoots` if there are no words.
  public init(_ roots: [String], firstDay: Day) throws(Fault) {
    try self.init((["# from " + firstDay.text] + roots).joined(separator: "\n"))
  }

  private init(_ text: String) throws(Fault) { try self.init(Array(text.utf8)) }
}

extension DailyWords {
  /// Reads a file of daily words. O(bytes).
  ///
  /// - Throws: An error of the file system, or a `DailyWords.Fault` with the reason why the file is invalid.
  public init(contentsOf file: URL, language: Language) throws {
    try self.init(Array(Data(contentsOf: file)), language: language)
  }

  /// Creates daily words from one word per day, starting with `firstDay`. After the last word, the words repeat.
  ///
  /// - Throws: `DailyWords.Fault.noWords` if there are no words.
  public init(_ words: [String], firstDay: Day, language: Language) throws(Fault) {
    let text = (["# from " + firstDay.text] + words).joined(separator: "\n")
    try self.init(Array(text.utf8), language: language)
  }
}
