import Formats
import Interface
import Journal
import Markup
import Rules
import Vocabulary
import Words

/// The article about a word, which is shown on the word's page and in a dialog over a game.
final class WordArticle: Page {
  let state: WordPage
  /// The vocabulary or list that contains the word.
  let id: GlossaryID
  let text: String
  /// The list beside the word's page.
  let list: GlossaryBrowserPage
  /// Returns the facts that the rounds in play provide about a word.
  let standing: (Word, Language) -> WordInRound
  /// The player's own list from which a game has drawn this word; otherwise `nil`.
  let listInPlay: Glossary?

  init(
    _ state: WordPage, _ id: GlossaryID, _ text: String, _ session: Session,
    list: GlossaryBrowserPage, listInPlay: Glossary?,
    standing: @escaping (Word, Language) -> WordInRound
  ) {
    self.state = state
    self.id = id
    self.text = text
    self.list = list
    self.listInPlay = listInPlay
    self.standing = standing
    super.init(session)
  }

  /// The page of the word.
  func node(_ sheet: Node?) -> Node {
    switch id {
    case .vocabulary(let language):
      if session.missing.contains(.lexicon(language)) { return troublePage(.lexicon(language), sheet: sheet) }
      let hasData =
        library.has(.lexicon(language))
        && (library.glossaries[language] != nil && hasDetails(language)
          || session.missing.contains(session.vocabulary(language)))
      return wordPage(sheet) { hydrated(hasData: hasData) { article(isPage: true) } }
    case .list: return wordPage(sheet) { stored(.lists) { article(isPage: true) } }
    }
  }

  /// Whether the vocabulary's details have loaded or failed to load. The server's vocabulary contains them.
  private func hasDetails(_ language: Language) -> Bool {
    let file = session.detailsFile(language)
    return session.hydration == .server || library.has(file) || session.missing.contains(file)
  }

  private func wordPage(_ sheet: Node?, @NodeBuilder content: () -> [Node]) -> Node {
    plainPage("worded", sheet: sheet) {
      element("div", .class("beside")) {
        // Show the list beside the page only if Previous and Next lead through the same list.
        if session.hydration != .server, state.pager.isEmpty { list.beside(id.route(text)) }
      }
      element("article", .class("worded-text"), children: content)
    }
  }

  /// The dialog about the word.
  func sheet(_ language: Language) -> Node {
    sheetFrame(EntryID(text: text).word.shortened, language: language.code) { article(isPage: false) }
  }

  @inline(never)
  private func article(isPage: Bool) -> [Node] {
    guard let language = session.language(of: id) else { return listMissing() }
    let glossary = session.glossary(id)
    let entry = glossary?.id(text) ?? EntryID(text: text)
    let alphabet = Alphabet(language)
    let word = try? alphabet.fold(entry.word)
    let lexicon = library.lexicons[language]
    let number = word.flatMap { lexicon?.number(of: $0) }
    let spellings = number.flatMap { lexicon?.spellings(of: $0) } ?? []
    let isEntry = glossary?.entry(entry) != nil
    let spelling =
      isEntry || spellings.contains { $0.hasSameBytes(as: entry.word) }
      ? entry.word : spellings.first ?? word.map { alphabet.text($0) } ?? entry.word.shortened
    /// The topmost content of the article. The buttons appear when the data about the word has arrived.
    func top(_ keys: [Node], hasNeighbours: Bool = true) -> [Node] {
      if isPage { return [bar(hasNeighbours: hasNeighbours), head(spelling, language, keys: keys)] }
      return keys.isEmpty
        ? [] : [element("div", .class("word-bar")) { neighbours(of: id.route(text)) }, wordKeys(keys)]
    }
    // For an item of a player's list, the article also shows the entry of the product's vocabulary below the item. Wait
    // until the vocabulary has arrived, so that nothing on the page moves when the vocabulary arrives.
    var isReady =
      (lexicon != nil || session.missing.contains(.lexicon(language)))
      && (library.glossaries[language] == nil || hasDetails(language))
    if case .list = id, library.glossaries[language] == nil, !session.missing.contains(session.vocabulary(language)) {
      isReady = false
    }
    guard isReady else { return top([]) + [loadingNote()] }
    let isWord = word.map { $0.count > 0 } ?? false
    guard isEntry || isWord && isKnown(entry, word, number, language) else {
      return top([], hasNeighbours: false) + [
        note(sentences(.wordUnknown, .text("language", sentences.name(language))))
      ]
    }
    var nodes = top(keys(language, isEntry ? entry.text : spelling, spelling, number))
    nodes.append(announcement(spelling, language, glossary?.entry(entry)))
    if case .some = state.voiceFault { nodes.append(voiceNote(language)) }
    let meanings = meanings(entry, [spelling] + spellings)
    nodes += meanings
    if let word, isWord, let lexicon {
      nodes += facts(word, number, spelling, spellings, lexicon, hasMeaning: !meanings.isEmpty)
    }
    if number != nil, let lexicon, Root.isWorthOffering(spelling, in: lexicon) == false {
      nodes.append(note(sentences[.tooFewToPlay]))
    }
    if let word { nodes += meetings(word, language) }
    return nodes
  }

