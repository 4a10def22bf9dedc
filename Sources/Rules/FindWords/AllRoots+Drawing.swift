import Formats
import Words

extension Lexicon {
  /// Returns the preferred spelling of a random word of `length` letters that may be a root (``AllRoots``) and is not
  /// in `recent`. With `isForSchool`, the word is also suitable for schools. `nil` if 20,000 draws found no such word.
  /// The method needs no index, so it works with the web edition. Each draw looks at one word; words that pass the
  /// cheap checks are also solved.
  public func drawRoot(
    length: Int, isForSchool: Bool = false, using generator: inout SeededGenerator, avoiding recent: [String]
  ) -> String? {
    guard let fewest = AllRoots.fewestTargets(letters: length) else { return nil }
    for _ in 0..<Lexicon.mostDraws {
      let number = generator.below(wordCount)
      let rating = rating(of: number)
      guard !rating.isOffensive, !rating.isBarredAsRoot, !(isForSchool && rating.isNotForSchool) else { continue }
      let word = word(number)
      guard word.count == length, let spelling = spellings(of: number).first,
        !recent.contains(where: { $0.hasSameBytes(as: spelling) }),
        let root = try? Root(spelling, language: language), root.word == word,
        Target(root: root, isForSchool: isForSchool, in: self).words.count >= fewest
      else { continue }
      return spelling
    }
    return nil
  }

  private static let mostDraws = 20_000
}
