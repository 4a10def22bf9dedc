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
    do {
      bytes = Array(
        try file == "-"
          ? FileHandle.standardInput.readToEnd() ?? Data() : Data(contentsOf: URL(fileURLWithPath: file)))
    } catch {
      throw Complaint("\(name): not readable (\(error.localizedDescription))")
    }
    for (place, line) in Words.lines(of: bytes).enumerated() {
      switch BulkInput.fold(line, alphabet) {
      case .success: lines.append(line.startIndex..<line.endIndex)
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

  private static func fold(_ line: ArraySlice<UInt8>, _ alphabet: Alphabet) -> Result<Word, Complaint> {
    guard let text = String(validating: line, as: UTF8.self) else { return .failure(Complaint("not UTF-8")) }
    do throws(NotALetter) {
      let word = try alphabet.fold(text)
      return word.count > 0 ? .success(word) : .failure(Complaint("no letters"))
    } catch {
      return .failure(Complaint("\(shown(error.character)) is no letter of the language"))
    }
  }
}

/// A character between quotation marks, or its number when it would not show.
func shown(_ scalar: Unicode.Scalar) -> String {
  scalar.properties.isDefaultIgnorableCodePoint || scalar.value < 0x21 || (0x7F...0xA0).contains(scalar.value)
    ? "U+" + String(scalar.value, radix: 16, uppercase: true) : "\"\(scalar)\""
}