  /// Whether a text without an entry is a known word. A known word is in the lexicon, is a form of an entry, was added
  /// by the player, or is too long for this edition of the lexicon. For an unknown text, the article offers neither
  /// neighbouring words nor a button that reads the text aloud.
  private func isKnown(_ entry: EntryID, _ word: Word?, _ number: Int?, _ language: Language) -> Bool {
    guard let word, let lexicon = library.lexicons[language] else { return true }
    let forms = library.glossaries[language]?.entries(spelled: entry.word) ?? []
    return number != nil || !forms.isEmpty || session.ownWords(language).contains(word)
      || lexicon.edition.maximumLength < word.count && word.count <= Lexicon.maximumLength
  }

  private func facts(
    _ word: Word, _ number: Int?, _ spelling: String, _ spellings: [String], _ lexicon: Lexicon, hasMeaning: Bool
  ) -> [Node] {
    let language = lexicon.language
    var nodes: [Node] = []
    var facts = sentences.letters(word.count)
    let standing = standing(word, language)
    if let points = standing.points { facts = sentences.list(facts, sentences.points(points)) }
    nodes.append(paragraph(facts))
    let others = spellings.filter { !$0.hasSameBytes(as: spelling) }
    if !others.isEmpty {
      nodes.append(
        element("p") {
          withForeignWord(sentences(.alsoSpelled, .foreign("spellings")), others.joined(separator: ", "), language)
        })
    }
    if let number {
      nodes.append(note(sentences.pair(sentences[.usage], sentences[usage(lexicon.rating(of: number))])))
    } else if session.ownWords(language).contains(word) {
      nodes.append(note(sentences[.ownWord]))
    } else if word.count > lexicon.edition.maximumLength, word.count <= Lexicon.maximumLength {
      nodes.append(note(sentences(.wordTooLong, .count("count", lexicon.edition.maximumLength))))
    } else if !hasMeaning {
      nodes.append(note(sentences(.wordUnknown, .text("language", sentences.name(language)))))
    }
    if number != nil, let isCommon = standing.isCommon {
      nodes.append(note(sentences[isCommon ? .commonWord : .bonusWord]))
    }
    return nodes
  }

  /// The link back to the list from which the player opened the word, and the buttons for the neighbouring words in
  /// that list. The link and the buttons are at the same position for every word.
  private func bar(hasNeighbours: Bool) -> Node {
    element("nav", .class("word-bar"), .attribute("aria-label", sentences[.toTheList])) {
      pageLink(state.pager.isEmpty ? id.route : .saved, class: "quiet") {
        Art.earlier
        element("span") { sentences[.toTheList] }
      }
      if hasNeighbours { neighbours(of: id.route(text)) }
    }
  }

  private func head(_ spelling: String, _ language: Language, keys: [Node]) -> Node {
    element("div", .class("word-head")) {
      element(
        "h1", .class("word-title"), .id("title"), .attribute("tabindex", "-1"), .attribute("lang", language.code)
      ) { spelling }
      // While the data is loading, the empty element reserves the height of the buttons.
      wordKeys(keys)
    }
  }

