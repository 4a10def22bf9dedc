import Formats
import Journal
import Rules
import Words

/// What the player chooses.
extension Session {
  /// Chooses a setting. The features are told of it after this message has been handled (``SettingChange``).
  mutating func choose(_ choice: Choice, isByAddress: Bool = false) -> [Effect] {
    let before = settings
    // The length that was chosen before counts again, where the words had lengths of their own.
    let isWayBack = if case .length = choice { settings.roots.hasOwnLengths } else { false }
    settings.take(choice)
    var spoken: [Effect] = []
    if case .interface(let tag) = choice {
      guard let language = InterfaceLanguage(tag: tag), language != awaitedInterface ?? interface else { return [] }
      spoken = speak(language)
    } else {
      guard settings != before || isWayBack else { return [] }
    }
    note(SettingChange(choice: choice, isByAddress: isByAddress))
    let effect = record(.chose(choice))
    switch choice {
    case .sound, .haptics: return [effect, signal(.undo)]
    case .theme: return [effect, updateDocument()]
    case .interface: return [effect] + spoken
    case .language: return [effect] + forgetList()
    case .length: return isWayBack ? [effect, drawKnownRoots()] : [effect]
    case .translation, .keyboard, .words, .minimum, .minutes, .roots, .goal, .school: return [effect]
    }
  }

  /// Asks for the vocabularies that are here with the translations that are wanted now.
  mutating func translateAgain() -> [Effect] { order(library.glossaries.keys.map { vocabulary($0) }) }

  /// A list has one language: with another one the games draw from all words again.
  private mutating func forgetList() -> [Effect] {
    let effects = if case .words(.list) = settings.roots { [drawKnownRoots()] } else { [] as [Effect] }
    guard case .list = settings.words else { return effects }
    settings.words = .all
    return effects + [record(.chose(.words(.all)))]
  }

  /// Rounds that begin from now on leave out what is not for a school.
  mutating func turnSchoolOn() -> Effect {
    settings.school = true
    return record(.chose(.school(true)))
  }

  private mutating func drawKnownRoots() -> Effect {
    settings.roots = .known
    return record(.chose(.roots(.known)))
  }
}
