import Journal
import Markup
import Rules
import Vocabulary
import Words

/// A word's page, and the sheet over the game that shows the same.
extension Model {
  /// What is known of a word of a vocabulary, or of any other.
  @inline(never)
  func wordArticle(_ shelf: Shelf, _ text: String, _ sentences: Sentences, isPage: Bool) -> [Node] {
    guard let language = language(of: shelf) else { return listMissing(sentences) }
    let id = glossary(shelf)?.id(text) ?? EntryID(text: text)
    let alphabet = Alphabet(language)
    let word = try? alphabet.fold(id.word)
    let lexicon = library.lexicons[language]
    let number = word.flatMap { lexicon?.number(of: $0) }
    let spellings = number.flatMap { lexicon?.spellings(of: $0) } ?? []
    let isEntry = glossary(shelf)?.entry(id) != nil
    let spelling =
      isEntry || spellings.contains { $0.hasSameBytes(as: id.word) }
      ? id.word : spellings.first ?? word.map { alphabet.text($0) } ?? id.word.shortened
    var nodes: [Node] = []
    if isPage {
      nodes.append(
        element(
          "h1", .class("word-title"), .id("title"), .attribute("tabindex", "-1"), .attribute("lang", language.code)
        ) { spelling })
    }
    guard lexicon != nil || missing.contains(.lexicon(language)) else { return nodes + [loadingNote(sentences)] }
    let isWord = word.map { $0.count > 0 } ?? false
    guard isEntry || isWord else {
      return nodes + [note(sentences(.wordUnknown, .text("language", sentences.name(language))))]
    }
    let meanings = meanings(shelf, id, [spelling] + spellings, sentences)
    nodes += meanings
    if let word, isWord, let lexicon {
      nodes += facts(word, number, spelling, spellings, lexicon, hasMeaning: !meanings.isEmpty, sentences)
    }
    nodes.append(wordActions(shelf, language, isEntry ? text : spelling, spelling, number, sentences))
    if case .some = voiceFault { nodes.append(voiceNote(language, sentences)) }
    if let word { nodes += meetings(word, language, sentences) }
    nodes.append(neighbours(sentences, of: shelf.screen(text)))
    return nodes
  }

  /// The language of a vocabulary; `nil` for a list that is not there.
  func language(of shelf: Shelf) -> Language? {
    switch shelf {
    case .vocabulary(let language): language
    case .list(let id): list(id)?.content?.language
    }
  }

  private func facts(
    _ word: Word, _ number: Int?, _ spelling: String, _ spellings: [String], _ lexicon: Lexicon, hasMeaning: Bool,
    _ sentences: Sentences
  ) -> [Node] {
    let language = lexicon.language
    var nodes: [Node] = []
    var facts = sentences.letters(word.count)
    if let find = round?.finds.first(where: { $0.word == word }), round?.language == language {
      facts = sentences.list(facts, sentences.points(find.points))
    }
    nodes.append(element("p") { facts })
    let others = spellings.filter { !$0.hasSameBytes(as: spelling) }
    if !others.isEmpty {
      nodes.append(
        element("p", .attribute("lang", language.code)) {
          sentences(.alsoSpelled, .text("spellings", others.joined(separator: ", ")))
        })
    }
    if let number {
      nodes.append(note(sentences.pair(sentences[.usage], sentences[usage(lexicon.rating(of: number))])))
    } else if ownWords(language).contains(word) {
      nodes.append(note(sentences[.ownWord]))
    } else if word.count > lexicon.profile.maximumLength, word.count <= Lexicon.maximumLength {
      nodes.append(note(sentences(.wordTooLong, .count("count", lexicon.profile.maximumLength))))
    } else if !hasMeaning {
      nodes.append(note(sentences(.wordUnknown, .text("language", sentences.name(language)))))
    }
    if let round, round.language == language, round.hasFound(word) || round.outcome != nil, number != nil,
      round.root.offers(word, minimum: 1)
    {
      nodes.append(note(sentences[round.target.contains(word) ? .commonWord : .bonusWord]))
    }
    return nodes
  }

  private func note(_ text: String) -> Node { element("p", .class("sheet-note")) { text } }

