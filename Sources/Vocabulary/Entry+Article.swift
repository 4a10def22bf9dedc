import Formats
import Words

extension Entry {
  /// A noun of Spanish or Italian with the definite article that it is learnt with: `el agua`, `lo zio`, `l’uovo`, `il/la collega`; `nil` for other
  /// entries. O(bytes of the word).
  ///
  /// In Spanish a label names the feminine nouns that have *el*. In Italian the word's beginning decides: *lo* and *gli* before z, x, y, gn, ps, pn,
  /// s with a consonant, and i with a vowel; *l’* before other vowels and before h.
  public func wordWithArticle(in language: Language) -> String? {
    let isPlural = labels.contains(.plural)
    let (masculine, feminine): (String, String)
    switch language {
    case .english: return nil
    case .spanish:
      (masculine, feminine) = isPlural ? ("los", "las") : ("el", labels.contains(.feminineEl) ? "el" : "la")
    case .italian:
      let beginning = ItalianBeginning(word.utf8)
      masculine =
        switch beginning {
        case .plain: isPlural ? "i" : "il"
        case .vowel: isPlural ? "gli" : "l’"
        case .glide, .cluster: isPlural ? "gli" : "lo"
        }
      feminine = isPlural ? "le" : beginning == .vowel ? "l’" : "la"
    }
    switch partOfSpeech {
    case .masculineNoun: return joined(masculine)
    case .feminineNoun: return joined(feminine)
    case .nounOfBothGenders:
      return joined(masculine.hasSameBytes(as: feminine) ? masculine : masculine + "/" + feminine)
    default: return nil
    }
  }

  private func joined(_ article: String) -> String {
    // After an apostrophe there is no blank; no other article ends with it.
    article.utf8.contains(0xE2) && !article.utf8.contains(UInt8(ascii: "/")) ? article + word : article + " " + word
  }
}

/// What an Italian word begins with, as far as its article asks.
private enum ItalianBeginning {
  case plain
  case vowel
  /// An i before a vowel: *iodio, iena*; but *io*.
  case glide
  /// Consonants that ask for *lo*.
  case cluster

  init(_ word: String.UTF8View) {
    var letters = word.prefix(2).map { $0 | 0x20 }
    while letters.count < 2 { letters.append(0) }
    let isBeforeVowel = "aeiou".utf8.contains(letters[1])
    switch letters[0] {
    case UInt8(ascii: "i") where isBeforeVowel && word.count > 2: self = .glide
    // Bytes above ASCII are vowels with accents.
    case 0x80..., UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "h"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"):
      self = .vowel
    case UInt8(ascii: "x"), UInt8(ascii: "y"), UInt8(ascii: "z"): self = .cluster
    case UInt8(ascii: "s") where !isBeforeVowel && letters[1] < 0x80: self = .cluster
    case UInt8(ascii: "g") where letters[1] == UInt8(ascii: "n"): self = .cluster
    case UInt8(ascii: "p") where letters[1] == UInt8(ascii: "n") || letters[1] == UInt8(ascii: "s"): self = .cluster
    default: self = .plain
    }
  }
}
