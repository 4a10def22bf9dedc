import Foundation
import Hummingbird
import Vocabulary
import Wire
import Words

extension Utterance {
  /// A word of the lexicon, in any letter case and with or without accents, or what the vocabulary has exactly so; `nil` for all else.
  /// What is spoken is never the asker's text, but the lexicon's or the vocabulary's own.
  init?(_ text: String, in lexicon: Lexicon, _ glossary: Glossary) {
    // An accent may be a character of its own.
    let text = text.precomposedStringWithCanonicalMapping
    guard let spelling = lexicon.spelling(meantBy: text) ?? (glossary.entries(spelled: text).isEmpty ? nil : text)
    else { return nil }
    self.init(language: lexicon.language, spelling: spelling)
  }
}

extension Site {
  /// The word of a request, spoken.
  func pronounce(_ request: Request, _ context: ServerContext) async throws -> Response {
    guard let code = request.parameter("language") else { throw RequestFault.missingField("language") }
    let language = try Language(named: code)
    guard let text = request.parameter("word"), !text.isEmpty else { throw RequestFault.missingField("word") }
    guard let utterance = Utterance(text, in: try lexicon(language), try glossary(language))
    else { throw RequestFault.unknownWord(language) }
    guard let speaker else { throw SpeechFault.noProgram }
    return try await speaker.recording(of: utterance, for: context.client).response(to: request)
  }
}
