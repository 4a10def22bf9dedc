import Markup
import Testing

@testable import Journal
@testable import Play

/// The table of settings drives the settings sheet, messages and page classes.
struct SettingTableTests {
  private let listed = Setting.ofWords + Setting.ofPlay + Setting.ofLook + Setting.ofLanguages

  private func sheet(at path: String) -> Node {
    var player = Player(path)
    player.send(.settings(.openedSettings))
    return player.model.page
  }

  @Test func `the settings show each row only on the pages for which the row is meant`() {
    let pages = [sheet(at: "/find-words?root=alarming"), sheet(at: "/apple-tree")].map { $0.messages }
    for setting in Setting.allCases {
      let start = "chose \(setting.definition.name) "
      let isShown = pages.map { messages in messages.contains { $0.hasPrefix(start) } }
      switch setting.behavior.row?.place {
      case .everywhere: #expect(isShown == [true, true], "\(setting)")
      case .itsGames: #expect(isShown == [false, true], "\(setting)")
      // The length of roots is chosen on the board.
      case .allButOtherGames: #expect(isShown == [true, false], "\(setting)")
      case nil: #expect(!listed.contains(setting))
      }
    }
  }

  @Test func `the settings list each setting that has a row once`() {
    #expect(Set(listed).count == listed.count)
    #expect(Set(listed) == Set(Setting.allCases.filter { $0.behavior.row != nil }))
  }

  @Test func `the settings are grouped under titles, and a group without rows is left out`() {
    func groups(_ path: String) -> [(title: String, labels: [String])] {
      sheet(at: path).all { $0["class"] == "sheet-part" }.map { part in
        let title = part.first { $0.tag == "h3" }?.plainText ?? ""
        return (title, part.all { $0["class"] == "sheet-label" || $0["class"] == "switch" }.map { $0.plainText })
      }
    }
    let game = groups("/find-words?root=alarming")
    #expect(
      game.map(\.title) == ["Words", "Play", "Look and sound", "Language", "Offline", "Word Orchard"])
    #expect(game[0].labels == ["Game language", "Your level"])
    #expect(game[1].labels == ["Shortest word", "Timer", "Words to play with", "For school"])
    #expect(game[2].labels == ["Theme", "Device’s keyboard", "Sound", "Haptics"])
    #expect(game[3].labels == ["Interface language", "Translations"])
    #expect(groups("/apple-tree")[1].labels == ["Keyboard layout", "For school"])
  }

  @Test func `a page has a setting's CSS class while the setting differs from its default`() {
    var player = Player("/apple-tree")
    func isMarked() -> Bool {
      guard case .element(let page) = player.model.page else { return false }
      return page.attributes.contains { $0.name == "class" && $0.value.contains("alphabetical-keys") }
    }
    #expect(!isMarked())
    player.send(.settings(.chose(.keyboard(.alphabetical))))
    #expect(isMarked())
    player.send(.settings(.chose(.keyboard(.qwerty))))
    #expect(!isMarked())
  }

  @Test func `choosing any value of a setting is encoded as a message`() {
    for setting in Setting.allCases {
      for choice in setting.examples {
        let message = Message.settings(.chose(choice))
        #expect(Message(name: message.name, body: []) == message)
      }
    }
    #expect(Message(name: "chose sound loud", body: []) == nil)
    #expect(Message(name: "chose minutes 4", body: []) == nil)
  }
}
