import Markup
import Rules
import Testing
import Words

@testable import Interface
@testable import Play

/// Tests feature F18 of `docs/features.md` with the shipped words: sounds and haptics.
@Suite struct `Sounds and haptics of Find Words` {
  @Test func `finding a word that uses all letters and finding every word each have a signal`() {
    var reader = Reader.playing("alarming")
    for word in reader.commonWords.filter({ $0 != "marginal" }).prefix(12) { reader.guess(word) }
    reader.find("marginal")
    #expect(["all", "grown"].contains(reader.player.signals.last))
    reader = Reader.playing("sent")
    reader.find("nets")
    #expect(["all", "grown"].contains(reader.player.signals.last))
    reader.find("net", "set", "ten", "tens")
    reader.player.signals = []
    reader.find("nest")
    #expect(reader.banner.title == "Full harvest" && reader.player.signals == ["harvest"])
  }

  @Test(arguments: [("Sound", "Haptics", " silent", " still"), ("Haptics", "Sound", " still", " silent")])
  func `sound and haptics can each be turned off and stay off after a reload`(
    name: String, other: String, mark: String, otherMark: String
  ) {
    var reader = Reader.playing("alarming")
    reader.press("Settings")
    #expect(reader.toggle(name)?["checked"] != nil)
    reader.turn(name)
    reader.press("Close")
    for word in ["ring", "main"] {
      reader.player.signals = []
      reader.find(word)
      let signals = reader.player.signals
      #expect(signals.count == 1 && signals.allSatisfy { $0.contains(mark) && !$0.contains(otherMark) })
      reader.reload()
    }
    reader.press("Settings")
    #expect(reader.toggle(name)?["checked"] == nil && reader.toggle(other)?["checked"] != nil)
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `a device that cannot vibrate disables the haptics switch and explains why`(language: InterfaceLanguage) {
    var reader = Reader("/find-words", speaking: language.tag)
    reader.player.model.session.canVibrate = false
    reader.press(reader.say(.settings))
    #expect(reader.page.texts.contains(reader.say(.hapticsMissing)))
    #expect(reader.toggle(reader.say(.haptics))?.isDisabled == true)
    #expect(reader.toggle(reader.say(.sound))?.isDisabled == false)
  }
}
