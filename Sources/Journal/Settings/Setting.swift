import Rules
import Words

/// Something that a player can choose. Checkpoints list choices in the order of the cases, so a new case is the last.
public enum Setting: UInt8, CaseIterable, Hashable, Sendable {
  /// The language of the words.
  case language
  /// How many letters the root of a round has.
  case length
  /// The fewest letters of a guess.
  case minimum
  /// Which roots rounds draw from.
  case roots
  /// The length of a round in minutes; 0 for no limit.
  case minutes
  /// Whether signals sound.
  case sound
  /// Whether signals vibrate.
  case haptics
  /// The colours of the pages.
  case theme
  /// The language of the pages, as a BCP 47 tag.
  case interface
  /// The language into which words are translated.
  case translation
  /// What Apple Tree draws its words from.
  case words
  /// The order of Apple Tree's keys.
  case keyboard
  /// How many words the player wants to find in a week. Since version 6 of the journal.
  case goal
  /// Whether rounds leave out what is not for a school. Since version 6 of the journal.
  case school

  /// The name of each setting in journals and messages, the values that can be chosen, and the value that counts until
  /// one is chosen. Journal lines, checkpoints and messages are read and written by this table; `Sources/Play/Settings`
  /// adds how a page shows a setting and what follows from a change.
  private var row: SettingDefinition {
    switch self {
    case .language: .name("language", Language.self, usual: .english)
    case .length: .number("length", RootList.lengths, usual: RootList.usualLength)
    case .minimum: .number("minimum", Array(FindWordsRound.minimums), usual: FindWordsRound.usualMinimum)
    case .roots: .name("roots", RootSource.self, usual: .known)
    case .minutes: .number("minutes", Choice.timers, usual: 0)
    case .sound: .flag("sound", usual: true)
    case .haptics: .flag("haptics", usual: true)
    case .theme: .name("theme", Theme.self, usual: .system)
    case .interface: .name("interface", String.self, usual: nil)
    case .translation: .name("translation", TranslationLanguage.self, usual: nil)
    case .words: .name("words", WordSource.self, usual: .all)
    case .keyboard: .name("keyboard", KeyboardOrder.self, usual: .qwerty)
    case .goal: .number("goal", Choice.goals, usual: 50)
    case .school: .flag("school", usual: false)
    }
  }

  /// The setting's name, its values and the usual one.
  public var definition: SettingDefinition { Setting.rows[Int(rawValue)] }

  private static let rows = allCases.map { $0.row }
}

// MARK: - A setting with its type

extension Choice {
  /// A choice of the language of the words.
  public static func language(_ value: Language) -> Choice { Choice(.language, value) }
  /// A choice of the letters of a root, one of `RootList.lengths`.
  public static func length(_ value: Int) -> Choice { Choice(.length, value) }
  /// A choice of the fewest letters of a guess, one of `FindWordsRound.minimums`.
  public static func minimum(_ value: Int) -> Choice { Choice(.minimum, value) }
  /// A choice of where roots come from.
  public static func roots(_ value: RootSource) -> Choice { Choice(.roots, value) }
  /// A choice of the minutes of a round, one of ``timers``.
  public static func minutes(_ value: Int) -> Choice { Choice(.minutes, value) }
  /// A choice whether signals sound.
  public static func sound(_ value: Bool) -> Choice { Choice(.sound, value) }
  /// A choice whether signals vibrate.
  public static func haptics(_ value: Bool) -> Choice { Choice(.haptics, value) }
  /// A choice of the colours of the pages.
  public static func theme(_ value: Theme) -> Choice { Choice(.theme, value) }
  /// A choice of the language of the pages, a BCP 47 tag.
  public static func interface(_ value: String) -> Choice { Choice(.interface, value) }
  /// A choice of the language of translations.
  public static func translation(_ value: TranslationLanguage) -> Choice { Choice(.translation, value) }
  /// A choice of what Apple Tree draws its words from.
  public static func words(_ value: WordSource) -> Choice { Choice(.words, value) }
  /// A choice of the order of Apple Tree's keys.
  public static func keyboard(_ value: KeyboardOrder) -> Choice { Choice(.keyboard, value) }
  /// A choice of the words to find in a week, one of ``goals``.
  public static func goal(_ value: Int) -> Choice { Choice(.goal, value) }
  /// A choice whether rounds leave out words that are unsuitable for schools.
  public static func school(_ value: Bool) -> Choice { Choice(.school, value) }

  /// The minutes that a player can choose for a round; 0 for no limit.
  public static let timers = [0, 2, 3, 5]
  /// The numbers of words a week that a player can choose as a goal.
  public static let goals = [25, 50, 100, 200]
}

// What was chosen is documented at the cases of ``Setting``.
extension Settings {
  public var language: Language { self[.language] }
  public var length: Int { self[.length] }
  public var minimum: Int { self[.minimum] }
  public var roots: RootSource { self[.roots] }
  public var minutes: Int { self[.minutes] }
  public var sound: Bool { self[.sound] }
  public var haptics: Bool { self[.haptics] }
  public var theme: Theme { self[.theme] }
  public var interface: String? { chosen[.interface] }
  public var translation: TranslationLanguage? { chosen[.translation] }
  public var words: WordSource { self[.words] }
  public var keyboard: KeyboardOrder { self[.keyboard] }
  public var goal: Int { self[.goal] }
  public var school: Bool { self[.school] }
}

// Choices whose absence matters to callers: they distinguish `nil` from the usual value.
extension Choices {
  public var language: Language? { self[.language] }
  public var minutes: Int? { self[.minutes] }
  public var sound: Bool? { self[.sound] }
  public var haptics: Bool? { self[.haptics] }
  public var theme: Theme? { self[.theme] }
  public var interface: String? { self[.interface] }
  public var words: WordSource? { self[.words] }
  public var school: Bool? { self[.school] }
}
