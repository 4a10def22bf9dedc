import Formats
import Words

/// A word that one player sets another to guess. Its link has the word sealed in it: nobody reads it there at a glance.
///
///     let challenge = Challenge(HiddenWord("árbol", language: .spanish)!)!
///     challenge.path                           // "/apple-tree?challenge=AVq8…"
///     try Challenge(sealed: challenge.sealed)  // the same again
///
/// The bytes, what the seal protects from and what not are in `docs/formats/challenges.md`. Whether it is a word, only
/// ``init(checking:language:lexicon:vocabulary:)`` tells.
public struct Challenge: Hashable, Sendable {
  /// As it is spelled, and its language.
  public let word: HiddenWord

  static let formatVersion: UInt8 = 1
  /// What texts in later formats begin with, as this one does: the digit A.
  private static let laterVersions: ClosedRange<UInt8> = 2...3
  /// Bytes of UTF-8 that a spelling has at most: three for each character, as many as any letter and any sign between letters takes.
  static let mostSpellingBytes = 3 * HiddenWord.longest
  /// What is sealed is filled up to a multiple of this, so that a link tells hardly more of a word's length than the blanks do.
  private static let blockByteCount = 8
  /// Digits of the longest text: of a version, a tag and 25 blocks.
  static let mostSealedCharacters = 279

  /// `nil` for a spelling with piles of combining marks on its letters, which no link has room for.
  public init?(_ word: HiddenWord) {
    guard word.spelling.utf8.count <= Challenge.mostSpellingBytes else { return nil }
    self.word = word
  }

  /// What a link says. O(bytes); a text that is too long is not looked at.
  public init(sealed: String) throws(UnreadableChallenge) {
    guard sealed.utf8.count <= Challenge.mostSealedCharacters, let bytes = Base64URL.bytes(sealed),
      let version = bytes.first
    else { throw .altered }
    guard !Challenge.laterVersions.contains(version) else { throw .newer }
    guard let plain = Seal.open(Array(bytes.dropFirst())), let challenge = Challenge(plain: plain),
      challenge.sealed.hasSameBytes(as: sealed)
    else { throw .altered }
    self = challenge
  }

  /// The challenge as text of an address; always the same for the same spelling. O(bytes).
  public var sealed: String {
    var plain = Array(word.language.code.utf8) + Array(word.spelling.utf8)
    while plain.count % Challenge.blockByteCount != 0 { plain.append(0) }
    return Base64URL.text([Challenge.formatVersion] + Seal.seal(plain))
  }

  /// The link, from the root of the site.
  public var path: String { "/apple-tree?challenge=" + sealed }

  /// What was sealed, when it may be a challenge; whether it is written as ``sealed`` writes it is still to be seen.
  private init?(plain: [UInt8]) {
    let end = (plain.lastIndex { $0 != 0 } ?? -1) + 1
    guard end > 2, let language = Language(code: String(decoding: plain[..<2], as: UTF8.self)),
      let spelling = String(validating: plain[2..<end], as: UTF8.self),
      let word = HiddenWord(spelling, language: language)
    else { return nil }
    self.init(word)
  }
}

/// Why a link's text opens to no challenge.
public enum UnreadableChallenge: Error, Hashable, Sendable {
  /// Cut, mistyped, changed, or never a challenge.
  case altered
  /// Made by a later version of the program.
  case newer
}
