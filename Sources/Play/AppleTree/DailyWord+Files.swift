import Formats
import Journal
import Rules
import Vocabulary
import Words

extension DailyWord {
  /// The word of the day; `nil` where there is none. Pages and the server both call this, so a round is judged by the word that was played.
  public func word(in words: DailyWords) -> String? { words.word(of: day, course: level.map { $0 + 1 } ?? 0) }
}

extension Glossary {
  /// The words of the entries of a level, in the vocabulary's order. O(entries).
  @inline(never)
  func words(ofLevel code: String) -> [String] {
    (0..<count).compactMap { self[$0, .level].hasSameBytes(as: code) ? self[$0, .word] : nil }
  }
}