  private func wordKeys(_ keys: [Node]) -> Node { element("div", .class("word-keys")) { keys } }

  /// The status that announces the word and its meaning to screen readers after a press on Previous or Next.
  private func announcement(_ spelling: String, _ language: Language, _ entry: Int?) -> Node {
    var nodes: [Node] = []
    if state.hasStepped {
      nodes = [tagged(spelling, language.code)]
      if let entry, let glossary = session.glossary(id) {
        let meaning = session.shortMeaning(glossary[entry], language)
        nodes += [.text(". "), tagged(meaning.text, meaning.tag)]
      }
    }
    return makeElement("p", key: "announcement", [.class("for-readers"), .attribute("role", "status")], nodes)
  }

  /// The button that saves the word, which is the page's primary action, the button that reads the word aloud, and the
  /// menu of all other actions.
  private func keys(_ language: Language, _ text: String, _ spelling: String, _ number: Int?) -> [Node] {
    // Save an entry of a player's list under its spelling.
    let name = if case .list = id { spelling } else { text }
    let canBeSaved =
      number != nil || session.isSaved(language, name)
      || library.glossaries[language]?.entry(EntryID(text: name)) != nil
    let actions = wordActions(language, spelling, number)
    return (canBeSaved ? [saveKey(language, name)] : [])
      + [key(sentences[.pronounce], Art.speaker, .wordPage(.pronounced(language, spelling)))]
      + (actions.isEmpty ? [] : [moreMenu(actions)])
  }

  @NodeBuilder
  private func wordActions(_ language: Language, _ spelling: String, _ number: Int?) -> [Node] {
    if case .list(let list) = id {
      textButton(sentences[.editItem], .lists(.editedItem(list, text)), isDialog: true)
    }
    for game in Game.all { game.words.actions?(self, language, spelling, number) ?? [] }
  }

  private func voiceNote(_ language: Language) -> Node {
    let phrase: Phrase =
      switch state.voiceFault {
      case .noVoice: .voiceMissing
      case .unknownWord: .voiceUnknownWord
      case .busy: .voiceBusy
      case .voiceFailed: .voiceFailed
      case .unreachable, nil: .voiceUnreachable
      }
    return element("p", .class("sheet-note"), .attribute("role", "status")) {
      sentences(phrase, .text("language", sentences.name(language)))
    }
  }

  private func usage(_ rating: Rating) -> Phrase {
    switch rating.frequencyBand {
    case 5...: .usageVery
    case 4: .usageCommon
    case 2...3: .usageRare
    default: .usageVeryRare
    }
  }

  /// The list of the rounds in which the player has found the word, the latest round first.
  private func meetings(_ word: Word, _ language: Language) -> [Node] {
    let rounds = profile.rounds.reversed().filter { $0.language == language }
    let met = rounds.compactMap { record in
      record.finds.first { $0.find.word == word && !$0.isShown }.map { find in (record, find) }
    }
    guard !met.isEmpty else { return [] }
    return [
      element("p", .class("sheet-label"), .id("met")) { sentences[.metIn] },
      element("ul", .class("met"), .attribute("aria-labelledby", "met")) {
        for (record, find) in met.prefix(5) {
          let day = sentences.name(Day(find.stamp.at, minutesEast: session.minutesEast))
          element("li") {
            if let start = record.start {
              tagged(start.root.spelling, language.code)
              " "
            }
            element("span", .class("sheet-note")) { day }
          }
        }
      },
    ]
  }

  /// The buttons for the previous and the next word in the list from which the player opened this word.
  private func neighbours(of route: Route) -> [Node] {
    func step(_ step: Int, _ name: Phrase, _ label: Phrase, _ drawing: Node) -> Node {
      let isThere = if case .some = state.neighbour(of: route, step, session) { true } else { false }
      return roundKey(
        sentences[name], drawing, .wordPage(.wentToNeighbour(step)), id: WordPage.neighbourID(step),
        label: sentences[label], isDisabled: !isThere)
    }
    return [step(-1, .previousWord, .previousStep, Art.earlier), step(1, .nextWord, .nextStep, Art.later)]
  }
}
