import Journal
import Testing
import Vocabulary
import Words

@testable import Play

/// Lists of one's own: import, keep, share, export, play.
struct ListTests {
  private static let fruit = "apple\tmanzana\tAn apple fell\tCayó una manzana\npear\tpera\torange juice\t\n"

  /// A session that keeps a list of these lines.
  private func keeping(_ text: String, name: String = "Fruit") -> (Session, EventID) {
    var session = Session("/lists/new")
    session.send(.typedList(text), .checkedList, .namedList(name), .keptList)
    return (session, session.model.journal.profile.lists.last!.id)
  }

  @Test func `nothing is kept before the player has looked at it`() {
    var session = Session("/lists/new")
    session.send(.typedList(ListTests.fruit), .checkedList)
    #expect(session.model.page.texts.contains("2 words to keep"))
    #expect(session.model.journal.profile.lists.isEmpty)
    #expect(session.log.last == "focus preview")
    session.send(.keptList)
    #expect(session.model.journal.profile.lists.count == 1)
    #expect(session.banner == .keptList("My words"))
  }

  @Test func `good and bad lines are shown, each bad one with its number and reason`() {
    var session = Session("/lists/new")
    let lines = (1...1000).map { $0 % 2 == 0 ? "\tno word" : "word\(letters($0))\ttranslation" }
    session.send(.typedList(lines.joined(separator: "\n")), .checkedList)
    let texts = session.model.page.texts
    #expect(texts.contains("500 words to keep"))
    #expect(texts.contains("500 lines are left out."))
    for line in [2, 500, 1000] { #expect(texts.contains("Line \(line)")) }
    #expect(texts.count { $0 == "has no word" } == 500)
  }

  private func letters(_ number: Int) -> String {
    String(String.UnicodeScalarView(String(number).unicodeScalars.map { Unicode.Scalar($0.value + 0x31)! }))
  }

  @Test func `what cannot be read says why and keeps nothing`() {
    var session = Session("/lists/new")
    session.send(.typedList(""), .checkedList, .keptList)
    #expect(session.model.page.texts.contains("This cannot be read"))
    session.send(.pickedFiles(Array("a.txt\n4\n".utf8) + [0xFF, 0xFE, 0x61, 0x00]))
    #expect(session.model.page.texts.contains("The file is UTF-16. Save it as UTF-8 and try again."))
    #expect(session.model.journal.profile.lists.isEmpty)
  }

  @Test func `several files are one list, and a file's name is the list's`() {
    var session = Session("/lists/new")
    let first = Array("ant\thormiga\ta\tb\n".utf8)
    let second = Array("bee\tabeja\ta\tb\n".utf8)
    func frame(_ name: String, _ bytes: [UInt8]) -> [UInt8] { Array("\(name)\n\(bytes.count)\n".utf8) + bytes }
    session.send(.pickedFiles(frame("A.txt", first) + frame("B.txt", second)))
    #expect(session.model.page.texts.contains("2 words to keep"))
    session.send(.pickedFiles(frame("Animals.2026.tsv", first)))
    #expect(session.model.draft.name == "Animals.2026")
  }

  @Test(arguments: [
    [], [0x0A], Array("x\n-5\n".utf8), Array("x\n99999999999999999999\n".utf8), Array("x\n50\n\t".utf8),
  ])
  func `frames of files that are not what they say do no harm`(bytes: [UInt8]) {
    var session = Session("/lists/new")
    session.send(.pickedFiles(bytes), .keptList)
    #expect(session.model.journal.profile.lists.isEmpty)
  }

  @Test func `a kept list is there on the next visit, sorted, with a page for each word`() {
    let (session, id) = keeping(ListTests.fruit)
    let again = Session("/lists/" + id.text, stored: session.kept)
    #expect(again.model.page.texts.contains("Fruit"))
    #expect(again.model.page.html.contains("/lists/\(id.text)/apple"))
    #expect(again.title == "Fruit – Word Orchard")
    let word = Session("/lists/\(id.text)/apple", stored: session.kept)
    #expect(word.model.page.texts.contains("manzana"))
    #expect(word.model.page.texts.contains("Cayó una manzana."))
    // What the vocabulary knows of it stands under it.
    #expect(word.model.page.texts.contains(" fell."))
  }

  @Test func `a list that is not here has a page that says so`() {
    for path in ["/lists/00000000000009-9", "/lists/00000000000009-9/apple"] {
      #expect(Session(path).model.page.texts.contains("This list is not here"))
    }
  }

  @Test func `a list is removed and brought back`() {
    var (session, id) = keeping(ListTests.fruit)
    session.send(.removedList(id))
    #expect(session.banner == .removedList("Fruit"))
    #expect(session.model.page.texts.contains("No list yet"))
    session.send(.tookBackRemoval)
    #expect(session.model.page.texts.contains("Fruit"))
    session.send(.removedList(id), .tookBackRemoval)
    #expect(session.model.journal.profile.lists.count == 1)
  }

  @Test func `a list travels in its link`() throws {
    var (session, id) = keeping("café\tコーヒー店\nice cream\t冰淇淋\n", name: "Süß & 甜")
    session.send(.sharedList(id))
    let path = try #require(session.log.last?.split(separator: " ").last.map(String.init))
    #expect(path.hasPrefix("/lists/new#"))
    var other = Session(path)
    #expect(other.model.page.texts.contains("A list for you"))
    #expect(other.model.page.texts.contains("2 words to keep"))
    other.send(.keptList)
    let lists = other.model.journal.profile.lists.map { $0.content }
    #expect(lists == session.model.journal.profile.lists.map { $0.content })
  }

  @Test func `a list that is too long for a link is offered as a file`() {
    let words = (0..<600).map { "word\(letters($0))\ttranslation" }.joined(separator: "\n")
    var (session, id) = keeping(words)
    session.send(.sharedList(id))
    #expect(session.banner == .tooLongToShare)
    #expect(!session.log.contains { $0.hasPrefix("share") })
  }

  @Test(arguments: [
    "%", "list=", "list=%%%", "list=AAAA", "language=xx&list=YXBwbGU", "name=" + String(repeating: "x", count: 5000),
  ])
  func `a bad link has a friendly page`(fragment: String) {
    var session = Session("/lists/new#" + fragment)
    #expect(session.model.page.html.contains("<h1"))
    session.send(.keptList)
    #expect(session.model.journal.profile.lists.allSatisfy { $0.content!.name.unicodeScalars.count <= 60 })
  }

  @Test func `a list is exported as a table and for Anki`() {
    var (session, id) = keeping(ListTests.fruit)
    session.send(.exported(.list(id), forAnki: false))
    #expect(session.log.last?.contains("download Fruit.tsv (text/tab-separated-values): word\ttranslation") ?? false)
    #expect(session.log.last?.contains("apple\tmanzana\tAn apple fell.\tCayó una manzana.\n") ?? false)
    session.send(.exported(.list(id), forAnki: true))
    #expect(session.log.last?.contains("download Fruit.txt (text/plain): #separator:tab\n") ?? false)
  }

  @Test func `saved words are exported with their meanings`() {
    var session = Session("/saved")
    session.send(.savedWord(.spanish, "gato"), .openedPage("/saved"), .exported(.saved(.spanish), forAnki: false))
    #expect(session.log.last?.contains("gato\tcat") ?? false)
    session.log = []
    session.send(.exported(.saved(.italian), forAnki: false))
    #expect(session.log.isEmpty)
  }

  @Test func `a round is played with a word of the list, and a list without one says so`() {
    var (session, id) = keeping("alarming\tgusano\nzzz\tx\nice cream\thelado\n")
    session.send(.playedList(id))
    #expect(session.root == "alarming")
    var (other, without) = keeping("zzz\tx\n")
    other.send(.playedList(without))
    #expect(other.banner == .noRootInList)
  }

  @Test func `homographs in a list are two rows with pages of their own`() {
    let (session, id) = keeping("lead\tplomo\nlead\tllevar\n")
    #expect(session.model.page.html.contains("/lists/\(id.text)/lead\""))
    let second = Session("/lists/\(id.text)/lead%2E2", stored: session.kept)
    #expect(second.model.page.texts.contains("llevar"))
    #expect(!second.model.page.texts.contains("plomo"))
  }
}
