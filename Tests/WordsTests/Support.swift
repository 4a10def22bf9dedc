import Foundation

@testable import Words

/// SplitMix64 (Steele, Lea, Flood 2014): every seed gives its own lists on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// `SEED=… swift test` repeats a failure; without it each run tries other lists.
  static let seed: UInt64 = {
    let seed = ProcessInfo.processInfo.environment["SEED"].flatMap { UInt64($0) } ?? .random(in: 0 ... .max)
    // On standard error, which a trap does not swallow.
    FileHandle.standardError.write(Data("WordsTests: SEED=\(seed)\n".utf8))
    return seed
  }()
}

let repository = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

func document(_ name: String) throws -> String {
  try String(contentsOf: repository.appendingPathComponent("docs/formats/\(name)"), encoding: .utf8)
}

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
