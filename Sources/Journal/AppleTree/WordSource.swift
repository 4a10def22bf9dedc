import Formats
import Words

/// What Apple Tree draws its words from.
public indirect enum WordSource: Hashable, Sendable {
  /// All words of a language's vocabulary.
  case all
  /// The words that begin with this letter, which is a small one without accent.
  case letter(Unicode.Scalar)
  /// The words of a level of the Common European Framework of Reference for Languages, by its code: `B1`.
  case level(String)
  /// The player's saved words.
  case saved
  /// A list of the player's own, by its name.
  case list(EventID)

  /// The source as text in journals and addresses: `all`, `letter-ñ`, `level-B1`, `saved`, `list-0000000000002a-7`.
  public var name: String {
    switch self {
    case .all: "all"
    case .letter(let letter): "letter-" + String(Character(letter))
    case .level(let code): "level-" + code
    case .saved: "saved"
    case .list(let id): "list-" + id.text
    }
  }

  /// The source that ``name`` writes; `nil` for any other text.
  public init?(named name: String) {
    let parts = Array(name.utf8).split(separator: UInt8(ascii: "-"), maxSplits: 1, omittingEmptySubsequences: false)
      .map { String(utf8: $0) }
    switch parts[0].utf8 {
    case "all" where parts.count == 1: self = .all
    case "saved" where parts.count == 1: self = .saved
    case "letter" where parts.count == 2:
      let letters = parts[1].unicodeScalars
      guard let letter = letters.first, letters.count == 1, WordSource.isLetter(letter) else { return nil }
      self = .letter(letter)
    case "level" where parts.count == 2 && WordSource.levels.contains { $0.hasSameBytes(as: parts[1]) }:
      self = .level(parts[1])
    case "list" where parts.count == 2:
      guard let id = EventID(parts[1]) else { return nil }
      self = .list(id)
    default: return nil
    }
  }

  /// The codes of the levels, the lowest first.
  public static var levels: [String] { ["A1", "A2", "B1", "B2", "C1"] }

  /// Whether it is a list of the player's own.
  public var isList: Bool { if case .list = self { true } else { false } }

  private static func isLetter(_ letter: Unicode.Scalar) -> Bool {
    Language.allCases.contains { Alphabet($0).letter(letter) != nil }
  }

  /// By the bytes of the names.
  public static func == (left: WordSource, right: WordSource) -> Bool { left.name.hasSameBytes(as: right.name) }
  /// By the bytes of the name.
  public func hash(into hasher: inout Hasher) { for byte in name.utf8 { hasher.combine(byte) } }
}

/// The order of the letters on the keyboard of Apple Tree.
public enum KeyboardOrder: UInt8, CaseIterable, Hashable, Sendable {
  case qwerty
  case alphabetical

  /// The order as text in journals and pages.
  public var name: String {
    switch self {
    case .qwerty: "qwerty"
    case .alphabetical: "alphabetical"
    }
  }

  /// The order that ``name`` writes; `nil` for any other text.
  public init?(named name: String) {
    guard let order = KeyboardOrder.allCases.first(where: { $0.name.hasSameBytes(as: name) }) else { return nil }
    self = order
  }
}
