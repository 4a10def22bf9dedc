import Formats
import Markup
import Testing

@testable import Interface
@testable import Journal
@testable import Play
@testable import Rules
@testable import Wire
@testable import Words

/// Tests feature G4 of `docs/features.md`: exporting, importing and deleting all data of a player.
@Suite struct `Your data` {
  /// A player who has found words, saved a word, kept a list and chosen a setting, on the profile page.
  private var player: Player {
    var player = Player.playing("ring", "main")
    player.send(
      .saved(.savedWord(.english, "alarm")), .settings(.chose(.theme(.dark))), .host(.openedPage("/lists/new")),
      .lists(.typedList("apple\t蘋果\npear\t梨")), .lists(.namedList("Fruit")), .lists(.checkedList), .lists(.keptList),
      .host(.openedPage("/profile")))
    return player
  }

  private func newcomer(_ device: String = "00000000000002") -> Player {
    var store = Store()
    store.device = device
    return Player("/profile", stored: store)
  }

  /// The text of the exported file.
  private func exported(_ player: Player) -> String {
    var player = player
    player.log = []
    player.send(.you(.exportedAll))
    return player.log.first.map { String($0.drop { $0 != "{" }) } ?? ""
  }

  private func pick(_ text: String, _ player: inout Player) { pick(Array(text.utf8), &player) }
  private func pick(_ bytes: [UInt8], _ player: inout Player) {
    player.send(.you(.pickedExport(Array("a.txt\n\(bytes.count)\n".utf8) + bytes)))
  }

  private func trouble(_ player: Player) -> String {
    player.model.page.first { $0["id"] == "import-trouble" }?.plainText ?? "none"
  }

  @Test func `an export of the player's data is a text file named by the date`() {
    var player = player
    player.send(.you(.exportedAll))
    #expect(player.log.last?.hasPrefix("download word-orchard-1970-01-01.txt (text/plain): {\"format\":") == true)
  }

