import Journal
import Testing
import Vocabulary
import Words

@testable import Play

/// The list of a vocabulary and the words' pages.
struct BrowseTests {
  private func session(_ path: String = "/vocabulary/en") -> Session { Session(path) }

  private func rows(_ session: Session) -> [String] { session.wordLinks.map { String($0.dropFirst(3)) } }

  @Test func `the list begins with the first words under the title of their letter`() {
    let session = session()
    #expect(rows(session).first == "alarm")
    #expect(session.model.page.texts.contains("A"))
    #expect(session.log.contains("load en.tsv"))
    #expect(!session.log.contains("load en.lexicon"))
    #expect(session.title == "Vocabulary: English – Word Orchard")
  }

  @Test func `the page holds the rows in sight and some around them, whatever the length of the list`() {
    var session = session()
    for first in [0, 7, 500, 900] {
      session.send(.sawRows(first..<first + 14))
      let glossary = session.model.glossary(.vocabulary(.english))!
      let rows = Rows(glossary, nil)
      let window = rows.window(around: first..<first + 14)
      #expect(window.lowerBound <= max(0, first - 14) && window.upperBound >= min(rows.count, first + 28))
      #expect(window.count < 14 * 5)
      let words = window.compactMap { row in
        if case .entry(let entry) = rows[row] { Location.encoded(glossary.id(entry).text) } else { nil }
      }
      #expect(self.rows(session) == words)
    }
  }

  @Test(arguments: [Int.max / 4, 1_000_000, 2400])
  func `rows beyond the end show the last ones at most`(first: Int) {
    var session = session()
    session.send(.sawRows(first..<first + 14))
    #expect(rows(session).count < 60)
  }

