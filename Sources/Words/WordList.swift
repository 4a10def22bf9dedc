import Formats

/// A word list, from which a lexicon is built: see `docs/formats/lexicon.md`.
public struct WordList: Sendable {
  /// A spelling of a word with its attributes, as in a line of the file.
  public struct Item: Hashable, Sendable {
    /// The spelling of the word, in any case. In a file of layout `table`, the spelling must be lowercase and in NFC.
    public var spelling: String
    /// The Zipf frequency × 100, from 0 to 999; 0 if the frequency is unknown.
    public var frequency: Int
    /// Flag `c`: the word can be a target word. A root word needs at least one common word that its letters make. A
    /// common word must not also be offensive (`isOffensive`).
    public var isCommon: Bool
    /// Flag `o`: the word is accepted when a player types it, but is never a root word, a target word or a hint.
    public var isOffensive: Bool
    /// Flag `b`: the word is never a root word, from whose letters players make words.
    public var isBarredAsRoot: Bool
    /// Flag `s`: the word is excluded from games for schools.
    public var isNotForSchool: Bool

    /// Creates a spelling; by default its frequency is unknown and it has no flags.
    public init(
      _ spelling: String, frequency: Int = 0, isCommon: Bool = false, isOffensive: Bool = false,
      isBarredAsRoot: Bool = false, isNotForSchool: Bool = false
    ) {
      self.spelling = spelling
      self.frequency = frequency
      self.isCommon = isCommon
      self.isOffensive = isOffensive
      self.isBarredAsRoot = isBarredAsRoot
      self.isNotForSchool = isNotForSchool
    }
  }

  /// The format of the file's lines.
  public enum Layout: Sendable {
    /// Three fields: spelling, frequency and flags.
    case table
    /// Only a spelling, in any case. A plain list may come from anywhere, such as a dictionary for spell checkers.
    /// Duplicate lines and lines without a word of the language, such as `ring's`, are ignored. No word is common.
    case plain
  }

  /// A word with all its spellings, preferred spelling first.
  struct Group {
    var word: Word
    var spellings: [(variants: [UInt8], item: Item)]
  }

  let language: Language
  /// The words with their spellings, in alphabetical order.
  let groups: [Group]

  /// The lines of a plain list that were ignored because they are no words of the language, counted from 1; empty for
  /// other lists.
  public let ignoredLines: [Int]

  /// Creates a list from items in any order, with spellings in any case. The list contains `Ring` as `ring`. Items with
  /// the same spelling become one item with the highest frequency and all flags; the item is not common if one of them
  /// is offensive. O(n log n).
  ///
  /// - Throws: `badLine` for an invalid item, with the item's index + 1 as the line number; `noWords` for a list
  ///   without items.
  public init(_ items: [Item], language: Language) throws(LexiconFault) {
    try self.init(
      items.enumerated().map { (line: $0.offset + 1, item: $0.element) }, language: language, layout: nil)
  }

  /// Reads a list from a file's bytes; skips empty lines. O(n log n).
  ///
  /// - Throws: `badLine` for an invalid line of a table and for a line that is not UTF-8; `noWords` for a list without
  ///   words.
  public init(_ bytes: [UInt8], language: Language, layout: Layout) throws(LexiconFault) {
    var items: [(line: Int, item: Item)] = []
    for (index, line) in lines(of: bytes).enumerated() where !line.isEmpty {
      items.append((index + 1, try WordList.item(line, number: index + 1, layout: layout)))
    }
    try self.init(items, language: language, layout: layout)
  }

  /// Creates a list from lines of a layout; `nil` for items that are no lines.
  private init(_ items: [(line: Int, item: Item)], language: Language, layout: Layout?) throws(LexiconFault) {
    let alphabet = Alphabet(language)
    var folded: [(word: Word, variants: [UInt8], line: Int, item: Item)] = []
    var ignored: [Int] = []
    folded.reserveCapacity(items.count)
    for (line, item) in items {
      do throws(LexiconFault) {
        let (word, variants) = try WordList.fold(item, line: line, alphabet: alphabet, layout: layout)
        folded.append((word, variants, line, item))
      } catch {
        guard layout == .plain else { throw error }
        ignored.append(line)
      }
    }
    guard !folded.isEmpty else { throw .noWords }
    folded.sort {
      if $0.word != $1.word { return $0.word < $1.word }
      if $0.item.frequency != $1.item.frequency { return $0.item.frequency > $1.item.frequency }
      return $0.variants.lexicographicallyPrecedes($1.variants)
    }
    var groups: [Group] = []
    for (word, variants, line, item) in folded {
      if let last = groups.last, last.word == word {
        if let same = last.spellings.firstIndex(where: { $0.variants == variants }) {
          if layout == .table {
            let same = folded.filter { $0.word == word && $0.variants == variants }
            throw .badLine(number: same.reduce(line) { max($0, $1.line) }, reason: .repeated)
          }
          groups[groups.count - 1].spellings[same].item.merge(item)
          continue
        }
        guard last.spellings.count < Spellings.most else { throw .badLine(number: line, reason: .tooManySpellings) }
        groups[groups.count - 1].spellings.append((variants, item))
      } else {
        groups.append(Group(word: word, spellings: [(variants, item)]))
      }
    }
    self.language = language
    self.groups = groups
    ignoredLines = ignored
  }

