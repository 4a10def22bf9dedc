import Formats
import Journal
import Rules
import Words

/// Applies the player's choices.
extension Session {
  /// Applies a choice and runs ``SettingBehavior/follow`` of its setting. The games are notified after this message has
  /// been handled (``SettingChange``). A choice that changes nothing has no effect.
  mutating func choose(_ choice: Choice, isByAddress: Bool = false) -> [Effect] {
    let behavior = choice.setting.behavior
    guard behavior.isChange(choice, self) else { return [] }
    settings.apply(choice)
    note(SettingChange(setting: choice.setting, isByAddress: isByAddress))
    let effect = record(.chose(choice))
    return [effect] + behavior.follow(&self)
  }

  /// Requests the loaded vocabularies in the translations that the reader wants now.
  mutating func translateAgain() -> [Effect] { order(library.glossaries.keys.map { vocabulary($0) }) }

  /// Changes the interface to the language of a BCP 47 tag, if the interface has that language.
  mutating func speak(tag: String) -> [Effect] { InterfaceLanguage(tag: tag).map { speak($0) } ?? [] }

  /// Makes the games draw from all words instead of a list. A list has one language, and the language of the games has
  /// changed.
  mutating func forgetList() -> [Effect] {
    let effects = if case .words(.list) = settings.roots { [drawKnownRoots()] } else { [] as [Effect] }
    guard case .list = settings.words else { return effects }
    settings.apply(.words(.all))
    return effects + [record(.chose(.words(.all)))]
  }

  /// Turns on the school setting: rounds that begin from now on leave out words that are unsuitable for a school.
  mutating func turnSchoolOn() -> Effect {
    settings.apply(.school(true))
    return record(.chose(.school(true)))
  }

  /// Returns to known roots of the chosen length if the current source of roots ignores the length.
  mutating func returnToLengths() -> [Effect] { settings.roots.hasOwnLengths ? [drawKnownRoots()] : [] }

  private mutating func drawKnownRoots() -> Effect {
    settings.apply(.roots(.known))
    return record(.chose(.roots(.known)))
  }
}
