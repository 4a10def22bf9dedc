import Journal
import Testing
import Vocabulary
import Words

@testable import Play

/// The player's own lists: import, keep, share, export, play.
struct ListTests {
  private static let fruit = "apple\tmanzana\tAn apple fell\tCayó una manzana\npear\tpera\torange juice\t\n"

  /// A player that keeps a list of these lines.
  private func keeping(_ text: String, name: String = "Fruit") -> (Player, EventID) {
    var player = Player("/lists/new")
    player.send(.lists(.typedList(text)), .lists(.checkedList), .lists(.namedList(name)), .lists(.keptList))
    return (player, player.model.session.journal.profile.lists.last!.id)
  }

  @Test func `an import keeps no list before the player confirms the preview`() {
    var player = Player("/lists/new")
    player.send(.lists(.typedList(ListTests.fruit)), .lists(.checkedList))
    #expect(player.model.page.texts.contains("2 words ready to import"))
    #expect(player.model.session.journal.profile.lists.isEmpty)
    #expect(player.log.last == "focus preview")
    player.send(.lists(.keptList))
    #expect(player.model.session.journal.profile.lists.count == 1)
    #expect(player.banner == .keptList("My words"))
  }

  @Test func `the import preview counts good and bad lines and gives a reason for each bad line`() {
    var player = Player("/lists/new")
    let lines = (1...1000).map { $0 % 2 == 0 ? "\tno word" : "word\(letters($0))\ttranslation" }
    player.send(.lists(.typedList(lines.joined(separator: "\n"))), .lists(.checkedList))
    let texts = player.model.page.texts
    #expect(texts.contains("500 words ready to import"))
    #expect(texts.contains("500 lines are left out."))
    for line in [2, 500, 1000] { #expect(texts.contains("Line \(line)")) }
    #expect(texts.count { $0 == "has no word" } == 500)
  }

  private func letters(_ number: Int) -> String {
    String(String.UnicodeScalarView(String(number).unicodeScalars.map { Unicode.Scalar($0.value + 0x31)! }))
  }

  @Test func `an unreadable list shows the reason and keeps nothing`() {
    var player = Player("/lists/new")
    player.send(.lists(.typedList("")), .lists(.checkedList), .lists(.keptList))
    #expect(player.model.page.texts.contains("This can’t be read"))
    player.send(.lists(.pickedFiles(Array("a.txt\n4\n".utf8) + [0x61, 0x00, 0x62, 0x00])))
    #expect(player.model.page.texts.contains("The file is UTF-16. Save it as UTF-8 and try again."))
    #expect(player.model.session.journal.profile.lists.isEmpty)
  }

  @Test func `several imported files become one list, and a single file's list gets the file's name`() {
    var player = Player("/lists/new")
    let first = Array("ant\thormiga\ta\tb\n".utf8)
    let second = Array("bee\tabeja\ta\tb\n".utf8)
    func frame(_ name: String, _ bytes: [UInt8]) -> [UInt8] { Array("\(name)\n\(bytes.count)\n".utf8) + bytes }
    player.send(.lists(.pickedFiles(frame("A.txt", first) + frame("B.txt", second))))
    #expect(player.model.page.texts.contains("2 words ready to import"))
    player.send(.lists(.pickedFiles(frame("Animals.2026.tsv", first))))
    #expect(player.model.lists.draft.name == "Animals.2026")
  }

  @Test(arguments: [
    [], [0x0A], Array("x\n-5\n".utf8), Array("x\n99999999999999999999\n".utf8), Array("x\n50\n\t".utf8),
  ])
  func `a malformed frame around imported files is refused without damage`(bytes: [UInt8]) {
    var player = Player("/lists/new")
    player.send(.lists(.pickedFiles(bytes)), .lists(.keptList))
    #expect(player.model.session.journal.profile.lists.isEmpty)
  }

  @Test func `a kept list is sorted on the next visit, with a page for each word`() {
    let (player, id) = keeping(ListTests.fruit)
    let again = Player("/lists/" + id.text, stored: player.kept)
    #expect(again.model.page.texts.contains("Fruit"))
    #expect(again.model.page.html.contains("/lists/\(id.text)/apple"))
    #expect(again.title == "Fruit – Word Orchard")
    let word = Player("/lists/\(id.text)/apple", stored: player.kept)
    #expect(word.model.page.texts.contains("manzana"))
    #expect(word.model.page.texts.contains("Cayó una manzana."))
    // After the list's own entry, the page shows the entries of the vocabulary.
    #expect(word.model.page.texts.contains(" fell."))
  }

  @Test func `the address of an unknown list shows an error page`() {
    for path in ["/lists/00000000000009-9", "/lists/00000000000009-9/apple"] {
      #expect(Player(path).model.page.texts.contains("List not found"))
    }
  }

  @Test func `a removed list can be restored`() {
    var (player, id) = keeping(ListTests.fruit)
    player.send(.lists(.removedList(id)))
    #expect(player.banner == .removedList("Fruit"))
    #expect(player.model.page.texts.contains("No lists yet"))
    player.send(.lists(.tookBackList))
    #expect(player.model.page.texts.contains("Fruit"))
    player.send(.lists(.removedList(id)), .lists(.tookBackList))
    #expect(player.model.session.journal.profile.lists.count == 1)
  }

  @Test func `a shared list's link contains the whole list`() throws {
    var (player, id) = keeping("café\tコーヒー店\nice cream\t冰淇淋\n", name: "Süß & 甜")
    player.send(.lists(.sharedList(id)))
    let path = try #require(player.log.last?.split(separator: " ").last.map(String.init))
    #expect(path.hasPrefix("/lists/new#"))
    var other = Player(path)
    #expect(other.model.page.texts.contains("A list for you"))
    #expect(other.model.page.plainText.contains("2 English words to learn by playing."))
    other.send(.lists(.keptList))
    let lists = other.model.session.journal.profile.lists.map { $0.content }
    #expect(lists == player.model.session.journal.profile.lists.map { $0.content })
  }

  @Test func `a list that is too long for a link is offered as a file`() {
    let words = (0..<600).map { "word\(letters($0))\ttranslation" }.joined(separator: "\n")
    var (player, id) = keeping(words)
    player.send(.lists(.sharedList(id)))
    #expect(player.banner == .tooLongToShare)
    #expect(!player.log.contains { $0.hasPrefix("share") })
  }

  @Test(arguments: [
    "%", "list=", "list=%%%", "list=AAAA", "language=xx&list=YXBwbGU", "name=" + String(repeating: "x", count: 5000),
  ])
  func `an invalid list link shows an ordinary page`(fragment: String) {
    var player = Player("/lists/new#" + fragment)
    #expect(player.model.page.html.contains("<h1"))
    player.send(.lists(.keptList))
    #expect(player.model.session.journal.profile.lists.allSatisfy { $0.content!.name.unicodeScalars.count <= 60 })
  }

  @Test func `a list can be exported as a table and as an Anki deck`() {
    var (player, id) = keeping(ListTests.fruit)
    player.send(.lists(.exported(.list(id), forAnki: false)))
    #expect(player.log.last?.contains("download Fruit.tsv (text/tab-separated-values): word\ttranslation") ?? false)
    #expect(player.log.last?.contains("apple\tmanzana\tAn apple fell.\tCayó una manzana.\n") ?? false)
    player.send(.lists(.exported(.list(id), forAnki: true)))
    #expect(player.log.last?.contains("download Fruit.txt (text/plain): #separator:tab\n") ?? false)
  }

  @Test func `saved words are exported with their meanings`() {
    var player = Player("/saved")
    player.send(
      .saved(.savedWord(.spanish, "gato")), .host(.openedPage("/saved")),
      .lists(.exported(.saved(.spanish), forAnki: false)))
    #expect(player.log.last?.contains("gato\tcat") ?? false)
    player.log = []
    player.send(.lists(.exported(.saved(.italian), forAnki: false)))
    #expect(player.log.isEmpty)
  }

  @Test func `a list provides a round's root word, or a message says that no word is suitable`() {
    var (player, id) = keeping("alarming\tgusano\nzzz\tx\nice cream\thelado\n")
    player.send(.lists(.playedList(id)))
    #expect(player.root == "alarming")
    var (other, without) = keeping("zzz\tx\n")
    other.send(.lists(.playedList(without)))
    #expect(other.banner == .noRootInList)
  }

  @Test func `homographs in a list are two rows, each with its own page`() {
    let (player, id) = keeping("lead\tplomo\nlead\tllevar\n")
    #expect(player.model.page.html.contains("/lists/\(id.text)/lead\""))
    let second = Player("/lists/\(id.text)/lead%2E2", stored: player.kept)
    let article = second.model.page.first { $0.tag == "article" }!.texts
    #expect(article.contains("llevar") && !article.contains("plomo"))
  }
}
