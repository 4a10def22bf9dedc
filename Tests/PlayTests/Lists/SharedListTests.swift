import Formats
import Foundation
import Journal
import Markup
import Testing
import Words

@testable import Interface
@testable import Play

/// Tests feature V8 of `docs/features.md`: lists that are shared by a link.
@Suite struct `A shared list` {
  @Test(arguments: Reader.tags)
  func `a shared list's link opens the list, but the player decides whether to keep it`(reader tag: String) {
    var reader = Reader("/lists/new", speaking: tag)
    reader.paste("año\tyear\tUn año\tA year\nniño\tchild; kid\t¿Un niño?\tA child?\n")
    reader.choose(reader.name(.spanish))
    reader.keepList("Clase 3 & más #1 🍎")
    let link = reader.sharedLink()
    // A friend whose games are in another language.
    var other = reader.friend(link, speaking: "it-IT")
    #expect(other.heading == "Clase 3 & más #1 🍎")
    #expect(other.main.plainText.hasPrefix(InterfaceLanguage.italian.sentences[.sharedList]))
    other.expectShared(2, .spanish)
    #expect(other.firstWords == ["año year · Un año. · A year.", "niño child; kid · ¿Un niño? · A child?"])
    #expect(other.main.texts(in: "es") == ["año", "niño"])
    #expect(other.keptLists.isEmpty)
    other.press(other.say(.lists))
    #expect(other.text.contains(other.say(.listsNone)))
    other.back()
    other.expectShared(2, .spanish)
    other.keepShared()
    #expect(other.heading == "Clase 3 & más #1 🍎")
    #expect(other.keptItems == reader.keptItems)
    #expect(!other.path.contains("#"))
    #expect(other.keptLists.count == 1)
  }

  @Test func `keeping a shared list turns on school mode, except if sender or recipient chose otherwise`() {
    var reader = Reader.keeping()
    var other = reader.friend(reader.sharedLink())
    #expect(other.text.contains(other.say(.sharedSchool)))
    other.keepShared()
    #expect(other.player.model.session.settings.school)
    var third = reader.friend(reader.sharedLink())
    third.send(.settings(.chose(.school(true))), .settings(.chose(.school(false))))
    third.keepShared()
    #expect(!third.player.model.session.settings.school)
    reader.send(.settings(.chose(.school(true))), .settings(.chose(.school(false))))
    let link = reader.sharedLink()
    #expect(link.contains("&school=off&"))
    var fourth = reader.friend(link)
    #expect(!fourth.text.contains(fourth.say(.sharedSchool)))
    fourth.keepShared()
    #expect(!fourth.player.model.session.settings.school)
  }

  @Test func `a pupil who opens a list's link reads what it is, and can play it or save it`() {
    var reader = Reader.keeping((0..<12).map { "word\($0)\tw\($0)\n" }.joined(), "Unit 3")
    var pupil = reader.friend(reader.sharedLink())
    let buttons = pupil.main.all { $0.tag == "button" }.map { $0.plainText }
    #expect(buttons == ["Play", "Save list"])
    #expect(pupil.main.all { ["input", "select", "textarea", "summary"].contains($0.tag ?? "") }.isEmpty)
    #expect(!pupil.main.plainText.contains("import") && !pupil.main.plainText.contains("line"))
    #expect(pupil.firstWords.count == 8 && pupil.main.plainText.contains("And 4 more words"))
    pupil.press("Play")
    #expect(pupil.path.hasPrefix("/apple-tree") && pupil.keptLists.map { $0.name } == ["Unit 3"])
  }

  @Test func `the player can import a list of their own after opening a shared list`() {
    var reader = Reader.keeping()
    var other = reader.friend(reader.sharedLink())
    other.expectShared(3)
    other.press("My lists")
    other.press("Import", in: other.main)
    #expect(other.heading == "Import a list")
    #expect(other.field("Words") != nil)
  }

  @Test func `opening a second shared link in the same browser tab shows the second list`() {
    var reader = Reader.keeping()
    let first = reader.sharedLink()
    reader.keepPasted("dog\tHund\n", "Animals")
    let second = reader.sharedLink()
    var other = reader.friend(first)
    other.expectShared(3)
    other.send(.host(.visited(second)))
    other.expectShared(1)
    #expect(other.firstWords == ["dog Hund"])
    #expect(other.heading == "Animals")
  }

  @Test(arguments: Reader.tags)
  func `sharing a list that is too long for a link shows a message`(reader tag: String) {
    var reader = Reader.keeping((0..<2000).map { "word\($0)\tw\($0)\n" }.joined(), "Long", speaking: tag)
    reader.player.log = []
    reader.press(reader.say(.shareList))
    #expect(reader.says("status", reader.say(.tooLongTitle), reader.say(.tooLongText)))
    #expect(!reader.player.log.contains { $0.hasPrefix("share") })
    // The longest link is short enough for a server to accept it as an address.
    reader.keepPasted((0..<250).map { "word\($0)\tw\($0)\n" }.joined(), "Shorter")
    let link = reader.sharedLink()
    #expect((4000..<8300).contains(link.count))
    reader.friend(link).expectShared(250)
  }

  private static func encoded(_ bytes: [UInt8]) -> String { Base64URL.text(bytes) }

  @Test(
    arguments: Reader.tags,
    [
      "list=", "language=en&name=x&list=%%%", "language=en&name=x&list=!!!!",
      "language=en&name=x&list=\(encoded(Array(Reader.fruit.utf8)).prefix(5))",
      "language=en&name=x&list=\(encoded(Array(128...255)))",
      "language=en&name=x&list=\(encoded(Array(Reader.names.utf8)))",
    ])
  func `opening a broken list link saves nothing and shows an error`(reader tag: String, fragment: String) {
    var reader = Reader("/lists/new#" + fragment, speaking: tag)
    let told = reader.preview
    #expect(
      reader.heading == reader.say(.sharedList) && told.contains(reader.say(.cannotRead)) || !reader.badLines.isEmpty)
    #expect(reader.button(reader.say(.keepList)) == nil)
    reader.press(reader.say(.lists))
    #expect(reader.text.contains(reader.say(.listsNone)))
    #expect(reader.keptLists.isEmpty)
  }

  @Test(
    arguments: [
      ("", "", .english),
      (
        "language=xx&name=\(Percent.encoded("<img src=x onerror=alert(1)>"))&", "<img src=x onerror=alert(1)>", .english
      ),
      ("language=it&name=\(String(repeating: "n", count: 500))&", String(repeating: "n", count: 60), .italian),
    ] as [(String, String, Language)])
  func `a list link with invalid parameters still shows the list`(query: String, name: String, language: Language) {
    let reader = Reader("/lists/new#\(query)list=\(Self.encoded(Array(Reader.fruit.utf8)))")
    reader.expectShared(3, language)
    #expect(reader.heading == (name.isEmpty ? reader.say(.newListName) : name))
  }

  @Test func `a list link that was cut short is never read as the whole list`() {
    var reader = Reader.keeping((0..<40).map { "word\($0)\tw\($0)\tx.\ty.\n" }.joined(), "Cut")
    let link = reader.sharedLink()
    for length in 1...200 {
      let other = reader.friend(String(link.dropLast(length)))
      #expect(other.main.plainText.contains("A list for you"))
      #expect(other.button("Save list") == nil, "without its last \(length)")
    }
  }
}
