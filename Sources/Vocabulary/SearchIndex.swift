import Formats
import Words

/// The texts of each entry in three groups, folded for searches, and a signature of each entry. Comparing signatures
/// rules out most entries without reading their texts.
struct SearchIndex: Sendable {
  /// The groups of an entry's texts; a match in an earlier group ranks higher.
  enum Group: Int, CaseIterable {
    case word, translations, examples
  }

  private let text: [UInt8]
  /// The byte offsets in ``text`` at which each entry's groups begin, followed by the length of the text.
  private let starts: [UInt32]
  private let signatures: [Signature]

  /// Builds the index from the fields of all entries. O(bytes).
  init(_ table: FieldTable) {
    var text: [UInt8] = []
    text.reserveCapacity(table.byteCount)
    var starts: [UInt32] = []
    var signatures: [Signature] = []
    signatures.reserveCapacity(table.rowCount)
    starts.reserveCapacity(table.rowCount * Group.allCases.count + 1)
    for entry in 0..<table.rowCount {
      let start = text.count
      for group in Group.allCases {
        starts.append(UInt32(text.count))
        for column in Column.allCases where column.group == group {
          let bytes = table.bytes(entry, column)
          guard !bytes.isEmpty else { continue }
          // Separate the fields by a zero byte, because queries never contain a zero byte.
          if text.count > Int(starts[starts.count - 1]) { text.append(0) }
          for scalar in String(utf8: bytes).unicodeScalars where scalar != "{" && scalar != "}" {
            SearchText.append(scalar, to: &text)
          }
        }
      }
      signatures.append(Signature(text[start...]))
    }
    starts.append(UInt32(text.count))
    self.text = text
    self.starts = starts
    self.signatures = signatures
  }

  /// Returns the byte range of an entry's group of texts in the folded text.
  func part(_ entry: Int, _ group: Group) -> Range<Int> {
    let index = entry * Group.allCases.count + group.rawValue
    return Int(starts[index])..<Int(starts[index + 1])
  }

  func withText<Answer>(_ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer { text.withUnsafeBufferPointer(body) }

  /// Calls `body` with each entry that may contain the folded bytes, in the entries' order.
  func forEach(mayHold wanted: [UInt8], _ body: (Int) -> Void) {
    let signature = Signature(wanted[...])
    for entry in signatures.indices where signatures[entry].mayHold(signature) { body(entry) }
  }
}

extension Column {
  /// The group to which the column's text belongs; `nil` if the column is not searched.
  fileprivate var group: SearchIndex.Group? {
    switch self {
    case .word: .word
    case .traditional, .simplified, .korean, .spanish, .italian, .english, .translation: .translations
    case .example, .exampleTraditional, .exampleSimplified, .exampleEnglish, .exampleTranslation, .definition: .examples
    default: nil
    }
  }
}
