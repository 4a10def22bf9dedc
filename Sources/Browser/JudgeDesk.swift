import Wire
import Words

/// Judges as `POST /api/v1/find-words/judge` does, from lexicons that it was handed.
struct JudgeDesk {
  private var lexicons: [Language: Lexicon] = [:]

  /// The answer to a request in JSON; a lexicon's file is kept for later requests and answered by nothing.
  mutating func answer(_ bytes: [UInt8]) -> [UInt8] {
    if let lexicon = try? Lexicon(bytes: bytes) {
      lexicons[lexicon.language] = lexicon
      return []
    }
    return Array(verdict(bytes).text.utf8)
  }

  private func verdict(_ bytes: [UInt8]) -> JSON {
    do throws(RequestFault) {
      let request = try JudgeRequest(bytes)
      guard let lexicon = lexicons[request.language]
      else { throw .unknownLanguage(request.language.code) }
      return try request.answer(in: lexicon)
    } catch {
      return errorAnswer(code: error.code, message: error.description)
    }
  }
}
