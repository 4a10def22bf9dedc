import Formats
import Journal
import Rules
import Words

/// What Apple Tree says of rounds, words and challenges.
extension Sentences {
  /// In words: "Five apples left".
  func applesLeft(_ count: Int) -> String {
    let forms = Array(self[.applesLeft].utf8).split(separator: UInt8(ascii: "/")).map { String(utf8: $0) }
    return forms.indices.contains(count) ? forms[count] : String(count)
  }

  func name(_ source: WordSource, _ list: String?) -> String {
    switch source {
    case .all: self[.wordsAll]
    case .letter(let letter): self(.wordsLetter, .text("letter", capital(letter)))
    case .level(let level): self(.wordsLevel, .text("level", level))
    case .saved: self[.savedWords]
    case .list: list ?? self[.lists]
    }
  }

  func problem(_ reason: UnsuitableChallenge) -> String {
    switch reason {
    case .empty: self[.challengeEmpty]
    case .notALetter(let character): self(.notALetterText, .text("character", name(character)))
    case .tooShort(let minimum): self(.tooShortText, .count("count", minimum))
    case .notInLexicon(let language): self(.challengeNotListed, .text("language", name(language)))
    case .offensive: self[.challengeOffensive]
    }
  }
}
