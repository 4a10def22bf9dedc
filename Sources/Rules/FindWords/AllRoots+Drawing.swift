import Formats
import Words

extension Lexicon {
  /// A root of so many letters drawn from all of the lexicon's that may be one (``AllRoots``), none of the `recent`; `nil` when none was met
  /// in many draws. Reads no index, so it works in the browser's profile. About ten looks at a word, some of which solve it.
  public func drawRoot(
    length: Int, using generator: inout SeededGenerator, avoiding recent: [String]
  ) -> String? {
    guard let fewest = AllRoots.fewestTargets(letters: length) else { return nil }
    for _ in 0..<Lexicon.mostDraws {
      let number = generator.below(wordCount)
      let rating = rating(of: number)
      guard !rating.isOffensive, !rating.isBarredAsRoot else { continue }
      let word = word(number)
      guard word.count == length, let spelling = spellings(of: number).first,
        !recent.contains(where: { $0.hasSameBytes(as: spelling) }),
        let root = try? Root(spelling, language: language), root.word == word,
        Target(root: root, in: self).words.count >= fewest
      else { continue }
      return spelling
    }
    return nil
  }

  private static let mostDraws = 20_000
}
