import Formats
import Vocabulary
import Words

/// The state of the page about a word, and of the dialog that shows the same content over a game.
struct WordPage {
  /// The words to which Previous and Next lead; if the array is empty, they lead through the vocabulary that the page
  /// belongs to.
  var pager: [Route] = []
  /// The reason why the last requested word could not be read aloud.
  var voiceFault: VoiceFault?
  /// Whether the player reached the shown word with Previous or Next. If so, the focus is still on the button, and the
  /// page announces the word.
  var hasStepped = false

  /// The reason why a text could not be read aloud.
  enum VoiceFault {
    /// Neither the device nor the server has a voice for the language.
    case noVoice
    /// The device has no voice for the language, and the server reads only the words of its word lists.
    case unknownWord
    /// The device has no voice for the language, and the server has received too many requests.
    case busy
    /// The device has no voice for the language, and the server does not respond.
    case unreachable
    /// The device's voice has reported an error, and the server has no voice that could replace it.
    case voiceFailed
  }

  /// The element ID of the button for the previous word (−1) or for the next word (1).
  static func neighbourID(_ step: Int) -> String { step < 0 ? "previous-word" : "next-word" }

  /// The word that is `step` words away from the shown word; `nil` beyond the ends of the list, and while the words are
  /// not loaded.
  func neighbour(of shown: Route, _ step: Int, _ session: Session) -> Route? {
    if let index = pager.firstIndex(where: { $0.isSame(as: shown) }) {
      return pager.indices.contains(index + step) ? pager[index + step] : nil
    }
    guard let (id, text) = shown.wordOfGlossary, let glossary = session.glossary(id) else { return nil }
    let word = glossary.id(text)
    // Treat a word without an entry as if it were at the position where its entry would be.
    let index = glossary.entry(word).map { $0 + step } ?? glossary.index(of: word.word) + (step < 0 ? -1 : 0)
    return (0..<glossary.count).contains(index) ? id.route(glossary.id(index).text) : nil
  }

  /// The files that the page of a word requests. The page can be shown without the pronunciations.
  static func needs(_ id: GlossaryID, _ session: Session) -> [DataFile] {
    session.language(of: id).map { [.lexicon($0), session.vocabulary($0), session.detailsFile($0), .sounds($0)] } ?? []
  }
}

extension Session {
  /// The word that the page or the dialog is about; `nil` if no word is shown.
  var shownWord: Route? { sheet?.route ?? (route.wordOfGlossary == nil ? nil : route) }
}
