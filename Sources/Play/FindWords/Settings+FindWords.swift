import Journal
import Rules
import Words

extension Settings {
  /// Whether a round that began now would be of the same kind.
  func fit(_ round: FindWordsRound) -> Bool {
    language == round.language && (roots.hasOwnLengths || length == round.root.word.count) && minimum == round.minimum
      && minutes == round.minutes ?? 0
  }
}
