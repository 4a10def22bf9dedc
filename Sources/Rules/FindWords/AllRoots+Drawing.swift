import Formats
import Words

extension Lexicon {
  /// Returns the preferred spelling of a random word of `length` letters that may be a root word (``AllRoots``) and is
  /// not in `recent`. If `isForSchool` is true, the word is also suitable for schools. Returns `nil` if 20,000 draws
  /// found no such word. The method needs no index and therefore also works with the web edition. Each draw examines
  /// one word. If the word passes the cheap checks, the method also finds the words that its letters make.
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
