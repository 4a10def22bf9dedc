import Formats
import Journal
import Rules
import Vocabulary
import Words

extension DailyWord {
  /// Draws the word of the day; `nil` if no entry of its levels can be guessed. Pages and the server both call this, so a round is judged by the
  /// word that was played. Any edition of the lexicon gives the same word. O(entries).
  public func word(in glossary: Glossary, _ lexicon: Lexicon) -> String? {
    let spellings = levelCodes.flatMap { glossary.words(ofLevel: $0) }
    // Schools play the day's word too.
    return WordBank(spellings.filter { lexicon.isForSchool($0) }, language: language).word(of: day)
  }
}

extension Glossary {
  /// The words of the entries of a level, in the vocabulary's order. O(entries).
  @inline(never)
  func words(ofLevel code: String) -> [String] {
    (0..<count).compactMap { self[$0, .level].hasSameBytes(as: code) ? self[$0, .word] : nil }
  }
}
