import Formats
import Words

/// The word source from which Apple Tree draws its words.
public indirect enum WordSource: Hashable, Sendable {
  /// All words of a language's vocabulary.
  case all
  /// The words that begin with this letter, which is lowercase and has no accent.
  case letter(Unicode.Scalar)
  /// The words at a level of the Common European Framework of Reference for Languages. The level is given by its code,
  /// such as `B1`.
  case level(String)
  /// The words of a topic, one of ``topics``; with a level, only the topic's words at this level.
  case topic(String, level: String?)
  /// The player's saved words.
  case saved
  /// One of the player's lists, given by its identifier.
  case list(EventID)

  /// The word source as text in journals and addresses: `all`, `letter-ñ`, `level-B1`, `topic-food`,
  /// `topic-food-A2`, `saved`, `list-0000000000002a-7`.
  public var name: String {
    switch self {
    case .all: "all"
    case .letter(let letter): "letter-" + String(Character(letter))
    case .level(let code): "level-" + code
    case .topic(let topic, let level): "topic-" + topic + (level.map { "-" + $0 } ?? "")
    case .saved: "saved"
    case .list(let id): "list-" + id.text
    }
  }

  /// Creates the word source with this ``name``; `nil` for any other text.
  public init?(named name: String) {
    let parts = name.parts(between: UInt8(ascii: "-"), maximum: 2, keepsEmpty: true)
    switch parts[0].utf8 {
    case "all" where parts.count == 1: self = .all
    case "saved" where parts.count == 1: self = .saved
    case "letter" where parts.count == 2:
      let letters = parts[1].scalars
      guard let letter = letters.first, letters.count == 1, WordSource.isLetter(letter) else { return nil }
      self = .letter(letter)
    case "level" where parts.count == 2 && WordSource.isLevel(parts[1]): self = .level(parts[1])
    case "topic" where parts.count == 2:
      let parts = parts[1].parts(between: UInt8(ascii: "-"), maximum: 2, keepsEmpty: true)
      guard case .some = WordSource.topic(parts[0]), parts.count == 1 || WordSource.isLevel(parts[1]) else {
        return nil
      }
      self = .topic(parts[0], level: parts.count == 2 ? parts[1] : nil)
    case "list" where parts.count == 2:
      guard let id = EventID(parts[1]) else { return nil }
      self = .list(id)
    default: return nil
    }
  }

  /// The codes of the levels, from lowest to highest.
  public static var levels: [String] { ["A1", "A2", "B1", "B2", "C1"] }

  /// The codes of the topics, in the order in which they are shown.
  public static var topics: [String] {
    "people body health character feelings ideas language food home clothes shopping technology school work travel traffic city nature animals weather sport culture society law countries time amounts things"
      .parts(between: 0x20)
  }

  /// The index in ``topics`` of the topic with this code; `nil` for an unknown code.
  @inline(never)
  public static func topic(_ code: String) -> Int? { topics.firstIndex { $0.hasSameBytes(as: code) } }

  private static func isLevel(_ code: String) -> Bool { levels.contains { $0.hasSameBytes(as: code) } }

  /// Whether the word source is one of the player's lists.
  public var isList: Bool { if case .list = self { true } else { false } }

  private static func isLetter(_ letter: Unicode.Scalar) -> Bool {
    Language.allCases.contains { Alphabet($0).letter(letter) != nil }
  }

  /// Compares the bytes of the two names.
  public static func == (left: WordSource, right: WordSource) -> Bool { left.name.hasSameBytes(as: right.name) }
  /// Hashes the bytes of the name.
  public func hash(into hasher: inout Hasher) { for byte in name.bytes { hasher.combine(byte) } }
}

/// The layout of the letter keys in Apple Tree.
public enum KeyboardOrder: UInt8, CaseIterable, Hashable, Sendable {
  case qwerty
  case alphabetical

  /// The layout as text in journals and pages.
  public var name: String {
    switch self {
    case .qwerty: "qwerty"
    case .alphabetical: "alphabetical"
    }
  }

  /// Creates the layout with this ``name``; `nil` for any other text.
  public init?(named name: String) {
    guard let order = KeyboardOrder.allCases.first(where: { $0.name.hasSameBytes(as: name) }) else { return nil }
    self = order
  }
}
