/// The words of a language, packed: membership, spellings, ratings, and the words that a rack of letters makes.
///
///     let lexicon = try Lexicon(WordList([.init("papa"), .init("papá", frequency: 520)], language: .spanish))
///     lexicon.spellings(of: lexicon.number(of: try lexicon.alphabet.fold("PAPÁ"))!)  // ["papá", "papa"]
///
/// A word's number is its place in alphabetical order, from 0. A file is used in place, wherever it was read or mapped; nothing that it
/// holds can trap. It cannot be changed: build another.
public struct Lexicon: Sendable {
  public static let formatVersion = 2
  /// Letters in the longest possible word.
  public static let maximumLength = 64

  /// What a file holds of its list.
  public enum Edition: UInt8, Hashable, Sendable, CaseIterable {
    /// All words, and what makes solving fast.
    case native = 0
    /// What a browser needs: words of at most ten letters, as small as can be.
    case web = 1

    /// Letters of the longest words it holds.
    public var maximumLength: Int { self == .web ? 10 : Lexicon.maximumLength }
  }

  public let alphabet: Alphabet
  public let edition: Edition
  /// A hash of the list: two lexicons with equal versions come from the same words.
  public let version: ContentHash
  public let wordCount: Int
  public let maximumWordLength: Int
  /// The bytes of each section in the file.
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

  public var language: Language { alphabet.language }

  /// A lexicon in memory. O(letters of all words).
  public init(_ list: WordList, edition: Edition = .native) throws(LexiconFault) {
    try self.init(bytes: Lexicon.encode(list, edition: edition))
  }

  /// What a file says, when its parts have been found to fit.
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
    spellings = Spellings(view.part(header[.spellings]), wordCount: header.wordCount)
    indexSection = view.part(header[.index])
  }

  /// The bytes of a section; only to be used while the lexicon is.
  func sectionBytes(_ section: LexiconHeader.Section) -> UnsafeBufferPointer<UInt8> {
    storage.view.part(sections[section.rawValue]).all
  }

  /// The word's number; `nil` when it is no word of the lexicon. O(letters of the word).
  public func number(of word: Word) -> Int? { graph.number(of: word, numbers) }

  public func contains(_ word: Word) -> Bool { number(of: word) != nil }

  /// The word with this number, which must be below ``wordCount``.
  public func word(_ number: Int) -> Word { graph.word(number, numbers, alphabetCount: alphabet.count) }

  /// All spellings of the word with this number, the preferred one first; never empty.
  public func spellings(of number: Int) -> [String] {
    let word = word(number)
    guard ratings[number] & Rating.hasSpellings != 0,
      let spellings = spellings.spellings(of: word, number: number, alphabet: alphabet)
    else { return [alphabet.text(word)] }
    return spellings
  }

  public func rating(of number: Int) -> Rating { Rating(byte: ratings[number]) }

  /// A word with its number, as an enumeration finds it.
  public struct Match: Hashable, Sendable {
    public let word: Word
    public let number: Int
  }

  /// The words of at least `minimum` letters that can be made from `rack`, each letter used at most as often as it is there,
  /// in alphabetical order, found by a walk of the graph. For many racks see ``Solver``. O(nodes of the graph within the rack).
  public func words(from rack: Word, minimum: Int) -> [Match] {
    var matches: [Match] = []
    graph.forEachWord(from: rack, numbers) { letters, number in
      if letters.count >= minimum { matches.append(Match(word: Word(letters), number: number)) }
    }
    return matches
  }

  /// Calls `body` with each word in alphabetical order.
  public func forEachWord(_ body: (Match) -> Void) {
    graph.forEachWord(numbers, alphabetCount: alphabet.count) { letters, number in
      body(Match(word: Word(letters), number: number))
    }
  }

  /// Calls `body` with each word that one letter put in, taken out or replaced makes of `word`; not with the word itself. One that several edits
  /// lead to comes several times. O(letters² × letters of the alphabet) at most; none for a text longer than any word.
  public func forEachNeighbour(of word: Word, _ body: (Match) -> Void) {
    graph.forEachNeighbour(of: word, numbers, alphabetCount: alphabet.count) { neighbour, number in
      body(Match(word: neighbour, number: number))
    }
  }
}