  private func wordActions(
    _ shelf: Shelf, _ language: Language, _ text: String, _ spelling: String, _ number: Int?, _ sentences: Sentences
  ) -> Node {
    // An entry of a list of one's own is saved as the word that it is.
    let name = if case .list = shelf { spelling } else { text }
    let canBeSaved =
      number != nil || isSaved(language, name) || library.glossaries[language]?.entry(EntryID(text: name)) != nil
    return element("div", .class("word-actions")) {
      element("button", .class("key"), .attribute("type", "button"), .press(.pronounced(language, spelling))) {
        Art.speaker
        element("span") { sentences[.pronounce] }
      }
      if canBeSaved { saveKey(language, name, sentences) }
      if number != nil, let word = try? Alphabet(language).fold(spelling), Root.lengths.contains(word.count) {
        element("button", .class("key"), .attribute("type", "button"), .press(.playedWord(language, spelling))) {
          Art.newWord
          element("span") { sentences[.playThisWord] }
        }
      }
      if case .vocabulary = shelf,
        let entry = library.glossaries[language].flatMap({ glossary in
          glossary.entry(glossary.id(text)).map { glossary[$0] }
        })
      {
        appleTreeLinks(entry, language, sentences)
      }
    }
  }

  /// Puts a word on the saved list, or takes it away.
  func saveKey(_ language: Language, _ name: String, _ sentences: Sentences) -> Node {
    let isSaved = isSaved(language, name)
    return element(
      "button", .class("key", "save"), .attribute("type", "button"),
      .attribute("aria-pressed", isSaved ? "true" : "false"), .attribute("aria-label", sentences[.save]),
      .press(isSaved ? .unsavedWord(language, name) : .savedWord(language, name))
    ) {
      Art.bookmark
      element("span") { sentences[isSaved ? .saved : .save] }
    }
  }

  /// Apple Tree with words that begin alike, and with words of the same level.
  private func appleTreeLinks(_ entry: Entry, _ language: Language, _ sentences: Sentences) -> [Node] {
    let alphabet = Alphabet(language)
    let letter = entry.word.unicodeScalars.first.flatMap { alphabet.letter(folding: $0) }.map { alphabet.scalar($0) }
    return [
      letter.map { letter in
        appleTreeLink(.letter(letter), language, class: "key") {
          Art.appleTree
          element("span") { sentences(.playAppleTreeLetter, .text("letter", capital(letter))) }
        }
      },
      entry.level.map { level in
        appleTreeLink(.level(level.code), language, class: "key") {
          Art.appleTree
          element("span") { sentences(.playAppleTreeLevel, .text("level", level.code)) }
        }
      },
    ].compactMap { $0 }
  }

  private func voiceNote(_ language: Language, _ sentences: Sentences) -> Node {
    let phrase: Phrase =
      switch voiceFault {
      case .noVoice: .voiceMissing
      case .unknownWord: .voiceUnknownWord
      case .busy: .voiceBusy
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

  /// The rounds in which the player has found the word, the last one first.
  private func meetings(_ word: Word, _ language: Language, _ sentences: Sentences) -> [Node] {
    let rounds = profile.rounds.reversed().filter { $0.language == language }
    let met = rounds.compactMap { record in
      record.finds.first { $0.find.word == word }.map { find in (record, find) }
    }
    guard !met.isEmpty else { return [] }
    return [
      element("p", .class("sheet-label"), .id("met")) { sentences[.metIn] },
      element("ul", .class("met"), .attribute("aria-labelledby", "met")) {
        for (record, find) in met.prefix(5) {
          let day = sentences.name(Day(find.stamp.at, minutesEast: minutesEast))
          element("li") {
            if let start = record.start {
              element("span", .attribute("lang", language.code)) { start.root.spelling }
              " "
            }
            element("span", .class("sheet-note")) { day }
          }
        }
      },
    ]
  }

  /// The words before and after, in the list that this one was opened from.
  private func neighbours(_ sentences: Sentences, of screen: Screen) -> Node {
    func step(_ step: Int, _ label: Phrase, _ drawing: Node) -> Node {
      let isThere = if case .some = neighbour(of: screen, step) { true } else { false }
      return element(
        "button", .class("round-key"), .id(Model.neighbourID(step)), .attribute("type", "button"),
        .attribute("aria-label", sentences[label]), .flag("disabled", !isThere), .press(.wentToNeighbour(step))
      ) { drawing }
    }
    return element("div", .class("neighbours")) {
      step(-1, .previousWord, Art.earlier)
      step(1, .nextWord, Art.later)
    }
  }
}
