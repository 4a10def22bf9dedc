import Formats
import Journal
import Words

extension FindWords {
  /// An action of the player in Find Words.
  indirect enum Message: Equatable, Sendable {
    // Messages from the board
    case typed(String)
    case pickedTile(Int)
    case tookBackLetter
    case clearedField
    /// The player placed the caret in a refused guess to correct it.
    case correctedGuess
    case submittedGuess
    case askedForShuffle
    case choseOrder(FoundRows.Order)
    /// The player opened the menu with the next round and the end of this round.
    case openedMenu
    case askedForNewWord
    case tookBackNewWord
    case reportedWord
    case addedWord
    case ticked

    // Messages about hints and the end of a round
    case openedHints
    case choseHintCell(letter: String, length: Int)
    case tookHint(word: String, HintKind)
    case askedToGiveUp
    case gaveUp
    case savedMissedWords(rare: Bool)

    // Messages about other rounds
    case openedRounds
    case resumedRound(RoundID)
    case openedDaily
    case showedMonth(String)
    case playedDay(String)
    case playedWord(Language, String)
    case askedToShare

    // Messages from the question and the tutorial of the first visit
    /// The player answered the question about the language and the level.
    case beganToLearn
    /// The player chose to play without answering the question.
    case justPlayed
    case wentToNextStep
    case skippedTutorial

    var name: String {
      switch self {
      case .typed: "typed"
      case .pickedTile(let tile): named("pickedTile", tile)
      case .tookBackLetter: "tookBackLetter"
      case .clearedField: "clearedField"
      case .correctedGuess: "correctedGuess"
      case .submittedGuess: "submittedGuess"
      case .askedForShuffle: "askedForShuffle"
      case .choseOrder(let order): named("choseOrder", order.rawValue)
      case .openedMenu: "openedMenu"
      case .askedForNewWord: "askedForNewWord"
      case .tookBackNewWord: "tookBackNewWord"
      case .reportedWord: "reportedWord"
      case .addedWord: "addedWord"
      case .ticked: "ticked"
      case .openedHints: "openedHints"
      case .choseHintCell(let letter, let length): named("choseHintCell", letter, "\(length)")
      case .tookHint(let word, let kind): named(kind.messageName, word)
      case .askedToGiveUp: "askedToGiveUp"
      case .gaveUp: "gaveUp"
      case .savedMissedWords(let rare): rare ? "savedMissedWords rare" : "savedMissedWords"
      case .openedRounds: "openedRounds"
      case .resumedRound(let id): named("resumedRound", id.text)
      case .openedDaily: "openedDaily"
      case .showedMonth(let day): named("showedMonth", day)
      case .playedDay(let day): named("playedDay", day)
      case .playedWord(let language, let word): named("playedWord", language.code, word)
      case .askedToShare: "askedToShare"
      case .beganToLearn: "beganToLearn"
      case .justPlayed: "justPlayed"
      case .wentToNextStep: "wentToNextStep"
      case .skippedTutorial: "skippedTutorial"
      }
    }

    var body: [UInt8] { if case .typed(let text) = self { text.bytes } else { [] } }

    /// The feature's message names. Each message name belongs to only one feature.
    static let names: [StaticString] = [
      "typed", "pickedTile", "tookBackLetter", "clearedField", "correctedGuess", "submittedGuess", "askedForShuffle",
      "choseOrder", "openedMenu", "askedForNewWord", "tookBackNewWord", "reportedWord", "addedWord", "ticked",
      "openedHints", "choseHintCell", "tookMeaning", "tookNextLetter", "tookWholeWord", "askedToGiveUp", "gaveUp",
      "savedMissedWords", "openedRounds", "resumedRound", "openedDaily", "showedMonth", "playedDay", "playedWord",
      "askedToShare", "beganToLearn", "justPlayed", "wentToNextStep", "skippedTutorial",
    ]

    init?(_ text: MessageText) {
      let message: Message? =
        switch text.name.utf8 {
        case "typed": .typed(text.text)
        case "pickedTile": text.number.map { .pickedTile($0) }
        case "tookBackLetter": .tookBackLetter
        case "clearedField": .clearedField
        case "correctedGuess": .correctedGuess
        case "submittedGuess": .submittedGuess
        case "askedForShuffle": .askedForShuffle
        case "choseOrder": text.number.flatMap { FoundRows.Order(rawValue: $0) }.map { .choseOrder($0) }
        case "openedMenu": .openedMenu
        case "askedForNewWord": .askedForNewWord
        case "tookBackNewWord": .tookBackNewWord
        case "reportedWord": .reportedWord
        case "addedWord": .addedWord
        case "ticked": .ticked
        case "openedHints": .openedHints
        case "choseHintCell": text.lastArgument.int.map { .choseHintCell(letter: text.argument, length: $0) }
        case "tookMeaning": .tookHint(word: text.argument, .meaning)
        case "tookNextLetter": .tookHint(word: text.argument, .letter)
        case "tookWholeWord": .tookHint(word: text.argument, .word)
        case "askedToGiveUp": .askedToGiveUp
        case "gaveUp": .gaveUp
        case "savedMissedWords": .savedMissedWords(rare: !text.argument.isEmpty)
        case "openedRounds": .openedRounds
        case "resumedRound": EventID(text.argument).map { .resumedRound($0) }
        case "openedDaily": .openedDaily
        case "showedMonth": .showedMonth(text.argument)
        case "playedDay": .playedDay(text.argument)
        case "playedWord": text.word { .playedWord($0, $1) }
        case "askedToShare": .askedToShare
        case "beganToLearn": .beganToLearn
        case "justPlayed": .justPlayed
        case "wentToNextStep": .wentToNextStep
        case "skippedTutorial": .skippedTutorial
        default: nil
        }
      guard let message else { return nil }
      self = message
    }

    /// Whether the player typed or pressed something at the board.
    var isAtBoard: Bool {
      switch self {
      case .typed, .pickedTile, .tookBackLetter, .clearedField, .submittedGuess, .askedForShuffle: true
      default: false
      }
    }

    static var examples: [Message] {
      [
        .typed("ring"), .typed("ñ\n🍎"), .pickedTile(3), .tookBackLetter, .clearedField, .correctedGuess,
        .submittedGuess, .askedForShuffle, .choseOrder(.compact), .openedMenu, .askedForNewWord, .tookBackNewWord,
        .reportedWord, .addedWord,
        .ticked, .openedHints,
        .choseHintCell(letter: "M", length: 4), .tookHint(word: "main", .word),
        .tookHint(word: "nail", .letter), .tookHint(word: "nail", .meaning), .askedToGiveUp, .gaveUp,
        .savedMissedWords(rare: true),
        .savedMissedWords(rare: false), .openedRounds,
        .resumedRound(RoundID(device: DeviceID(random: 1), counter: 7)), .openedDaily, .showedMonth("1970-01-01"),
        .playedDay("1970-01-02"), .playedWord(.english, "reading"), .askedToShare, .beganToLearn, .justPlayed,
        .wentToNextStep, .skippedTutorial,
      ]
    }
  }
}
