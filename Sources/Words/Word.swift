/// Letters in a row, without capitals or accents: what two spellings must share to be the same word in play.
///
/// Words compare letter by letter in the order of their alphabet, so that ñ comes after n.
public struct Word: Hashable, Comparable, Sendable {
  public var letters: [Letter]

  public init(_ letters: [Letter]) { self.letters = letters }

  public var count: Int { letters.count }

  public static func < (left: Word, right: Word) -> Bool { left.letters.lexicographicallyPrecedes(right.letters) }
}

/// How many of each letter there are: what a rack offers, or what a word needs.
public struct LetterCounts: Hashable, Sendable {
  /// One count for each letter that the formats have room for.
  private var counts: [Int]

  public init(_ word: Word) {
    counts = [Int](repeating: 0, count: LetterCounts.places)
    for letter in word.letters { add(letter) }
  }

  private static let places = 32

  public subscript(letter: Letter) -> Int { counts[Int(letter.rawValue) % LetterCounts.places] }

  /// Whether there is every letter of a word, as often as it has it. O(letters).
  public func holds(_ word: Word) -> Bool {
    var rest = self
    return word.letters.allSatisfy { rest.take($0) }
  }

  mutating func add(_ letter: Letter) {
    counts[Int(letter.rawValue) % LetterCounts.places] += 1
  }

  mutating func take(_ letter: Letter) -> Bool {
    let index = Int(letter.rawValue) % LetterCounts.places
    guard counts[index] > 0 else { return false }
    counts[index] -= 1
    return true
  }
}
