import Interface
import Journal
import Markup
import Rules
import Words

/// The dialogs over the Apple Tree page: word sources, statistics, a challenge for a friend, and a guess at the whole word.
extension AppleTreePage {
  func sheet(_ sheet: AppleTree.Sheet) -> Node {
    switch sheet {
    case .words: wordsSheet()
    case .challenge: challengeSheet()
    case .guess: guessSheet()
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
    let missed = files.first { session.missing.contains($0) }
    let problem =
      draft.problem.map { sentences.problem($0) } ?? missed.map { sentences(.fileMissingText, .text("file", $0.name)) }
    let text = sentences(.challengeText, .text("language", sentences.name(settings.language)))
    return wordSheet(
      sentences[.challenge], "challenge", text,
      (sentences[.challengeWord], draft.text, settings.language, .appleTree(.typedChallenge(""))),
      problem, isRefused: draft.problem.isThere,
      (sentences[.challengeSend], session.has(files), .appleTree(.sentChallenge)))
  }

  /// The dialog in which the player guesses the whole word.
  @inline(never)
  private func guessSheet() -> Node {
    let word = state.game?.round.word
    return wordSheet(
      sentences[.guessWord], "guess", sentences[.guessPrice],
      (sentences[.yourGuess], state.typed, word?.language ?? settings.language, .appleTree(.typedWord(""))),
      word.flatMap { word in state.guessProblem.map { sentences.problem($0, state.typed, word) } },
      isRefused: state.guessProblem.isThere,
      (sentences[.submit], true, .appleTree(.submittedGuess)), above: places(state.game))
  }

  /// A dialog with a form for a word. The identifiers of its elements begin with `id`.
  private func wordSheet(
    _ title: String, _ id: String, _ text: String,
    _ field: (label: String, text: String, language: Language, typed: Message), _ problem: String?, isRefused: Bool,
    _ submit: (label: String, isReady: Bool, message: Message), above: Node? = nil
  ) -> Node {
    sheetFrame(title) {
      element("form", .class("import", "word-form"), .submits(submit.message)) {
        above
        element("p", .id(id + "-text")) { text }
        element("label", .class("sheet-label"), .attribute("for", id + "-word")) { field.label }
        wordField(
          id + "-word", field.text, field.language, describedBy: id + "-text " + id + "-problem", isRefused: isRefused,
          field.typed)
        element("p", .class("field-problem"), .id(id + "-problem"), .attribute("role", "alert")) { problem }
        element("button", .class("submit"), .attribute("type", "submit"), .flag("disabled", !submit.isReady)) {
          submit.label
          Art.leaf
        }
      }
    }
  }

  /// A field for a word or its letters.
  @inline(never)
  func wordField(
    _ id: String, _ text: String, _ language: Language, describedBy: String, isRefused: Bool, _ message: Message
  ) -> Node {
    element(
      "input", .class("plain-field"), .attribute("type", "text"), .id(id), .attribute("value", text),
      .attribute("lang", language.code), .attribute("maxlength", "64"), .attribute("autocomplete", "off"),
      .attribute("autocapitalize", "none"), .attribute("autocorrect", "off"), .attribute("spellcheck", "false"),
      .attribute("enterkeyhint", "send"), .attribute("aria-describedby", describedBy),
      .optional("aria-invalid", isRefused ? "true" : nil), .types(message))
  }
}