  private static func fold(
    _ item: Item, line: Int, alphabet: Alphabet, layout: Layout?
  ) throws(LexiconFault) -> (word: Word, variants: [UInt8]) {
    let word: Word
    let variants: [UInt8]
    do throws(NotALetter) {
      (word, variants) = try alphabet.foldWithVariants(item.spelling)
    } catch {
      throw .badLine(number: line, reason: .notALetter(error.character))
    }
    guard (1...Lexicon.maximumLength).contains(word.count)
    else { throw .badLine(number: line, reason: .length(word.count)) }
    // The folded word and the variants must reproduce the spelling exactly. If they did not, the lexicon would return a
    // different spelling from the spelling in the list.
    if layout == .table,
      alphabet.spelling(word, variants: variants).map({ $0.hasSameBytes(as: item.spelling) }) != true
    {
      throw .badLine(number: line, reason: .notSmallComposedLetters)
    }
    if item.isCommon, item.isOffensive { throw .badLine(number: line, reason: .commonAndOffensive) }
    return (word, variants)
  }

  private static func item(_ line: ArraySlice<UInt8>, number: Int, layout: Layout) throws(LexiconFault) -> Item {
    let fields = line.split(separator: 0x09, omittingEmptySubsequences: false)
    if layout == .plain { return Item(try text(line, number)) }
    guard fields.count == 3 else { throw .badLine(number: number, reason: .fieldCount(fields.count)) }
    guard (1...3).contains(fields[1].count), fields[1].allSatisfy({ (0x30...0x39).contains($0) })
    else { throw .badLine(number: number, reason: .frequency) }
    var item = Item(try text(fields[0], number))
    item.frequency = fields[1].reduce(0) { $0 * 10 + Int($1 - 0x30) }
    for scalar in try text(fields[2], number).unicodeScalars {
      switch scalar {
      case "c": item.isCommon = true
      case "o": item.isOffensive = true
      case "b": item.isBarredAsRoot = true
      case "s": item.isNotForSchool = true
      default: throw .badLine(number: number, reason: .flag(scalar))
      }
    }
    return item
  }

  private static func text(_ bytes: ArraySlice<UInt8>, _ number: Int) throws(LexiconFault) -> String {
    guard let text = String(validating: bytes, as: UTF8.self)
    else { throw .badLine(number: number, reason: .notUTF8) }
    return text
  }
}

extension WordList.Item {
  /// Adds the flags of another item with the same spelling, whose frequency is not higher.
  fileprivate mutating func merge(_ other: WordList.Item) {
    isOffensive = isOffensive || other.isOffensive
    isCommon = (isCommon || other.isCommon) && !isOffensive
    isBarredAsRoot = isBarredAsRoot || other.isBarredAsRoot
    isNotForSchool = isNotForSchool || other.isNotForSchool
  }
}

extension WordList.Group {
  var rating: Rating {
    let isOffensive = spellings[0].item.isOffensive
    let frequency = spellings.reduce(0) { max($0, $1.item.frequency) }
    return Rating(
      tier: !isOffensive && spellings.contains { $0.item.isCommon } ? .common : .accepted, isOffensive: isOffensive,
      isBarredAsRoot: spellings.contains { $0.item.isBarredAsRoot },
      isNotForSchool: spellings.contains { $0.item.isNotForSchool }, frequencyBand: min(frequency / 100, 7))
  }

  /// Whether the word has only one spelling, and this spelling has no diacritics.
  var isPlain: Bool { spellings.count == 1 && spellings[0].variants.allSatisfy { $0 == 0 } }
}
