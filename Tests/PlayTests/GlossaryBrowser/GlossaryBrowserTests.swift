import Formats
import Journal
import Testing
import Vocabulary
import Words

@testable import Play

/// The list of a vocabulary, and the pages of its words.
struct GlossaryBrowserTests {
  private func player(_ path: String = "/vocabulary/en") -> Player { Player(path) }

  private func rows(_ player: Player) -> [String] { player.wordLinks.map { String($0.dropFirst(3)) } }

  @Test func `the vocabulary list begins with the first words under the heading of their letter`() {
    let player = player()
    #expect(rows(player).first == "alarm")
    #expect(player.model.page.texts.contains("A"))
    #expect(player.log.contains("load en-en.tsv"))
    #expect(!player.log.contains("load en.lexicon"))
    #expect(player.title == "Vocabulary: English – Word Orchard")
  }

  @Test func `the vocabulary page renders only the visible rows and a margin, whatever its length`() {
    var player = player()
    for first in [0, 7, 500, 900] {
      player.send(.browser(.sawRows(first..<first + 14)))
      let glossary = player.model.session.glossary(.vocabulary(.english))!
      let rows = GlossaryRows(glossary, nil, nil)
      let window = rowsToShow(around: first..<first + 14, of: rows.count)
      #expect(window.lowerBound <= max(0, first - 14) && window.upperBound >= min(rows.count, first + 28))
      #expect(window.count < 14 * 5)
      let words = window.compactMap { row in
        if case .entry(let entry) = rows[row] { Percent.encoded(glossary.id(entry).text) } else { nil }
      }
      #expect(self.rows(player) == words)
    }
  }

  @Test(arguments: [Int.max / 4, 1_000_000, 2400])
  func `scrolling beyond the end of the vocabulary shows only the last rows`(first: Int) {
    var player = player()
    player.send(.browser(.sawRows(first..<first + 14)))
    #expect(rows(player).count < 60)
  }

  @Test func `each row of the vocabulary list is an entry or a heading, in order and without repeats`() {
    for language in Language.allCases {
      let glossary = Player("/vocabulary/\(language.code)").model.session.glossary(.vocabulary(language))!
      let rows = GlossaryRows(glossary, nil, nil)
      var entries: [Int] = []
      var titles: [String] = []
      for row in 0..<rows.count {
        switch rows[row] {
        case .title(let section): titles.append(section.title)
        case .entry(let entry): entries.append(entry)
        }
      }
      #expect(entries == Array(0..<glossary.count))
      #expect(titles == glossary.sections.map { $0.title })
      for section in glossary.sections.indices {
        #expect(rows.section(of: rows.row(ofSection: section)) == section)
      }
    }
  }

  @Test func `choosing a letter in the index scrolls the letter's heading to the top`() {
    var player = player()
    let glossary = player.model.session.glossary(.vocabulary(.english))!
    player.send(.browser(.jumpedToSection(2)))
    let row = GlossaryRows(glossary, nil, nil).row(ofSection: 2)
    #expect(player.log.last == "scroll rows to \(row)")
    #expect(rows(player).contains(glossary.id(glossary.sections[2].entries.lowerBound).text))
    for index in [-1, 26, 1000] {
      player.log = []
      player.send(.browser(.jumpedToSection(index)))
      #expect(player.log.isEmpty)
    }
  }

  @Test(arguments: ["apple", "APPLE", "  apple ", "appl"])
  func `a vocabulary search shows its results without headings and letter index`(query: String) {
    var player = player()
    player.send(.browser(.searched(query)))
    #expect(rows(player).first == "apple")
    #expect(!player.model.page.html.contains("aria-label=\"Sections\""))
    #expect(player.model.page.html.contains("<mark>"))
    #expect(player.log.last == "scroll rows to 0")
    player.send(.browser(.searched(" ")))
    #expect(rows(player).first == "alarm")
    #expect(player.model.page.html.contains("aria-label=\"Sections\""))
  }

  @Test func `a translation file that loads late does not replace the later chosen translation`() {
    var player = player()
    player.send(.settings(.chose(.translation(.simplifiedChinese))))
    let late = DataFile.vocabulary(.english, .traditionalChinese)
    player.send(.host(.loaded(late, Files.bytes(of: late))), .browser(.searched("闹钟")))
    #expect(rows(player) == ["alarm"])
    player.send(.settings(.chose(.translation(.traditionalChinese))), .browser(.searched("鬧鐘")))
    #expect(rows(player) == ["alarm"])
  }

  @Test func `a search finds Chinese, ignores accents and finds nothing for an absent digit`() {
    var player = player()
    player.send(.settings(.chose(.translation(.traditionalChinese))), .browser(.searched("蘋果")))
    #expect(rows(player).contains("apple"))
    player.send(.settings(.chose(.translation(.simplifiedChinese))), .browser(.searched("苹果")))
    #expect(rows(player).contains("apple"))
    player.send(.browser(.searched("7")))
    #expect(rows(player).isEmpty)
    var spanish = self.player("/vocabulary/es")
    spanish.send(.browser(.searched("arbol")))
    #expect(rows(spanish).first == "%C3%A1rbol")
  }

