import Journal
import Words

/// The state of the page of saved words.
struct SavedWords {
  /// The words that were just removed and can be restored.
  var removal: [WordMark] = []

  /// The files that the page waits for.
  func needs(_ session: Session) -> [DataFile] {
    session.savedLanguages.flatMap { [.lexicon($0), session.vocabulary($0)] }
  }

  /// The saved words of each language that has any, as the page lists them. They are sorted again only after the words,
  /// or the data about words, have changed.
  private(set) var sections: [Section] = []
  private var version = (journal: -1, files: -1)
  /// The rows in sight of each language's list, as the host reported them. The array has room for languages that are
  /// registered later.
  private(set) var rowsInSight = Array(repeating: 0..<12, count: Language.most)

  struct Section {
    let language: Language
    let words: [SavedWord]
  }

  /// Updates the words to match the session, while their page is shown.
  mutating func reconcile(_ session: Session) {
    let now = (journal: session.journalVersion, files: session.filesVersion)
    guard session.route.isSaved, version != now else { return }
    // Sorting thousands of words takes time, so wait for the last of the requested files.
    if version.journal == now.journal, needs(session).contains(where: { session.ordered.contains($0) }) { return }
    version = now
    sections = Language.allCases.map { Section(language: $0, words: session.savedWords($0)) }
      .filter { !$0.words.isEmpty }
  }

  mutating func see(_ rows: Range<Int>, of language: Language) { rowsInSight[Int(language.rawValue)] = rows }

  /// All saved words, in the order of the page.
  var routes: [Route] { sections.flatMap { $0.words.map { $0.route } } }
}
