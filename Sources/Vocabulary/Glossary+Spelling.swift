import Formats
import Words

extension Glossary {
  /// Returns the spelling of the headword or form that a text means. If a headword or form is spelled exactly like the
  /// text in lowercase, returns that spelling. If no spelling is exactly the same, returns the first spelling that
  /// folds to the same letters, where headwords come before forms. Returns `nil` if there is no such spelling. O(bytes of the text), plus
  /// O(bytes) of the few candidates that are compared.
  public func spelling(meantBy text: String) -> String? {
    let alphabet = Alphabet(language)
    guard let word = try? alphabet.fold(text), let written = try? alphabet.smallLetters(text), word.count > 0
    else { return nil }
    // Searches ignore differences that the alphabet keeps, such as the difference between n and ñ.
    let folded = SearchText.query(text)
    var spellings = entries(named: folded).map { self[$0, .word] }
    for entry in entries(inflected: folded) { spellings += forms(entry) }
    let meant = spellings.filter { (try? alphabet.fold($0)) == word }
    return meant.first { $0.hasSameBytes(as: written) } ?? meant.first
  }
}
