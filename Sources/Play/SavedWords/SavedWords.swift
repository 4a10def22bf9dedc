import Journal
import Words

/// The saved words, and the player's own.
struct SavedWords {
  /// The words that were just removed and can be restored.
  var removal: [WordMark] = []

  /// The files that the page waits for.
  func needs(_ session: Session) -> [DataFile] {
    session.savedLanguages.flatMap { [.lexicon($0), session.vocabulary($0)] }
  }

  /// The saved words of each language that has some, as they stand on the page. They are put in order again only when they, or what is known
  /// of words, have changed.
  private(set) var sections: [Section] = []
  private var version = (journal: -1, files: -1)
  /// The rows in sight of each language's list, as the host reported them. Languages may be registered after this is made.
  private(set) var rowsInSight = Array(repeating: 0..<12, count: Language.most)

  struct Section {
    let language: Language
    let words: [SavedWord]
  }

  /// Brings the words in line with what the session knows, while their page is shown.
  mutating func settle(_ session: Session) {
    let now = (journal: session.journalVersion, files: session.filesVersion)
    guard session.route.isSaved, version != now else { return }
    // To put thousands of words in order takes its time: of the files that are on their way the last one is waited for.
    if version.journal == now.journal, needs(session).contains(where: { session.ordered.contains($0) }) { return }
    version = now
    sections = Language.allCases.map { Section(language: $0, words: session.savedWords($0)) }
      .filter { !$0.words.isEmpty }
  }

  mutating func see(_ rows: Range<Int>, of language: Language) { rowsInSight[Int(language.rawValue)] = rows }

  /// All saved words as they stand on the page.
  var routes: [Route] { sections.flatMap { $0.words.map { $0.route } } }
}
