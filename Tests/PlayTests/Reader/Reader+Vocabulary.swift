import Formats
import Markup
import Testing
import Words

@testable import Play

/// What a reader does with a vocabulary and saved words, and what they see of them.
extension Reader {
  /// The rows of the long list that are in the document.
  var rows: [Node] { page.first { $0["id"] == "rows" }?.all { $0.tag == "li" } ?? [] }
  /// The words and titles of the rows.
  var heads: [String] { rows.compactMap { $0.head } }

  func row(_ word: String) -> Node? { rows.first { $0.head == word && $0.tag == "li" && $0["class"] == "row" } }

  /// The texts that a search has marked.
  var marks: [String] { page.all { $0.tag == "mark" }.map { $0.plainText } }

  mutating func search(_ query: String) { fill(say(.searchWords), query) }

  mutating func save(_ language: Language, _ words: String...) {
    for word in words {
      open("/vocabulary/\(language.code)/\(Percent.encoded(word))")
      press(say(.save))
    }
  }

  /// The saved words of this language.
  func saved(_ language: Language) -> [String] { savedRows(language).compactMap { $0.head } }

  func savedRows(_ language: Language) -> [Node] { items(this(language)) }

  /// The stand-alone name of a language.
  func this(_ language: Language) -> String { self.language.sentences.nameAlone(language) }
}
