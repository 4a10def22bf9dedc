import Markup
import Testing
import Words

@testable import Play

/// F14, V1: a word's page has what the word means.
@Suite struct MeaningTests {
  private func page(_ player: Player) -> String { player.model.page.html }
  private func hasChinese(_ player: Player) -> Bool {
    player.model.page.plainText.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
  }

  @Test func `a word opens with its translation, part of speech, level and example, the word marked in it`() {
    var player = Player()
    player.send(.settings(.chose(.translation(.traditionalChinese))), .wordPage(.openedWord(.english, "alarm")))
    let html = page(player)
    #expect(html.contains("鬧鐘；警報") && html.contains("noun") && html.contains("A2"))
    #expect(html.contains("The <b>alarm</b> rang at six.") && html.contains("鬧鐘六點響了。"))
    #expect(html.contains(#"lang="zh-Hant""#))
  }

  @Test func `a form leads to its entry and says whose form it is`() {
    let html = page(Player("/vocabulary/en/reading"))
    #expect(html.contains("a form of read") && html.contains("<b>reading</b>"))
  }

  @Test func `homographs are all shown, in the vocabulary's order`() throws {
    let html = page(Player("/vocabulary/en/ring"))
    let noun = try #require(html.range(of: "grandmother"))
    let verb = try #require(html.range(of: "twice"))
    #expect(noun.lowerBound < verb.lowerBound)
  }

  @Test(arguments: [InterfaceLanguage.english, .spanish, .italian, .korean])
  func `nobody who reads no Chinese gets any unless it was chosen`(language: InterfaceLanguage) {
    for path in ["/vocabulary/en/alarm", "/vocabulary/en", "/saved", "/vocabulary/en/reading"] {
      var player = Player("/vocabulary/en/alarm")
      player.send(
        .settings(.chose(.interface(language.tag))), .saved(.savedWord(.english, "alarm")), .visit(.openedPage(path)))
      #expect(!hasChinese(player), "\(path)")
      player.send(.settings(.chose(.translation(.traditionalChinese))))
      #expect(hasChinese(player), "\(path)")
    }
  }

  @Test func `where there is no translation the example and the frequency stand in`() {
    #expect(page(Player("/vocabulary/en/alarm")).contains("rang at six"))
    #expect(page(Player("/vocabulary/en/alarm")).contains("Frequency"))
    #expect(page(Player("/vocabulary/en")).contains("is there."))
  }

  @Test func `the settings say which translations there are`() {
    var player = Player()
    player.send(.settings(.openedSettings))
    #expect(page(player).contains("English words have definitions and translations in all these languages"))
  }

  @Test func `a word with an entry is not said to be missing from the list`() {
    // Of these the lexicon of the tests has the first two alone.
    for word in ["alarm", "reading", "banana", "rung"] {
      #expect(!page(Player("/vocabulary/en/\(word)")).contains("isn’t in our"), "\(word)")
    }
    #expect(page(Player("/vocabulary/en/zzz")).contains("isn’t in our English list"))
  }

  @Test(arguments: [10, 11, 64, 65, 1000])
  func `a word of any length has a page, with a lexicon of any kind`(count: Int) {
    let word = String(repeating: "a", count: count)
    var player = Player("/vocabulary/en/\(word)")
    #expect(page(player).contains(count > 64 ? "isn’t in our English list" : "aaaaaaaaaa"))
    player = Player("/vocabulary/en/\(word)", withheld: [.lexicon(.english)])
    player.send(
      .visit(
        .loaded(
          .lexicon(.english), try! Lexicon.encode(WordList([WordList.Item("ring")], language: .english), edition: .web))
      ))
    #expect(
      page(player).contains(count > 10 && count <= 64 ? "words of up to 10 letters" : "isn’t in our English list"))
  }

  @Test func `a word without an entry has its page all the same`() {
    let html = page(Player("/vocabulary/en/mail"))
    #expect(html.contains("mail") && !html.contains("meanings"))
  }

  @Test func `translations are in the interface's script`() {
    var player = Player("/vocabulary/en/alarm")
    player.send(.settings(.chose(.interface("zh-Hans"))))
    let html = page(player)
    #expect(html.contains("闹钟；警报") && html.contains(#"lang="zh-Hans""#) && !html.contains("鬧鐘"))
  }

  @Test func `a vocabulary that does not come is said, stops nothing, and is ordered again with the next word`() {
    var player = Player(withheld: [.vocabulary(.english)])
    player.send(.wordPage(.openedWord(.english, "alarm")))
    #expect(!page(player).contains("couldn’t be loaded"))
    player.send(.visit(.failedToLoad(.vocabulary(.english))))
    #expect(page(player).contains("The meanings couldn’t be loaded."))
    #expect(player.model.games.findWords.isPlaying)
    player.withheld = []
    player.send(.visit(.closedSheet))
    player.send(.wordPage(.openedWord(.english, "alarm")))
    #expect(page(player).contains("rang at six"))
  }

  @Test func `a damaged vocabulary counts as one that did not come`() {
    var player = Player(withheld: [.vocabulary(.english)])
    player.send(.wordPage(.openedWord(.english, "alarm")))
    player.send(.visit(.loaded(.vocabulary(.english), Array("colour\nred".utf8))))
    #expect(page(player).contains("The meanings couldn’t be loaded."))
  }
}
