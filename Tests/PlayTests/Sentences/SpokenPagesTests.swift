import Markup
import Testing
import Words

@testable import Interface
@testable import Play

/// Tests feature F23 of `docs/features.md`: a page is in the reader's language, and words are marked with their own
/// language.
@Suite struct `Pages in the reader's language` {
  private static let others = InterfaceLanguage.allCases.filter { $0 != .english }

  /// The texts that are marked with the interface language but are sentences of the English table and not of that
  /// language's.
  private func englishLeft(_ node: Node, _ language: InterfaceLanguage) -> [String] {
    let phrases = Phrase.allCases
    let own = Set(phrases.map { language.sentences[$0] })
    let english = phrases.map { InterfaceLanguage.english.sentences[$0] }
    let whole = Set(english.filter { $0.count > 1 && !$0.contains("{") }).subtracting(own).subtracting(["Word Orchard"])
    let fragments = english.filter { $0.contains("{") }.map { String($0.prefix { $0 != "{" }) }
      .map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }.filter { $0.count > 8 }
    func texts(_ node: Node, _ tag: String) -> [String] {
      switch node {
      case .text(let text): return tag == language.tag ? [text] : []
      case .element(let element):
        let inner = node["lang"] ?? tag
        let said = ["aria-label", "placeholder", "aria-valuetext", "title"].compactMap { node[$0] }
        return (inner == language.tag ? said : []) + element.children.flatMap { texts($0, inner) }
      }
    }
    return texts(node, language.tag).filter { text in whole.contains(text) || fragments.contains { text.hasPrefix($0) }
    }
  }

  @Test(arguments: others)
  func `pages in other interface languages contain no English sentence`(language: InterfaceLanguage) {
    var reader = Reader("/find-words?language=es&root=mesa", speaking: language.tag)
    func look(_ what: String) { #expect(englishLeft(reader.page, language).isEmpty, "\(what)") }
    look("a round")
    reader.find("sea", "aes")
    look("finds")
    for text in ["a7", "me", "mesa", "sea", "zzz", "mess", "sem", "ems"] {
      reader.guess(text)
      look(text)
    }
    reader.press(reader.say(.hints))
    reader.press(reader.sheet?.first { $0.tag == "table" }?.first { $0.tag == "button" })
    look("hints")
    reader.press(reader.say(.close))
    for phrase in [Phrase.newWord, .daily, .settings] {
      if phrase == .daily { reader.fromMenu(reader.say(phrase)) } else { reader.press(reader.say(phrase)) }
      #expect(reader.sheet != nil)
      look("\(phrase)")
      reader.press(reader.say(.close))
    }
    reader.press(reader.items(reader.say(.foundWords))[0].first { $0.tag == "button" })
    look("a word over the round")
    reader.press(reader.say(.close))
    reader.askToFinish()
    look("giving up")
    reader.press(reader.say(.giveUpConfirm))
    look("the end")
    for path in ["/saved", "/vocabulary/en/ring", "/find-words?seed=x", "/find-words?root=xyzzyxyz"] {
      reader.open(path)
      look(path)
    }
  }

  @Test func `switching the interface language keeps the round and the language of its words`() {
    var reader = Reader("/find-words?language=en&root=alarming")
    reader.find("ring")
    for language in Self.others + [.english] {
      reader.press(reader.say(.settings))
      reader.choose(language.endonym, in: reader.say(.interfaceLanguage))
      #expect(reader.language == language)
      for other in InterfaceLanguage.allCases {
        let plank = reader.sheet?.all { $0.tag == "label" && $0.plainText == other.endonym } ?? []
        #expect(plank.contains { $0.first { $0["lang"] == other.tag } != nil }, "\(other.endonym)")
      }
      reader.press(reader.say(.close))
      #expect(reader.heading == "alarming" && reader.page.first { $0.tag == "h1" }?["lang"] == "en")
      #expect(reader.tiles.allSatisfy { $0["lang"] == "en" })
      #expect(
        reader.items(reader.say(.foundWords))[0].first { $0["class"] == "find-word" }?.texts(in: "en") == ["ring"])
      let english = Blank.text("language", reader.language.sentences.name(Language.english))
      #expect(reader.page.texts.contains(reader.say(.caption, .count("count", 8), english)))
      #expect(reader.title.contains(reader.say(.product)))
    }
  }

  @Test(arguments: [
    ("en-GB", "en"), ("es-AR", "es"), ("it-CH", "it"), ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh-CN", "zh-Hans"),
    ("zh-Hans-SG", "zh-Hans"), ("ko-KR", "ko"), ("de-DE", "en"), ("fr-FR", "en"),
  ])
  func `a first visit uses the browser's language for the interface`(browser: String, tag: String) {
    let reader = Reader("/find-words", speaking: browser)
    #expect(InterfaceLanguage(preferring: [browser]).tag == tag)
    #expect(reader.heading.count == 8)
  }
}
