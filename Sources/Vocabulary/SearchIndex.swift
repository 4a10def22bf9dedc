import Words

/// The folded text of every entry, in four groups, and a signature of each whole.
struct SearchIndex: Sendable {
  /// Parts of an entry's text, in the order in which a hit in them counts.
  enum Group: Int, CaseIterable {
    case word, forms, translations, examples
  }

  private let text: [UInt8]
  /// For each entry the beginnings of its groups; at the end, that of the text.
  private let starts: [UInt32]
  private let signatures: [Signature]

  /// O(bytes).
  init(_ table: FieldTable) {
    var text: [UInt8] = []
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
          // What parts the fields is in no query.
          if text.count > Int(starts[starts.count - 1]) { text.append(0) }
          for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars where scalar != "{" && scalar != "}" {
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

  /// Where a group of an entry is in the folded text.
  func part(_ entry: Int, _ group: Group) -> Range<Int> {
    let place = entry * Group.allCases.count + group.rawValue
    return Int(starts[place])..<Int(starts[place + 1])
  }

  func withText<Answer>(_ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer { text.withUnsafeBufferPointer(body) }

  /// Each entry whose text may hold the folded bytes, in order.
  func forEach(mayHold wanted: [UInt8], _ body: (Int) -> Void) {
    let signature = Signature(wanted[...])
    for entry in signatures.indices where signatures[entry].mayHold(signature) { body(entry) }
  }
}

extension Column {
  /// Where a search looks for the column's text; `nil` for what is not searched.
  fileprivate var group: SearchIndex.Group? {
    switch self {
    case .word: .word
    case .forms: .forms
    case .traditional, .simplified, .english, .translation: .translations
    case .example, .exampleTraditional, .exampleSimplified, .exampleEnglish, .exampleTranslation: .examples
    case .partOfSpeech, .level: nil
    }
  }
}
