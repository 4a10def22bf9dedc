import Journal
import Rules
import Words

extension Settings {
  /// Whether a round that begins now would have the same language, length, minimum length and time limit as this round.
  func fit(_ round: FindWordsRound) -> Bool {
    language == round.language && (roots.hasOwnLengths || length == round.root.word.count) && minimum == round.minimum
      && minutes == round.minutes ?? 0
  }
}