  @Test func `importing an export transfers the whole profile to another device, even after a reload`() {
    let player = player
    var other = newcomer()
    pick(exported(player), &other)
    let expected = player.model.session.profile
    for profile in [other.model.session.profile, other.reloaded().model.session.profile] {
      #expect(profile == expected)
    }
    #expect(other.document.hasPrefix("dark"))
    #expect(
      other.banner?.notice(InterfaceLanguage.english.sentences).text == "New here: 1 round, 1 saved word, 1 list.")
    #expect(trouble(other) == "")
  }

  @Test func `two devices that import each other's exports have the same profile`() {
    var one = player
    var other = newcomer()
    other.send(.saved(.savedWord(.spanish, "gato")))
    let (first, second) = (exported(one), exported(other))
    pick(second, &one)
    pick(first, &other)
    #expect(one.model.session.profile == other.model.session.profile)
    #expect(one.model.session.profile.savedWords.map(\.word) == ["alarm", "gato"])
  }

  @Test func `repeating an import changes nothing and shows a message`() {
    let text = exported(player)
    var other = newcomer()
    pick(text, &other)
    let lines = other.kept.lines
    pick(text, &other)
    #expect(other.banner == .nothingNew)
    #expect(other.kept.lines == lines)
    var same = player
    pick(text, &same)
    #expect(same.banner == .nothingNew)
  }

  @Test func `an import of the player's data is reported only after it is stored`() {
    var other = newcomer()
    other.storeWorks = false
    pick(exported(player), &other)
    #expect(other.banner == nil)
    #expect(other.model.page.plainText.contains("Not saved yet"))
  }

  @Test func `a device that was restored from a backup continues after the events of its export`() {
    var before = player
    let early = before.kept
    before.send(.saved(.savedWord(.english, "ring")))
    var back = Player("/profile", stored: early, at: before.now)
    pick(exported(before), &back)
    back.send(.saved(.savedWord(.english, "apple")))
    #expect(back.model.session.profile.savedWords.map(\.word) == ["alarm", "apple", "ring"])
    #expect(back.model.brokenInvariant == nil)
    #expect(back.reloaded().model.session.profile == back.model.session.profile)
  }

  @Test func `importing an export loses nothing on a restored device that was used in the meantime`() {
    var before = player
    let early = before.kept
    before.send(.saved(.savedWord(.english, "ring")))
    var back = Player("/profile", stored: early, at: before.now + 5000)
    back.send(.saved(.savedWord(.english, "apple")))
    let text = exported(before)
    for _ in 0..<2 {
      pick(text, &back)
      #expect(back.model.session.profile.savedWords.map(\.word) == ["alarm", "apple", "ring"])
    }
    #expect(back.banner == .nothingNew)
    #expect(back.reloaded().model.session.profile == back.model.session.profile)
  }

  @Test func `another tab merges imported events and reuses no event ID`() {
    let player = player
    var tab = newcomer("00000000000001")
    let lines = ProfileFile.lines(of: player.model.session.journal)
    tab.send(.host(.merged(Array(lines.joined(separator: "\n").utf8))))
    #expect(tab.model.session.profile == player.model.session.profile)
    #expect(tab.model.brokenInvariant == nil)
  }

  @Test func `an import refuses a foreign, newer or too large file with advice and changes nothing`() {
    let texts: [([UInt8], String)] = [
      (Array("word\ttranslation\napple\t蘋果\n".utf8), "This isn’t a Word Orchard export"),
      ([], "This isn’t a Word Orchard export"),
      ([0x89, 0x50, 0x4E, 0x47, 0, 0xFF], "This isn’t a Word Orchard export"),
      (Array("{\"format\":\"word-orchard-profile\",\"version\":8}".utf8), "It’s from a newer version of Word Orchard"),
      ([UInt8](repeating: 0x20, count: ProfileFile.mostBytes + 1), "It’s larger than 16 MB"),
    ]
    for (bytes, text) in texts {
      var player = player
      let lines = player.kept.lines
      pick(bytes, &player)
      #expect(trouble(player).hasPrefix("This can’t be read" + text), "\(trouble(player))")
      #expect(player.kept.lines == lines)
      #expect(player.log.last == "focus import-trouble")
    }
  }

  @Test func `an import names damaged lines and reads the other lines`() {
    var lines = exported(player).split(separator: "\n").map(String.init)
    lines.insert("rubbish", at: 2)
    lines.insert("rubbish", at: 1)
    var other = newcomer()
    pick(lines.joined(separator: "\r\n"), &other)
    #expect(trouble(other) == "2 lines of the file are damaged and were left out: 2, 4. The rest is here.")
    #expect(other.model.session.profile == player.model.session.profile)
    lines = exported(player).split(separator: "\n").map(String.init)
    lines.removeLast()
    pick(lines.joined(separator: "\n"), &other)
    #expect(trouble(other).hasPrefix("The end of the file is missing: 1 line."))
    for most in [30, 21, 20] {
      pick(([lines[0]] + Array(repeating: "x", count: most)).joined(separator: "\n"), &other)
      #expect(trouble(other).contains("19, 20, 21") && trouble(other).contains("…") == (most > 20))
    }
  }

  @Test func `importing a file that is cut or altered anywhere does no damage`() {
    let bytes = Array(exported(player).utf8)
    var other = newcomer()
    for end in stride(from: 0, to: bytes.count, by: 41) {
      pick(Array(bytes[..<end]), &other)
      pick(Array(bytes[..<end]) + [0xFF, 0x7B] + Array(bytes[end...]), &other)
      #expect(other.model.brokenInvariant == nil)
    }
    pick(bytes, &other)
    #expect(other.model.session.profile == player.model.session.profile)
  }

  @Test func `an export contains lines of a newer version that this version cannot read`() {
    var store = player.kept
    store.lines.append(#"{"version":9,"device":"00000000000007","counter":1,"wish":1}"#)
    let text = exported(Player("/profile", stored: store))
    #expect(text.hasPrefix("{\"format\":\"word-orchard-profile\",\"version\":9,"))
    #expect(text.contains("\"wish\":1"))
  }

  // MARK: How long the browser keeps the data

  @Test func `the page shows whether the browser keeps data and asks for permission only on demand`() {
    var player = newcomer()
    #expect(player.log == ["tell whether data is kept"])
    #expect(player.model.page.pressable(named: "Keep my data on this device").isEmpty)
    for (answer, text, canAsk) in [
      (You.StoragePolicy.kept, "keeps all this until you delete it", false), (.unasked, "when space runs out", true),
      (.refused, "didn’t promise", true), (.unknown, "when space runs out", false),
    ] {
      player.send(.you(.keepsData(answer)))
      #expect(player.model.page.plainText.contains(text))
      #expect(player.model.page.pressable(named: "Keep my data on this device").count == (canAsk ? 1 : 0))
    }
    player.send(.you(.askedToKeepData))
    #expect(player.log.last == "ask to keep data")
  }

  @Test func `finding a word makes the data worth keeping, but beginning a round does not`() {
    var player = Player.playing()
    #expect(player.durabilities.allSatisfy { !$0.isWorthKeeping })
    player.guess("ring")
    #expect(player.durabilities.last?.isWorthKeeping == true)
  }

  // MARK: Deletion

  private func sheet(_ player: Player) -> Node? { player.model.page.first { $0.tag == "dialog" } }

  @Test func `a confirmation dialog lists the data to delete and offers an export`() {
    var player = player
    player.send(.you(.askedToDeleteAll))
    #expect(sheet(player)?.plainText.contains("1 round, 1 saved word, 1 list") == true)
    #expect(sheet(player)?.pressable(named: "Export everything").count == 1)
    player.log = []
    player.send(.you(.exportedAll))
    #expect(player.log.first?.hasPrefix("download word-orchard") == true && sheet(player) != nil)
    player.send(.host(.closedSheet))
    #expect(sheet(player) == nil && !player.log.contains("delete all"))
  }

  @Test func `deletion of all data needs a confirmation that is not part of a double press`() {
    var player = player
    player.send(.you(.confirmedDeletion))
    player.send(.you(.askedToDeleteAll))
    player.send(.you(.confirmedDeletion), after: 300)
    #expect(!player.log.contains("delete all") && sheet(player) != nil)
    player.send(.you(.confirmedDeletion), after: 500)
    player.send(.you(.confirmedDeletion))
    #expect(player.log.filter { $0 == "delete all" }.count == 1)
  }

  @Test func `deletion ignores other messages and ends on a page that offers a new start`() {
    var player = player
    player.send(.you(.askedToDeleteAll), .you(.confirmedDeletion))
    #expect(player.model.page.plainText.contains("Deleting everything"))
    player.log = []
    player.send(.saved(.savedWord(.english, "ring")), .host(.visited("/find-words")), .settings(.openedSettings))
    #expect(player.log.isEmpty && player.kept.lines.isEmpty)
    player.send(.you(.deletedAll))
    #expect(player.model.page.plainText.contains("Everything is deleted"))
    let link = player.model.page.first { $0.tag == "a" && $0.plainText == "Start over" }
    // The link reloads the page, because the program has ended.
    #expect(link?["href"] == "/" && link?["data-press"] == nil)
  }

  @Test func `a failed deletion of data is reported with a link to retry`() {
    var player = player
    player.send(.you(.askedToDeleteAll), .you(.confirmedDeletion), .you(.failedToDeleteAll))
    #expect(player.model.page.plainText.contains("Not everything could be deleted"))
    #expect(player.model.page.first { $0.tag == "a" && $0.plainText == "Try again" }?["href"] == "/profile")
  }

  @Test func `a tab that learns of a deletion shows the final page`() {
    for path in ["/find-words", "/apple-tree", "/vocabulary/en", "/profile"] {
      var tab = Player(path)
      tab.send(.you(.deletedAll))
      #expect(tab.model.page.plainText.contains("Nothing of yours is left in this browser."))
    }
  }
}
