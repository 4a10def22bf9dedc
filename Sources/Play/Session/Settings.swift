import Journal
import Rules
import Words

/// What the player has chosen, with our defaults for what was never chosen.
struct Settings: Hashable {
  var language = Language.english
  var length = RootList.usualLength
  var minimum = FindWordsRound.usualMinimum
  var roots = RootSource.known
  /// 0 for no timer.
  var minutes = 0
  var sound = true
  var haptics = true
  var theme = Theme.system
  /// `nil`: as the interface suggests.
  var translation: TranslationLanguage?
  /// What Apple Tree draws from.
  var words = WordSource.all
  var keyboard = KeyboardOrder.qwerty
  /// Words a week.
  var goal = 50
  /// Whether rounds leave out what is not for a school.
  var school = false

  init(language: Language = .english) { self.language = language }

  /// What follows from the journal; a first visit plays in `language`.
  init(_ profile: Profile, language: Language) {
    let chosen = profile.settings
    self.language = chosen.language ?? language
    length = chosen.length ?? length
    minimum = chosen.minimum ?? minimum
    roots = chosen.roots ?? roots
    minutes = chosen.minutes ?? minutes
    sound = chosen.sound ?? sound
    haptics = chosen.haptics ?? haptics
    theme = chosen.theme ?? theme
    translation = chosen.translation
    words = chosen.words ?? words
    keyboard = chosen.keyboard ?? keyboard
    goal = chosen.goal ?? goal
    school = chosen.school ?? school
  }

  /// Whether a round made now would be of the same kind.
  func fit(_ round: FindWordsRound) -> Bool {
    language == round.language && (roots.hasOwnLengths || length == round.root.word.count) && minimum == round.minimum
      && minutes == round.minutes ?? 0
  }

  mutating func take(_ choice: Choice) {
    switch choice {
    case .language(let language): self.language = language
    case .length(let length): self.length = length
    case .minimum(let minimum): self.minimum = minimum
    case .minutes(let minutes): self.minutes = minutes
    case .roots(let roots): self.roots = roots
    case .sound(let isOn): sound = isOn
    case .haptics(let isOn): haptics = isOn
    case .theme(let theme): self.theme = theme
    case .interface: break
    case .translation(let language): translation = language
    case .words(let source): words = source
    case .keyboard(let order): keyboard = order
    case .goal(let words): goal = words
    case .school(let isOn): school = isOn
    }
  }
}
