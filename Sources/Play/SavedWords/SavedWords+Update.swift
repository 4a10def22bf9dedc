import Formats
import Journal
import Vocabulary
import Words

extension SavedWords {
  /// Applies a message, and returns the effects for the host.
  mutating func update(_ message: Message, in session: inout Session) -> [Effect] {
    switch message {
    case .savedWord(let language, let word): return save(word, language, &session)
    case .unsavedWord(let language, let word): return unsave(word, language, &session)
    case .askedToRemoveAll: return session.open(.removeAll)
    case .removedAll: return removeAll(&session)
    case .tookBackRemoval: return takeBackRemoval(&session)
    case .removedOwnWord(let language, let word): return removeOwnWord(word, language, &session)
    case .sawRows(let language, let rows):
      see(rows, of: language)
      return []
    }
  }

  private func save(_ text: String, _ language: Language, _ session: inout Session) -> [Effect] {
    guard let word = try? Alphabet(language).fold(EntryID(text: text).word), word.count > 0 else { return [] }
    return session.isSaved(language, text) ? [] : session.recordSaved([(language, text)])
  }

  @inline(never)
  private mutating func unsave(_ text: String, _ language: Language, _ session: inout Session) -> [Effect] {
    guard let name = session.savedName(language, text) else { return [] }
    let marks = session.profile.savedWords.filter { $0.language == language && $0.word.hasSameBytes(as: name) }
    guard session.route.isSaved else { return [session.record(.unsaved(language, name))] }
    let words = sections.first { $0.language == language }?.words ?? []
    let index = words.firstIndex { $0.mark.hasSameBytes(as: name) } ?? 0
    removal = marks
    let banner = Banner.removed(EntryID(text: name).word, language)
    let effects = [session.record(.unsaved(language, name))] + session.show(banner)
    // Keep the focus in the list as long as the list contains words.
    let next = min(index, words.count - 2)
    return effects + [.focus(next < 0 ? "title" : "saved-\(language.code)-\(next)")]
  }

  @inline(never)
  private mutating func removeAll(_ session: inout Session) -> [Effect] {
    let marks = session.profile.savedWords
    session.sheet = nil
    guard !marks.isEmpty else { return [] }
    removal = marks
    return marks.map { session.record(.unsaved($0.language, $0.word)) } + session.show(.removedAll(count: marks.count))
      + [.focus("title")]
  }

  private mutating func takeBackRemoval(_ session: inout Session) -> [Effect] {
    guard !removal.isEmpty else { return [] }
    let marks = removal
    removal = []
    session.clearBanner()
    return session.recordSaved(marks.map { ($0.language, $0.word) }) + [.focus("title")]
  }

  private func removeOwnWord(_ text: String, _ language: Language, _ session: inout Session) -> [Effect] {
    guard let word = try? Alphabet(language).fold(text), session.ownWords(language).contains(word) else { return [] }
    return [session.record(.removedWord(language, word))]
  }
}
