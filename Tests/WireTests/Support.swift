import Foundation
import Wire
import Words

/// `SEED=… swift test` repeats a failure; without it each run tries other texts.
let seedOfThisRun: UInt64 = {
  let seed = ProcessInfo.processInfo.environment["SEED"].flatMap { UInt64($0) } ?? .random(in: 0 ... .max)
  // On standard error, which a trap does not swallow.
  FileHandle.standardError.write(Data("WireTests: SEED=\(seed)\n".utf8))
  return seed
}()

let repository = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

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
