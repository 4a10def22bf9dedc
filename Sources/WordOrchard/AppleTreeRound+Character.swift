import Foundation

extension AppleTreeRound {
  /// Tries the letter of a character, ignoring case and accents. Returns `true` if the word contains the letter,
  /// `false` if an apple falls.
  ///
  /// - Throws: The reason why the letter is refused; the round then stays unchanged.
  @discardableResult
  @_disfavoredOverload  // A literal is a `Unicode.Scalar`, so that `play("a")` is not ambiguous.
  public mutating func play(_ character: Character) throws(Refusal) -> Bool {
    let scalars = String(character).precomposedStringWithCanonicalMapping.unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first else {
      guard outcome == nil else { throw .roundIsOver }
      throw .notALetter
    }
    return try play(scalar)
  }
}
