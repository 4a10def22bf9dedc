import Formats
import Interface
import Journal
import Rules
import Words

/// Applies the settings that the player chooses.
extension Session {
  /// Applies a choice, and runs ``SettingBehavior/follow`` for the changed setting. The games are notified after the
  /// current message has been handled (``SettingChange``). If a choice changes nothing, the method returns no
  /// effects.
  mutating func choose(_ choice: Choice, isByAddress: Bool = false) -> [Effect] {
    let behavior = choice.setting.behavior
    guard behavior.isChange(choice, self) else { return [] }
    settings.apply(choice)
    note(SettingChange(setting: choice.setting, isByAddress: isByAddress))
    let effect = record(.chose(choice))
    return [effect] + behavior.follow(&self)
  }

  /// Requests all loaded vocabularies and details again, with the translations that the reader wants now.
  mutating func translateAgain() -> [Effect] {
    order(library.glossaries.keys.map { vocabulary($0) } + library.details.keys.map { detailsFile($0) })
  }

  /// Changes the interface to the language with this BCP 47 tag if the interface supports the language.
  mutating func speak(tag: String) -> [Effect] { InterfaceLanguage(tag: tag).map { speak($0) } ?? [] }

  /// Makes the games draw from all words instead of from a player's list. The language of the games has changed, and
  /// the list contains words of only one language.
  mutating func forgetList() -> [Effect] {
    let effects = if case .words(.list) = settings.roots { [drawKnownRoots()] } else { [] as [Effect] }
    guard case .list = settings.words else { return effects }
    settings.apply(.words(.all))
    return effects + [record(.chose(.words(.all)))]
  }

  /// Turns on the school setting, which excludes words that are unsuitable for a school from new rounds.
  mutating func turnSchoolOn() -> Effect {
    settings.apply(.school(true))
    return record(.chose(.school(true)))
  }

  /// Returns to well-known root words of the chosen length if the current word source ignores the chosen length.
  mutating func returnToLengths() -> [Effect] { settings.roots.hasOwnLengths ? [drawKnownRoots()] : [] }

  /// Makes Apple Tree draw words of the learner's level, unless the player has chosen a letter, a topic, the saved
  /// words or a list for it.
  mutating func matchWords() -> [Effect] {
    switch settings.words {
    case .all, .level: break
    case .letter, .topic, .saved, .list: return []
    }
    return choose(.words(settings.level.map { .level($0.code) } ?? .all))
  }

  private mutating func drawKnownRoots() -> Effect {
    settings.apply(.roots(.known))
    return record(.chose(.roots(.known)))
  }
}
