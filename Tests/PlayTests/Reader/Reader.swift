import Formats
import Journal
import Markup
import Rules
import Testing
import Vocabulary
import Wire
import Words

@testable import Play

/// Who reads the page and presses what stands there, by the names that it has: what a browser's user does, without a browser. Has the shipped files.
struct Reader {
  var player: Player
  /// Files of the test's own in place of the shipped ones.
  private let own: [DataFile: String]

  /// Has opened this address and waited for its files.
  init(
    _ path: String = "/find-words", speaking tag: String = "en", stored: Store = Store(), own: [DataFile: String] = [:],
    at time: Int64 = 0, seed: UInt64 = 1
  ) {
    self.own = own
    player = Player(
      path, languages: [tag], stored: Reader.choosing(tag, stored), seed: seed, withheld: Set(DataFile.all), at: time)
    deliver()
  }

  /// A store in which the interface of this browser was chosen, which else the server tells by its page.
  private static func choosing(_ tag: String, _ store: Store) -> Store {
    let interface = InterfaceLanguage(preferring: [tag])
    guard interface != .english, !store.lines.contains(where: { $0.contains("interface") }) else { return store }
    var store = store
    let id = EventID(device: DeviceID("0000000000000f")!, counter: 1)
    store.lines.append(
      Event(id: id, at: Milliseconds(0), minutesEast: 0, action: .chose(.interface(interface.tag))).line)
    return store
  }

  /// On the device of someone who is there already; `player` has waited for its files.
  private init(_ player: Player, own: [DataFile: String]) {
    self.own = own
    self.player = player
    deliver()
  }

  private mutating func deliver() {
    while let order = player.log.firstIndex(where: { $0.hasPrefix("load ") }) {
      let file = DataFile(name: String(player.log.remove(at: order).dropFirst(5)))!
      player.send(.visit(.loaded(file, own[file].map { Array($0.utf8) } ?? Shipped.bytes(of: file))), after: 1)
    }
  }

  // What is done

  mutating func send(_ messages: Message...) {
    for message in messages {
      player.send(message)
      deliver()
    }
  }

  /// Another address, on which the page is loaded again.
  mutating func open(_ path: String) {
    self = Reader(
      Player(
        path, languages: [language.tag], stored: player.kept, seed: UInt64(player.now), withheld: Set(DataFile.all),
        at: player.now + 1000),
      own: own)
  }

  mutating func reload() {
    let tag = language.tag
    let place = player.places[player.standing]
    var opened = Player(
      place.path, languages: [tag], stored: player.kept, withheld: Set(DataFile.all), at: player.now + 1000,
      state: place.state.text)
    opened.minutesEast = player.minutesEast
    self = Reader(opened, own: own)
  }

  /// Someone else, who opens this on a device of their own.
  func friend(_ path: String, speaking tag: String = "en") -> Reader { Reader(path, speaking: tag, own: own) }

  mutating func back(_ step: Int = -1) {
    player.back(step)
    deliver()
  }

  /// Presses the button or the link with this name; of several the one at this place.
  mutating func press(
    _ name: String, at place: Int = 0, in part: Node? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = (part ?? top).pressable(named: name)
    guard found.indices.contains(place), let message = found[place]["data-press"] else {
      Issue.record("nothing to press is named “\(name)”", sourceLocation: sourceLocation)
      return
    }
    #expect(!found[place].isDisabled, "“\(name)” cannot be pressed", sourceLocation: sourceLocation)
    tell(message, sourceLocation)
  }

  /// Presses this button or link.
  mutating func press(_ node: Node?, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let message = node?["data-press"] else {
      Issue.record("nothing to press", sourceLocation: sourceLocation)
      return
    }
    tell(message, sourceLocation)
  }

  /// Chooses one of several planks, of this group where two have the name.
  mutating func choose(_ name: String, in group: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let message = radio(name, in: group)?["data-changes"] else {
      Issue.record("nothing to choose is named “\(name)”", sourceLocation: sourceLocation)
      return
    }
    tell(message, sourceLocation)
  }

  /// Types this into the field with this name, in place of what it has.
  mutating func fill(_ name: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let message = field(name)?["data-types"] else {
      Issue.record("no field is named “\(name)”", sourceLocation: sourceLocation)
      return
    }
    tell(message, sourceLocation, body: Array(text.utf8))
  }

  /// Return in the field with this name, or the button of its form.
  mutating func submit(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let form = top.first { $0.tag == "form" && $0.first { $0["aria-label"] == name || $0.named(top) == name } != nil }
    guard let message = form?["data-submits"] else {
      Issue.record("no form has a field named “\(name)”", sourceLocation: sourceLocation)
      return
    }
    tell(message, sourceLocation)
  }

  mutating func guess(_ text: String) { send(.findWords(.typed(text)), .findWords(.submittedGuess)) }

  mutating func find(_ words: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    for word in words {
      guess(word)
      #expect(player.field.isEmpty, "“\(word)” is not found", sourceLocation: sourceLocation)
    }
  }

  private mutating func tell(_ name: String, _ sourceLocation: SourceLocation, body: [UInt8] = []) {
    guard let message = Message(name: name, body: body) else {
      Issue.record("“\(name)” is no message", sourceLocation: sourceLocation)
      return
    }
    send(message)
  }

