import DataFiles
import Formats
import Foundation
import Words

/// The valid lines of a file or of standard input. Lines that contain characters other than the language's letters are
/// reported and skipped.
struct BulkInput {
  let bytes: [UInt8]
  /// The byte ranges of the valid lines in ``bytes``, without leading and trailing white space.
  private(set) var lines: [Range<Int>] = []
  /// Whether at least one line was skipped.
  private(set) var hasBadLines = false

  /// Reads the file with this name, or standard input if the name is `-`. Reports each invalid line, with the reason,
  /// on standard error.
  init(_ file: String, _ alphabet: Alphabet) throws {
    let name = file == "-" ? "standard input" : file
    if file == "-" {
      guard let data = try? FileHandle.standardInput.readToEnd() ?? Data()
      else { throw Complaint("standard input: cannot be read") }
      bytes = Array(data)
    } else {
      bytes = try DataFolder.read(URL(fileURLWithPath: file), ifMissing: "no such file")
    }
    for (index, line) in Formats.lines(of: bytes).enumerated() {
      switch BulkInput.fold(line, alphabet) {
      case .success: lines.append(BulkInput.trimmed(line))
      case .failure(let complaint):
        hasBadLines = true
        complain("\(name), line \(index + 1): \(complaint); the line is skipped")
      }
    }
  }

  /// Returns the folded words in the valid lines, in order.
  func words(_ alphabet: Alphabet) -> [Word] {
    lines.compactMap { try? BulkInput.fold(bytes[$0], alphabet).get() }
  }

  /// Returns the byte range of a line without leading and trailing white space, because the output appends a tab to the
  /// line.
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
      return .failure(Complaint(error.description.clause))
    }
  }
}
