import Journal
import Words

/// The state of the page of saved words.
struct SavedWords {
  /// The words that the player has just removed and can restore.
  var removal: [WordMark] = []

  /// The files that the page needs in its current state.
  func needs(_ session: Session) -> [DataFile] {
    session.savedLanguages.flatMap { [.lexicon($0), session.vocabulary($0)] }
  }

  /// The saved words, with one section for each language that has saved words. The words are sorted again only if the
  /// journal has changed or another file has arrived.
  private(set) var sections: [Section] = []
  private var version = (journal: -1, files: -1)
  /// The rows in sight of each language's list, according to the host's last report. The array has elements for
  /// languages that may be registered later.
  private(set) var rowsInSight = Array(repeating: 0..<12, count: Language.most)

  struct Section {
    let language: Language
    let words: [SavedWord]
  }

  /// Updates the words to match the session while the page of the saved words is shown.
  mutating func reconcile(_ session: Session) {
    let now = (journal: session.journalVersion, files: session.filesVersion)
    guard session.route.isSaved, version != now else { return }
    // Sort only after the last of the requested files has arrived, because sorting thousands of words takes time.
    if version.journal == now.journal, needs(session).contains(where: { session.ordered.contains($0) }) { return }
    version = now
    sections = Language.allCases.map { Section(language: $0, words: session.savedWords($0)) }
      .filter { !$0.words.isEmpty }
  }

  mutating func see(_ rows: Range<Int>, of language: Language) { rowsInSight[Int(language.rawValue)] = rows }

  /// The routes of all saved words, in the order of the page.
  var routes: [Route] { sections.flatMap { $0.words.map { $0.route } } }
}
