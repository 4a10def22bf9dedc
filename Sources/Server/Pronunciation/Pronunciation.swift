import Foundation
import Hummingbird
import Vocabulary
import Wire
import Words

extension Utterance {
  /// Finds the utterance for a text. The utterance is the word of the lexicon that is equal to the text, ignoring case
  /// and accents, or otherwise the exact spelling in the vocabulary. The initializer returns `nil` if neither contains
  /// the text. The speech program never receives the client's text itself, but a spelling from the lexicon or the
  /// vocabulary.
  init?(_ text: String, in lexicon: Lexicon, _ glossary: Glossary) {
    // Compose the text, because it may contain combining accents.
    let text = text.precomposedStringWithCanonicalMapping
    guard let spelling = lexicon.spelling(meantBy: text) ?? (glossary.entries(spelled: text).isEmpty ? nil : text)
    else { return nil }
    self.init(language: lexicon.language, spelling: spelling)
  }

  /// Finds the example sentence of the vocabulary entry with this name; `nil` if there is no such example.
  init?(exampleOf name: String, _ glossary: Glossary) {
    guard let entry = glossary.entry(glossary.id(name)), !glossary[entry].example.isEmpty else { return nil }
    self.init(language: glossary.language, spelling: glossary[entry].example.text)
  }
}

extension Site {
  /// Responds to `GET /api/v1/pronounce` with the sound of a word or of an entry's example sentence.
  func pronounce(_ request: Request, for rateLimitKey: RateLimitKey) async throws -> Response {
    let parameters = request.parameters
    guard let code = parameters["language"] else { throw RequestFault.missingField("language") }
    let language = try Language(named: code)
    let glossary = try glossary(language)
    let known: Utterance?
    if let name = parameters["example"] {
      known = Utterance(exampleOf: name, glossary)
    } else {
      guard let text = parameters["word"], !text.isEmpty else { throw RequestFault.missingField("word") }
      known = Utterance(text, in: try lexicon(language), glossary)
    }
    guard let utterance = known else { throw RequestFault.unknownWord(language) }
    guard let speaker else { throw SpeechFault.noProgram }
    return try await speaker.recording(of: utterance, for: rateLimitKey).response(to: request)
  }
}
