import Formats
import Foundation
import Wire
import Words

extension JSON {
  init(_ text: String) throws { try self.init(Array(text.utf8)) }
}

extension Lexicon {
  /// A lexicon of words between spaces; `*` after a word makes it common, `!` offensive.
  init(_ words: String, _ language: Language = .english) throws {
    let items = words.split(whereSeparator: \.isWhitespace).map { word in
      WordList.Item(
        word.filter { !"*!".contains($0) }, isCommon: word.hasSuffix("*"), isOffensive: word.hasSuffix("!"))
    }
    try self.init(WordList(items, language: language))
  }
}
