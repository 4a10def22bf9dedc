import Journal
import Rules
import Words

/// Words and their pages, the saved list, the first visit.
extension Model {
  mutating func openWord(_ language: Language, _ text: String) -> [Effect] {
    guard let word = try? Alphabet(language).fold(text), word.count > 0 else { return [] }
    let screen = Screen.word(language, text)
    if self.screen.isGame {
      sheet = .word(language, text)
      return order([.vocabulary(language)]) + [.navigate(screen.path, isNewPlace: true)]
    }
    return go(to: screen)
  }

  /// Shows another page, from which the way back leads here.
  mutating func go(to screen: Screen) -> [Effect] {
    let effects: [Effect] = [.navigate(screen.path, isNewPlace: true)]
    return effects + show(screen)
  }

  /// The browser went to another address of this page.
  mutating func visit(_ path: String) -> [Effect] {
    let location = Location(path)
    guard let screen = Screen(location) else { return [] }
    return show(screen)
  }

  private mutating func show(_ screen: Screen) -> [Effect] {
    self.screen = screen
    sheet = nil
    banner = nil
    switch screen {
    case .findWords:
      switch stage {
      case .loading(let beginning), .trouble(.file, instead: let beginning): return begin(beginning)
      case .playing, .trouble: return []
      }
    case .word, .saved: return orderDataOfPage() + [.focus("title")]
    }
  }

  /// Orders what a page beside the game spells its words with.
  mutating func orderDataOfPage() -> [Effect] {
    if case .word(let language, _) = screen { return order([.lexicon(language), .vocabulary(language)]) }
    guard screen.isSavedList else { return [] }
    let saved = journal.profile.savedWords
    return order(
      Language.allCases.filter { language in saved.contains { $0.language == language } }.map { .lexicon($0) })
  }

  mutating func save(_ language: Language, _ text: String) -> [Effect] {
    guard let word = try? Alphabet(language).fold(text), word.count > 0, !isSaved(language, word) else { return [] }
    return [record(.saved(language, word))]
  }

  mutating func unsave(_ language: Language, _ text: String) -> [Effect] {
    guard let word = try? Alphabet(language).fold(text), isSaved(language, word) else { return [] }
    removed = (language, word)
    let effect = record(.unsaved(language, word))
    return screen.isSavedList ? [effect] + show(.removed(text)) : [effect]
  }

  mutating func takeBackRemoval() -> [Effect] {
    guard let (language, word) = removed else { return [] }
    removed = nil
    banner = nil
    return [record(.saved(language, word))]
  }

  mutating func saveMissed(rare: Bool) -> [Effect] {
    guard let round, round.outcome != nil, let lexicon = library.lexicons[round.language] else { return [] }
    let missed = Missed(round, in: lexicon)
    let saved = journal.profile.savedWords
    let words = (rare ? missed.rare : missed.common).map { $0.word }
      .filter { word in !saved.contains { $0.language == round.language && $0.word == word } }
    guard !words.isEmpty else { return [] }
    return words.map { record(.saved(round.language, $0)) } + show(.saved(count: words.count))
  }

  /// A round with this word as its root.
  mutating func play(_ language: Language, _ text: String) -> [Effect] {
    screen = .findWords
    sheet = nil
    return putAwayRound(for: .invited(.root(text, language)))
  }
}

// MARK: - The first visit

extension Model {
  mutating func goToNextStep() -> [Effect] {
    guard let tutorial else { return [] }
    if tutorial >= Model.tutorialSteps { return endTutorial() }
    self.tutorial = tutorial + 1
    return []
  }

  /// The first find shows the last step, the second one shows that it is not needed any more.
  mutating func advanceTutorial() -> [Effect] {
    guard let tutorial else { return [] }
    if tutorial == Model.tutorialSteps { return endTutorial() }
    self.tutorial = Model.tutorialSteps
    return []
  }

  mutating func endTutorial() -> [Effect] {
    guard tutorial != nil else { return [] }
    tutorial = nil
    return [record(.finishedTutorial)]
  }

  static let tutorialSteps = 3
}
