import Journal
import Rules
import Vocabulary
import Wire
import Words

/// Where the words of Apple Tree come from: the player's choice, a link, a friend.
extension Model {
  /// What the next round draws from, and in which language. A list or a letter that the language does not have gives way to all words.
  var wordSource: (source: WordSource, language: Language) {
    switch settings.words {
    case .list(let id):
      guard let content = list(id)?.content else { return (.all, settings.language) }
      return (settings.words, content.language)
    case .letter(let letter) where Alphabet(settings.language).letter(letter) == nil: return (.all, settings.language)
    default: return (settings.words, settings.language)
    }
  }

  /// The words of a source, as they are spelled.
  private func words(of source: WordSource, _ language: Language) -> [String] {
    if case .saved = source { return savedWords(language).map { $0.spelling } }
    guard let glossary = glossary(of: source, language) else { return [] }
    var entries = 0..<glossary.count
    if case .letter(let letter) = source {
      let alphabet = Alphabet(language)
      let section = glossary.sections.first {
        $0.letter.flatMap { alphabet.letter(folding: $0) } == alphabet.letter(letter)
      }
      entries = section?.entries ?? 0..<0
    }
    guard case .level(let level) = source else { return entries.map { glossary[$0, .word] } }
    return entries.filter { glossary[$0, .level].hasSameBytes(as: level) }.map { glossary[$0, .word] }
  }

  /// What knows the meanings of a source's words.
  private func glossary(of source: WordSource?, _ language: Language) -> Glossary? {
    if case .list(let id)? = source, let glossary = glossary(.list(id)) { return glossary }
    return library.glossaries[language]
  }

  /// A round with a word that was played least of all.
  mutating func drawWord() -> [Effect] {
    let (source, language) = wordSource
    let bank = WordBank(words(of: source, language), language: language)
    let last = profile.appleTree.flatMap { $0.language == language ? $0.word.spelling : nil }
    let profile = profile
    var drawn = DrawnWords()
    if let known = appleTree.drawn, known.source == source, known.language == language { drawn = known.words }
    guard
      let spelling = bank.draw(
        using: &generator, last: last, drawn: &drawn, timesPlayed: { profile.timesPlayed(language, $0) }),
      let word = HiddenWord(spelling, language: language)
    else {
      appleTree.stage = .empty(source)
      return []
    }
    appleTree.drawn = (source, language, drawn)
    return startAppleTree(word, from: source)
  }

  /// What an address of Apple Tree asks for beside the page, before the page begins a round. What it asks for wrongly is left out.
  @inline(never)
  mutating func heedAppleTree(_ location: Location) -> [Effect] {
    guard screen.isAppleTree else { return [] }
    if let sealed = location["challenge"] {
      do throws(UnreadableChallenge) {
        appleTree.stage = .loading(.challenge(try Challenge(sealed: sealed)))
        return []
      } catch {
        appleTree.stage = .trouble(.badChallenge(error), instead: .newRound)
        return [.toAppleTree]
      }
    }
    var choices: [Choice] = []
    if let language = location["language"].flatMap({ Language(code: $0) }) { choices.append(.language(language)) }
    if let source = location["words"].flatMap({ WordSource(named: $0) }) { choices.append(.words(source)) }
    guard !choices.isEmpty else {
      // What a link did wrong is said once, and a file that does not come keeps no one from the round that goes on.
      switch appleTree.stage {
      case .trouble(.badChallenge, _), .trouble(.unsuitableChallenge, _): appleTree.stage = .idle
      case .trouble(.file, _) where profile.appleTree.map { $0.round.outcome == nil } ?? false: appleTree.stage = .idle
      default: break
      }
      return []
    }
    // No round is changed by the choices: with all of them one goes on or begins.
    appleTree.stage = .idle
    appleTree.news = nil
    var effects: [Effect] = []
    for choice in choices { effects += choose(choice) }
    let (source, language) = wordSource
    if case .some = unfinishedRound(from: source, language) { return effects + [.toAppleTree] }
    appleTree.stage = .loading(.newRound)
    return effects
  }

  /// The round of the journal, if it is not over and its word comes from there.
  private func unfinishedRound(from source: WordSource?, _ language: Language) -> AppleTreeRecord? {
    profile.appleTree.flatMap {
      $0.source == source && $0.language == language && $0.round.outcome == nil ? $0 : nil
    }
  }

