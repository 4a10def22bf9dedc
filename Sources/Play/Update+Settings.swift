import Journal
import Rules

extension Model {
  /// A setting. One that shapes rounds counts at once when nothing was found yet, and from the next New Word otherwise (F1).
  mutating func choose(_ choice: Choice) -> [Effect] {
    let before = settings
    let interfaceBefore = interface
    switch choice {
    case .language(let language): settings.language = language
    case .length(let length): settings.length = length
    case .minimum(let minimum): settings.minimum = minimum
    case .minutes(let minutes): settings.minutes = minutes
    case .roots(let roots): settings.roots = roots
    case .sound(let isOn): settings.sound = isOn
    case .haptics(let isOn): settings.haptics = isOn
    case .theme(let theme): settings.theme = theme
    case .interface(let tag): interface = InterfaceLanguage(tag: tag) ?? interface
    case .translation(let language): settings.translation = language
    case .words(let source): settings.words = source
    case .keyboard(let order): settings.keyboard = order
    }
    guard settings != before || interface != interfaceBefore else { return [] }
    let effect = record(.chose(choice))
    switch choice {
    case .sound, .haptics: return [effect, signal(.undo)]
    case .theme, .interface: return [effect, dress()]
    case .translation, .keyboard: return [effect]
    case .words: return [effect] + changeWords()
    case .language: return [effect] + forgetList() + reshape() + changeWords()
    case .length, .minimum, .minutes: return [effect] + reshape()
    case .roots: return [effect] + reshape(isSeenInRound: false)
    }
  }

  /// `isSeenInRound`: the round tells whether it was made with the setting as it is now, so that there is nothing to say then.
  private mutating func reshape(isSeenInRound: Bool = true) -> [Effect] {
    if let game = gameInProgress, !game.round.finds.isEmpty {
      guard !screen.isAppleTree else { return [] }
      if isSeenInRound, settings.fit(game.round) {
        banner = nil
        return []
      }
      return show(.later(game.round.root))
    }
    if isPlaying { board.field = "" }
    // What it says is of the round before, its buttons too.
    banner = nil
    stage = .loading(.newRound)
    return screen.isFindWords ? [.navigate("/find-words", isNewPlace: false)] + begin(.newRound) : []
  }

  /// A list has one language: with another one Apple Tree draws from all words again.
  private mutating func forgetList() -> [Effect] {
    guard case .list = settings.words else { return [] }
    settings.words = .all
    return [record(.chose(.words(.all)))]
  }
}
