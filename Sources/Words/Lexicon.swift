/// The words of a language, packed: membership, spellings, ratings, and the words that a rack of letters makes.
///
///     let lexicon = try Lexicon(WordList([.init("papa"), .init("papá", frequency: 520)], language: .spanish))
///     lexicon.spellings(of: lexicon.number(of: try lexicon.alphabet.fold("PAPÁ"))!)  // ["papá", "papa"]
///
/// A word's number is its place in alphabetical order, from 0. The bytes of a file are copied and checked once; nothing that they
/// hold can trap later. It cannot be changed: build another.
public struct Lexicon: Sendable {
  public static let formatVersion = 1
  /// Letters in the longest possible word.
  public static let maximumLength = 64

  public let alphabet: Alphabet
  /// A hash of the content: two lexicons with equal versions hold the same words.
  public let version: ContentHash
  /// The bytes of each section in the file.
  public let sectionByteCounts: [(name: String, byteCount: Int)]
  let graph: WordGraph
  let ratings: [UInt8]
  let spellings: Spellings

  public var language: Language { alphabet.language }
  public var wordCount: Int { graph.wordCount }
  public var maximumWordLength: Int { graph.maximumLength }
  public var edgeCount: Int { graph.edges.count }

  /// A lexicon in memory. O(letters of all words).
  public init(_ list: WordList) throws(LexiconFault) {
    try self.init(bytes: Lexicon.encode(list))
  }

  /// The word's number; `nil` when it is no word of the lexicon. O(letters of the word).
  public func number(of word: Word) -> Int? { graph.number(of: word) }

  public func contains(_ word: Word) -> Bool { graph.number(of: word) != nil }

  /// The word with this number, which must be below ``wordCount``.
  public func word(_ number: Int) -> Word { graph.word(number) }

  /// All spellings of the word with this number, the preferred one first; never empty.
  public func spellings(of number: Int) -> [String] { spellings(of: graph.word(number), number: number) }

  private func spellings(of word: Word, number: Int) -> [String] {
    spellings.spellings(of: word, number: number, alphabet: alphabet) ?? [alphabet.text(word)]
  }

  public func rating(of number: Int) -> Rating {
    // Every byte was checked when the lexicon was opened.
    Rating(byte: ratings[number]) ?? Rating(tier: .accepted, isOffensive: false, frequencyBand: 0)
  }

  /// A word with its number, as an enumeration finds it.
  public struct Match: Hashable, Sendable {
    public let word: Word
    public let number: Int
  }

  /// The words of at least `minimum` letters that can be made from `rack`, each letter used at most as often as it is there,
  /// in alphabetical order. O(nodes of the graph within the rack).
  public func words(from rack: Word, minimum: Int) -> [Match] {
    var matches: [Match] = []
    graph.forEachWord(from: LetterCounts(rack)) { letters, number in
      if letters.count >= minimum { matches.append(Match(word: Word(letters), number: number)) }
    }
    return matches
  }

  /// Calls `body` with each word in alphabetical order.
  public func forEachWord(_ body: (Match) -> Void) {
    graph.forEachWord { letters, number in body(Match(word: Word(letters), number: number)) }
  }
}