  @Test func `each row is an entry or a title, in order, none twice`() {
    for language in Language.allCases {
      let glossary = Session("/vocabulary/\(language.code)").model.glossary(.vocabulary(language))!
      let rows = Rows(glossary, nil)
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

  @Test func `a jump brings the title of the letter to the top`() {
    var session = session()
    let glossary = session.model.glossary(.vocabulary(.english))!
    session.send(.jumpedToSection(2))
    let row = Rows(glossary, nil).row(ofSection: 2)
    #expect(session.log.last == "scroll rows to \(row)")
    #expect(rows(session).contains(glossary.id(glossary.sections[2].entries.lowerBound).text))
    for place in [-1, 26, 1000] {
      session.log = []
      session.send(.jumpedToSection(place))
      #expect(session.log.isEmpty)
    }
  }

  @Test(arguments: ["apple", "APPLE", "  apple ", "appl"])
  func `a search shows what it found without sections and index`(query: String) {
    var session = session()
    session.send(.searched(query))
    #expect(rows(session).first == "apple")
    #expect(!session.model.page.html.contains("aria-label=\"Sections\""))
    #expect(session.model.page.html.contains("<mark>"))
    #expect(session.log.last == "scroll rows to 0")
    session.send(.searched(" "))
    #expect(rows(session).first == "alarm")
    #expect(session.model.page.html.contains("aria-label=\"Sections\""))
  }

  @Test func `a search in Chinese, with accents and with digits`() {
    var session = session()
    session.send(.searched("蘋果"))
    #expect(rows(session).contains("apple"))
    session.send(.searched("苹果"))
    #expect(rows(session).contains("apple"))
    session.send(.searched("7"))
    #expect(rows(session).isEmpty)
    var spanish = self.session("/vocabulary/es")
    spanish.send(.searched("arbol"))
    #expect(rows(spanish).first == "%C3%A1rbol")
  }

  @Test func `nothing found says so, shows nothing else and offers the nearest words`() {
    var session = session()
    session.send(.searched("aplle"))
    #expect(session.model.page.texts.contains("Nothing has “aplle” in it"))
    #expect(rows(session).first == "apple")
    #expect(rows(session).count <= 3)
    session.send(.searched("qqqqqqqqq"))
    #expect(rows(session).isEmpty)
  }

  @Test func `a search that comes before the words is answered when they are there`() {
    var session = Session("/vocabulary/en", withheld: [.vocabulary(.english)])
    session.send(.searched("apple"))
    session.send(.loaded(.vocabulary(.english), Files.bytes(of: .vocabulary(.english))))
    #expect(rows(session).first == "apple")
  }

  @Test func `a vocabulary that does not come can be asked for again`() {
    var session = Session("/vocabulary/en", withheld: [.vocabulary(.english)])
    session.send(.failedToLoad(.vocabulary(.english)))
    #expect(session.model.page.texts.contains("A file did not arrive"))
    session.log = []
    session.send(.askedToRetry)
    #expect(session.log == ["load en.tsv"])
    session.send(.loaded(.vocabulary(.english), Files.bytes(of: .vocabulary(.english))))
    #expect(rows(session).first == "alarm")
  }

  @Test func `back from a word the list is where it was`() {
    var session = session()
    session.send(.sawRows(300..<314))
    session.send(.openedPage("/vocabulary/en/banana"))
    session.send(.visited("/vocabulary/en"))
    #expect(session.log.last == "scroll rows to 300")
  }
}

/// Previous and next on a word's page.
struct NeighbourTests {
  private func isDisabled(_ session: Session, _ label: String) -> Bool {
    let html = session.model.page.html
    guard let button = html.range(of: "aria-label=\"\(label)\"") else { return false }
    return html[button.upperBound...].prefix { $0 != ">" }.contains("disabled")
  }

  @Test func `the first word has none before it and the last none after it`() {
    let glossary = Session("/vocabulary/en").model.glossary(.vocabulary(.english))!
    let first = Session("/vocabulary/en/" + glossary.id(0).text)
    #expect(isDisabled(first, "Previous word"))
    #expect(!isDisabled(first, "Next word"))
    let last = Session("/vocabulary/en/" + glossary.id(glossary.count - 1).text)
    #expect(isDisabled(last, "Next word"))
    #expect(!isDisabled(last, "Previous word"))
  }

  @Test func `next goes through every entry of the vocabulary once, across letters and homographs`() {
    var session = Session("/vocabulary/en")
    let glossary = session.model.glossary(.vocabulary(.english))!
    session.send(.openedPage(Shelf.vocabulary(.english).screen(glossary.id(0).text).path))
    var seen: [String] = []
    for _ in 0...glossary.count {
      guard case .word(_, let word) = session.model.screen else { break }
      seen.append(word)
      session.send(.wentToNeighbour(1))
    }
    #expect(seen.dropLast() == (0..<glossary.count).map { glossary.id($0).text }[...])
    #expect(seen.last == seen.dropLast().last)
  }

  @Test func `from the saved list the way leads through the saved words alone`() {
    var session = Session("/saved")
    session.send(.savedWord(.english, "zxbqv"), .savedWord(.english, "apple"), .savedWord(.spanish, "gato"))
    session.send(.openedPage("/vocabulary/en/apple"))
    #expect(isDisabled(session, "Previous word"))
    session.send(.wentToNeighbour(1))
    #expect(session.title.hasPrefix("zxbqv"))
    session.send(.wentToNeighbour(1))
    #expect(session.title.hasPrefix("gato"))
    #expect(isDisabled(session, "Next word"))
    session.send(.wentToNeighbour(1))
    #expect(session.title.hasPrefix("gato"))
  }

  @Test func `from a game the way leads through the found words, newest first`() {
    var session = Session.playing("ring", "main", "alarm")
    session.send(.openedWord(.english, "alarm"))
    #expect(isDisabled(session, "Previous word"))
    session.send(.wentToNeighbour(1))
    #expect(session.model.sheet == .word(.english, "main"))
    session.send(.wentToNeighbour(1))
    #expect(session.model.sheet == .word(.english, "ring"))
    #expect(isDisabled(session, "Next word"))
    #expect(session.log.contains("navigate /vocabulary/en/ring"))
  }

  @Test func `a word without an entry stands between its neighbours`() {
    var session = Session("/vocabulary/en/aunt")
    let glossary = session.model.glossary(.vocabulary(.english))!
    #expect(glossary.entry(EntryID(text: "aunt")) == nil)
    let place = glossary.place(of: "aunt")
    session.send(.wentToNeighbour(1))
    #expect(session.title.hasPrefix(glossary.id(place).word))
  }

  @Test func `homographs have pages and bookmarks of their own`() {
    var session = Session("/vocabulary/en/ring.2")
    #expect(session.title == "ring – Word Orchard")
    session.send(.savedWord(.english, "ring.2"))
    #expect(session.model.page.html.contains("aria-pressed=\"true\""))
    session.send(.openedPage("/vocabulary/en/ring"))
    #expect(!session.model.page.html.contains("aria-pressed=\"true\""))
    #expect(session.model.journal.profile.savedWords.map { $0.word } == ["ring.2"])
  }

  @Test func `a word's page names the rounds in which it was found`() {
    var session = Session.playing("ring")
    session.send(.openedPage("/vocabulary/en/ring"))
    #expect(session.model.page.texts.contains("You found it in"))
    #expect(session.model.page.texts.contains("alarming"))
    session.send(.openedPage("/vocabulary/en/apple"))
    #expect(!session.model.page.texts.contains("You found it in"))
  }
}

/// Words read aloud.
struct PronunciationTests {
  @Test(arguments: [
    (Language.english, "ring", "en-US"), (.spanish, "canción", "es-ES"), (.italian, "però", "it-IT"),
  ])
  func `a voice of the word's language is asked for by its full tag`(language: Language, word: String, voice: String) {
    var session = Session("/vocabulary/\(language.code)/\(Location.encoded(word))")
    session.send(.pronounced(language, word))
    let path = "/api/v1/pronounce?language=\(language.code)&word=\(Location.encoded(word))"
    #expect(session.log.last == "pronounce \(word) as \(voice) or \(path)")
  }

  @Test func `without any voice the page says why, until the next try`() {
    var session = Session("/vocabulary/en/ring")
    session.send(.pronounced(.english, "ring"), .failedToPronounce("noVoice"))
    #expect(session.model.page.texts.contains("Neither this device nor the server has a voice for English."))
    session.send(.failedToPronounce("unreachable"))
    #expect(
      session.model.page.texts.contains("This device has no voice for English, and the server cannot be reached."))
    session.send(.pronounced(.english, "ring"))
    #expect(!session.model.page.html.contains("has no voice"))
  }
}

/// Into which language words are translated.
struct TranslationTests {
  private func texts(_ session: Session) -> [String] { session.model.page.texts }

