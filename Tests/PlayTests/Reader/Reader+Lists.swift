import Foundation
import Journal
import Markup
import Testing
import Words

@testable import Interface
@testable import Play

/// Actions of a player on the player's own lists, and the parts of the pages of lists that the player sees.
extension Reader {
  static let fruit =
    "apple\t蘋果\tAn apple fell.\t一顆蘋果掉了。\npear\t梨\tWho ate it?\t誰吃了？\nfig\t無花果\tFigs are sweet!\t無花果很甜！\n"
  static let names = "word\ttranslation\texample\texample-translation\n"

  /// A reader who keeps this list.
  static func keeping(_ text: String = fruit, _ name: String = "Fruit", speaking tag: String = "en") -> Reader {
    var reader = Reader("/lists", speaking: tag)
    reader.keepPasted(text, name)
    return reader
  }

  mutating func openImport(sourceLocation: SourceLocation = #_sourceLocation) {
    open("/lists/new")
    #expect(heading == say(.importList), sourceLocation: sourceLocation)
  }

  mutating func paste(_ text: String) {
    fill(say(.paste), text)
    submit(say(.paste))
  }

  /// Chooses files, given by names and bytes, in this order.
  mutating func pick(_ files: [(name: String, bytes: [UInt8])]) {
    send(.lists(.pickedFiles(files.flatMap { Array("\($0.name)\n\($0.bytes.count)\n".utf8) + $0.bytes })))
  }

  mutating func pick(_ name: String, _ text: String) { pick([(name, Array(text.utf8))]) }

  /// Expects the numbers of good and bad lines in the preview.
  func expectPreview(_ good: Int, bad: Int = 0, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      says(
        "status", say(.goodLines, .count("count", good)),
        bad == 0 ? say(.noBadLines) : say(.badLines, .count("count", bad))), "\(preview)",
      sourceLocation: sourceLocation)
  }

  /// Expects the number of words in a list from a link.
  func expectShared(_ count: Int, _ language: Language = .english, sourceLocation: SourceLocation = #_sourceLocation) {
    let name = self.language.sentences.name(language)
    #expect(
      main.plainText.contains(say(.sharedWords, .count("count", count), .text("language", name))),
      "\(main.plainText)", sourceLocation: sourceLocation)
  }

  /// Saves the list from a link.
  mutating func keepShared(sourceLocation: SourceLocation = #_sourceLocation) {
    let count = keptLists.count
    press(say(.keepList), sourceLocation: sourceLocation)
    #expect(keptLists.count == count + 1 && path.hasPrefix("/lists/0"), sourceLocation: sourceLocation)
  }

  /// Removes the list on the page, and confirms the question.
  mutating func removeList(sourceLocation: SourceLocation = #_sourceLocation) {
    press(say(.removeList), in: main, sourceLocation: sourceLocation)
    press(say(.removeList), in: sheet, sourceLocation: sourceLocation)
  }

  var preview: String { main.first { $0["role"] == "status" }?.plainText ?? "" }
  var badLines: [String] { items(say(.badLinesTitle)).map { $0.plainText } }
  var firstWords: [String] { items(say(.firstWords)).map { $0.plainText } }

  /// Expects the bad line at this place to have this number, reason and text.
  func expectBad(
    _ place: Int, _ line: String, _ reason: String, _ text: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard badLines.indices.contains(place) else {
      Issue.record("no bad line \(place)", sourceLocation: sourceLocation)
      return
    }
    #expect(badLines[place].hasPrefix("\(line) \(reason)"), sourceLocation: sourceLocation)
    #expect(text.isEmpty || badLines[place].contains(text), sourceLocation: sourceLocation)
  }

  /// Keeps the list of the preview.
  mutating func keepList(_ name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    let count = keptLists.count
    if let name { fill(say(.listName), name, sourceLocation: sourceLocation) }
    submit(say(.listName), sourceLocation: sourceLocation)
    #expect(keptLists.count == count + 1 && path.hasPrefix("/lists/0"), sourceLocation: sourceLocation)
  }

  /// The lists in the journal.
  var keptLists: [ListContent] { player.model.session.profile.lists.compactMap { $0.content } }

  /// The fields of each item of the newest list in the journal.
  var keptItems: [[String]] {
    let lines = keptLists.last?.text.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    return lines.dropFirst().dropLast()
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) } }
  }

  mutating func keepPasted(_ text: String = Reader.fruit, _ name: String = "Fruit") {
    openImport()
    paste(text)
    choose(self.name(.english))
    keepList(name)
    #expect(heading == name)
  }

  /// Exports the list on the page, or the one with this title, and returns the file's name and text.
  mutating func exported(_ phrase: Phrase, _ title: String? = nil) -> (name: String, text: String) {
    press(say(.export))
    let group = sheet?.first { $0["class"] == "sheet-group" && (title == nil || $0.plainText.contains(title!)) }
    press(say(phrase), in: group)
    let log = player.log.last { $0.hasPrefix("download ") } ?? ""
    let parts = log.dropFirst("download ".count).split(separator: " (", maxSplits: 1)
    let text = parts.last?.split(separator: "): ", maxSplits: 1, omittingEmptySubsequences: false).last ?? ""
    return (parts.first.map { String($0) } ?? "", String(text))
  }

  /// Presses Share and returns the address of the shared link.
  mutating func sharedLink() -> String {
    press(say(.shareList))
    let shared = player.log.last { $0.hasPrefix("share ") } ?? ""
    return String(shared.dropFirst("share \(heading) ".count))
  }

  /// The links on the page of lists.
  var listLinks: [Node] { main.all { $0.tag == "li" }.compactMap { $0.first { $0.tag == "a" } } }
}
