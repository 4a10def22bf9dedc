import Journal
import Words

/// The client's part of a setting's description: the setting's row in the sheet, and the consequences of a change.
struct SettingBehavior {
  /// The setting's row in the settings sheet; `nil` for a setting that another page shows.
  var row: SettingRow?
  /// The page's CSS class while the setting differs from its usual value; empty for none.
  var pageClass = ""
  /// Whether a choice changes anything.
  var isChange: (Choice, Session) -> Bool = { $1.settings[$0.setting] != $0.value }
  /// The session's actions after a change, in addition to storing it and notifying the games.
  var follow: (inout Session) -> [Effect] = { _ in [] }
}

extension Setting {
  /// The settings that change the page's CSS classes.
  static let withPageClass = allCases.filter { !$0.behavior.pageClass.isEmpty }

  /// The settings in the order of the sheet. Changes of `ofRounds` may take effect in the next round; a note below them
  /// announces this.
  static let ofRounds: [Setting] = [.language, .keyboard, .minimum, .minutes, .roots, .school]
  static let ofPages: [Setting] = [.sound, .haptics, .theme, .interface, .translation]

  /// The setting's row in the sheet, and the consequences of a change.
  var behavior: SettingBehavior {
    switch self {
    case .language:
      SettingBehavior(
        row: .options(.gameLanguage) { sheet in
          Language.allCases.map { SettingOption($0, sheet.sentences.nameAlone($0)) }
        },
        follow: { $0.forgetList() })
    case .length:
      // Some sources of roots ignore the chosen length. Choosing a length then also returns to known roots.
      SettingBehavior(
        isChange: { $1.settings[$0.setting] != $0.value || $1.settings.roots.hasOwnLengths },
        follow: { $0.returnToLengths() })
    case .minimum:
      SettingBehavior(
        row: .options(.shortestWord, on: .allButOtherGames) { sheet in
          sheet.numbers(self) { sheet.sentences(.minimumOption, .count("count", $0)) }
        })
    case .minutes:
      SettingBehavior(
        row: .options(.timer, on: .allButOtherGames) { sheet in
          sheet.numbers(self) {
            $0 == 0 ? sheet.sentences[.noTimer] : sheet.sentences(.minutesOption, .count("count", $0))
          }
        })
    case .roots:
      SettingBehavior(
        row: .options(
          .roots, note: .rootsAllNote, isWide: true, on: .allButOtherGames,
          chosen: { $0.rootSource.settingValue }
        ) { $0.rootOptions() })
    case .sound: SettingBehavior(row: .toggle(.sound), follow: { [$0.signal(.undo)] })
    case .haptics:
      SettingBehavior(
        row: .toggle(.haptics, note: .hapticsMissing, isMissing: { !$0.canVibrate }), follow: { [$0.signal(.undo)] })
    case .theme:
      SettingBehavior(
        row: .options(.theme, isWide: true) { sheet in
          sheet.options([
            (Theme.system, .themeSystem), (.light, .themeLight), (.dark, .themeDark), (.contrast, .themeContrast),
          ])
        }, follow: { [$0.updateDocument()] })
    case .interface:
      SettingBehavior(
        row: .options(
          .interfaceLanguage, isWide: true, chosen: { .name(($0.awaitedInterface ?? $0.interface).tag) }
        ) { _ in InterfaceLanguage.allCases.map { SettingOption($0.tag, $0.endonym, lang: $0.tag) } },
        isChange: { choice, session in
          guard case .name(let tag) = choice.value, let language = InterfaceLanguage(tag: tag) else { return false }
          return language != session.awaitedInterface ?? session.interface
        },
        follow: { session in session.settings.interface.map { session.speak(tag: $0) } ?? [] })
    case .translation:
      SettingBehavior(
        row: .options(
          .translations, note: .translationsNote, isWide: true, chosen: { $0.translationLanguage.settingValue }
        ) { _ in
          TranslationLanguage.allCases.map {
            SettingOption($0, InterfaceLanguage(tag: $0.tag)?.endonym ?? "", lang: $0.tag)
          }
        })
    case .words, .goal: SettingBehavior()
    case .keyboard:
      SettingBehavior(
        row: .options(.keyOrder, on: .itsGames) { sheet in
          sheet.options([(KeyboardOrder.qwerty, .keyOrderQwerty), (.alphabetical, .keyOrderAlphabet)])
        }, pageClass: "alphabetical-keys")
    case .school: SettingBehavior(row: .toggle(.school, note: .schoolNote))
    }
  }
}
