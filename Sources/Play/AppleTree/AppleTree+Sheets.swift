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
    return wordSheet(
      .challenge, .challengeSend, isReady: session.has(files), .appleTree(.sentChallenge),
      [
        note("challenge-text", sentences(.challengeText, .text("language", sentences.name(settings.language)))),
        fieldLabel("challenge-word", .challengeWord),
        wordField(
          "challenge-word", draft.text, settings.language, describedBy: "challenge-text challenge-problem",
          isRefused: draft.problem.isThere, .appleTree(.typedChallenge(""))),
        problemNode(
          "challenge-problem",
          draft.problem.map { sentences.problem($0) }
            ?? missed.map { sentences(.fileMissingText, .text("file", $0.name)) }),
      ])
  }

  /// The dialog in which the player guesses the whole word.
  @inline(never)
  private func guessSheet() -> Node {
    guard let word = state.game?.round.word else { return element("div") {} }
    let problem = state.guessProblem
    return wordSheet(
      .guessWord, .submit, isReady: true, .appleTree(.submittedGuess),
      [
        places(state.game), note("guess-text", sentences[.guessPrice]), fieldLabel("guess-word", .yourGuess),
        wordField(
          "guess-word", state.typed, word.language, describedBy: "guess-text guess-problem",
          isRefused: problem.isThere, .appleTree(.typedWord(""))),
        problemNode("guess-problem", problem.map { sentences.problem($0, state.typed, word) }),
      ])
  }

  /// A dialog with a form that submits a word.
  private func wordSheet(
    _ title: Phrase, _ submit: Phrase, isReady: Bool, _ message: Message, _ content: [Node]
  ) -> Node {
    sheetFrame(sentences[title]) {
      element("form", .class("import word-form"), .submits(message)) {
        content
        element("button", .class("submit"), .attribute("type", "submit"), .flag("disabled", !isReady)) {
          sentences[submit]
          Art.leaf
        }
      }
    }
  }

  @inline(never)
  func note(_ id: String, _ text: String) -> Node { element("p", .id(id)) { text } }

  @inline(never)
  func fieldLabel(_ id: String, _ label: Phrase) -> Node {
    element("label", .class("sheet-label"), .attribute("for", id)) { sentences[label] }
  }

  /// The reason why the word in a field was refused, which screen readers announce.
  @inline(never)
  private func problemNode(_ id: String, _ text: String?) -> Node {
    element("p", .class("field-problem"), .id(id), .attribute("role", "alert")) { text }
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
