import Formats
import Rules
import Words

extension Checkpoint {
  /// Adds another device's state, so that a profile can be computed from several devices. Counts are summed, so a
  /// device must be joined only once.
  mutating func join(_ other: Checkpoint) {
    for made in other.choices { join(made) }
    games.join(other.games)
    savedWords.join(other.savedWords, by: WordMark.order, WordMark.join)
    ownWords.join(other.ownWords, by: WordMark.order, WordMark.join)
    for report in other.reports { join(report) }
    if other.hasFinishedTutorial { hasFinishedTutorial = true }
    for list in other.lists { list.join(&lists) }
    listLines.join(other.listLines, by: WordMark.order, WordMark.join)
  }
}
