import Markup
import Testing
import Words

@testable import Interface
@testable import Play

/// Tests features F14, V1 of `docs/features.md`: the meaning of a word on its page.
@Suite struct MeaningTests {
  private func page(_ player: Player) -> String { player.model.page.html }
  private func hasChinese(_ player: Player) -> Bool {
    player.model.page.plainText.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
  }

  @Test func `a word's page shows its translation, part of speech, level and marked example`() {
    var player = Player()
    player.send(.settings(.chose(.translation(.traditionalChinese))), .wordPage(.openedWord(.english, "alarm")))
    let html = page(player)
    #expect(html.contains("鬧鐘；警報") && html.contains("noun") && html.contains("A2"))
    #expect(html.contains("The <b>alarm</b> rang at six.") && html.contains("鬧鐘六點響了。"))
    #expect(html.contains(#"lang="zh-Hant""#))
  }

  @Test func `an inflected form's page shows the entry and names its word`() {
    let html = page(Player("/vocabulary/en/reading"))
    #expect(html.contains(#"a form of <span lang="en">read</span>"#) && html.contains("<b>reading</b>"))
  }

  @Test func `a word's page shows all homographs in the vocabulary's order`() throws {
    let html = page(Player("/vocabulary/en/ring"))
    let noun = try #require(html.range(of: "grandmother"))
    let verb = try #require(html.range(of: "twice"))
    #expect(noun.lowerBound < verb.lowerBound)
  }

  @Test(arguments: [InterfaceLanguage.english, .spanish, .italian, .korean])
  func `readers of other languages see Chinese translations only if they chose them`(language: InterfaceLanguage) {
    for path in ["/vocabulary/en/alarm", "/vocabulary/en", "/saved", "/vocabulary/en/reading"] {
      var player = Player("/vocabulary/en/alarm")
      player.send(
        .settings(.chose(.interface(language.tag))), .saved(.savedWord(.english, "alarm")), .host(.openedPage(path)))
      #expect(!hasChinese(player), "\(path)")
      player.send(.settings(.chose(.translation(.traditionalChinese))))
      #expect(hasChinese(player), "\(path)")
    }
  }

  @Test func `a word without a translation shows its example and frequency`() {
    #expect(page(Player("/vocabulary/en/alarm")).contains("rang at six"))
    #expect(page(Player("/vocabulary/en/alarm")).contains("Frequency"))
    #expect(page(Player("/vocabulary/en")).contains("is there."))
  }

  @Test func `the settings list the available translation languages`() {
    var player = Player()
    player.send(.settings(.openedSettings))
    #expect(page(player).contains("English words have definitions and translations in all these languages"))
  }

  @Test func `a word with a vocabulary entry is never reported as missing from the word list`() {
    // The tests' lexicon contains only the first two of these four words.
    for word in ["alarm", "reading", "banana", "rung"] {
      #expect(!page(Player("/vocabulary/en/\(word)")).contains("isn’t in our"), "\(word)")
    }
    #expect(page(Player("/vocabulary/en/zzz")).contains("isn’t in our English list"))
  }

  @Test(arguments: [10, 11, 64, 65, 1000])
  func `a word of any length has a page, even if the lexicon contains only short words`(count: Int) {
    let word = String(repeating: "a", count: count)
    var player = Player("/vocabulary/en/\(word)")
    #expect(page(player).contains(count > 64 ? "isn’t in our English list" : "aaaaaaaaaa"))
    player = Player("/vocabulary/en/\(word)", withheld: [.lexicon(.english)])
    player.send(
      .host(
        .loaded(
          .lexicon(.english), try! Lexicon.encode(WordList([WordList.Item("ring")], language: .english), edition: .web))
      ))
    #expect(
      page(player).contains(count > 10 && count <= 64 ? "words of up to 10 letters" : "isn’t in our English list"))
  }

  @Test func `a word without a vocabulary entry has a page without meanings`() {
    let html = page(Player("/vocabulary/en/mail"))
    #expect(html.contains("mail") && !html.contains("meanings"))
  }

  @Test func `Chinese translations are shown in the script of the interface`() {
    var player = Player("/vocabulary/en/alarm")
    player.send(.settings(.chose(.interface("zh-Hans"))))
    let html = page(player)
    #expect(html.contains("闹钟；警报") && html.contains(#"lang="zh-Hans""#) && !html.contains("鬧鐘"))
  }

  @Test func `a vocabulary that fails to load is reported and requested again with the next word`() {
    var player = Player(withheld: [.vocabulary(.english)])
    player.send(.wordPage(.openedWord(.english, "alarm")))
    #expect(!page(player).contains("couldn’t be loaded"))
    player.send(.host(.failedToLoad(.vocabulary(.english))))
    #expect(page(player).contains("The meanings couldn’t be loaded."))
    #expect(player.model.games.findWords.isPlaying)
    player.withheld = []
    player.send(.host(.closedSheet))
    player.send(.wordPage(.openedWord(.english, "alarm")))
    #expect(page(player).contains("rang at six"))
  }

  @Test func `a damaged vocabulary is reported like a failed download`() {
    var player = Player(withheld: [.vocabulary(.english)])
    player.send(.wordPage(.openedWord(.english, "alarm")))
    player.send(.host(.loaded(.vocabulary(.english), Array("colour\nred".utf8))))
    #expect(page(player).contains("The meanings couldn’t be loaded."))
  }
}
