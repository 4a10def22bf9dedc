import Words

extension Lexicon {
  /// Whether a school's game may use a spelling. The answer is the same in all editions of a lexicon: words that only the native edition has, and
  /// words that no edition has, count as suitable. O(letters).
  @inline(never)
  public func isForSchool(_ spelling: String) -> Bool {
    guard let word = try? alphabet.fold(spelling), word.count <= Edition.web.maximumLength,
      let number = number(of: word)
    else { return true }
    return !rating(of: number).isNotForSchool
  }
}
