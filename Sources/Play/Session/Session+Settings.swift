import Formats
import Journal
import Rules
import Words

/// What the player chooses.
extension Session {
  /// Chooses a setting. The features are told of it after this message has been handled (``SettingChange``).
  mutating func choose(_ choice: Choice, isByAddress: Bool = false) -> [Effect] {
    let before = settings
    settings.take(choice)
    var spoken: [Effect] = []
    if case .interface(let tag) = choice {
      guard let language = InterfaceLanguage(tag: tag), language != awaitedInterface ?? interface else { return [] }
      spoken = speak(language)
    } else {
      guard settings != before else { return [] }
    }
    note(SettingChange(choice: choice, isByAddress: isByAddress))
    let effect = record(.chose(choice))
    switch choice {
    case .sound, .haptics: return [effect, signal(.undo)]
    case .theme: return [effect, updateDocument()]
    case .interface: return [effect] + spoken
    case .language: return [effect] + forgetList()
    case .translation, .keyboard, .words, .length, .minimum, .minutes, .roots: return [effect]
    }
  }

  /// Asks for the vocabularies that are here with the translations that are wanted now.
  mutating func translateAgain() -> [Effect] { order(library.glossaries.keys.map { vocabulary($0) }) }

  /// A list has one language: with another one Apple Tree draws from all words again.
  private mutating func forgetList() -> [Effect] {
    guard case .list = settings.words else { return [] }
    settings.words = .all
    return [record(.chose(.words(.all)))]
  }
}
