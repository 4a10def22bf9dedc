import Formats
import Testing
import Words

@testable import Journal

/// Lists merge line by line, so that no device's change overwrites another's.
struct ListLineTests {
  private static let fruit = ListContent(
    language: .english, name: "Fruit", text: columns + "apple\tmanzana\t\t\npear\tpera\t\t\n")
  private static let columns = "word\ttranslation\texample\texample-translation\n"

  private func line(_ list: EventID, _ text: String) -> ListLine {
    ListLine(list: list, language: .english, text: text)!
  }

  /// The sorted lines of a list.
  private func lines(_ journal: PlayerJournal, _ list: EventID) -> [String] {
    let text = journal.profile.content(of: list)?.text ?? ""
    #expect(text.hasPrefix(ListLineTests.columns))
    return text.split(separator: "\n").dropFirst().map { String($0) }.sorted()
  }

  @Test func `adding a line puts it into the word list, and removing the line takes it out`() {
    var one = Scribe(phone)
    let list = one.write(.keptList(ListLineTests.fruit)).id
    one.write(.changedList(line(list, "pear\tpera\t\t"), isKept: false))
    one.write(.changedList(line(list, "fig\thigo\t\t"), isKept: true))
    #expect(lines(PlayerJournal(one), list) == ["apple\tmanzana\t\t", "fig\thigo\t\t"])
    one.write(.changedList(line(list, "pear\tpera\t\t"), isKept: true))
    #expect(lines(PlayerJournal(one), list) == ["apple\tmanzana\t\t", "fig\thigo\t\t", "pear\tpera\t\t"])
  }

  @Test func `two devices' changes to one word list merge, and the later change of a line wins`() {
    var one = Scribe(phone)
    let list = one.write(.keptList(ListLineTests.fruit), at: 1).id
    one.write(.changedList(line(list, "pear\tpera\t\t"), isKept: false), at: 5)
    one.write(.changedList(line(list, "pear\tuna pera\t\t"), isKept: true), at: 5)
    var other = Scribe(laptop)
    other.write(.changedList(line(list, "pear\tpera\t\t"), isKept: false), at: 6)
    other.write(.changedList(line(list, "pear\tla pera\t\t"), isKept: true), at: 6)
    other.write(.changedList(line(list, "apple\tmanzana\t\t"), isKept: false), at: 7)
    one.write(.changedList(line(list, "apple\tmanzana\t\t"), isKept: true), at: 8)
    for journal in [PlayerJournal(one, other), PlayerJournal(other, one)] {
      #expect(lines(journal, list) == ["apple\tmanzana\t\t", "pear\tla pera\t\t", "pear\tuna pera\t\t"])
    }
  }

  @Test func `the latest name of a word list wins`() {
    var one = Scribe(phone)
    let list = one.write(.keptList(ListLineTests.fruit), at: 1).id
    var other = Scribe(laptop)
    other.write(.changedList(ListLine(list: list, language: .english, name: "Obst")!, isKept: true), at: 9)
    one.write(.changedList(ListLine(list: list, language: .english, name: "Fruta")!, isKept: true), at: 8)
    #expect(PlayerJournal(one).profile.content(of: list)?.name == "Fruta")
    #expect(PlayerJournal(one, other).profile.content(of: list)?.name == "Obst")
    #expect(lines(PlayerJournal(one, other), list).count == 2)
  }

  @Test func `a change to one word list does not change other lists`() {
    var one = Scribe(phone)
    // The IDs of the two lists share a prefix: counters 1 and 10.
    let first = one.write(.keptList(ListLineTests.fruit)).id
    for _ in 2...9 { one.write(.finishedTutorial) }
    let tenth = one.write(.keptList(ListLineTests.fruit)).id
    one.write(.changedList(line(first, "apple\tmanzana\t\t"), isKept: false))
    one.write(.changedList(line(tenth, "fig\thigo\t\t"), isKept: true))
    let journal = PlayerJournal(one)
    #expect(lines(journal, first) == ["pear\tpera\t\t"])
    #expect(lines(journal, tenth).count == 3)
  }

  @Test func `a change waits for its word list to arrive and never restores a removed list`() {
    var one = Scribe(phone)
    let list = one.write(.keptList(ListLineTests.fruit), at: 1).id
    var other = Scribe(laptop)
    other.write(.changedList(line(list, "fig\thigo\t\t"), isKept: true), at: 3)
    var journal = PlayerJournal(other)
    #expect(journal.profile.content(of: list) == nil)
    journal.merge(PlayerJournal(one))
    #expect(lines(journal, list).count == 3)
    one.write(.removedList(list), at: 2)
    journal.merge(PlayerJournal(one))
    #expect(journal.profile.content(of: list) == nil)
  }

  @Test(arguments: [
    "", "\t", "apple", "apple\tmanzana", "apple\tmanzana\t", "apple\tmanzana\t\t\t", "\tmanzana\t\t", "a\nb\t\t\t",
    "\tFruit\u{0}",
  ])
  func `a text that is neither an item nor a name is not a line of a word list`(text: String) {
    let list = EventID(device: phone, counter: 1)
    #expect(ListLine(list: list, language: .english, text: text) == nil)
    #expect(ListLine(markName: list.text + " " + text, language: .english) == nil)
  }

  @Test func `a list line that repeats the column names leaves the column names unchanged`() {
    var one = Scribe(phone)
    let list = one.write(.keptList(ListLineTests.fruit)).id
    let names = String(ListLineTests.columns.dropLast())
    one.write(.changedList(line(list, names), isKept: true))
    #expect(lines(PlayerJournal(one), list).count == 3)
  }
}
