import Formats
import Journal
import Markup
import Rules
import Testing
import Vocabulary
import Wire
import Words

@testable import Play

/// A reader who presses what is on the page, by its accessible name: a browser's user without a browser. Has the shipped files.
struct Reader {
  /// The browsers' languages of two readers, for what is said in the reader's own.
  static let tags = ["en-US", "es-ES"]

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

  /// A store in which the interface language of this browser is chosen: without it, only a server's page would name the language.
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
    let entry = player.entries[player.standing]
    var opened = Player(
      entry.path, languages: [tag], stored: player.kept, withheld: Set(DataFile.all), at: player.now + 1000,
      state: entry.state.text)
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

  /// Chooses one of several planks; `group` is needed where two groups have a plank with this name.
  mutating func choose(_ name: String, in group: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let message = radio(name, in: group)?["data-changes"] else {
      Issue.record("nothing to choose is named “\(name)”", sourceLocation: sourceLocation)
      return
    }
    tell(message, sourceLocation)
  }

  /// Turns the switch with this name on, or off if it is on.
  mutating func turn(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let node = toggle(name), let message = node["data-changes"] else {
      Issue.record("no switch is named “\(name)”", sourceLocation: sourceLocation)
      return
    }
    #expect(!node.isDisabled, "“\(name)” cannot be turned", sourceLocation: sourceLocation)
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
