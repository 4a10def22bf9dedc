import Formats
import Markup
import Testing
import Words

@testable import Play

/// What a reader sees of Find Words.
extension Reader {
  /// In a round with this root, opened by its link.
  static func playing(_ root: String, _ language: Language = .english, speaking tag: String = "en") -> Reader {
    let reader = Reader("/find-words?language=\(language.code)&root=\(Percent.encoded(root))", speaking: tag)
    #expect(reader.heading == root)
    return reader
  }

  var foundWords: [String] {
    items(say(.foundWords)).map { $0.first { $0["class"] == "find-word" }?.plainText ?? "" }
  }

  var figures: [String?] { [.wordsFound, .bonusWords, .points, .averageLetters].map { figure(say($0)) } }

  var banner: (title: String?, text: String?) {
    let banner = main.first { $0["class"] == "banner" }
    return (
      banner?.first { $0["class"] == "banner-title" }?.plainText,
      banner?.first { $0["class"] == "banner-text" }?.plainText
    )
  }

  var tree: Node? { page.first { $0["role"] == "progressbar" } }
}
