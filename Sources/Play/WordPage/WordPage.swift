import Formats
import Vocabulary
import Words

/// A word's page, and the sheet over a game that shows the same.
struct WordPage {
  /// The words through which Previous and Next lead; empty for those of the page's vocabulary.
  var pager: [Route] = []
  /// Why the last word could not be heard.
  var voiceFault: VoiceFault?

  /// Why a word could not be heard.
  enum VoiceFault {
    /// Neither the device nor the server has a voice of the language.
    case noVoice
    /// The device has none, and the server reads only the words of its lists.
    case unknownWord
    /// The device has none, and the server was asked too often.
    case busy
    /// The device has none, and the server does not answer.
    case unreachable
    /// The device's voice reports an error, and the server has no voice to replace it.
    case voiceFailed
  }

  /// The element that leads to the word before (−1) or after.
  static func neighbourID(_ step: Int) -> String { step < 0 ? "previous-word" : "next-word" }

  /// The word that is so many steps on; `nil` at both ends and while it is not known.
  func neighbour(of shown: Route, _ step: Int, _ session: Session) -> Route? {
    if let index = pager.firstIndex(where: { $0.isSame(as: shown) }) {
      return pager.indices.contains(index + step) ? pager[index + step] : nil
    }
    guard let (id, text) = shown.wordOfGlossary, let glossary = session.glossary(id) else { return nil }
    let word = glossary.id(text)
    // A word without an entry stands where it would be.
    let index = glossary.entry(word).map { $0 + step } ?? glossary.index(of: word.word) + (step < 0 ? -1 : 0)
    return (0..<glossary.count).contains(index) ? id.route(glossary.id(index).text) : nil
  }

  /// The files that the page of a word asks for. Sounds are all that it does without.
  static func needs(_ id: GlossaryID, _ session: Session) -> [DataFile] {
    session.language(of: id).map { [.lexicon($0), session.vocabulary($0), .sounds($0)] } ?? []
  }
}

extension Session {
  /// The word whose page or sheet is shown.
  var shownWord: Route? { sheet?.route ?? (route.wordOfGlossary == nil ? nil : route) }
}
