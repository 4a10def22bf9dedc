import Words

/// Why a text is a word or is none, and what a round would say of it.
///
///     Explanation(of: "canción", root: try Root("canciones", in: lexicon), in: lexicon).verdict  // accepted, 7 points
public struct Explanation: Hashable, Sendable {
  public enum Standing: Hashable, Sendable {
    case word(number: Int, spellings: [String], rating: Rating)
    /// Letters of the language that are no word.
    case unknown
    /// Nothing but white space and characters that do not show.
    case empty
    case notALetter(Unicode.Scalar)
  }

  public enum Verdict: Hashable, Sendable {
    case accepted(Find)
    case refused(Refusal)
  }

  /// The letters that the text folds to, if it does.
  public let folded: Word?
  public let standing: Standing
  /// What a round with nothing found says; `nil` without a root.
  public let verdict: Verdict?
  /// Words one edit away, none offensive, and with a root only those that it offers: common ones first, then by
  /// frequency, then in alphabetical order. Empty for a word.
  public let nearest: [Lexicon.Match]

  /// O(letters × letters of the alphabet).
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
    return matches.sorted { rank($0) < rank($1) }
  }
}