  @Test func `an empty search result suggests words with a similar spelling`() {
    var player = player()
    player.send(.browser(.searched("aplle")))
    #expect(player.model.page.texts.contains("No results for “aplle”"))
    #expect(rows(player).first == "apple")
    #expect(rows(player).count <= 3)
    player.send(.browser(.searched("qqqqqqqqq")))
    #expect(rows(player).isEmpty)
  }

  @Test func `a search typed before the vocabulary loads runs after the vocabulary has loaded`() {
    var player = Player("/vocabulary/en", withheld: [.vocabulary(.english)])
    player.send(.browser(.searched("apple")))
    player.send(.host(.loaded(.vocabulary(.english), Files.bytes(of: .vocabulary(.english)))))
    #expect(rows(player).first == "apple")
    #expect(player.model.page.first { $0["type"] == "search" }?["value"] == "apple")
  }

  @Test func `a vocabulary that fails to load can be requested again`() {
    var player = Player("/vocabulary/en", withheld: [.vocabulary(.english)])
    player.send(.host(.failedToLoad(.vocabulary(.english))))
    #expect(player.model.page.first { $0.tag == "h1" }?.plainText == "A file couldn’t be loaded")
    player.log = []
    player.send(.host(.askedToRetry))
    #expect(player.log == ["load en-en.tsv"])
    player.send(.host(.loaded(.vocabulary(.english), Files.bytes(of: .vocabulary(.english)))))
    #expect(rows(player).first == "alarm")
    #expect(player.model.page.html.contains("aria-label=\"Sections\""))
  }

  @Test func `the vocabulary list keeps its scroll position on the way back from a word`() {
    var player = player()
    player.send(.browser(.sawRows(300..<314)))
    let glossary = player.model.session.glossary(.vocabulary(.english))!
    let words = (301..<311).compactMap { row in
      if case .entry(let entry) = GlossaryRows(glossary, nil, nil)[row] { glossary[entry, .word] } else { nil }
    }
    player.send(.host(.openedPage("/vocabulary/en/\(words[0])")))
    player.send(.host(.visited("/vocabulary/en")))
    #expect(player.log.suffix(2) == ["focus title", "scroll rows to 300"])
    // When the player returns from a word that was not visible in the list, the list scrolls to that word.
    player.send(.host(.openedPage("/vocabulary/en/banana")))
    player.send(.host(.visited("/vocabulary/en")))
    #expect(rows(player).contains("banana"))
  }
}

/// The previous and next word on a word's page.
struct NeighbourTests {
  private func isDisabled(_ player: Player, _ label: String) -> Bool {
    let html = player.model.page.html
    guard let button = html.range(of: "aria-label=\"\(label)\"") else { return false }
    return html[button.upperBound...].prefix { $0 != ">" }.contains("disabled")
  }

  @Test func `the first word has no Previous link, and the last word has no Next link`() {
    let glossary = Player("/vocabulary/en").model.session.glossary(.vocabulary(.english))!
    let first = Player("/vocabulary/en/" + glossary.id(0).text)
    #expect(isDisabled(first, "Previous word"))
    #expect(!isDisabled(first, "Next word"))
    let last = Player("/vocabulary/en/" + glossary.id(glossary.count - 1).text)
    #expect(isDisabled(last, "Next word"))
    #expect(!isDisabled(last, "Previous word"))
  }

  @Test func `Next visits every entry once, across letters and homographs`() {
    var player = Player("/vocabulary/en")
    let glossary = player.model.session.glossary(.vocabulary(.english))!
    player.send(.host(.openedPage(GlossaryID.vocabulary(.english).route(glossary.id(0).text).path)))
    var seen: [String] = []
    for _ in 0...glossary.count {
      guard let (_, word) = player.model.session.route.vocabularyWord else { break }
      seen.append(word)
      player.send(.wordPage(.wentToNeighbour(1)))
    }
    #expect(seen.dropLast() == (0..<glossary.count).map { glossary.id($0).text }[...])
    #expect(seen.last == seen.dropLast().last)
  }

  @Test func `Next from the saved words visits only the saved words`() {
    var player = Player("/saved")
    player.send(
      .saved(.savedWord(.english, "zxbqv")), .saved(.savedWord(.english, "apple")), .saved(.savedWord(.spanish, "gato"))
    )
    player.send(.host(.openedPage("/vocabulary/en/apple")))
    #expect(isDisabled(player, "Previous word"))
    player.send(.wordPage(.wentToNeighbour(1)))
    #expect(player.title.hasPrefix("zxbqv"))
    player.send(.wordPage(.wentToNeighbour(1)))
    #expect(player.title.hasPrefix("gato"))
    #expect(isDisabled(player, "Next word"))
    player.send(.wordPage(.wentToNeighbour(1)))
    #expect(player.title.hasPrefix("gato"))
  }

