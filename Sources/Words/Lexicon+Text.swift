import Formats

/// Membership of text that has not been folded, as spell checkers and bulk checks need it.
extension Lexicon {
  /// Whether a text in UTF-8 is a word once it is folded; false for bytes that are not UTF-8. O(bytes), without
  /// allocating for letters of ASCII.
  public func contains(utf8 text: Span<UInt8>) -> Bool {
    var unit = WordGraph.Unit(label: 0, endsWord: false, node: graph.root)
    for index in text.indices {
      let label = alphabet.label(of: text[unchecked: index])
      guard label != 0 else { return containsFolded(text) }
      unit = graph.unit(unit.node ^ label)
      guard unit.label == label else {
        // A combining mark may still make another letter of this one, as of n.
        return index + 1 < text.count && text[unchecked: index + 1] >= 0x80 ? containsFolded(text) : false
      }
    }
    return unit.endsWord
  }

  /// The spelling that a text means: its own, in small letters, where the word has it, else the word's preferred one;
  /// `nil` when it is no word. O(letters of the text).
  public func spelling(meantBy text: String) -> String? {
    guard let (word, variants) = try? alphabet.foldWithVariants(text), let number = number(of: word) else { return nil }
    let spellings = spellings(of: number)
    let written = alphabet.spelling(word, variants: variants) ?? ""
    return spellings.first { $0.hasSameBytes(as: written) } ?? spellings[0]
  }

  private func containsFolded(_ text: Span<UInt8>) -> Bool {
    var bytes: [UInt8] = []
    for index in text.indices { bytes.append(text[index]) }
    guard let text = String(validating: bytes, as: UTF8.self), let word = try? alphabet.fold(text) else { return false }
    return contains(word)
  }
}
