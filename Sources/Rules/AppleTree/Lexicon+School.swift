import Words

/// Checks whether Apple Tree may use a word. The results are the same in all editions of a lexicon: words that are only
/// in the native edition, or in no edition, count as suitable. The words of a phrase are looked up one by one.
extension Lexicon {
  /// Returns whether a game for a school may use a spelling. O(characters).
  @inline(never)
  public func isForSchool(_ spelling: String) -> Bool { !hasWord(in: spelling) { $0.isNotForSchool } }

  /// Returns whether any game may use a spelling: it contains no offensive word. O(characters).
  @inline(never)
  public func isShowable(_ spelling: String) -> Bool { !hasWord(in: spelling) { $0.isOffensive } }

  private func hasWord(in spelling: String, where matches: (Rating) -> Bool) -> Bool {
    var part = ""
    // The appended space ends the last word.
    for scalar in (spelling + " ").unicodeScalars {
      if !HiddenWord.isBetweenLetters(scalar) {
        part.unicodeScalars.append(scalar)
      } else {
        if let rating = rating(ofWord: part), matches(rating) { return true }
        part = ""
      }
    }
    return false
  }

  private func rating(ofWord text: String) -> Rating? {
    guard let word = try? alphabet.fold(text), word.count <= Edition.web.maximumLength, let number = number(of: word)
    else { return nil }
    return rating(of: number)
  }
}
