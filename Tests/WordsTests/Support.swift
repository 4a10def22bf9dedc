import Foundation

@testable import Words

extension String {
  /// Compares as files do; `==` takes canonically equivalent texts for equal.
  var bytes: [UInt8] { Array(utf8) }
}

extension Lexicon {
  /// A lexicon of a list as it stands in a file.
  init(_ list: String, _ language: Language, layout: WordList.Layout = .plain) throws {
    try self.init(WordList(list.bytes, language: language, layout: layout))
  }
}
