import TestTools

@testable import Words

/// A list of words that share beginnings and ends, with the correct answers of its lexicon, computed by simple
/// reference code.
struct RandomList {
  let language: Language
  let items: [WordList.Item]
  /// The words in alphabetical order: their base letters, and the items with them.
  private(set) var words: [(letters: [Int], items: [WordList.Item])] = []

  /// Returns the indexes of the alphabet's letters, each with the characters that fold to the letter. The lists are
  /// literals in this function, so that no code under test computes them.
  static func letters(_ language: Language) -> [(index: Int, variants: [Unicode.Scalar])] {
    switch language {
    case .english: [(0, ["a"]), (4, ["e", "é"]), (8, ["i"]), (13, ["n"]), (17, ["r"]), (18, ["s"]), (25, ["z"])]
    case .spanish:
      [
        (0, ["a", "á"]), (4, ["e", "é"]), (13, ["n"]), (14, ["ñ"]), (15, ["o", "ó"]), (19, ["s"]),
        (21, ["u", "ú", "ü"]),
      ]
    default:
      [(0, ["a", "à"]), (4, ["e", "è", "é"]), (8, ["i", "ì"]), (13, ["n"]), (14, ["o", "ò"]), (19, ["t"])]
    }
  }

  init(_ language: Language, using generator: inout SeededNumbers) {
    let letters = RandomList.letters(language)
    var lines: [[Unicode.Scalar]: (letters: [Int], item: WordList.Item)] = [:]
    let longest = Int.random(in: 0..<20, using: &generator) == 0 ? 32 : 7
    for _ in 0..<Int.random(in: 1...120, using: &generator) {
      var spelling: [Unicode.Scalar] = []
      var indexes: [Int] = []
      for _ in 0..<Int.random(in: 1...longest, using: &generator) {
        let letter = letters.randomElement(using: &generator)!
        let isPlain = Int.random(in: 0..<3, using: &generator) > 0
        spelling.append(isPlain ? letter.variants[0] : letter.variants.randomElement(using: &generator)!)
        indexes.append(letter.index)
      }
      var text = ""
      text.unicodeScalars.append(contentsOf: spelling)
      let tier = Int.random(in: 0..<6, using: &generator)
      let frequency = [0, 99, 100, 350, 799, 999].randomElement(using: &generator)!
      let item = WordList.Item(
        text, frequency: frequency, isCommon: tier < 3, isOffensive: tier == 3,
        isBarredAsRoot: Int.random(in: 0..<9, using: &generator) == 0,
        isNotForSchool: Int.random(in: 0..<9, using: &generator) == 0)
      lines[spelling] = (indexes, item)
    }
    self.language = language
    // The order of a dictionary changes from run to run, but the seed alone must decide.
    items = lines.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { $0.value.item }.shuffled(using: &generator)
    words = Dictionary(grouping: lines.values, by: \.letters)
      .map { letters, lines in (letters, lines.map { $0.item }.sorted(by: RandomList.isBefore)) }
      .sorted { $0.letters.lexicographicallyPrecedes($1.letters) }
  }

  private static func isBefore(_ left: WordList.Item, _ right: WordList.Item) -> Bool {
    if left.frequency != right.frequency { return left.frequency > right.frequency }
    return left.spelling.unicodeScalars.lexicographicallyPrecedes(right.spelling.unicodeScalars)
  }

  func spellings(_ number: Int) -> [[UInt8]] { words[number].items.map { $0.spelling.bytes } }

  func rating(_ number: Int) -> Rating {
    let items = words[number].items
    let isCommon = !items[0].isOffensive && items.contains { $0.isCommon }
    return Rating(
      tier: isCommon ? .common : .accepted, isOffensive: items[0].isOffensive,
      isBarredAsRoot: items.contains { $0.isBarredAsRoot },
      isNotForSchool: items.contains { $0.isNotForSchool },
      frequencyBand: min(items.map { $0.frequency }.max()! / 100, 7))
  }

  /// The numbers of the words that these letters make.
  func numbers(from rack: [Int], minimum: Int) -> [Int] {
    words.indices.filter { number in
      var left = rack
      for letter in words[number].letters {
        guard let index = left.firstIndex(of: letter) else { return false }
        left.remove(at: index)
      }
      return words[number].letters.count >= minimum
    }
  }

  /// The number of edges of the smallest graph: for each distinct set of endings that a beginning can have, its
  /// distinct first letters.
  var fewestEdges: Int {
    var ends: [[Int]: Set<[Int]>] = [:]
    for (letters, _) in words {
      for count in 0..<letters.count { ends[Array(letters[..<count]), default: []].insert(Array(letters[count...])) }
    }
    return Set(ends.values).reduce(0) { sum, ends in sum + Set(ends.map { $0[0] }).count }
  }
}

extension Word {
  /// The letters of a language with these indexes in the alphabet.
  init(indexes: [Int], _ language: Language = .english) {
    let alphabet = Alphabet(language)
    self.init(indexes.map { Letter(UInt8($0), mark: alphabet.mark) })
  }
}
