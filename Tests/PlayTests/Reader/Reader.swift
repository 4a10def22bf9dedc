import Formats
import Journal
import Markup
import Rules
import Testing
import Vocabulary
import Wire
import Words

@testable import Interface
@testable import Play

/// A reader who presses the elements of the page by their accessible names, like a user without a browser. Uses the
/// shipped files.
struct Reader {
  /// The browser languages of two readers, for tests of text in the reader's language.
  static let tags = ["en-US", "es-ES"]

  var player: Player
  /// Files that the test provides in place of the shipped files.
  private let own: [DataFile: String]

  /// Opens this address and waits for its files.
  init(
    _ path: String = "/find-words", speaking tag: String = "en", stored: Store = Store(), own: [DataFile: String] = [:],
    at time: Int64 = 0, seed: UInt64 = 1
  ) {
    self.own = own
    player = Player(
      path, languages: [tag], stored: Reader.choosing(tag, stored), seed: seed, withheld: Set(DataFile.all), at: time)
    deliver()
  }

  /// A store in which the interface language of this browser is chosen. Without this choice, only a server-rendered
  /// page would name the language.
  private static func choosing(_ tag: String, _ store: Store) -> Store {
    let interface = InterfaceLanguage(preferring: [tag])
    guard interface != .english, !store.lines.contains(where: { $0.contains("interface") }) else { return store }
    var store = store
    let id = EventID(device: DeviceID("0000000000000f")!, counter: 1)
    store.lines.append(
      Event(id: id, at: Milliseconds(0), minutesEast: 0, action: .chose(.interface(interface.tag))).line)
    return store
  }

  /// A reader on the device of an existing player; `player` has waited for its files.
  private init(_ player: Player, own: [DataFile: String]) {
    self.own = own
    self.player = player
    deliver()
  }

  private mutating func deliver() {
    while let order = player.log.firstIndex(where: { $0.hasPrefix("load ") }) {
      let file = DataFile(name: String(player.log.remove(at: order).dropFirst(5)))!
      player.send(.host(.loaded(file, own[file].map { Array($0.utf8) } ?? Shipped.bytes(of: file))), after: 1)
    }
  }

  // Actions

  mutating func send(_ messages: Message...) {
    for message in messages {
      player.send(message)
      deliver()
    }
  }

  /// Opens another address, which loads the page again.
  mutating func open(_ path: String) {
    self = Reader(
      Player(
        path, languages: [language.tag], stored: player.kept, seed: UInt64(player.now), withheld: Set(DataFile.all),
        at: player.now + 1000),
      own: own)
  }

  mutating func reload() {
    let tag = language.tag
    let entry = player.entries[player.standing]
    var opened = Player(
      entry.path, languages: [tag], stored: player.kept, withheld: Set(DataFile.all), at: player.now + 1000,
      state: entry.state.text)
    opened.minutesEast = player.minutesEast
    self = Reader(opened, own: own)
  }

  /// Another person who opens this address on their own device.
  func friend(_ path: String, speaking tag: String = "en") -> Reader { Reader(path, speaking: tag, own: own) }

  mutating func back(_ step: Int = -1) {
    player.back(step)
    deliver()
  }

  /// Presses the button or link with this name; if several have it, the one at this place.
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

  /// Chooses one of several options. Pass the name of the group as `group` if two groups have an option with this name.
  mutating func choose(_ name: String, in group: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let message = radio(name, in: group)?["data-changes"] else {
      Issue.record("nothing to choose is named “\(name)”", sourceLocation: sourceLocation)
      return
    }
    tell(message, sourceLocation)
  }

  /// Toggles the switch with this name.
  mutating func turn(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let node = toggle(name), let message = node["data-changes"] else {
      Issue.record("no switch is named “\(name)”", sourceLocation: sourceLocation)
      return
    }
    #expect(!node.isDisabled, "“\(name)” cannot be turned", sourceLocation: sourceLocation)
    tell(message, sourceLocation)
  }

  /// Replaces the text of the field with this name.
  mutating func fill(_ name: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let message = field(name)?["data-types"] else {
      Issue.record("no field is named “\(name)”", sourceLocation: sourceLocation)
      return
    }
    tell(message, sourceLocation, body: Array(text.utf8))
  }

  /// Submits the form of the field with this name.
  mutating func submit(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let top = top
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
}
