import Formats
import Words

extension Glossary {
  /// The spelling that a text means: its own, in small letters, where a headword or a form is spelled so, else the
  /// first that folds to the same letters, headwords before forms; `nil` when there is none. O(n); most entries are
  /// ruled out by their number of bytes.
  public func spelling(meantBy text: String) -> String? {
    let alphabet = Alphabet(language)
    guard let word = try? alphabet.fold(text), let written = try? alphabet.smallLetters(text), word.count > 0
    else { return nil }
    var heads: [String] = []
    var forms: [String] = []
    func isSpelling(_ bytes: ArraySlice<UInt8>) -> Bool {
      // A letter takes a byte at least.
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
