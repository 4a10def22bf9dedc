import Words

/// Checks whether the game Apple Tree may use a word. The results are the same for all editions of a lexicon, because
/// words that an edition may lack are regarded as suitable. An edition may lack the words that only the native edition
/// contains, and no edition contains unknown words. If the spelling is a phrase, its words are looked up one by one.
extension Lexicon {
  /// Returns whether a game for a school may use a spelling. O(characters).
  @inline(never)
  public func isForSchool(_ spelling: String) -> Bool { !hasWord(in: spelling) { $0.isNotForSchool } }

  /// Returns whether any game may use a spelling. The spelling must not contain an offensive word. O(characters).
  @inline(never)
  public func isShowable(_ spelling: String) -> Bool { !hasWord(in: spelling) { $0.isOffensive } }

  private func hasWord(in spelling: String, where matches: (Rating) -> Bool) -> Bool {
    var part = ""
    // The appended space ends the last word, so that the loop checks it.
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
