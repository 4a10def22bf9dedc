import Formats
import Words

/// Which roots a player draws from.
public enum RootSource: UInt8, CaseIterable, Hashable, Sendable {
  /// The lists that were read: words that most people know.
  case known
  case all
}

public enum Theme: UInt8, CaseIterable, Hashable, Sendable {
  case system
  case light
  case dark
  case contrast

  /// What journals, pages and the cookie call it.
  public var name: String {
    switch self {
    case .system: "system"
    case .light: "light"
    case .dark: "dark"
    case .contrast: "contrast"
    }
  }

  /// `nil` when no theme is called so.
  public init?(named name: String) {
    guard let theme = Theme.allCases.first(where: { $0.name.hasSameBytes(as: name) }) else { return nil }
    self = theme
  }
}

/// A language into which words are translated.
public enum TranslationLanguage: UInt8, CaseIterable, Hashable, Sendable {
  case english
  case traditionalChinese
  case simplifiedChinese

  /// As a BCP 47 tag.
  public var tag: String {
    switch self {
    case .english: "en"
    case .traditionalChinese: "zh-Hant"
    case .simplifiedChinese: "zh-Hans"
    }
  }

  public init?(tag: String) {
    guard let match = TranslationLanguage.allCases.first(where: { $0.tag.hasSameBytes(as: tag) }) else { return nil }
    self = match
  }
}

/// A setting that a player chose.
public enum Choice: Equatable, Sendable {
  case language(Language)
  /// Letters of a root, one of `RootList.lengths`.
  case length(Int)
  /// Letters that a guess must have, one of `FindWordsRound.minimums`.
  case minimum(Int)
  case roots(RootSource)
  /// How long a round lasts, one of ``timers``; 0 for as long as one likes.
  case minutes(Int)
  case sound(Bool)
  case haptics(Bool)
  case theme(Theme)
  /// The language of the pages, as a BCP 47 tag.
  case interface(String)
  case translation(TranslationLanguage)
  /// What Apple Tree draws from.
  case words(WordSource)
  case keyboard(KeyboardOrder)

  public static let timers = [0, 2, 3, 5]

  /// Which setting it is, so that a later choice replaces an earlier one.
  var setting: UInt8 {
    switch self {
    case .language: 0
    case .length: 1
    case .minimum: 2
    case .roots: 3
    case .minutes: 4
    case .sound: 5
    case .haptics: 6
    case .theme: 7
    case .interface: 8
    case .translation: 9
    case .words: 10
    case .keyboard: 11
    }
  }
}

/// A choice, and the event that made it.
public struct ChoiceMade: Equatable, Sendable {
  public let stamp: Stamp
  public let choice: Choice

  public init(stamp: Stamp, choice: Choice) {
    self.stamp = stamp
    self.choice = choice
  }
}

/// What a player chose last; `nil` for what was never chosen.
public struct Choices: Equatable, Sendable {
  public private(set) var language: Language?
  public private(set) var length: Int?
  public private(set) var minimum: Int?
  public private(set) var roots: RootSource?
  public private(set) var minutes: Int?
  public private(set) var sound: Bool?
  public private(set) var haptics: Bool?
  public private(set) var theme: Theme?
  public private(set) var interface: String?
  public private(set) var translation: TranslationLanguage?
  public private(set) var words: WordSource?
  public private(set) var keyboard: KeyboardOrder?

  init(_ made: [ChoiceMade]) {
    for one in made { choose(one.choice) }
  }

  private mutating func choose(_ choice: Choice) {
    switch choice {
    case .language(let value): language = value
    case .length(let value): length = value
    case .minimum(let value): minimum = value
    case .roots(let value): roots = value
    case .minutes(let value): minutes = value
    case .sound(let value): sound = value
    case .haptics(let value): haptics = value
    case .theme(let value): theme = value
    case .interface(let value): interface = value
    case .translation(let value): translation = value
    case .words(let value): words = value
    case .keyboard(let value): keyboard = value
    }
  }
}