  @Test func `the reader's choice counts, for the words of every language`() {
    var session = Session("/vocabulary/es/gato")
    #expect(texts(session).contains("cat"))
    session.send(.chose(.translation(.simplifiedChinese)))
    #expect(texts(session).contains("猫"))
    #expect(session.again.model.settings.translation == .simplifiedChinese)
    session.send(.chose(.translation(.traditionalChinese)))
    #expect(texts(session).contains("貓"))
  }

  @Test func `English words have no English translation, and no other stands in its place`() {
    var session = Session("/vocabulary/en/apple")
    session.send(.chose(.translation(.english)), .chose(.interface("zh-Hans")))
    #expect(!texts(session).contains("苹果") && !texts(session).contains("蘋果"))
  }

  @Test func `a form leads to its entry first, and the row says which form`() {
    var session = Session("/vocabulary/en")
    session.send(.searched("rang"))
    let row = session.model.page.first { $0["class"] == "row" }?.plainText ?? ""
    #expect(row.hasPrefix("ring") && row.contains("rang"))
  }

  @Test func `what was found in an example stands beside the meaning`() {
    var session = Session("/vocabulary/en")
    session.send(.chose(.translation(.traditionalChinese)), .searched("grandmother"))
    let row = session.model.page.first { $0["class"] == "row" }?.plainText ?? ""
    #expect(row.contains("戒指") && row.contains("grandmother"))
  }

  @Test func `a reader of one Chinese script is not shown the other`() {
    var session = Session("/vocabulary/en")
    session.send(.chose(.interface("zh-Hant")), .searched("闹钟"))
    #expect(session.model.page.first { $0["class"] == "row" }?.plainText.contains("鬧鐘") == true)
    #expect(!session.model.page.plainText.contains("闹"))
  }
}
