import Interface
import Journal
import Markup
import Rules
import Words

/// The dialogs over the Apple Tree page: word sources, statistics, and a challenge for a friend.
extension AppleTreePage {
  func sheet(_ sheet: AppleTree.Sheet) -> Node {
    switch sheet {
    case .words: wordsSheet()
    case .challenge: challengeSheet()
    case .figures: figuresSheet()
    }
  }

  /// The dialog in which the player chooses a word source.
  @inline(never)
  private func wordsSheet() -> Node {
    let language = settings.language
    let own: [WordSource] = [.saved] + profile.lists.map { .list($0.id) }
    return sheetFrame(sentences[.wordsTitle]) {
      laterNote()
      dailyLink()
      element(
        "div", .class("sheet-group"), .attribute("role", "radiogroup"), .attribute("aria-labelledby", "sheet-title")
      ) {
        sourceGroup([.all]) { sentences.name($0, nil) }
        sourceGroup(WordSource.levels.map { .level($0) }, title: .wordsByLevel) { source in
          if case .level(let code) = source { code } else { "" }
        }
        sourceGroup(WordSource.topics.map { .topic($0, level: nil) }, title: .wordsByTopic, kind: "topics") {
          sentences.name($0, nil)
        }
        sourceGroup(
          Alphabet(language).scalars.map { .letter($0) }, title: .wordsByLetter, kind: "letters-wide"
        ) {
          if case .letter(let letter) = $0 { capital(letter) } else { "" }
        }
        sourceGroup(own, title: .wordsOwn, kind: "stacked") { sentences.name($0, list(of: $0)) }
        unplayableNote(session.wordSource.source, session.wordSource.language, class: "sheet-note")
      }
    }
  }

  /// The link to today's word, with the state of the player's round.
  private func dailyLink() -> Node {
    let daily = session.dailyWord
    return element("div", .class("source-group")) {
      element("a", .class("banner-button"), .href(daily.path), .press(.host(.openedPage(daily.path)))) {
        sentences.pair(sentences[.dailyToday], sentences.standing(profile.dailyWords.round(of: daily)))
      }
    }
  }

  private func sourceGroup(
    _ sources: [WordSource], title: Phrase? = nil, kind: String = "",
    label: (WordSource) -> String
  ) -> Node {
    element("div", .class("source-group")) {
      if let title { element("p", .class("sheet-label")) { sentences[title] } }
      element("div", .class("planks", kind)) {
        radioGroup(
          name: "words", sources, chosen: session.wordSource.source, message: { Message.settings(.chose(.words($0))) }
        ) { source in
          element("span") { label(source) }
        }
      }
    }
  }

  @inline(never)
  private func figuresSheet() -> Node {
    sheetFrame(sentences[.figures]) {
      if profile.appleTrees.isEmpty { element("p", .class("sheet-note")) { sentences[.figuresNone] } }
      appleTreeFigures()
    }
  }

  /// The dialog in which the player sends a word to a friend.
  @inline(never)
  private func challengeSheet() -> Node {
    let draft = state.challenge
    let files = AppleTree.lookUpFiles(settings.language, session)
    let isReady = session.has(files)
    let missed = files.first { session.missing.contains($0) }
    return sheetFrame(sentences[.challenge]) {
      element("form", .class("import"), .submits(.appleTree(.sentChallenge))) {
        element("p", .id("challenge-text")) {
          sentences(.challengeText, .text("language", sentences.name(settings.language)))
        }
        element("label", .class("sheet-label"), .attribute("for", "challenge-word")) { sentences[.challengeWord] }
        element(
          "input", .class("plain-field"), .attribute("type", "text"), .id("challenge-word"),
          .attribute("value", draft.text), .attribute("lang", settings.language.code),
          .attribute("maxlength", "64"), .attribute("autocomplete", "off"), .attribute("autocapitalize", "none"),
          .attribute("autocorrect", "off"), .attribute("spellcheck", "false"), .attribute("enterkeyhint", "send"),
          .attribute("aria-describedby", "challenge-text challenge-problem"),
          .optional("aria-invalid", draft.problem.map { _ in "true" }), .types(.appleTree(.typedChallenge(""))))
        element("p", .class("field-problem"), .id("challenge-problem"), .attribute("role", "alert")) {
          draft.problem.map { sentences.problem($0) }
            ?? missed.map { sentences(.fileMissingText, .text("file", $0.name)) }
        }
        element("button", .class("submit"), .attribute("type", "submit"), .flag("disabled", !isReady)) {
          sentences[.challengeSend]
          Art.leaf
        }
      }
    }
  }
}
