import Formats
import Interface
import Journal
import Rules
import Vocabulary
import Words

extension AppleTree {
  /// The content of a hint.
  enum Hint {
    /// A translation, with its BCP 47 tag if known.
    case translation(String, tag: String?)
    /// An example sentence, split at the word, which is left out.
    case example(before: String, after: String)
  }

  /// Returns a translation if the player reads its language. If there is no such translation, returns an example
  /// sentence or, if there is no example, a translation into any language; `nil` if there is no suitable text. The
  /// method skips texts that contain the word itself (*chocolate* is the same in two languages).
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
