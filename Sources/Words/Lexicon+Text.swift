import Formats

/// Membership tests for text that has not been folded. Spell checkers and bulk checks use these membership tests.
extension Lexicon {
  /// Returns whether a UTF-8 text is a word after folding; false for invalid UTF-8. O(bytes); does not allocate for
  /// ASCII letters.
  public func contains(utf8 text: Span<UInt8>) -> Bool {
    var unit = WordGraph.Unit(label: 0, endsWord: false, node: graph.root)
    for index in text.indices {
      let label = alphabet.label(of: text[unchecked: index])
      guard label != 0 else { return containsFolded(text) }
      unit = graph.unit(unit.node ^ label)
      guard unit.label == label else {
        // A combining mark may still turn this letter into another one, such as n into ñ.
        return index + 1 < text.count && text[unchecked: index + 1] >= 0x80 ? containsFolded(text) : false
      }
    }
    return unit.endsWord
  }

  /// Returns the spelling that a text means; `nil` if the text is not a word. If the word has a spelling equal to the
  /// text in lowercase, returns this spelling, otherwise the preferred spelling. O(letters of the text).
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
