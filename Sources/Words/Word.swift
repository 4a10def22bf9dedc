/// Letters in a row, without capitals or accents: what two spellings must share to be the same word in play.
///
/// Words compare letter by letter in the order of their alphabet, so that ñ comes after n.
public struct Word: Hashable, Comparable, Sendable {
  public var letters: [Letter]

  public init(_ letters: [Letter]) { self.letters = letters }

  public var count: Int { letters.count }

  public static func < (left: Word, right: Word) -> Bool { left.letters.lexicographicallyPrecedes(right.letters) }

  /// Whether one letter put in, taken out or replaced makes `other` of this word. O(n).
  public func isOneEdit(from other: Word) -> Bool {
    let (short, long) = count <= other.count ? (letters, other.letters) : (other.letters, letters)
    guard long.count - short.count <= 1 else { return false }
    var start = 0
    while start < short.count, short[start] == long[start] { start += 1 }
    if short.count == long.count {
      return start < short.count && short[(start + 1)...] == long[(start + 1)...]
    }
    return short[start...] == long[(start + 1)...]
  }
}

/// How many of each letter there are: what a rack offers, or what a word needs.
public struct LetterCounts: Hashable, Sendable {
  /// One count for each letter of the largest alphabet.
  private var counts: [Int]

  public init(_ word: Word) {
    counts = [Int](repeating: 0, count: Alphabet.maximumCount)
    for letter in word.letters { add(letter) }
  }

  public subscript(letter: Letter) -> Int { counts[Int(letter.rawValue)] }

  mutating func add(_ letter: Letter) {
    counts[Int(letter.rawValue)] += 1
  }

  mutating func take(_ letter: Letter) -> Bool {
    let index = Int(letter.rawValue)
    guard counts[index] > 0 else { return false }
    counts[index] -= 1
    return true
  }
}
