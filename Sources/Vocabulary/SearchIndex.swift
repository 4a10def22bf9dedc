import Formats
import Words

/// The folded texts of every entry in four groups, and a signature of each entry. The signatures rule out most entries.
struct SearchIndex: Sendable {
  /// The groups of an entry's texts; hits in earlier groups rank higher.
  enum Group: Int, CaseIterable {
    case word, forms, translations, examples
  }

  private let text: [UInt8]
  /// The byte offsets in ``text`` at which each entry's groups begin, followed by the length of the text.
  private let starts: [UInt32]
  private let signatures: [Signature]

  /// Builds the index. O(bytes).
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
          // Separate the fields by a zero byte, which queries never contain.
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

  /// Returns the byte range of an entry's group in the folded text.
  func part(_ entry: Int, _ group: Group) -> Range<Int> {
    let index = entry * Group.allCases.count + group.rawValue
    return Int(starts[index])..<Int(starts[index + 1])
  }

  func withText<Answer>(_ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer { text.withUnsafeBufferPointer(body) }

  /// Calls `body` with each entry that may contain the folded bytes, in order.
  func forEach(mayHold wanted: [UInt8], _ body: (Int) -> Void) {
    let signature = Signature(wanted[...])
    for entry in signatures.indices where signatures[entry].mayHold(signature) { body(entry) }
  }
}

extension Column {
  /// The group of the column's text; `nil` for columns that are not searched.
  fileprivate var group: SearchIndex.Group? {
    switch self {
    case .word: .word
    case .forms: .forms
    case .traditional, .simplified, .korean, .spanish, .italian, .english, .translation: .translations
    case .example, .exampleTraditional, .exampleSimplified, .exampleEnglish, .exampleTranslation, .definition: .examples
    case .partOfSpeech, .kinds, .level, .label, .pattern: nil
    }
  }
}