  @Test func `Next from a game visits the found words, newest first`() {
    var player = Player.playing("ring", "main", "alarm")
    player.send(.wordPage(.openedWord(.english, "alarm")))
    #expect(isDisabled(player, "Previous word"))
    player.send(.wordPage(.wentToNeighbour(1)))
    #expect(player.model.session.sheet == .word(.english, "main"))
    player.send(.wordPage(.wentToNeighbour(1)))
    #expect(player.model.session.sheet == .word(.english, "ring"))
    #expect(isDisabled(player, "Next word"))
    #expect(player.log.contains("navigate /vocabulary/en/ring"))
  }

  @Test func `a word without an entry links to the entries before and after it in the alphabet`() {
    var player = Player("/vocabulary/en/aunt")
    let glossary = player.model.session.glossary(.vocabulary(.english))!
    #expect(glossary.entry(EntryID(text: "aunt")) == nil)
    let index = glossary.index(of: "aunt")
    player.send(.wordPage(.wentToNeighbour(1)))
    #expect(player.title.hasPrefix(glossary.id(index).word))
  }

  @Test func `each homograph has its own page and bookmark`() {
    var player = Player("/vocabulary/en/ring.2")
    #expect(player.title == "ring – Word Orchard")
    player.send(.saved(.savedWord(.english, "ring.2")))
    #expect(player.model.page.html.contains("aria-pressed=\"true\""))
    player.send(.host(.openedPage("/vocabulary/en/ring")))
    #expect(!player.model.page.html.contains("aria-pressed=\"true\""))
    #expect(player.model.session.journal.profile.savedWords.map { $0.word } == ["ring.2"])
  }

  @Test func `a word's page lists the rounds in which it was found`() {
    var player = Player.playing("ring")
    player.send(.host(.openedPage("/vocabulary/en/ring")))
    #expect(player.model.page.texts.contains("You found it in"))
    #expect(player.model.page.texts.contains("alarming"))
    player.send(.host(.openedPage("/vocabulary/en/apple")))
    #expect(!player.model.page.texts.contains("You found it in"))
  }
}

/// Pronunciation of words.
struct PronunciationTests {
  @Test(arguments: [
    (Language.english, "ring", "en-US"), (.spanish, "canción", "es-ES"), (.italian, "però", "it-IT"),
  ])
  func `pronouncing a word requests a voice with the full language tag`(language: Language, word: String, voice: String)
  {
    var player = Player("/vocabulary/\(language.code)/\(Percent.encoded(word))")
    player.send(.wordPage(.pronounced(language, word)))
    let path = "/api/v1/pronounce?language=\(language.code)&word=\(Percent.encoded(word))"
    #expect(player.log.last == "pronounce \(word) as \(voice) or \(path)")
  }

  @Test func `a missing voice shows the reason until the next attempt`() {
    var player = Player("/vocabulary/en/ring")
    player.send(.wordPage(.pronounced(.english, "ring")), .wordPage(.failedToPronounce("noVoice")))
    #expect(player.model.page.texts.contains("Neither this device nor the server has a voice for English."))
    player.send(.wordPage(.failedToPronounce("unreachable")))
    #expect(
      player.model.page.texts.contains("This device has no voice for English, and the server can’t be reached."))
    player.send(.wordPage(.pronounced(.english, "ring")))
    #expect(!player.model.page.html.contains("has no voice"))
  }
}

/// The language of translations.
struct TranslationTests {
  private func texts(_ player: Player) -> [String] { player.model.page.texts }

  @Test func `the chosen translation language applies to words of every language`() {
    var player = Player("/vocabulary/es/gato")
    #expect(texts(player).contains("cat"))
    player.send(.settings(.chose(.translation(.simplifiedChinese))))
    #expect(texts(player).contains("猫"))
    #expect(player.again.model.session.settings.translation == .simplifiedChinese)
    player.send(.settings(.chose(.translation(.traditionalChinese))))
    #expect(texts(player).contains("貓"))
  }

  @Test func `English words have no English translation and show no other translation instead`() {
    var player = Player("/vocabulary/en/apple")
    player.send(.settings(.chose(.translation(.english))), .settings(.chose(.interface("zh-Hans"))))
    #expect(!texts(player).contains("苹果") && !texts(player).contains("蘋果"))
  }

  @Test func `searching for an inflected form first lists its entry and shows the form`() {
    var player = Player("/vocabulary/en")
    player.send(.browser(.searched("rang")))
    let row = player.model.page.first { $0["class"] == "row" }?.plainText ?? ""
    #expect(row.hasPrefix("ring") && row.contains("rang"))
  }

  @Test func `a search result found in an example shows the example beside the meaning`() {
    var player = Player("/vocabulary/en")
    player.send(.settings(.chose(.translation(.traditionalChinese))), .browser(.searched("grandmother")))
    let row = player.model.page.first { $0["class"] == "row" }?.plainText ?? ""
    #expect(row.contains("戒指") && row.contains("grandmother"))
  }

  @Test func `a reader who chose one Chinese script sees only the chosen script`() {
    var player = Player("/vocabulary/en")
    player.send(.settings(.chose(.interface("zh-Hant"))), .browser(.searched("鬧鐘")))
    #expect(player.model.page.first { $0["class"] == "row" }?.plainText.contains("鬧鐘") == true)
    #expect(!player.model.page.plainText.contains("闹"))
  }
}
