/// Letters in a row, without letter case and accents: two spellings with the same letters are one word in play.
///
/// Words compare letter by letter in the order of their alphabet, so that ñ comes after n in Spanish.
public struct Word: Hashable, Comparable, Sendable {
  /// The letters in their order; may be empty.
  public var letters: [Letter]

  /// A word of these letters, which must be of one alphabet.
  public init(_ letters: [Letter]) { self.letters = letters }

  /// How many letters it has.
  public var count: Int { letters.count }

  /// In alphabetical order; a word comes before its continuations.
  public static func < (left: Word, right: Word) -> Bool { left.letters.lexicographicallyPrecedes(right.letters) }
}

/// How many of each letter a rack offers or a word needs.
public struct LetterCounts: Hashable, Sendable {
  /// One count for each of the 32 letters that an alphabet can have at most.
  private var counts: [Int]

  /// The counts of a word's letters. O(letters).
  public init(_ word: Word) {
    counts = [Int](repeating: 0, count: LetterCounts.capacity)
    for letter in word.letters { add(letter) }
  }

  private static let capacity = 32

  /// How many of this letter there are.
  public subscript(letter: Letter) -> Int { counts[Int(letter.rawValue) % LetterCounts.capacity] }

  /// Whether the word can be made of these letters: each is there as often as the word has it. O(letters).
  public func holds(_ word: Word) -> Bool {
    var rest = self
    return word.letters.allSatisfy { rest.take($0) }
  }

  mutating func add(_ letter: Letter) {
    counts[Int(letter.rawValue) % LetterCounts.capacity] += 1
  }

  mutating func take(_ letter: Letter) -> Bool {
    let index = Int(letter.rawValue) % LetterCounts.capacity
    guard counts[index] > 0 else { return false }
    counts[index] -= 1
    return true
  }
}
