import Journal
import Rules

/// What the player chooses.
extension Session {
  /// A setting. The features hear of it when this message is done with (``SettingChange``).
  mutating func choose(_ choice: Choice, isByAddress: Bool = false) -> [Effect] {
    let before = settings
    let interfaceBefore = interface
    settings.take(choice)
    if case .interface(let tag) = choice { interface = InterfaceLanguage(tag: tag) ?? interface }
    guard settings != before || interface != interfaceBefore else { return [] }
    note(SettingChange(choice: choice, isByAddress: isByAddress))
    let effect = record(.chose(choice))
    switch choice {
    case .sound, .haptics: return [effect, signal(.undo)]
    case .theme, .interface: return [effect, updateDocument()]
    case .language: return [effect] + forgetList()
    case .translation, .keyboard, .words, .length, .minimum, .minutes, .roots: return [effect]
    }
  }

  /// A list has one language: with another one Apple Tree draws from all words again.
  private mutating func forgetList() -> [Effect] {
    guard case .list = settings.words else { return [] }
    settings.words = .all
    return [record(.chose(.words(.all)))]
  }
}
