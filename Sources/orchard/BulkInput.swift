import DataFiles
import Formats
import Foundation
import Words

/// The lines of a file or of standard input, those that are letters of the language apart from those that are not.
struct BulkInput {
  let bytes: [UInt8]
  /// Where the good lines are in ``bytes``.
  private(set) var lines: [Range<Int>] = []
  /// Whether a line was passed over.
  private(set) var hasBadLines = false

  /// Reads `file`, `-` being standard input; says on standard error which lines are bad, and why.
  init(_ file: String, _ alphabet: Alphabet) throws {
    let name = file == "-" ? "standard input" : file
    if file == "-" {
      guard let data = try? FileHandle.standardInput.readToEnd() ?? Data()
      else { throw Complaint("standard input: not readable") }
      bytes = Array(data)
    } else {
      bytes = try DataFolder.read(URL(fileURLWithPath: file), ifMissing: "no such file")
    }
    for (place, line) in Formats.lines(of: bytes).enumerated() {
      switch BulkInput.fold(line, alphabet) {
      case .success: lines.append(BulkInput.trimmed(line))
      case .failure(let complaint):
        hasBadLines = true
        complain("\(name): line \(place + 1): \(complaint), passed over")
      }
    }
  }

  /// The letters of the good lines.
  func words(_ alphabet: Alphabet) -> [Word] {
    lines.compactMap { try? BulkInput.fold(bytes[$0], alphabet).get() }
  }

  /// Where the line is without the white space around it, so that a tab separates.
  private static func trimmed(_ line: ArraySlice<UInt8>) -> Range<Int> {
    let start = line.firstIndex { $0 > 0x20 } ?? line.endIndex
    let end = line.lastIndex { $0 > 0x20 } ?? start
    return start..<min(end + 1, line.endIndex)
  }

  private static func fold(_ line: ArraySlice<UInt8>, _ alphabet: Alphabet) -> Result<Word, Complaint> {
    guard let text = String(validating: line, as: UTF8.self) else { return .failure(Complaint("not UTF-8")) }
    do throws(NotALetter) {
      let word = try alphabet.fold(text)
      return word.count > 0 ? .success(word) : .failure(Complaint("no letters"))
    } catch {
      return .failure(Complaint("\(printable(error.character)) is no letter of the language"))
    }
  }
}
