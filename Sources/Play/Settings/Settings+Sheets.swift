import Journal
import Markup
import Rules
import Words

/// The settings as they are shown.
final class SettingsSheet: Page {
  @inline(never)
  func node() -> Node {
    sheetFrame(sentences[.settings]) {
      group(sentences[.gameLanguage], id: "setting-language") {
        options("language", Language.allCases, settings.language, { .language($0) }) { sentences.nameAlone($0) }
      }
      if route.isAppleTree {
        group(sentences[.keyOrder], id: "setting-keyboard") {
          options("keyboard", KeyboardOrder.allCases, settings.keyboard, { .keyboard($0) }) {
            sentences[$0 == .qwerty ? .keyOrderQwerty : .keyOrderAlphabet]
          }
        }
      } else {
        roundSettings()
      }
      element("div", .class("sheet-group")) {
        switchRow(sentences[.school], isOn: settings.school, note: .schoolNote) { .school($0) }
      }
      laterNote()
      element("div", .class("sheet-group")) {
        switchRow(sentences[.sound], isOn: settings.sound) { .sound($0) }
        switchRow(
          sentences[.haptics], isOn: settings.haptics && session.canVibrate, canTurnOn: session.canVibrate,
          note: session.canVibrate ? nil : .hapticsMissing
        ) { .haptics($0) }
      }
      group(sentences[.theme], id: "setting-theme", isWide: true) {
        options("theme", Theme.allCases, settings.theme, { .theme($0) }) { sentences[self.name($0)] }
      }
      group(sentences[.interfaceLanguage], id: "setting-interface", isWide: true) {
        radioGroup(
          name: "interface", InterfaceLanguage.allCases, chosen: session.awaitedInterface ?? interface,
          message: { Message.settings(.chose(.interface($0.tag))) }
        ) { language in
          element("span", .attribute("lang", language.tag)) { language.endonym }
        }
      }
      group(sentences[.translations], id: "setting-translation", note: sentences[.translationsNote], isWide: true) {
        radioGroup(
          name: "translation", TranslationLanguage.allCases,
          chosen: session.translationLanguage,
          message: { Message.settings(.chose(.translation($0))) }
        ) { language in
          element("span", .attribute("lang", language.tag)) { InterfaceLanguage(tag: language.tag)?.endonym ?? "" }
        }
      }
      OfflineSection(session).node()
      ownWordList()
      reportList()
      about()
    }
  }

  /// What rounds of Find Words are like.
  @NodeBuilder
  private func roundSettings() -> [Node] {
    group(sentences[.shortestWord], id: "setting-minimum") {
      options("minimum", Array(FindWordsRound.minimums), settings.minimum, { .minimum($0) }) {
        sentences(.minimumOption, .count("count", $0))
      }
    }
    group(sentences[.timer], id: "setting-minutes") {
      options("minutes", Choice.timers, settings.minutes, { .minutes($0) }) {
        $0 == 0 ? sentences[.noTimer] : sentences(.minutesOption, .count("count", $0))
      }
    }
    group(sentences[.roots], id: "setting-roots", note: sentences[.rootsAllNote], isWide: true) {
      options("roots", rootSources, session.rootSource, { .roots($0) }) { source in
        switch source {
        case .known: sentences[.rootsKnown]
        case .all: sentences[.rootsAll]
        case .words(.list(let id)): session.list(id)?.name ?? ""
        case .words(let source): sentences.name(source, nil)
        }
      }
    }
  }

  /// Where roots may come from, the player's own lists of this language last.
  private var rootSources: [RootSource] {
    let lists = profile.lists.map { $0.id }.filter { session.list($0)?.language == settings.language }
    return [.known, .all] + WordSource.levels.map { .words(.level($0)) } + [.words(.saved)]
      + lists.map { .words(.list($0)) }
  }

  private func group(
    _ label: String, id: String, note: String? = nil, isWide: Bool = false, @NodeBuilder options: () -> [Node]
  ) -> Node {
    element("div", .class("sheet-group"), .attribute("role", "radiogroup"), .attribute("aria-labelledby", id)) {
      element("p", .class("sheet-label"), .id(id)) { label }
      element("div", .class("planks", isWide ? "wide" : ""), children: options)
      if let note { element("p", .class("sheet-note")) { note } }
    }
  }

  private func options<Option: Equatable>(
    _ name: String, _ options: [Option], _ chosen: Option, _ choice: (Option) -> Choice, label: (Option) -> String
  ) -> [Node] {
    let message = { Message.settings(.chose(choice($0))) }
    return radioGroup(name: name, options, chosen: chosen, message: message) { option in
      element("span") { label(option) }
    }
  }

  private func name(_ theme: Theme) -> Phrase {
    switch theme {
    case .system: .themeSystem
    case .light: .themeLight
    case .dark: .themeDark
    case .contrast: .themeContrast
    }
  }

  /// On or off. A note says what that means, or why it cannot be turned on.
  private func switchRow(
    _ label: String, isOn: Bool, canTurnOn: Bool = true, note: Phrase? = nil, _ choice: (Bool) -> Choice
  ) -> Node {
    element("div") {
      element("label", .class("switch")) {
        element("span") { label }
        element(
          "input", .attribute("type", "checkbox"), .attribute("role", "switch"), .flag("checked", isOn),
          .flag("disabled", !canTurnOn), .changes(.settings(.chose(choice(!isOn)))))
      }
      if let note { element("p", .class("sheet-note")) { sentences[note] } }
    }
  }

  private func ownWordList() -> Node? {
    let words = profile.ownWords
    guard !words.isEmpty else { return nil }
    return element("div", .class("sheet-group")) {
      element("p", .class("sheet-label"), .id("own-words")) { sentences[.myWords] }
      element("p", .class("sheet-note")) { sentences[.myWordsNote] }
      element("ul", .class("own-words"), .attribute("aria-labelledby", "own-words")) {
        for mark in words {
          let text = mark.word
          element("li", key: mark.language.code + text) {
            element("span", .attribute("lang", mark.language.code)) { text }
            roundKey(
              sentences(.removeWord, .text("word", text)), Art.close, .saved(.removedOwnWord(mark.language, text)))
          }
        }
      }
    }
  }

  /// What the player has reported, as long as no server has taken it.
  private func reportList() -> Node? {
    let reports = profile.reports
    guard !reports.isEmpty else { return nil }
    return element("div", .class("sheet-group")) {
      element("p", .class("sheet-label"), .id("own-reports")) { sentences[.myReports] }
      element("p", .class("sheet-note")) { sentences[.myReportsNote] }
      element("ul", .class("own-words"), .attribute("aria-labelledby", "own-reports")) {
        for report in reports.reversed() {
          element("li", key: report.stamp.text) {
            element("span", .attribute("lang", report.language.code)) { report.guess }
          }
        }
      }
    }
  }

  private func about() -> Node {
    element("div", .class("sheet-about")) {
      element("div", .class("word-actions")) {
        pageLink(.saved, class: "banner-button") { sentences[.savedWords] }
        secondaryButton(sentences[.watchTree], .visit(.askedForSplash))
      }
      element("p") {
        sentences[.aboutText]
        element("br")
        pageLink(.licenses) { sentences[.licenses] }
      }
    }
  }
}
