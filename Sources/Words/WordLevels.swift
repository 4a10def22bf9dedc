import Formats

/// The level at which learners meet each target word of a lexicon (`docs/formats/levels.md`).
///
/// A target word without a level has no entry in the vocabulary.
public struct WordLevels: Sendable {
  /// The raw value of each word's level plus 1, indexed by the number of the word; 0 for a word without a level.
  private let levels: [UInt8]

  /// The line with which a file of levels begins.
  private static let header: StaticString = "#levels 1\n"

  /// Reads the file with the levels of a lexicon; `nil` if the file is damaged or belongs to another lexicon.
  /// O(words of the lexicon).
  public init?(_ file: [UInt8], _ lexicon: Lexicon) {
    guard WordLevels.isFile(file) else { return nil }
    var levels = [UInt8](repeating: 0, count: lexicon.wordCount)
    var next = WordLevels.header.utf8CodeUnitCount
    for number in 0..<lexicon.wordCount where lexicon.rating(of: number).isTarget {
      guard next < file.count else { return nil }
      levels[number] = file[next] - UInt8(ascii: "0")
      next += 1
    }
    guard next == file.count else { return nil }
    self.levels = levels
  }

  /// Returns whether the bytes have the format of a file of levels. O(bytes).
  public static func isFile(_ bytes: [UInt8]) -> Bool {
    let header = header.withUTF8Buffer { Array($0) }
    guard bytes.count >= header.count, Array(bytes[..<header.count]) == header else { return false }
    let last = UInt8(ascii: "0") + UInt8(ProficiencyLevel.allCases.count)
    return bytes[header.count...].allSatisfy { (UInt8(ascii: "0")...last).contains($0) }
  }

  /// Returns the file for a lexicon. `level` returns the level of the word with this number. O(words).
  public static func file(_ lexicon: Lexicon, level: (Int) -> ProficiencyLevel?) -> [UInt8] {
    var bytes = header.withUTF8Buffer { Array($0) }
    for number in 0..<lexicon.wordCount where lexicon.rating(of: number).isTarget {
      bytes.append(UInt8(ascii: "0") + (level(number).map { $0.rawValue + 1 } ?? 0))
    }
    return bytes
  }

  /// The level of the word with this number; `nil` for a word without a level. O(1).
  public subscript(number: Int) -> ProficiencyLevel? {
    guard levels.indices.contains(number), levels[number] > 0 else { return nil }
    return ProficiencyLevel(rawValue: levels[number] - 1)
  }
}
