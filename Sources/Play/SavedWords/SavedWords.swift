import Journal
import Words

/// The saved words, and the player's own.
struct SavedWords {
  /// What was just taken away and can be taken back.
  var removal: [WordMark] = []

  /// The files that the page waits for.
  func needs(_ session: Session) -> [DataFile] {
    session.savedLanguages.flatMap { [.lexicon($0), .vocabulary($0)] }
  }

  /// All saved words as they stand on the page.
  func words(_ session: Session) -> [Route] { Language.allCases.flatMap { session.savedWords($0) }.map { $0.route } }
}
