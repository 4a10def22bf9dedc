import Formats
import Words

/// An explanation of a text: the lexicon's information about it, and a round's verdict on it.
///
///     Explanation(of: "canción", root: try Root("canciones", in: lexicon), in: lexicon).verdict  // accepted, 7 points
public struct Explanation: Hashable, Sendable {
  /// The lexicon's information about a text.
  public enum Standing: Hashable, Sendable {
    /// A word with its number, all its spellings and its rating.
    case word(number: Int, spellings: [String], rating: Rating)
    /// Letters of the language that do not form a word.
    case unknown
    /// A text with only white space and zero-width characters.
    case empty
    /// A text that contains a character that is not a letter of the language; the value is the first such character.
    case notALetter(Unicode.Scalar)
  }

  /// A round's verdict on a guess.
  public enum Verdict: Hashable, Sendable {
    /// The guess is accepted; the value contains its points.
    case accepted(Find)
    /// The guess is refused for this reason.
    case refused(Refusal)
  }

  /// The folded letters of the text; `nil` if a character is not a letter.
  public let folded: Word?
  /// The lexicon's information about the text.
  public let standing: Standing
  /// The verdict of a round in which nothing has been found yet; `nil` without a root word.
  public let verdict: Verdict?
  /// If the text is not a word, the list contains the words that are one edit away, without offensive words. If there
  /// is a root word, the list contains only words made from its letters. Target words come first in the list, then
  /// words with higher frequency bands, then words in alphabetical order. If the text is a word, is empty or contains
  /// other characters than letters, the list is empty.
  public let nearest: [Lexicon.Match]

  /// Creates an explanation of a text. O(letters² × letters of the alphabet). With a root word, the initializer also
  /// needs O(words made from its letters).
  public init(of text: String, root: Root? = nil, minimum: MinimumLength = .usual, in lexicon: Lexicon) {
    verdict = root.map { root in
      let round = FindWordsRound(root: root, minimum: minimum, target: Target(root: root, in: lexicon), origin: .drawn)
      do throws(Refusal) {
        return .accepted(try round.judge(text, in: lexicon))
      } catch {
        return .refused(error)
      }
    }
    do throws(NotALetter) {
      let word = try lexicon.alphabet.fold(text)
      folded = word
      if word.count == 0 {
        standing = .empty
        nearest = []
      } else if let number = lexicon.number(of: word) {
        standing = .word(
          number: number, spellings: lexicon.spellings(of: number), rating: lexicon.rating(of: number))
        nearest = []
      } else {
        standing = .unknown
        nearest = Explanation.nearest(to: word, root: root, minimum: minimum, in: lexicon)
      }
    } catch {
      folded = nil
      standing = .notALetter(error.character)
      nearest = []
    }
  }

  private static func nearest(
    to word: Word, root: Root?, minimum: MinimumLength, in lexicon: Lexicon
  ) -> [Lexicon.Match] {
    var matches: [Lexicon.Match] = []
    lexicon.forEachNeighbour(of: word) { match in
      let isShown = !lexicon.rating(of: match.number).isOffensive && !matches.contains(match)
      if isShown, root.map({ $0.offers(match.word, minimum: minimum.rawValue) }) ?? true { matches.append(match) }
    }
    func rank(_ match: Lexicon.Match) -> (Int, Int, Int) {
      let rating = lexicon.rating(of: match.number)
      return (rating.isTarget ? 0 : 1, -rating.frequencyBand, match.number)
    }
    return matches.ordered { rank($0) < rank($1) }
  }
}
