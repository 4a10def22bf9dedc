import Formats
import Words

/// A word that one player sends to another player to guess. A link contains the word without showing it.
///
///     let challenge = Challenge(HiddenWord("árbol", language: .spanish)!)!
///     challenge.path                           // "/apple-tree?challenge=AVq8…"
///     try Challenge(sealed: challenge.sealed)  // equal to challenge
///
/// The document `docs/formats/challenges.md` describes the bytes and explains how far the seal protects the word. Only
/// ``init(checking:language:lexicon:vocabulary:)`` checks whether the word exists.
public struct Challenge: Hashable, Sendable {
  /// The word to guess, with its language.
  public let word: HiddenWord

  static let formatVersion: UInt8 = 1
  /// Versions reserved for later formats. The texts of these later versions begin with the digit A, as the texts of
  /// this version do.
  private static let laterVersions: ClosedRange<UInt8> = 2...3
  /// The maximum number of UTF-8 bytes of a spelling. Three bytes for each character suffice for any letter and any
  /// character between letters.
  static let mostSpellingBytes = 3 * HiddenWord.longest
  /// The plain bytes are padded to a multiple of this number, so that a link's length reveals little about the word's
  /// length.
  private static let blockByteCount = 8
  /// The number of characters of the longest text, which consists of a version, a tag and 25 blocks.
  static let mostSealedCharacters = 279

  /// Creates a challenge with this word; `nil` if its spelling has more than 192 bytes, for example because of many
  /// combining marks.
  public init?(_ word: HiddenWord) {
    guard word.spelling.utf8.count <= Challenge.mostSpellingBytes else { return nil }
    self.word = word
  }

  /// Opens the challenge of a link. `sealed` is the value of the link's parameter `challenge`. O(characters); a text
  /// that is too long is not decoded.
  ///
  /// - Throws: The reason why the text is not a valid challenge.
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

  /// The text for a link. A spelling and a language always produce the same text. O(bytes).
  public var sealed: String {
    var plain = word.language.code.bytes + word.spelling.bytes
    while plain.count % Challenge.blockByteCount != 0 { plain.append(0) }
    return Base64URL.text([Challenge.formatVersion] + Seal.seal(plain))
  }

  /// The link's path and query on the site.
  public var path: String { "/apple-tree?challenge=" + sealed }

  /// Creates the challenge from the plain bytes. The caller must check that ``sealed`` of the new challenge is equal to
  /// the text in the link.
  private init?(plain: [UInt8]) {
    let end = (plain.lastIndex { $0 != 0 } ?? -1) + 1
    guard end > 2, let language = Language(code: String(utf8: plain[..<2])),
      let spelling = String(validating: plain[2..<end], as: UTF8.self),
      let word = HiddenWord(spelling, language: language)
    else { return nil }
    self.init(word)
  }
}

/// The reason why the text of a link is not a valid challenge.
public enum UnreadableChallenge: Error, Hashable, Sendable {
  /// The text was cut, mistyped or changed, or is not a challenge at all.
  case altered
  /// A later version of the program made the text.
  case newer
}

extension UnreadableChallenge: CustomStringConvertible {
  /// The reason in English, with a remedy.
  public var description: String {
    switch self {
    case .altered: "The link was cut or changed, or is not a challenge. Ask for the link again."
    case .newer: "A later version of the program made the link. Update the program."
    }
  }
}
