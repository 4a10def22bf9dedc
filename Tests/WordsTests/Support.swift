import Foundation

@testable import Words

extension String {
  /// Compares byte by byte, like files; `==` treats canonically equivalent texts as equal.
  var bytes: [UInt8] { Array(utf8) }
}

extension Lexicon {
  /// A lexicon of the text of a list file.
  init(_ list: String, _ language: Language, layout: WordList.Layout = .plain) throws {
    try self.init(WordList(list.bytes, language: language, layout: layout))
  }
}
