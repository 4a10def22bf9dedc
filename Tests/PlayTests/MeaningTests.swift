import Markup
import Testing
import Words

@testable import Play

/// F14, V1: a word's page has what the word means.
@Suite struct MeaningTests {
  private func page(_ session: Session) -> String { session.model.page.html }

  @Test func `a word opens with its translation, part of speech, level and example, the word marked in it`() {
    var session = Session()
    session.send(.openedWord(.english, "alarm"))
    let html = page(session)
    #expect(html.contains("鬧鐘；警報") && html.contains("noun") && html.contains("A2"))
    #expect(html.contains("The <b>alarm</b> rang at six.") && html.contains("鬧鐘六點響了。"))
    #expect(html.contains(#"lang="zh-Hant""#))
  }

  @Test func `a form leads to its entry and says whose form it is`() {
    let html = page(Session("/vocabulary/en/reading"))
    #expect(html.contains("a form of read") && html.contains("讀") && html.contains("<b>reading</b>"))
  }

  @Test func `homographs are all shown, in the vocabulary's order`() throws {
    let html = page(Session("/vocabulary/en/ring"))
    let noun = try #require(html.range(of: "戒指"))
    let verb = try #require(html.range(of: "響"))
    #expect(noun.lowerBound < verb.lowerBound)
  }

  @Test func `a word without an entry has its page all the same`() {
    let html = page(Session("/vocabulary/en/mail"))
    #expect(html.contains("mail") && !html.contains("meanings"))
  }

  @Test func `translations are in the interface's script`() {
    var session = Session("/vocabulary/en/alarm")
    session.send(.chose(.interface("zh-Hans")))
    let html = page(session)
    #expect(html.contains("闹钟；警报") && html.contains(#"lang="zh-Hans""#) && !html.contains("鬧鐘"))
  }

  @Test func `a vocabulary that does not come is said, stops nothing, and is ordered again with the next word`() {
    var session = Session(withheld: [.vocabulary(.english)])
    session.send(.openedWord(.english, "alarm"))
    #expect(!page(session).contains("could not be loaded"))
    session.send(.failedToLoad(.vocabulary(.english)))
    #expect(page(session).contains("The meanings could not be loaded."))
    #expect(session.model.isPlaying)
    session.withheld = []
    session.send(.closedSheet)
    session.send(.openedWord(.english, "alarm"))
    #expect(page(session).contains("鬧鐘"))
  }

  @Test func `a damaged vocabulary counts as one that did not come`() {
    var session = Session(withheld: [.vocabulary(.english)])
    session.send(.openedWord(.english, "alarm"))
    session.send(.loaded(.vocabulary(.english), Array("colour\nred".utf8)))
    #expect(page(session).contains("The meanings could not be loaded."))
  }
}
