import Formats
import Vocabulary
import Words

/// The state of a word's page, and of the sheet over a game that shows the same content.
struct WordPage {
  /// The words that Previous and Next lead through; empty for the words of the page's vocabulary.
  var pager: [Route] = []
  /// The reason why the last word could not be heard.
  var voiceFault: VoiceFault?

  /// The reason why a word could not be heard.
  enum VoiceFault {
    /// Neither the device nor the server has a voice for the language.
    case noVoice
    /// The device has no voice, and the server reads only the words of its lists.
    case unknownWord
    /// The device has no voice, and the server has received too many requests.
    case busy
    /// The device has no voice, and the server does not answer.
    case unreachable
    /// The device's voice reports an error, and the server has no voice to replace it.
    case voiceFailed
  }

  /// The ID of the button for the previous word (−1) or the next word.
  static func neighbourID(_ step: Int) -> String { step < 0 ? "previous-word" : "next-word" }

  /// The word at a distance of this many steps; `nil` beyond both ends, and while the words are not loaded.
  func neighbour(of shown: Route, _ step: Int, _ session: Session) -> Route? {
    if let index = pager.firstIndex(where: { $0.isSame(as: shown) }) {
      return pager.indices.contains(index + step) ? pager[index + step] : nil
    }
    guard let (id, text) = shown.wordOfGlossary, let glossary = session.glossary(id) else { return nil }
    let word = glossary.id(text)
    // A word without an entry counts as if it were at the position of its entry.
    let index = glossary.entry(word).map { $0 + step } ?? glossary.index(of: word.word) + (step < 0 ? -1 : 0)
    return (0..<glossary.count).contains(index) ? id.route(glossary.id(index).text) : nil
  }

  /// The files that the page of a word requests. The page works without the sounds.
  static func needs(_ id: GlossaryID, _ session: Session) -> [DataFile] {
    session.language(of: id).map { [.lexicon($0), session.vocabulary($0), .sounds($0)] } ?? []
  }
}

extension Session {
  /// The word that the page or the sheet shows.
  var shownWord: Route? { sheet?.route ?? (route.wordOfGlossary == nil ? nil : route) }
}
