import Formats
import Vocabulary
import Words

extension WordPage {
  /// Applies a message, and returns the effects for the host. `wordsHere` contains the words to which Previous and Next
  /// lead if the message opens a word.
  mutating func update(_ message: Message, in session: inout Session, wordsHere: [Route]) -> [Effect] {
    switch message {
    case .openedWord(let language, let text): return open(text, language, &session, wordsHere)
    case .wentToNeighbour(let step): return goToNeighbour(step, &session)
    case .pronounced(let language, let word): return pronounce(word, language, "word", word)
    case .pronouncedExample(let language, let entry):
      guard let glossary = session.library.glossaries[language], let index = glossary.entry(EntryID(text: entry))
      else { return [] }
      return pronounce(glossary[index].example.text, language, "example", entry)
    case .failedToPronounce(let reason):
      voiceFault = VoiceFault(reason)
      return []
    }
  }

  /// Handles the arrow keys, which lead from word to word.
  mutating func press(_ key: Key, _ session: inout Session) -> [Effect] {
    switch key.key.utf8 {
    case "ArrowLeft": goToNeighbour(-1, &session)
    case "ArrowRight": goToNeighbour(1, &session)
    default: []
    }
  }

  /// Prepares the page when it appears.
  mutating func appear(_ id: GlossaryID, _ session: inout Session) -> [Effect] {
    voiceFault = nil
    hasStepped = false
    if case .list(let list) = id { session.open(list: list) }
    return session.order(WordPage.needs(id, session))
  }

  /// Shows a word: in a dialog over the page of a game, otherwise on the word's own page.
  @inline(never)
  private mutating func open(
    _ text: String, _ language: Language, _ session: inout Session, _ wordsHere: [Route]
  ) -> [Effect] {
    guard let word = try? Alphabet(language).fold(EntryID(text: text).word), word.count > 0 else { return [] }
    guard session.route.isGame else {
      session.go(to: .word(language, text))
      return []
    }
    pager = wordsHere
    return showOverGame(text, language, isNewEntry: true, &session)
  }

  private mutating func showOverGame(
    _ text: String, _ language: Language, isNewEntry: Bool, _ session: inout Session
  ) -> [Effect] {
    voiceFault = nil
    hasStepped = false
    session.sheet = .word(language, text)
    let path = Route.word(language, text).path
    return session.order(WordPage.needs(.vocabulary(language), session)) + [
      .navigate(path, isNewEntry: isNewEntry), session.updateDocument(),
    ]
  }

  /// Shows the previous or the next word in the list from which the player opened the current word.
  @inline(never)
  private mutating func goToNeighbour(_ step: Int, _ session: inout Session) -> [Effect] {
    guard let shown = session.shownWord, let route = neighbour(of: shown, step, session) else { return [] }
    let effects: [Effect]
    if case .word = session.sheet, let (language, text) = route.vocabularyWord {
      effects = showOverGame(text, language, isNewEntry: false, &session)
    } else if let (id, _) = route.wordOfGlossary {
      session.leave(for: route)
      effects =
        [.navigate(route.path, isNewEntry: false)] + appear(id, &session) + [session.updateDocument()]
    } else {
      return []
    }
    hasStepped = true
    // At either end of the list, the pressed button is disabled and loses the focus, so move the focus to the other
    // button.
    if case .some = neighbour(of: route, step, session) { return effects }
    return effects + [.focus(WordPage.neighbourID(-step))]
  }

  /// Returns the effect that reads a text aloud with the device's voice or with a sound from the server. The address of
  /// the sound contains the query parameter `parameter` with the value `value`, which identifies the text for the
  /// server.
  private mutating func pronounce(_ text: String, _ language: Language, _ parameter: String, _ value: String)
    -> [Effect]
  {
    voiceFault = nil
    let path = "/api/v1/pronounce?language=\(language.code)&\(parameter)=\(Percent.encoded(value))"
    return [.pronounce(text, voice: language.speech, path: path)]
  }
}

extension WordPage.VoiceFault {
  /// Creates the reason from the name that the host or the server uses for it. Any other name means that the server did
  /// not respond.
  init(_ name: String) {
    switch name.utf8 {
    case "noVoice": self = .noVoice
    case "unknownWord": self = .unknownWord
    case "tooManyRequests": self = .busy
    case "voiceFailed": self = .voiceFailed
    default: self = .unreachable
    }
  }
}
