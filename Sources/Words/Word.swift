/// A sequence of letters without case and accents. In a game, all spellings with the same letters are one word.
///
/// Words compare letter by letter in the order of their alphabet, so that ñ comes after n in Spanish.
public struct Word: Hashable, Comparable, Sendable {
  /// The letters from first to last; the array may be empty.
  public var letters: [Letter]

  /// Creates a word from these letters, which must be from the same alphabet.
  public init(_ letters: [Letter]) { self.letters = letters }

  /// The number of letters.
  public var count: Int { letters.count }

  /// Compares alphabetically; a word comes before longer words that begin with it.
  public static func < (left: Word, right: Word) -> Bool { left.letters.lexicographicallyPrecedes(right.letters) }
}

extension Word: CustomStringConvertible {
  /// The word in lowercase without accents, as ``Alphabet/text(_:)`` returns it: `canciones`. O(letters + languages).
  public var description: String { letters.first.map { Language.alphabet(with: $0.mark).text(self) } ?? "" }
}

/// The number of times that each letter occurs in a rack or a word.
public struct LetterCounts: Hashable, Sendable {
  /// One count for each letter; an alphabet has at most 32 letters.
  private var counts: [Int]

  /// Creates the counts of a word's letters. O(letters).
  public init(_ word: Word) {
    counts = [Int](repeating: 0, count: LetterCounts.capacity)
    for letter in word.letters { add(letter) }
  }

  private static let capacity = 32

  /// The number of occurrences of the letter.
  public subscript(letter: Letter) -> Int { counts[Int(letter.rawValue) % LetterCounts.capacity] }

  /// Returns whether the word can be made from these letters. For each letter, the count must be at least the number of
  /// its occurrences in the word. O(letters).
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