  /// The words are others now: a friend's word comes all the same, and so goes on a round in which a letter was tried.
  mutating func changeWords() -> [Effect] {
    guard screen.isAppleTree else { return [] }
    switch appleTree.stage {
    case .playing(let game) where !game.isOver && (!game.isUntouched || game.isFriends): return show(.nextWord)
    case .loading(.challenge): return show(.nextWord)
    case .idle: return []
    case .playing, .loading, .empty, .trouble:
      // Without a sheet, the key of the page without words was pressed, which is gone now.
      let focus: [Effect] = sheet == nil ? [.focus("tree-title")] : []
      // The choice is made; settings have others beside it.
      if case .words? = sheet { sheet = nil }
      return beginAppleTree(.newRound) + focus
    }
  }
}

// MARK: - What helps to guess

/// What a hint says of a word.
enum AppleTreeHint {
  /// With its BCP 47 tag where it is known.
  case translation(String, tag: String?)
  /// A sentence, and where in it the word is left out.
  case example(before: String, after: String)
}

extension Model {
  /// A translation for those who read its language, else an example without the word, else any translation; of these none that has the word
  /// itself in it (*chocolate* in two languages). `nil` when nothing is left.
  func hint(for word: HiddenWord) -> AppleTreeHint? {
    let source = appleTreeGame.flatMap { $0.source }
    guard let glossary = glossary(of: source, word.language), let first = glossary.entries(spelled: word.spelling).first
    else { return nil }
    let entry = glossary[first]
    let translated = translation(of: entry, word.language)
    let isRead =
      settings.translation != nil || translated.tag.map { $0.hasSameBytes(as: interface.tag) } ?? true
    func isSilent(_ text: String) -> Bool { !text.isEmpty && text.parts(matching: word.spelling) == nil }
    let isTranslated = isSilent(translated.text)
    let (before, after) = (entry.example.beforeWord, entry.example.afterWord)
    let isShown = !entry.example.word.isEmpty && isSilent(before + "\n" + after)
    if isTranslated, isRead || !isShown { return .translation(translated.text, tag: translated.tag) }
    return isShown ? .example(before: before, after: after) : nil
  }
}

// MARK: - A friend's word

extension Model {
  /// The round of a link, unless it is the one that is being played.
  mutating func takeUp(_ challenge: Challenge) -> [Effect] {
    let language = challenge.word.language
    guard let lexicon = library.lexicons[language] else { return [] }
    do throws(UnsuitableChallenge) {
      let word = try challenge.checked(lexicon: lexicon, glossary: library.glossaries[language]).word
      if let record = unfinishedRound(from: nil, language), record.word.hasSameSpelling(as: word) {
        appleTree.news = nil
        return [.toAppleTree] + goOn(with: AppleTreeGame(record))
      }
      return startAppleTree(word, from: nil)
    } catch {
      appleTree.stage = .trouble(.unsuitableChallenge(error), instead: .newRound)
      return []
    }
  }

  /// What a friend's word is looked up in.
  func challengeFiles(_ language: Language) -> [DataFile] { [.lexicon(language), .vocabulary(language)] }

  mutating func openChallenge() -> [Effect] {
    // A second press on Play Again, whose place this key has taken.
    if appleTree.isSettling(at: now) { return [] }
    appleTree.challenge = ChallengeDraft()
    return open(.challenge) + order(challengeFiles(settings.language))
  }

  mutating func typeChallenge(_ text: String) -> [Effect] {
    appleTree.challenge = ChallengeDraft(text: text)
    return []
  }

  /// Gives the link of the typed word to a friend.
  @inline(never)
  mutating func sendChallenge() -> [Effect] {
    let language = settings.language
    guard let lexicon = library.lexicons[language], let glossary = library.glossaries[language] else { return [] }
    do throws(UnsuitableChallenge) {
      let challenge = try Challenge(
        checking: appleTree.challenge.text, language: language, lexicon: lexicon,
        glossary: glossary)
      sheet = nil
      let letters = interface.sentences.letters(challenge.word.places.count)
      let text = interface.sentences(.challengeShared, .text("letters", letters))
      return [.share(text, path: challenge.path)]
    } catch {
      appleTree.challenge.problem = error
      return [.focus("challenge-word")]
    }
  }
}
