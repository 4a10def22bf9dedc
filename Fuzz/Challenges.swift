import Formats
import Vocabulary
import Wire
import Words

@testable import Rules

/// Links of challenges, and words for new challenges.
///
/// The first byte selects how the other bytes are used. After e, s or i, the other bytes are a word that a player types
/// in English, Spanish or Italian. After a dot, the other bytes are sealed behind a version byte, so that the content
/// of a valid seal is tested. After any other byte, the whole input is the text of a link.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ pointer: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = bytes(pointer, count)
  guard let recipe = input.first else { return 0 }
  let rest = Array(input.dropFirst())
  if let language = Language.allCases.first(where: { $0.code.utf8.first == recipe }) {
    check(String(decoding: rest, as: UTF8.self), language)
  } else if recipe == UInt8(ascii: ".") {
    let masked = Seal.seal(Array(rest.dropFirst()))
    require(Seal.open(masked) == Array(rest.dropFirst()), "other bytes are opened than were sealed")
    open(Base64URL.text(rest.prefix(1) + masked))
  } else {
    open(String(decoding: input, as: UTF8.self))
  }
  return 0
}

private let glossaries = Language.allCases.map { try! Glossary(Array(Small.vocabulary($0).utf8), language: $0) }

private func open(_ text: String) {
  guard let challenge = try? Challenge(sealed: text) else { return }
  require(challenge.sealed.hasSameBytes(as: text), "what opens seals to another text: \(text)")
  require(challenge.word.places.count <= HiddenWord.longest, "a word of too many characters")
  require((try? Challenge(sealed: text)) == challenge, "another challenge the second time")
  check(challenge.word.spelling, challenge.word.language)
}

private func check(_ text: String, _ language: Language) {
  let lexicon = Small.lexicon(language)
  for glossary in [nil, glossaries[Int(language.rawValue)]] {
    let vocabulary = { (text: String) in glossary?.spelling(meantBy: text) }
    let challenge: Challenge
    do throws(UnsuitableChallenge) {
      challenge = try Challenge(checking: text, language: language, lexicon: lexicon, vocabulary: vocabulary)
    } catch {
      require(!RequestFault.unsuitableChallenge(error).description.isEmpty, "a reason without a word")
      continue
    }
    require(challenge.word.hasLettersOnly, "a character that no key types")
    require(challenge.word.places.count >= Challenge.minimum, "a word that is too short")
    guard let again = try? Challenge(sealed: challenge.sealed).checked(lexicon: lexicon, vocabulary: vocabulary)
    else { fatalError("what is accepted does not open: \(challenge.word.spelling)") }
    require(again.word.spelling.hasSameBytes(as: challenge.word.spelling), "another spelling comes back")
  }
}
