// Drawing with any random number generator. The methods of `Rules` need a `SeededGenerator`, because equal seeds must
// draw equal words in every version; these methods take one seed from another generator.

extension SeededGenerator {
  /// Creates a generator whose seed comes from another generator.
  public init(using generator: inout some RandomNumberGenerator) { self.init(seed: generator.next()) }
}

extension RootList {
  /// Returns a random root word that is not among the last words of `recent` (newest last). O(bytes of the list).
  public func randomRoot(
    avoiding recent: [String] = [], using generator: inout some RandomNumberGenerator
  ) -> String {
    var seeded = SeededGenerator(using: &generator)
    return root(using: &seeded, avoiding: recent)
  }

  /// Returns a random root word that is not among the last words of `recent` (newest last). O(bytes of the list).
  public func randomRoot(avoiding recent: [String] = []) -> String {
    var generator = SystemRandomNumberGenerator()
    return randomRoot(avoiding: recent, using: &generator)
  }
}

extension WordBank {
  /// Draws a random word and adds it to `drawn`; `nil` for an empty bank. No word is repeated before all words of the
  /// bank were drawn. The word `last` of the previous round is not drawn if the bank has another word. O(n log n).
  public func drawWord(
    _ drawn: inout DrawnWords, after last: HiddenWord? = nil, using generator: inout some RandomNumberGenerator
  ) -> HiddenWord? {
    var seeded = SeededGenerator(using: &generator)
    let word = draw(using: &seeded, last: last?.spelling, drawn: &drawn) { _ in 0 }
    return word.flatMap { HiddenWord($0, language: language) }
  }

  /// Draws a random word and adds it to `drawn`; `nil` for an empty bank. No word is repeated before all words of the
  /// bank were drawn. The word `last` of the previous round is not drawn if the bank has another word. O(n log n).
  public func drawWord(_ drawn: inout DrawnWords, after last: HiddenWord? = nil) -> HiddenWord? {
    var generator = SystemRandomNumberGenerator()
    return drawWord(&drawn, after: last, using: &generator)
  }
}
