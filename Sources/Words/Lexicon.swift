/// A packed lexicon of a language. A lexicon stores words with their spellings and ratings, and finds the words that
/// can be made from a rack of letters.
///
///     let lexicon = try Lexicon(WordList([.init("papa"), .init("papá", frequency: 520)], language: .spanish))
///     lexicon.spellings(of: lexicon.number(of: try lexicon.alphabet.fold("PAPÁ"))!)  // ["papá", "papa"]
///
/// A word's number is its index in alphabetical order, starting with 0. The lexicon reads the bytes of its file in
/// place, without unpacking, and no file content can cause a trap. A lexicon is immutable.
public struct Lexicon: Sendable {
  /// The version of the file format that this program writes and reads (`docs/formats/lexicon.md`).
  public static let formatVersion = 3
  /// The maximum number of letters of a word.
  public static let maximumLength = 64

  /// The part of the word list that a file contains.
  public enum Edition: UInt8, Hashable, Sendable, CaseIterable {
    /// All words, and the index that speeds up solving.
    case native = 0
    /// The words of at most ten letters, without an index. The file is small enough for browsers.
    case web = 1

    /// The maximum number of letters of the edition's words.
    public var maximumLength: Int { self == .web ? 10 : Lexicon.maximumLength }
  }

  /// The alphabet of the words.
  public let alphabet: Alphabet
  /// The edition of the lexicon.
  public let edition: Edition
  /// A hash of the lexicon's word list. If two lexicons of any editions have equal versions, they were made from the
  /// same list.
  public let version: ContentHash
  /// The number of words; the words are numbered from 0 to `wordCount` − 1.
  public let wordCount: Int
  /// The number of letters of the longest word.
  public let maximumWordLength: Int
  /// The name and size in bytes of the header and of each section, in the order of the file.
  public let sectionByteCounts: [(name: String, byteCount: Int)]
  let graph: WordGraph
  let numbers: WordNumbers
  let ratings: ByteView
  let spellings: Spellings
  /// The number of stored spellings.
  let spellingCount: Int
  let indexSection: ByteView
  private let sections: [Range<Int>]
  private let storage: LexiconBytes

  /// The language of the words.
  public var language: Language { alphabet.language }

  /// Creates a lexicon in memory, without a file. O(letters of all words × log words).
  ///
  /// - Throws: The same errors as ``encode(_:edition:)``.
  public init(_ list: WordList, edition: Edition = .native) throws(LexiconFault) {
    try self.init(bytes: Lexicon.encode(list, edition: edition))
  }

  /// Creates a lexicon with a checked header and checked sections.
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
    graph = WordGraph(units: view.part(header[.graph]), wordCount: header.wordCount, mark: alphabet.mark)
    ratings = view.part(header[.ratings])
    spellings = Spellings(view.part(header[.spellings]), ratings: ratings)
    indexSection = view.part(header[.index])
  }

  /// Returns the bytes of a section; the buffer is only valid while the lexicon exists.
  func sectionBytes(_ section: LexiconHeader.Section) -> UnsafeBufferPointer<UInt8> {
    storage.view.part(sections[section.rawValue]).all
  }

  /// Returns the number of a word; `nil` if the lexicon does not contain the word. O(letters of the word).
  public func number(of word: Word) -> Int? { graph.number(of: word, numbers) }

  /// Returns whether the lexicon contains the word. O(letters of the word).
  public func contains(_ word: Word) -> Bool { number(of: word) != nil }

  /// Returns the word with this number, which must be below ``wordCount``. O(letters × letters of the alphabet).
  public func word(_ number: Int) -> Word { graph.word(number, numbers, alphabetCount: alphabet.count) }

  /// Returns all spellings of the word with this number, preferred spelling first; never empty. O(256 words and their
  /// entries).
  public func spellings(of number: Int) -> [String] {
    let word = word(number)
    return spellings.spellings(of: word, number: number, alphabet: alphabet) ?? [alphabet.text(word)]
  }

  /// Returns the rating of the word with this number.
  public func rating(of number: Int) -> Rating { Rating(byte: ratings[number]) }

  /// A word and its number.
  public struct Match: Hashable, Sendable {
    /// The letters of the word.
    public let word: Word
    /// The word's number in the lexicon.
    public let number: Int
  }

  /// Returns the words of at least `minimum` letters that can be made from `rack`, in alphabetical order. Each letter
  /// is used at most as often as it occurs in the rack. The method walks the graph; for many racks, use ``Solver``.
  /// O(nodes of the graph that the rack reaches × the rack's different letters).
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

  /// Calls `body` with each word that one edit of `word` produces. An edit inserts, removes or replaces one letter.
  /// `word` itself is excluded, and need not be in the lexicon. If several edits produce the same neighbour, `body` is
  /// called several times with it. At most O(letters² × letters of the alphabet) look-ups. A word of more than 65
  /// letters needs no look-ups.
  public func forEachNeighbour(of word: Word, _ body: (Match) -> Void) {
    graph.forEachNeighbour(of: word, numbers, alphabetCount: alphabet.count) { neighbour, number in
      body(Match(word: neighbour, number: number))
    }
  }
}
