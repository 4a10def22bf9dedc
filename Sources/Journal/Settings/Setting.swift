import Rules
import Words

/// A setting that a player can choose. Checkpoints list choices in the order of the cases, so new cases must be added
/// at the end.
public enum Setting: UInt8, CaseIterable, Hashable, Sendable {
  /// The language of the words.
  case language
  /// The number of letters of a round's root word.
  case length
  /// The minimum number of letters of a guess.
  case minimum
  /// The word source from which a round's root word is drawn.
  case roots
  /// The length of a round in minutes; 0 for no limit.
  case minutes
  /// Whether sounds are played.
  case sound
  /// Whether the device vibrates.
  case haptics
  /// The colour theme of the pages.
  case theme
  /// The language of the pages, as a BCP 47 tag.
  case interface
  /// The language into which words are translated.
  case translation
  /// The word source from which Apple Tree draws its words.
  case words
  /// The layout of the letter keys in Apple Tree.
  case keyboard
  /// The number of words that the player wants to find in a week. Added in version 6 of the journal.
  case goal
  /// Whether rounds exclude words that are unsuitable for schools. Added in version 6 of the journal.
  case school
  /// The learner's level in the language of the words. Added in version 7 of the journal.
  case level
  /// Whether the keyboard of a phone or tablet opens for the field in which words are typed. Added in version 7 of the
  /// journal.
  case deviceKeyboard

  /// The name of each setting in journals and messages, its allowed values and its default value. The code that reads
  /// and writes journal lines, checkpoints and messages uses this table. The files in `Sources/Play/Settings` define
  /// the display of each setting and the effects of a change.
  private var row: SettingDefinition {
    switch self {
    case .language: .name("language", Language.self, usual: .english)
    case .length: .number("length", RootList.lengths, usual: RootList.usualLength)
    case .minimum: .number("minimum", MinimumLength.allCases.map { $0.rawValue }, usual: MinimumLength.usual.rawValue)
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
    case .level: .name("level", LearnerLevel.self, usual: .any)
    case .deviceKeyboard: .flag("deviceKeyboard", usual: true)
    }
  }

  /// The setting's name, allowed values and default value.
  public var definition: SettingDefinition { Setting.rows[Int(rawValue)] }

  private static let rows = allCases.map { $0.row }
}

// MARK: - A setting with its type

extension Choice {
  /// A choice of the language of the words.
  public static func language(_ value: Language) -> Choice { Choice(.language, value) }
  /// A choice of the number of letters of a root word, one of `RootList.lengths`.
  public static func length(_ value: Int) -> Choice { Choice(.length, value) }
  /// A choice of the minimum number of letters of a guess.
  public static func minimum(_ value: MinimumLength) -> Choice { Choice(.minimum, value.rawValue) }
  /// A choice of the word source of root words.
  public static func roots(_ value: RootSource) -> Choice { Choice(.roots, value) }
  /// A choice of the length of a round in minutes, one of ``timers``.
  public static func minutes(_ value: Int) -> Choice { Choice(.minutes, value) }
  /// A choice that determines whether sounds are played.
  public static func sound(_ value: Bool) -> Choice { Choice(.sound, value) }
  /// A choice that determines whether the device vibrates.
  public static func haptics(_ value: Bool) -> Choice { Choice(.haptics, value) }
  /// A choice of the colour theme of the pages.
  public static func theme(_ value: Theme) -> Choice { Choice(.theme, value) }
  /// A choice of the language of the pages as a BCP 47 tag.
  public static func interface(_ value: String) -> Choice { Choice(.interface, value) }
  /// A choice of the language of translations.
  public static func translation(_ value: TranslationLanguage) -> Choice { Choice(.translation, value) }
  /// A choice of the word source for Apple Tree.
  public static func words(_ value: WordSource) -> Choice { Choice(.words, value) }
  /// A choice of the layout of the letter keys in Apple Tree.
  public static func keyboard(_ value: KeyboardOrder) -> Choice { Choice(.keyboard, value) }
  /// A choice of the number of words to find in a week, one of ``goals``.
  public static func goal(_ value: Int) -> Choice { Choice(.goal, value) }
  /// A choice that determines whether rounds exclude words that are unsuitable for schools.
  public static func school(_ value: Bool) -> Choice { Choice(.school, value) }
  /// A choice of the learner's level.
  public static func level(_ value: LearnerLevel) -> Choice { Choice(.level, value) }
  /// A choice that determines whether the keyboard of the device opens.
  public static func deviceKeyboard(_ value: Bool) -> Choice { Choice(.deviceKeyboard, value) }

  /// The time limits in minutes that a player can choose for a round; 0 means no limit.
  public static let timers = [0, 2, 3, 5]
  /// The weekly goals that a player can choose, in words.
  public static let goals = [25, 50, 100, 200]
}

// The effective value of each setting. The properties are documented at the cases of ``Setting``.
extension Settings {
  public var language: Language { self[.language] }
  public var length: Int { self[.length] }
  public var minimum: MinimumLength { MinimumLength(rawValue: self[.minimum]) ?? .usual }
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
  public var level: ProficiencyLevel? { (self[.level] as LearnerLevel).level }
  public var deviceKeyboard: Bool { self[.deviceKeyboard] }
}

// The choices for which callers need to distinguish a player's choice from a default value.
extension Choices {
  public var language: Language? { self[.language] }
  public var minutes: Int? { self[.minutes] }
  public var sound: Bool? { self[.sound] }
  public var haptics: Bool? { self[.haptics] }
  public var theme: Theme? { self[.theme] }
  public var interface: String? { self[.interface] }
  public var words: WordSource? { self[.words] }
  public var school: Bool? { self[.school] }
  public var level: LearnerLevel? { self[.level] }
}
