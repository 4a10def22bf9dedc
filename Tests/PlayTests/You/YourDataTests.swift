import Formats
import Markup
import Testing

@testable import Journal
@testable import Play
@testable import Rules
@testable import Wire
@testable import Words

/// G4: all that a player has, taken away as a file, brought from one, or deleted.
@Suite struct `Your data` {
  /// Has found words, saved one, kept a list, chosen a setting, and is at the profile's page.
  private var player: Player {
    var player = Player.playing("ring", "main")
    player.send(
      .saved(.savedWord(.english, "alarm")), .settings(.chose(.theme(.dark))), .visit(.openedPage("/lists/new")),
      .lists(.typedList("apple\t蘋果\npear\t梨")), .lists(.namedList("Fruit")), .lists(.checkedList), .lists(.keptList),
      .visit(.openedPage("/profile")))
    return player
  }

  private func newcomer(_ device: String = "00000000000002") -> Player {
    var store = Store()
    store.device = device
    return Player("/profile", stored: store)
  }

  /// The file that was given last.
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

  @Test func `an export is a text file that is named by the day`() {
    var player = player
    player.send(.you(.exportedAll))
    #expect(player.log.last?.hasPrefix("download word-orchard-1970-01-01.txt (text/plain): {\"format\":") == true)
  }

  @Test func `what was exported on one device is there on another one, and after a reload`() {
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

  @Test func `both devices have everything when each imports what the other has exported`() {
    var one = player
    var other = newcomer()
    other.send(.saved(.savedWord(.spanish, "gato")))
    let (first, second) = (exported(one), exported(other))
    pick(second, &one)
    pick(first, &other)
    #expect(one.model.session.profile == other.model.session.profile)
    #expect(one.model.session.profile.savedWords.map(\.word) == ["alarm", "gato"])
  }

  @Test func `an import that is repeated changes nothing, and says so`() {
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

  @Test func `it is said to be here once it is stored`() {
    var other = newcomer()
    other.storeWorks = false
    pick(exported(player), &other)
    #expect(other.banner == nil)
    #expect(other.model.page.plainText.contains("Not saved yet"))
  }

  @Test func `a device that was set back goes on after what the file knows of it`() {
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

  @Test func `a device that was set back and went on loses neither way`() {
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

  @Test func `another tab takes over what a file has brought, and gives no name twice`() {
    let player = player
    var tab = newcomer("00000000000001")
    let lines = ProfileFile.lines(of: player.model.session.journal)
    tab.send(.visit(.merged(Array(lines.joined(separator: "\n").utf8))))
    #expect(tab.model.session.profile == player.model.session.profile)
    #expect(tab.model.brokenInvariant == nil)
  }

  @Test func `a file of another kind, of a later version or too large says what to do, and changes nothing`() {
    let texts: [([UInt8], String)] = [
      (Array("word\ttranslation\napple\t蘋果\n".utf8), "This isn’t a Word Orchard export"),
      ([], "This isn’t a Word Orchard export"),
      ([0x89, 0x50, 0x4E, 0x47, 0, 0xFF], "This isn’t a Word Orchard export"),
      (Array("{\"format\":\"word-orchard-profile\",\"version\":7}".utf8), "It’s from a newer version of Word Orchard"),
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

  @Test func `damaged lines are named, and the others come`() {
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

  @Test func `a file that was cut or changed anywhere does no harm`() {
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

  @Test func `lines of a later version are in the export, though this program cannot read them`() {
    var store = player.kept
    store.lines.append(#"{"version":9,"device":"00000000000007","counter":1,"wish":1}"#)
    let text = exported(Player("/profile", stored: store))
    #expect(text.hasPrefix("{\"format\":\"word-orchard-profile\",\"version\":9,"))
    #expect(text.contains("\"wish\":1"))
  }

  // MARK: How long the browser keeps it

  @Test func `the page asks what the browser says, and asks the browser only when the player does`() {
    var player = newcomer()
    #expect(player.log == ["tell whether data is kept"])
    #expect(player.model.page.pressable(named: "Keep my data on this device").isEmpty)
    for (answer, text, canAsk) in [
      (You.Keeping.kept, "keeps all this until you delete it", false), (.unasked, "when space runs out", true),
      (.refused, "didn’t promise", true), (.unknown, "when space runs out", false),
    ] {
      player.send(.you(.keepsData(answer)))
      #expect(player.model.page.plainText.contains(text))
      #expect(player.model.page.pressable(named: "Keep my data on this device").count == (canAsk ? 1 : 0))
    }
    player.send(.you(.askedToKeepData))
    #expect(player.log.last == "ask to keep data")
  }

  @Test func `what is found is worth keeping, but not that a round began`() {
    var player = Player.playing()
    #expect(player.cares.allSatisfy { !$0.isWorthKeeping })
    player.guess("ring")
    #expect(player.cares.last?.isWorthKeeping == true)
  }

  // MARK: The end

  private func sheet(_ player: Player) -> Node? { player.model.page.first { $0.tag == "dialog" } }

  @Test func `before all is deleted there is a last chance, with what will go`() {
    var player = player
    player.send(.you(.askedToDeleteAll))
    #expect(sheet(player)?.plainText.contains("1 round, 1 saved word, 1 list") == true)
    #expect(sheet(player)?.pressable(named: "Export everything").count == 1)
    player.log = []
    player.send(.you(.exportedAll))
    #expect(player.log.first?.hasPrefix("download word-orchard") == true && sheet(player) != nil)
    player.send(.visit(.closedSheet))
    #expect(sheet(player) == nil && !player.log.contains("delete all"))
  }

  @Test func `a double press does not take the last chance, nor a press without it`() {
    var player = player
    player.send(.you(.confirmedDeletion))
    player.send(.you(.askedToDeleteAll))
    player.send(.you(.confirmedDeletion), after: 300)
    #expect(!player.log.contains("delete all") && sheet(player) != nil)
    player.send(.you(.confirmedDeletion), after: 500)
    player.send(.you(.confirmedDeletion))
    #expect(player.log.filter { $0 == "delete all" }.count == 1)
  }

  @Test func `once all is being deleted nothing else counts, and in the end the page leads to a new beginning`() {
    var player = player
    player.send(.you(.askedToDeleteAll), .you(.confirmedDeletion))
    #expect(player.model.page.plainText.contains("Deleting everything"))
    player.log = []
    player.send(.saved(.savedWord(.english, "ring")), .visit(.visited("/find-words")), .settings(.openedSettings))
    #expect(player.log.isEmpty && player.kept.lines.isEmpty)
    player.send(.you(.deletedAll))
    #expect(player.model.page.plainText.contains("Everything is deleted"))
    let link = player.model.page.first { $0.tag == "a" && $0.plainText == "Start over" }
    // A plain link: the program is at its end.
    #expect(link?["href"] == "/" && link?["data-press"] == nil)
  }

  @Test func `what could not be deleted is said, with the way to try again`() {
    var player = player
    player.send(.you(.askedToDeleteAll), .you(.confirmedDeletion), .you(.failedToDeleteAll))
    #expect(player.model.page.plainText.contains("Not everything could be deleted"))
    #expect(player.model.page.first { $0.tag == "a" && $0.plainText == "Try again" }?["href"] == "/profile")
  }

  @Test func `a tab that hears of it shows the same, whatever it shows`() {
    for path in ["/find-words", "/apple-tree", "/vocabulary/en", "/profile"] {
      var tab = Player(path)
      tab.send(.you(.deletedAll))
      #expect(tab.model.page.plainText.contains("Nothing of yours is left in this browser."))
    }
  }
}
