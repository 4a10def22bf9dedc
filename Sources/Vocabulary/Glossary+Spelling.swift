import Formats
import Words

extension Glossary {
  /// Returns the spelling of the headword or form that a text means. If a headword or form is spelled exactly like the
  /// text in lowercase, returns that spelling. If no spelling is exactly the same, returns the first spelling that
  /// folds to the same letters, where headwords come before forms. Returns `nil` if there is no such spelling. O(n),
  /// but comparing the numbers of bytes rules out most entries quickly.
  public func spelling(meantBy text: String) -> String? {
    let alphabet = Alphabet(language)
    guard let word = try? alphabet.fold(text), let written = try? alphabet.smallLetters(text), word.count > 0
    else { return nil }
    var heads: [String] = []
    var forms: [String] = []
    func isSpelling(_ bytes: ArraySlice<UInt8>) -> Bool {
      // Each letter has at least one byte, so a spelling with fewer bytes cannot match.
      guard bytes.count >= word.count else { return false }
      return (try? alphabet.fold(String(utf8: bytes))) == word
    }
    for entry in 0..<count {
      let head = table.bytes(entry, .word)
      if isSpelling(head) { heads.append(String(utf8: head)) }
      guard table.bytes(entry, .forms).count >= word.count else { continue }
      for form in self.forms(entry) where isSpelling(form) { forms.append(String(utf8: form)) }
    }
    let spellings = heads + forms
    return spellings.first { $0.hasSameBytes(as: written) } ?? spellings.first
  }
}
