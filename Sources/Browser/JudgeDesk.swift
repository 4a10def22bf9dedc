import Wire
import Words

/// Judges as `POST /api/v1/find-words/judge` does, and plays rounds of Apple Tree, from lexicons that it was handed.
struct JudgeDesk {
  private var lexicons: [Language: Lexicon] = [:]

  /// The answer to a request in JSON; a lexicon's file is kept for later requests and answered by nothing.
  mutating func answer(_ bytes: [UInt8]) -> [UInt8] {
    if let lexicon = try? Lexicon(bytes: bytes) {
      lexicons[lexicon.language] = lexicon
      return []
    }
    return Array(Wire.answer(bytes, from: lexicons).text.utf8)
  }
}
