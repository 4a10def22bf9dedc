import Interface
import Journal
import Markup
import Rules
import Words

/// The menu of rounds: the round in play with its statistics, the next round, and other puzzles.
extension FindWordsPage {
  @inline(never)
  func menuSheet() -> Node {
    let isInRound = state.isPlaying && !state.isOver
    let aside = state.recordsAside(session).count
    return sheetFrame(sentences[.newWord]) {
      lengthChoice()
      primaryButton(sentences[.newWord], .findWords(.askedForNewWord))
      element("ul", .class("menu")) {
        menuItem(sentences[.daily], Art.calendar, .findWords(.openedDaily), isDialog: true)
        if aside > 0 {
          menuItem(
            sentences(.roundsAside, .count("count", aside)), Art.tiles, .findWords(.openedRounds), isDialog: true)
        }
        if isInRound {
          menuItem(sentences[.share], Art.share, .findWords(.askedToShare))
          menuItem(
            sentences[round?.finds.isEmpty == false ? .finish : .giveUp], Art.flag, .findWords(.askedToGiveUp),
            isDialog: round?.remaining.isEmpty == false)
        }
      }
      if isInRound { figureList() }
    }
  }

  /// The radio buttons for the word length, drawn as planks between two rails.
  private func lengthChoice() -> Node {
    element("div", .class("sheet-group")) {
      element(
        "div", .class("planks"), .attribute("role", "radiogroup"), .attribute("aria-label", sentences[.wordLength])
      ) {
        radioGroup(
          name: "length", RootList.lengths, chosen: session.rootSource.hasOwnLengths ? nil : settings.length,
          message: { Message.settings(.chose(.length($0))) }
        ) { length in
          element("span") { sentences(.lengthOption, .count("count", length)) }
        }
      }
      laterNote()
    }
  }

  private func menuItem(_ name: String, _ icon: Node, _ message: Message, isDialog: Bool = false) -> Node {
    element("li") {
      element(
        "button", .class("menu-item"), .attribute("type", "button"),
        .optional("aria-haspopup", isDialog ? "dialog" : nil), .press(message)
      ) {
        icon
        element("span") { name }
      }
    }
  }
}

/// The question that a new player is asked before the first round.
extension FindWordsPage {
  @inline(never)
  func questionSheet() -> Node {
    let rows = SettingsSheet(session)
    return sheetFrame(sentences[.questionTitle]) {
      rows.row(.language)
      rows.row(.level)
      element("div", .class("question-actions")) {
        secondaryButton(sentences[.justPlay], .findWords(.justPlayed))
        primaryButton(sentences[.start], .findWords(.beganToLearn))
      }
      note(sentences[.questionNote])
    }
  }
}
