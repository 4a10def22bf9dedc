import Formats
import Journal
import Rules
import Vocabulary
import Words

extension AppleTree {
  /// What a hint says of a word.
  enum Hint {
    /// With its BCP 47 tag where it is known.
    case translation(String, tag: String?)
    /// A sentence, and where in it the word is left out.
    case example(before: String, after: String)
  }

  /// A translation for those who read its language, else an example without the word, else any translation; of these none that has the word
  /// itself in it (*chocolate* in two languages). `nil` when nothing is left.
  func hint(for word: HiddenWord, _ session: Session) -> Hint? {
    let source = game.flatMap { $0.source }
    guard let glossary = session.glossary(of: source, word.language),
      let first = glossary.entries(spelled: word.spelling).first
    else { return nil }
    let entry = glossary[first]
    let translated = session.translation(of: entry)
    let isRead =
      session.settings.translation != nil
      || translated.tag.map { $0.hasSameBytes(as: session.interface.tag) } ?? true
    func isSilent(_ text: String) -> Bool { !text.isEmpty && text.parts(matching: word.spelling) == nil }
    let isTranslated = isSilent(translated.text)
    let (before, after) = (entry.example.beforeWord, entry.example.afterWord)
    let isShown = !entry.example.word.isEmpty && isSilent(before + "\n" + after)
    if isTranslated, isRead || !isShown { return .translation(translated.text, tag: translated.tag) }
    return isShown ? .example(before: before, after: after) : nil
  }
}
