import Formats
import Words

/// The words that a player did not find in a round, including words that help showed whole.
public struct UnfoundWords: Hashable, Sendable {
  /// A word that the player did not find.
  public struct Item: Hashable, Sendable {
    /// The letters of the word.
    public let word: Word
    /// The preferred spelling.
    public let spelling: String
    /// Whether an edit of one letter turns the word into a guess that was refused.
    public let wasNear: Bool
  }

  /// Target words that were not found: first the words close to a refused guess, then the longest, then in alphabetical
  /// order.
  public let common: [Item]
  /// Accepted words outside the target that were not found, without offensive words, in the same order as ``common``.
  public let rare: [Item]

  /// Collects the unfound words of a round. O(words made from the root word's letters × rejected guesses × letters).
  public init(_ round: FindWordsRound, in lexicon: Lexicon) {
    var common: [Item] = []
    var rare: [Item] = []
    for match in lexicon.words(from: round.root.word, minimum: min(round.minimum.rawValue, Target.minimum)) {
      let word = match.word
      guard word != round.root.word, !round.hasFound(word) || round.help(for: word) == .word,
        !lexicon.rating(of: match.number).isOffensive
      else { continue }
      let item = Item(
        word: word, spelling: lexicon.spellings(of: match.number)[0],
        wasNear: round.rejectedGuesses.contains { $0.isOneEdit(from: word) })
      if round.target.contains(word) {
        common.append(item)
      } else if word.count >= round.minimum.rawValue {
        rare.append(item)
      }
    }
    self.common = common.ordered(by: UnfoundWords.precedes)
    self.rare = rare.ordered(by: UnfoundWords.precedes)
  }

  private static func precedes(_ left: Item, _ right: Item) -> Bool {
    if left.wasNear != right.wasNear { return left.wasNear }
    if left.word.count != right.word.count { return left.word.count > right.word.count }
    return left.word < right.word
  }
}

extension Word {
  /// Returns whether inserting, removing or replacing one letter turns one word into the other; `false` for equal
  /// words. O(letters).
  public func isOneEdit(from other: Word) -> Bool {
    let (short, long) = count <= other.count ? (letters, other.letters) : (other.letters, letters)
    guard long.count - short.count <= 1, short != long else { return false }
    var same = 0
    while same < short.count, short[same] == long[same] { same += 1 }
    let rest = short.count == long.count ? short[(same + 1)...] : short[same...]
    return rest.elementsEqual(long[(same + 1)...])
  }
}