  // What is there

  var page: Node { player.model.page }
  /// What can be reached: a sheet, while there is one.
  var top: Node { sheet ?? page }
  var main: Node { page.first { $0.tag == "main" } ?? page }
  var sheet: Node? { page.first { $0.tag == "dialog" } }
  var heading: String { page.first { $0.tag == "h1" }?.plainText ?? "" }
  var text: String { page.plainText }
  /// The address that the browser shows.
  var path: String { player.places[player.standing].path }
  var title: String { player.title }
  var language: InterfaceLanguage { player.model.session.interface }

  /// A phrase in the page's language.
  func say(_ phrase: Phrase, _ blanks: Blank...) -> String {
    // Of places that nothing fills the phrase keeps the others.
    blanks.isEmpty ? language.sentences[phrase] : filled(phrase, blanks)
  }

  private func filled(_ phrase: Phrase, _ blanks: [Blank]) -> String {
    let sentences = language.sentences
    switch blanks.count {
    case 1: return sentences(phrase, blanks[0])
    case 2: return sentences(phrase, blanks[0], blanks[1])
    default: return sentences(phrase, blanks[0], blanks[1], blanks[2])
    }
  }

  func button(_ name: String) -> Node? { top.all { $0.tag == "button" && $0.named(top) == name }.first }
  func buttons(_ name: String) -> [Node] { top.all { $0.tag == "button" && $0.named(top) == name } }
  func link(_ name: String) -> Node? { top.all { $0.tag == "a" && $0.named(top) == name }.first }

  func field(_ name: String) -> Node? {
    top.all { ["input", "textarea"].contains($0.tag) && $0["data-types"] != nil && $0.named(top) == name }.first
  }

  func radio(_ name: String, in group: String? = nil) -> Node? {
    let groups = group.map { group in top.all { $0["role"] == "radiogroup" && $0.named(top) == group } } ?? [top]
    let labels = groups.flatMap { $0.all { $0.tag == "label" && $0.plainText == name } }
    return labels.first.flatMap { $0.first { $0["type"] == "radio" } }
  }

  /// The items of the list with this name.
  func items(_ name: String) -> [Node] {
    let lists = page.all { ["ul", "ol"].contains($0.tag) && $0.named(page) == name }
    return lists.first.map { $0.all { $0.tag == "li" } } ?? []
  }

  /// What has this role, with its text.
  func parts(_ role: String) -> [Node] { page.all { $0["role"] == role } }

  /// Whether something with this role says all of these.
  func says(_ role: String, _ texts: String...) -> Bool {
    parts(role).contains { part in texts.allSatisfy { part.plainText.contains($0) } }
  }

  /// The definition under this name, as the figures have them.
  func figure(_ name: String) -> String? {
    let pair = top.first { $0.tag == "div" && $0.children.first?.tag == "dt" && $0.children[0].plainText == name }
    return pair?.first { $0.tag == "dd" }?.plainText
  }
}

// MARK: - A vocabulary, saved words

extension Reader {
  /// The rows of the long list that are in the document.
  var rows: [Node] { page.first { $0["id"] == "rows" }?.all { $0.tag == "li" } ?? [] }
  /// Their words and titles.
  var heads: [String] { rows.compactMap { $0.head } }

  func row(_ word: String) -> Node? { rows.first { $0.head == word && $0.tag == "li" && $0["class"] == "row" } }

  /// What a search has marked.
  var marks: [String] { page.all { $0.tag == "mark" }.map { $0.plainText } }

  mutating func search(_ query: String) { fill(say(.searchWords), query) }

  mutating func save(_ language: Language, _ words: String...) {
    for word in words {
      open("/vocabulary/\(language.code)/\(Percent.encoded(word))")
      press(say(.save))
    }
  }

  /// The saved words of this language.
  func saved(_ language: Language) -> [String] { savedRows(language).compactMap { $0.head } }

  func savedRows(_ language: Language) -> [Node] { items(this(language)) }

  /// A language by its name, standing alone.
  func this(_ language: Language) -> String { self.language.sentences.nameAlone(language) }
}

// MARK: - Nodes

extension Node {
  var tag: String? { if case .element(let element) = self { element.tag } else { nil } }
  var children: [Node] { if case .element(let element) = self { element.children } else { [] } }
  var isDisabled: Bool { self["disabled"] != nil || self["aria-disabled"] == "true" }

  /// The word of a row, or its title.
  var head: String? { first { $0["class"] == "row-word" || $0.tag == "h2" }?.plainText }

  /// The texts marked as of this language.
  func texts(in tag: String) -> [String] { all { $0["lang"] == tag }.map { $0.plainText } }

  /// The accessible name within this page.
  func named(_ page: Node) -> String? {
    if let label = self["aria-label"] { return label }
    if let id = self["aria-labelledby"] { return page.first { $0["id"] == id }?.plainText }
    if ["input", "textarea"].contains(tag), let id = self["id"] {
      return page.first { $0.tag == "label" && $0["for"] == id }?.plainText
    }
    return plainText
  }

  /// The buttons and links with this name.
  func pressable(named name: String) -> [Node] {
    all { ["button", "a"].contains($0.tag) && $0["data-press"] != nil && $0.named(self) == name }
  }
}
