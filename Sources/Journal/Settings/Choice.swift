import Formats
import Words

/// Which roots rounds draw from.
public indirect enum RootSource: Hashable, Sendable {
  /// The root lists: words that most people know.
  case known
  /// Every word of the lexicon that may be a root.
  case all
  /// Words of the vocabulary at a level, the saved words, or those of a list of the player's own.
  case words(WordSource)

  /// The source as text in journals and messages: `known`, `all`, or the name of a ``WordSource``.
  public var name: String {
    switch self {
    case .known: "known"
    case .all: "all"
    case .words(let source): source.name
    }
  }

  /// The source that ``name`` writes; `nil` for any other text.
  public init?(named name: String) {
    switch name.utf8 {
    case "known": self = .known
    case "all": self = .all
    default:
      switch WordSource(named: name) {
      case .level(let code): self = .words(.level(code))
      case .saved: self = .words(.saved)
      case .list(let id): self = .words(.list(id))
      case .all, .letter, nil: return nil
      }
    }
  }

  /// Whether its words have the lengths that they have: the length that was chosen does not count.
  public var hasOwnLengths: Bool {
    switch self {
    case .words(.saved), .words(.list): true
    case .words, .known, .all: false
    }
  }
}

/// The colours of the pages.
public enum Theme: UInt8, CaseIterable, Hashable, Sendable {
  /// Light or dark, as the system prefers.
  case system
  /// Light, whatever the system prefers.
  case light
  /// Dark, whatever the system prefers.
  case dark
  /// High contrast.
  case contrast

  /// The theme as text in journals, pages and the cookie.
  public var name: String {
    switch self {
    case .system: "system"
    case .light: "light"
    case .dark: "dark"
    case .contrast: "contrast"
    }
  }

  /// The theme that ``name`` writes; `nil` for any other text.
  public init?(named name: String) {
    guard let theme = Theme.allCases.first(where: { $0.name.hasSameBytes(as: name) }) else { return nil }
    self = theme
  }
}

/// A language into which words are translated.
public enum TranslationLanguage: UInt8, CaseIterable, Hashable, Sendable {
  /// `en`; for English words it means their definitions.
  case english
  /// `zh-Hant`, as it is written in Taiwan.
  case traditionalChinese
  /// `zh-Hans`, as it is written in China.
  case simplifiedChinese
  /// `ko`.
  case korean
  /// `es`; English words alone are translated into it.
  case spanish
  /// `it`; English words alone are translated into it.
  case italian

  /// Its BCP 47 tag.
  public var tag: String {
    switch self {
    case .english: "en"
    case .traditionalChinese: "zh-Hant"
    case .simplifiedChinese: "zh-Hans"
    case .korean: "ko"
    case .spanish: "es"
    case .italian: "it"
    }
  }

  /// Whether words of a language are translated into it.
  public func translates(_ language: Language) -> Bool {
    tag.hasSameBytes(as: language.code)
      ? language.hasDefinitions : language.isTranslated(into: tag)
  }

  /// The language with exactly this tag; `nil` for any other.
  public init?(tag: String) {
    guard let match = TranslationLanguage.allCases.first(where: { $0.tag.hasSameBytes(as: tag) }) else { return nil }
    self = match
  }
}

/// A setting with the value that a player chose.
public indirect enum Choice: Equatable, Sendable {
  /// The language of the words.
  case language(Language)
  /// The letters of a root, one of `RootList.lengths`.
  case length(Int)
  /// The fewest letters of a guess, one of `FindWordsRound.minimums`.
  case minimum(Int)
  /// Which roots rounds draw from.
  case roots(RootSource)
  /// How many minutes a round lasts, one of ``timers``; 0 for no limit.
  case minutes(Int)
  /// Whether signals sound.
  case sound(Bool)
  /// Whether signals vibrate.
  case haptics(Bool)
  /// The colours of the pages.
  case theme(Theme)
  /// The language of the pages, as a BCP 47 tag.
  case interface(String)
  /// The language into which words are translated.
  case translation(TranslationLanguage)
  /// What Apple Tree draws its words from.
  case words(WordSource)
  /// The order of Apple Tree's keys.
  case keyboard(KeyboardOrder)
  /// How many words the player wants to find in a week, one of ``goals``.
  case goal(Int)
  /// Whether rounds leave out what is not for a school.
  case school(Bool)

  /// The minutes that a player can choose for a round; 0 for no limit.
  public static let timers = [0, 2, 3, 5]
  /// The numbers of words a week that a player can choose as a goal.
  public static let goals = [25, 50, 100, 200]

  /// A number for each setting, by which a later choice replaces an earlier one.
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
    case .goal: 12
    case .school: 13
    }
  }
}

/// A choice and the event that made it.
public struct ChoiceMade: Equatable, Sendable {
  /// The event.
  public let stamp: Stamp
  /// The setting and its value.
  public let choice: Choice

  /// A choice of an event.
  public init(stamp: Stamp, choice: Choice) {
    self.stamp = stamp
    self.choice = choice
  }
}

/// The value that was chosen last for each setting; `nil` for a setting that was never chosen. ``Choice`` says what
/// the values mean.
public struct Choices: Equatable, Sendable {
  /// The language of the words.
  public private(set) var language: Language?
  /// The letters of a root.
  public private(set) var length: Int?
  /// The fewest letters of a guess.
  public private(set) var minimum: Int?
  /// Which roots rounds draw from.
  public private(set) var roots: RootSource?
  /// How many minutes a round lasts; 0 for no limit.
  public private(set) var minutes: Int?
  /// Whether signals sound.
  public private(set) var sound: Bool?
  /// Whether signals vibrate.
  public private(set) var haptics: Bool?
  /// The colours of the pages.
  public private(set) var theme: Theme?
  /// The language of the pages, as a BCP 47 tag.
  public private(set) var interface: String?
  /// The language into which words are translated.
  public private(set) var translation: TranslationLanguage?
  /// What Apple Tree draws its words from.
  public private(set) var words: WordSource?
  /// The order of Apple Tree's keys.
  public private(set) var keyboard: KeyboardOrder?
  /// How many words the player wants to find in a week.
  public private(set) var goal: Int?
  /// Whether rounds leave out what is not for a school.
  public private(set) var school: Bool?

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
    case .goal(let value): goal = value
    case .school(let value): school = value
    }
  }
}
