import Journal
import Rules
import Vocabulary
import Words

/// Words and their pages, the saved list, the first visit.
extension Model {
  /// Opens a word: over the game in a sheet, elsewhere on its page.
  @inline(never)
  mutating func openWord(_ language: Language, _ text: String) -> [Effect] {
    guard let word = try? Alphabet(language).fold(EntryID(text: text).word), word.count > 0 else { return [] }
    let screen = Screen.word(language, text)
    guard self.screen.isGame else { return go(to: screen) }
    walk = self.screen.isFindWords ? wordsOfRound(around: word, language) : []
    return showOverGame(language, text, isNewPlace: true)
  }

  private mutating func showOverGame(_ language: Language, _ text: String, isNewPlace: Bool) -> [Effect] {
    voiceFault = nil
    sheet = .word(language, text)
    let screen = Screen.word(language, text)
    return order([.lexicon(language), .vocabulary(language)]) + [
      .navigate(screen.path, isNewPlace: isNewPlace), dress(),
    ]
  }

  /// The words of the round that stand together in a list with this one.
  private func wordsOfRound(around word: Word, _ language: Language) -> [Screen] {
    guard let round, round.language == language else { return [] }
    var spellings = round.finds.reversed().map { $0.spellings[0] }
    if round.outcome != nil, !round.hasFound(word), let lexicon = library.lexicons[language] {
      let missed = Missed(round, in: lexicon)
      spellings = (missed.common + missed.rare).map { $0.spelling }
    }
    return spellings.map { .word(language, $0) }
  }

  /// Goes to the word before or after the one that is shown, in the list that it was opened from.
  @inline(never)
  mutating func goToNeighbour(_ step: Int) -> [Effect] {
    guard let shown = shownWord, let screen = neighbour(of: shown, step) else { return [] }
    let effects =
      if case .word = sheet, case .word(let language, let text) = screen {
        showOverGame(language, text, isNewPlace: false)
      } else {
        [.navigate(screen.path, isNewPlace: false)] + show(screen, isWalking: true)
      }
    // At an end the way on is closed, and its button loses the focus.
    if case .some = neighbour(of: screen, step) { return effects }
    return effects + [.focus(Model.neighbourID(-step))]
  }

  /// The arrow keys lead from word to word.
  mutating func pressOnWordPage(_ key: Key) -> [Effect] {
    switch key.key.utf8 {
    case "ArrowLeft": goToNeighbour(-1)
    case "ArrowRight": goToNeighbour(1)
    default: []
    }
  }

  /// The element that leads to the word before (−1) or after.
  static func neighbourID(_ step: Int) -> String { step < 0 ? "previous-word" : "next-word" }

  /// The word whose page or sheet is shown.
  var shownWord: Screen? {
    if case .word(let language, let text) = sheet { return .word(language, text) }
    switch screen {
    case .word, .listWord: return screen
    default: return nil
    }
  }

  /// The word that is so many places on; `nil` at both ends and while it is not known.
  func neighbour(of shown: Screen, _ step: Int) -> Screen? {
    if let place = walk.firstIndex(where: { $0.isSame(as: shown) }) {
      return walk.indices.contains(place + step) ? walk[place + step] : nil
    }
    let shelf: Shelf
    let text: String
    switch shown {
    case .word(let language, let word): (shelf, text) = (.vocabulary(language), word)
    case .listWord(let list, let word): (shelf, text) = (.list(list), word)
    default: return nil
    }
    guard let glossary = glossary(shelf) else { return nil }
    let id = glossary.id(text)
    // A word without an entry stands where it would be.
    let place = glossary.entry(id).map { $0 + step } ?? glossary.place(of: id.word) + (step < 0 ? -1 : 0)
    return (0..<glossary.count).contains(place) ? shelf.screen(glossary.id(place).text) : nil
  }

  mutating func save(_ language: Language, _ text: String) -> [Effect] {
    guard let word = try? Alphabet(language).fold(EntryID(text: text).word), word.count > 0 else { return [] }
    return isSaved(language, text) ? [] : [record(.saved(language, text), care: .strict)]
  }

  @inline(never)
  mutating func unsave(_ language: Language, _ text: String) -> [Effect] {
    guard let name = savedName(language, text) else { return [] }
    let marks = profile.savedWords.filter { $0.language == language && $0.word.hasSameBytes(as: name) }
    guard screen.isSavedList else { return [record(.unsaved(language, name))] }
    let places = savedWords(language)
    let place = places.firstIndex { $0.mark.hasSameBytes(as: name) } ?? 0
    removal = .words(marks)
    let effects = [record(.unsaved(language, name))] + show(.removed(EntryID(text: name).word))
    // The focus stays in the list as long as there is one.
    let next = min(place, places.count - 2)
    return effects + [.focus(next < 0 ? "title" : "saved-\(language.code)-\(next)")]
  }

  @inline(never)
  mutating func removeAllSaved() -> [Effect] {
    let marks = profile.savedWords
    sheet = nil
    guard !marks.isEmpty else { return [] }
    removal = .words(marks)
    return marks.map { record(.unsaved($0.language, $0.word)) } + show(.removedAll(count: marks.count))
      + [.focus("title")]
  }

  mutating func takeBackRemoval() -> [Effect] {
    guard let removal else { return [] }
    self.removal = nil
    banner = nil
    switch removal {
    case .words(let marks): return marks.map { record(.saved($0.language, $0.word)) } + [.focus("title")]
    case .list(let id, let content):
      var effects = [record(.keptList(content))]
      // It is another list now, which Apple Tree draws from as it did from the first.
      if settings.words == .list(id) { effects += choose(.words(.list(EventID(device: device, counter: counter)))) }
      return effects + [.focus("title")]
    }
  }

  @inline(never)
  mutating func saveMissed(rare: Bool) -> [Effect] {
    guard let round, round.outcome != nil, let lexicon = library.lexicons[round.language] else { return [] }
    let missed = Missed(round, in: lexicon)
    let words = (rare ? missed.rare : missed.common).map { $0.spelling }
      .filter { !isSaved(round.language, $0) }
    var effects: [Effect] = []
    for word in words {
      let deed = Deed.saved(round.language, word)
      let isLast = effects.count == words.count - 1
      effects.append(isLast ? record(deed, thenSay: .saved(count: words.count)) : record(deed))
    }
    return effects
  }

  /// A round with this word as its root.
  mutating func play(_ language: Language, _ text: String) -> [Effect] {
    screen = .findWords
    sheet = nil
    return [dress()] + putAwayRound(for: .invited(.root(text, language)))
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
