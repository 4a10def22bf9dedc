import Formats
import Words

/// A word that one player sets another to guess, by a link that does not show it.
///
///     let challenge = Challenge(HiddenWord("árbol", language: .spanish)!)!
///     challenge.path                           // "/apple-tree?challenge=AVq8…"
///     try Challenge(sealed: challenge.sealed)  // the same again
///
/// `docs/formats/challenges.md` describes the bytes, and what the seal does and does not protect against. Only
/// ``init(checking:language:lexicon:vocabulary:)`` checks that it is a word.
public struct Challenge: Hashable, Sendable {
  /// The word to guess, with its language.
  public let word: HiddenWord

  static let formatVersion: UInt8 = 1
  /// Versions kept for later formats: their texts begin with the digit A, as this one's do.
  private static let laterVersions: ClosedRange<UInt8> = 2...3
  /// The most bytes of UTF-8 that a spelling has: three for each character, which is enough for any letter and any
  /// sign between letters.
  static let mostSpellingBytes = 3 * HiddenWord.longest
  /// Plain bytes are filled up to a multiple of this, so that a link's length tells little of the word's length.
  private static let blockByteCount = 8
  /// The characters of the longest text: of a version, a tag and 25 blocks.
  static let mostSealedCharacters = 279

  /// A challenge with this word; `nil` when its spelling has more than 192 bytes, as with many combining marks on its
  /// letters.
  public init?(_ word: HiddenWord) {
    guard word.spelling.utf8.count <= Challenge.mostSpellingBytes else { return nil }
    self.word = word
  }

  /// The challenge of a link, from the value of its parameter `challenge`. O(characters); a text that is too long is
  /// not read.
  ///
  /// - Throws: why the text opens to no challenge.
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

  /// The text for a link; always the same for the same spelling and language. O(bytes).
  public var sealed: String {
    var plain = Array(word.language.code.utf8) + Array(word.spelling.utf8)
    while plain.count % Challenge.blockByteCount != 0 { plain.append(0) }
    return Base64URL.text([Challenge.formatVersion] + Seal.seal(plain))
  }

  /// The link: path and query of an address on the site.
  public var path: String { "/apple-tree?challenge=" + sealed }

  /// The challenge of the plain bytes. Whether the text was written as ``sealed`` writes it is still to be checked.
  private init?(plain: [UInt8]) {
    let end = (plain.lastIndex { $0 != 0 } ?? -1) + 1
    guard end > 2, let language = Language(code: String(utf8: plain[..<2])),
      let spelling = String(validating: plain[2..<end], as: UTF8.self),
      let word = HiddenWord(spelling, language: language)
    else { return nil }
    self.init(word)
  }
}

/// Why the text of a link opens to no challenge.
public enum UnreadableChallenge: Error, Hashable, Sendable {
  /// Cut, mistyped, changed, or never a challenge.
  case altered
  /// Made by a later version of the program.
  case newer
}
