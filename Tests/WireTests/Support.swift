import Formats
import Foundation
import TestTools
import Wire
import Words

extension JSON {
  init(_ text: String) throws { try self.init(Array(text.utf8)) }
}

extension Lexicon {
  /// A lexicon of words separated by spaces; `*` after a word makes it common, `!` offensive.
  init(_ words: String, _ language: Language = .english) throws {
    let items = words.split(whereSeparator: \.isWhitespace).map { word in
      WordList.Item(
        word.filter { !"*!".contains($0) }, isCommon: word.hasSuffix("*"), isOffensive: word.hasSuffix("!"))
    }
    try self.init(WordList(items, language: language))
  }
}

/// A file of `Saved`.
func saved(_ name: String) throws -> [UInt8] {
  [UInt8](try Data(contentsOf: repository.appendingPathComponent("Tests/WireTests/JournalLines/Saved/\(name)")))
}

/// The last line of the saved journal of a version.
func savedCheckpoint(version: Int) throws -> String {
  String(decoding: try saved("journal-\(version).lines").split(separator: 0x0A).last ?? [], as: UTF8.self)
}

/// Parses each line of a text separately, and skips empty lines.
func journalLines(_ text: [UInt8]) -> [(bytes: [UInt8], line: JournalLine)] {
  lines(of: text).filter { !$0.isEmpty }.map { (Array($0), JournalLine(Array($0))) }
}
