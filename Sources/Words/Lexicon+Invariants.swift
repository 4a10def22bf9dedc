/// Checks of the invariants of lexicons, beyond the safety checks at opening.
extension Lexicon {
  /// Returns the first broken invariant as an English sentence; `nil` for a valid lexicon. O(letters of all words × log
  /// words).
  ///
  /// A valid lexicon has these invariants:
  /// - The words ascend, and each number leads to its word and back.
  /// - Every spelling folds to its word, and no spelling occurs twice.
  /// - No offensive word is common.
  /// - The sections have the same bytes as sections generated from the words.
  public func firstBrokenInvariant() -> String? {
    var problem: String?
    var groups: [WordList.Group] = []
    forEachWord { match in
      guard problem == nil else { return }
      problem = problemOf(match, after: groups.last?.word, expected: groups.count)
      let spellings = spellings(of: match.number).compactMap { text in
        (try? alphabet.foldWithVariants(text)).map { (variants: $0.variants, item: WordList.Item(text)) }
      }
      groups.append(WordList.Group(word: match.word, spellings: spellings))
    }
    if problem == nil, groups.count != wordCount {
      problem = "\(groups.count) words are found, \(wordCount) are counted"
    }
    return problem ?? problemOfSections(groups)
  }

  private func problemOfSections(_ groups: [WordList.Group]) -> String? {
    do throws(LexiconFault) {
      let contents = try Lexicon.contents(groups, language, edition, ratings: Array(ratings.all))
      for (section, content) in zip(LexiconHeader.Section.allCases, contents)
      where !sectionBytes(section).elementsEqual(content) {
        return "the \(section.part.rawValue) section is not the one of its words"
      }
      return nil
    } catch {
      return error.description
    }
  }

  private func problemOf(_ match: Match, after last: Word?, expected: Int) -> String? {
    let text = alphabet.text(match.word)
    if let last, last >= match.word { return "\(text) is out of order" }
    if match.number != expected || number(of: match.word) != expected {
      return "\(text) does not have number \(expected)"
    }
    if word(expected) != match.word { return "number \(expected) is not \(text)" }
    let spellings = spellings(of: expected)
    for (index, spelling) in spellings.enumerated() {
      if (try? alphabet.fold(spelling)) != match.word { return "\(spelling) is no spelling of \(text)" }
      if spellings[..<index].contains(spelling) { return "\(spelling) is there twice" }
    }
    let rating = rating(of: expected)
    return rating.isOffensive && rating.tier == .common ? "\(text) is offensive and common" : nil
  }
}
