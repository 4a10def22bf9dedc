import Formats
import Words

/// Why a text is a word or is none, and how a round would judge it.
///
///     Explanation(of: "canción", root: try Root("canciones", in: lexicon), in: lexicon).verdict  // accepted, 7 points
public struct Explanation: Hashable, Sendable {
  /// What the lexicon knows about a text.
  public enum Standing: Hashable, Sendable {
    /// A word, with its number, all its spellings and its rating.
    case word(number: Int, spellings: [String], rating: Rating)
    /// Letters of the language, but no word.
    case unknown
    /// Nothing but white space and characters without width.
    case empty
    /// The first character that is no letter of the language.
    case notALetter(Unicode.Scalar)
  }

  /// How a round judges a guess.
  public enum Verdict: Hashable, Sendable {
    /// It counts, with these points.
    case accepted(Find)
    /// It does not count, for this reason.
    case refused(Refusal)
  }

  /// The letters that the text folds to; `nil` when it has a character that is no letter.
  public let folded: Word?
  /// What the lexicon knows about the text.
  public let standing: Standing
  /// How a round in which nothing was found judges the text; `nil` without a root.
  public let verdict: Verdict?
  /// For letters that are no word, the words one edit away, none offensive, with a root only those that it offers:
  /// target words first, then by frequency band, then in alphabetical order. Empty otherwise.
  public let nearest: [Lexicon.Match]

  /// Explains a text. O(letters² × letters of the alphabet), and with a root O(words that its letters make).
  public init(of text: String, root: Root? = nil, minimum: Int = FindWordsRound.usualMinimum, in lexicon: Lexicon) {
    verdict = root.map { root in
      let round = FindWordsRound(root: root, minimum: minimum, target: Target(root: root, in: lexicon))
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
    to word: Word, root: Root?, minimum: Int, in lexicon: Lexicon
  ) -> [Lexicon.Match] {
    var matches: [Lexicon.Match] = []
    lexicon.forEachNeighbour(of: word) { match in
      let isShown = !lexicon.rating(of: match.number).isOffensive && !matches.contains(match)
      if isShown, root.map({ $0.offers(match.word, minimum: minimum) }) ?? true { matches.append(match) }
    }
    func rank(_ match: Lexicon.Match) -> (Int, Int, Int) {
      let rating = lexicon.rating(of: match.number)
      return (rating.isTarget ? 0 : 1, -rating.frequencyBand, match.number)
    }
    return matches.ordered { rank($0) < rank($1) }
  }
}
