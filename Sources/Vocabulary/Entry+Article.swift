import Formats
import Words

extension Entry {
  /// Returns a noun with the definite article with which the noun is learnt, for example `el agua`, `lo zio`, `l’uovo`,
  /// `il/la collega`. Returns `nil` for entries that are not nouns, and for languages whose files define no articles.
  /// O(bytes of the word and of the article rules).
  public func wordWithArticle(in language: Language) -> String? {
    let number = labels.contains(.plural) ? ".plural" : ""
    func article(_ gender: String) -> String? {
      Article.choose(from: language.articles(gender + number), before: word)
    }
    var feminine = article("feminine")
    if number.isEmpty, labels.contains(.feminineEl) { feminine = article("feminine.el") ?? feminine }
    switch partOfSpeech {
    case .masculineNoun: return article("masculine").map { joined($0) }
    case .feminineNoun: return feminine.map { joined($0) }
    case .nounOfBothGenders:
      guard let masculine = article("masculine"), let feminine else { return nil }
      return joined(masculine.hasSameBytes(as: feminine) ? masculine : masculine + "/" + feminine)
    default: return nil
    }
  }

  private func joined(_ article: String) -> String {
    // No space follows an article that ends in an apostrophe; an article contains an apostrophe only at its end.
    article.bytes.contains(0xE2) && !article.bytes.contains(UInt8(ascii: "/")) ? article + word : article + " " + word
  }
}

/// The rules that choose a word's article by the word's beginning (`docs/formats/languages.md`, Articles).
enum Article {
  /// Returns the article of a word; for example, the rules `lo z sC; il` give the article `lo` before *zio*.
  @inline(never)
  static func choose(from rules: ArraySlice<UInt8>, before word: String) -> String? {
    let letters = word.scalars.prefix(4).map { Diacritics.read($0).base }
    for rule in rules.split(separator: UInt8(ascii: ";")) {
      let parts = rule.split(separator: 0x20)
      guard let article = parts.first else { continue }
      if parts.count == 1 || parts.dropFirst().contains(where: { fits($0, letters) }) { return String(utf8: article) }
    }
    return nil
  }

  private static func fits(_ beginning: ArraySlice<UInt8>, _ letters: [Unicode.Scalar]) -> Bool {
    guard beginning.count <= letters.count else { return false }
    for (place, wanted) in beginning.enumerated() {
      let letter = letters[place]
      switch wanted {
      case UInt8(ascii: "_"): break
      case UInt8(ascii: "V"): if !isVowel(letter) { return false }
      case UInt8(ascii: "C"): if isVowel(letter) { return false }
      default: if letter.value != wanted { return false }
      }
    }
    return true
  }

  private static func isVowel(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "a", "e", "i", "o", "u": true
    default: false
    }
  }
}
