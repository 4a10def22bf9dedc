import Journal
import Markup
import Rules
import Words

/// A word's page and the list of saved words.
extension Model {
  /// What is known of a word: on a page of its own, or in a sheet over the game.
  func wordArticle(_ language: Language, _ text: String, _ sentences: Sentences, isPage: Bool) -> [Node] {
    let alphabet = Alphabet(language)
    let word = try? alphabet.fold(text)
    let lexicon = library.lexicons[language]
    let number = word.flatMap { lexicon?.number(of: $0) }
    let spellings = number.flatMap { lexicon?.spellings(of: $0) } ?? []
    let spelling = spellings.first ?? word.map { alphabet.text($0) } ?? text.shortened
    var nodes: [Node] = []
    if isPage {
      nodes.append(
        element(
          "h1", .class("word-title"), .id("title"), .attribute("tabindex", "-1"), .attribute("lang", language.code)
        ) { spelling })
    }
    guard let lexicon else {
      return nodes + [element("p", .attribute("aria-busy", "true"), .class("sheet-note")) { sentences[.loading] }]
    }
    guard let word, word.count > 0 else {
      return nodes + [note(sentences(.wordUnknown, .text("language", sentences.name(language))))]
    }
    nodes += meanings(language, spellings.isEmpty ? [spelling] : spellings, sentences)
    var facts = sentences.letters(word.count)
    if let find = round?.finds.first(where: { $0.word == word }), round?.language == language {
      facts = sentences.list(facts, sentences.points(find.points))
    }
    nodes.append(element("p") { facts })
    if spellings.count > 1 {
      nodes.append(
        element("p", .attribute("lang", language.code)) {
          sentences(.alsoSpelled, .text("spellings", spellings.dropFirst().joined(separator: ", ")))
        })
    }
    if let number {
      nodes.append(note(sentences.pair(sentences[.usage], sentences[usage(lexicon.rating(of: number))])))
    } else if ownWords(language).contains(word) {
      nodes.append(note(sentences[.ownWord]))
    } else {
      nodes.append(note(sentences(.wordUnknown, .text("language", sentences.name(language)))))
    }
    if let round, round.language == language, round.hasFound(word) || round.outcome != nil, number != nil,
      round.root.offers(word, minimum: 1)
    {
      nodes.append(note(sentences[round.target.contains(word) ? .commonWord : .bonusWord]))
    }
    nodes.append(wordActions(language, word, spelling, isWord: number != nil, sentences))
    return nodes
  }

  private func note(_ text: String) -> Node { element("p", .class("sheet-note")) { text } }

  private func wordActions(
    _ language: Language, _ word: Word, _ spelling: String, isWord: Bool, _ sentences: Sentences
  ) -> Node {
    let isSaved = isSaved(language, word)
    return element("div", .class("word-actions")) {
      element(
        "button", .class("key", "save"), .attribute("type", "button"),
        .attribute("aria-pressed", isSaved ? "true" : "false"),
        .attribute("aria-label", sentences[.save]),
        .press(isSaved ? .unsavedWord(language, spelling) : .savedWord(language, spelling))
      ) {
        Art.bookmark
        element("span") { sentences[isSaved ? .saved : .save] }
      }
      if isWord, Root.lengths.contains(word.count) {
        element("button", .class("key"), .attribute("type", "button"), .press(.playedWord(language, spelling))) {
          Art.newWord
          element("span") { sentences[.playThisWord] }
        }
      }
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

  func savedWordsPage(_ sentences: Sentences) -> [Node] {
    let saved = journal.profile.savedWords
    var nodes = [
      element("h1", .class("word-title"), .id("title"), .attribute("tabindex", "-1")) { sentences[.savedWords] }
    ]
    if saved.isEmpty {
      nodes.append(
        element("div", .class("empty")) {
          Art.basket
          element("p", .class("empty-title")) { sentences[.savedNone] }
          element("p") { sentences[.savedNoneText] }
        })
    }
    for language in Language.allCases {
      let words = saved.filter { $0.language == language }.map { $0.word }.sorted()
      if words.isEmpty { continue }
      let alphabet = Alphabet(language)
      let lexicon = library.lexicons[language]
      nodes.append(
        element("section", key: language.code, .class("saved")) {
          element("h2", .class("found-title"), .id("saved-\(language.code)")) { sentences.nameAlone(language) }
          element("ul", .class("saved-list"), .attribute("aria-labelledby", "saved-\(language.code)"), .slides) {
            for word in words {
              let text =
                lexicon.flatMap { lexicon in lexicon.number(of: word).map { lexicon.spellings(of: $0)[0] } }
                ?? alphabet.text(word)
              element("li", key: alphabet.text(word)) {
                element(
                  "button", .class("saved-word"), .attribute("type", "button"), .attribute("lang", language.code),
                  .press(.openedWord(language, text))
                ) { text }
                element(
                  "button", .class("round-key"), .attribute("type", "button"),
                  .attribute("aria-label", sentences(.removeWord, .text("word", text))),
                  .press(.unsavedWord(language, text))
                ) { Art.close }
              }
            }
          }
        })
    }
    return nodes
  }
}
