/// The words of a language, packed: membership, spellings, ratings, and the words that a rack of letters makes.
///
///     let lexicon = try Lexicon(WordList([.init("papa"), .init("papá", frequency: 520)], language: .spanish))
///     lexicon.spellings(of: lexicon.number(of: try lexicon.alphabet.fold("PAPÁ"))!)  // ["papá", "papa"]
///
/// A word's number is its index in alphabetical order, from 0. The bytes of a file are used where they are, without unpacking; nothing that
/// they hold can trap. A lexicon cannot be changed: build another.
public struct Lexicon: Sendable {
  /// The version of the file format that this program writes and reads (`docs/formats/lexicon.md`).
  public static let formatVersion = 3
  /// Letters that a word can have at most.
  public static let maximumLength = 64

  /// Which part of its list a file holds.
  public enum Edition: UInt8, Hashable, Sendable, CaseIterable {
    /// All words, and the index that makes solving fast.
    case native = 0
    /// What a browser needs: words of at most ten letters, and no index, for a small file.
    case web = 1

    /// Letters of the longest words that the edition takes.
    public var maximumLength: Int { self == .web ? 10 : Lexicon.maximumLength }
  }

  /// The letters that the words are made of.
  public let alphabet: Alphabet
  /// Which part of the list this is.
  public let edition: Edition
  /// A hash of the list that the lexicon was made from: lexicons with equal versions come from the same list, in
  /// whatever edition.
  public let version: ContentHash
  /// How many words it has; their numbers are 0 to this − 1.
  public let wordCount: Int
  /// Letters of its longest word.
  public let maximumWordLength: Int
  /// The sizes in bytes of the header and of each section, in the order of the file.
  public let sectionByteCounts: [(name: String, byteCount: Int)]
  let graph: WordGraph
  let numbers: WordNumbers
  let ratings: ByteView
  let spellings: Spellings
  /// Spellings that are stored.
  let spellingCount: Int
  let indexSection: ByteView
  private let sections: [Range<Int>]
  private let storage: LexiconBytes

  /// The language of the words.
  public var language: Language { alphabet.language }

  /// A lexicon in memory, without a file. O(letters of all words × log words).
  ///
  /// - Throws: as ``encode(_:edition:)``.
  public init(_ list: WordList, edition: Edition = .native) throws(LexiconFault) {
    try self.init(bytes: Lexicon.encode(list, edition: edition))
  }

  /// A lexicon whose header and sections have been checked.
  init(_ storage: LexiconBytes, _ header: LexiconHeader, _ numbers: WordNumbers) {
    let view = storage.view
    self.storage = storage
    self.numbers = numbers
    sections = header.sections
    alphabet = Alphabet(header.language)
    edition = header.edition
    version = header.version
    wordCount = header.wordCount
    maximumWordLength = header.maximumWordLength
    spellingCount = header.spellingCount
    sectionByteCounts = header.sectionByteCounts
    graph = WordGraph(units: view.part(header[.graph]), wordCount: header.wordCount)
    ratings = view.part(header[.ratings])
    spellings = Spellings(view.part(header[.spellings]), ratings: ratings)
    indexSection = view.part(header[.index])
  }

  /// The bytes of a section; only to be used while the lexicon is.
  func sectionBytes(_ section: LexiconHeader.Section) -> UnsafeBufferPointer<UInt8> {
    storage.view.part(sections[section.rawValue]).all
  }

  /// The number of a word; `nil` when it is no word of the lexicon. O(letters of the word).
  public func number(of word: Word) -> Int? { graph.number(of: word, numbers) }

  /// Whether it is a word of the lexicon. O(letters of the word).
  public func contains(_ word: Word) -> Bool { number(of: word) != nil }

  /// The word with this number, which must be below ``wordCount``. O(letters × letters of the alphabet).
  public func word(_ number: Int) -> Word { graph.word(number, numbers, alphabetCount: alphabet.count) }

  /// All spellings of the word with this number, the preferred one first; never empty. O(256 words and their entries).
  public func spellings(of number: Int) -> [String] {
    let word = word(number)
    return spellings.spellings(of: word, number: number, alphabet: alphabet) ?? [alphabet.text(word)]
  }

  /// The rating of the word with this number.
  public func rating(of number: Int) -> Rating { Rating(byte: ratings[number]) }

  /// A word and its number.
  public struct Match: Hashable, Sendable {
    /// Its letters.
    public let word: Word
    /// Its number in the lexicon.
    public let number: Int
  }

  /// The words of at least `minimum` letters that can be made from `rack`, each letter used at most as often as it is
  /// there, in alphabetical order. It walks the graph; for many racks see ``Solver``. O(nodes of the graph that the
  /// rack reaches × its different letters).
  public func words(from rack: Word, minimum: Int) -> [Match] {
    var matches: [Match] = []
    graph.forEachWord(from: rack, numbers) { letters, number in
      if letters.count >= minimum { matches.append(Match(word: Word(letters), number: number)) }
    }
    return matches
  }

  /// Calls `body` with each word in alphabetical order. O(letters of all words × letters of the alphabet).
  public func forEachWord(_ body: (Match) -> Void) {
    graph.forEachWord(numbers, alphabetCount: alphabet.count) { letters, number in
      body(Match(word: Word(letters), number: number))
    }
  }

  /// Calls `body` with each word that is one edit away from `word`: one letter put in, taken out or replaced. `word`
  /// itself is not among them, and need not be a word of the lexicon. A neighbour that several edits lead to comes
  /// several times. O(letters² × letters of the alphabet) look-ups at most; none for more than 65 letters.
  public func forEachNeighbour(of word: Word, _ body: (Match) -> Void) {
    graph.forEachNeighbour(of: word, numbers, alphabetCount: alphabet.count) { neighbour, number in
      body(Match(word: neighbour, number: number))
    }
  }
}
