import Journal
import Rules
import Words

extension Message {
  /// The message's name on the wire, with its argument; the pages put it into what can be pressed. `nil` for messages that only the host makes.
  public var name: String? {
    switch self {
    case .opened, .loaded, .failedToLoad, .failedToStore, .caughtUp, .stored, .arrived, .pressedKey, .merged, .visited,
      .left, .returned, .shared, .failedToShare, .failedToPronounce:
      nil
    case .ticked: "ticked"
    case .askedToRetry: "askedToRetry"
    case .askedToStoreAgain: "askedToStoreAgain"
    case .typed: "typed"
    case .pickedTile(let place): "pickedTile \(place)"
    case .tookBackLetter: "tookBackLetter"
    case .clearedField: "clearedField"
    case .submittedGuess: "submittedGuess"
    case .askedForShuffle: "askedForShuffle"
    case .askedForNewWord: "askedForNewWord"
    case .tookBackNewWord: "tookBackNewWord"
    case .bannerExpired(let serial): "bannerExpired \(serial)"
    case .reportedWord: "reportedWord"
    case .addedWord: "addedWord"
    case .removedOwnWord(let language, let word): "removedOwnWord \(language.code) \(word)"
    case .openedHints: "openedHints"
    case .choseHintCell(let letter, let length): "choseHintCell \(letter) \(length)"
    case .tookHint(let word, let whole): whole ? "tookWholeWord \(word)" : "tookNextLetter \(word)"
    case .askedToGiveUp: "askedToGiveUp"
    case .gaveUp: "gaveUp"
    case .openedRounds: "openedRounds"
    case .resumedRound(let id): "resumedRound \(id.text)"
    case .openedDaily: "openedDaily"
    case .showedMonth(let day): "showedMonth \(day)"
    case .playedDay(let day): "playedDay \(day)"
    case .askedToShare: "askedToShare"
    case .chose(let choice): "chose " + choice.name
    case .openedSettings: "openedSettings"
    case .closedSheet: "closedSheet"
    case .openedWord(let language, let word): "openedWord \(language.code) \(word)"
    case .savedWord(let language, let word): "savedWord \(language.code) \(word)"
    case .unsavedWord(let language, let word): "unsavedWord \(language.code) \(word)"
    case .savedMissedWords(let rare): rare ? "savedMissedWords rare" : "savedMissedWords"
    case .playedWord(let language, let word): "playedWord \(language.code) \(word)"
    case .openedPage(let path): "openedPage \(path)"
    case .wentToNeighbour(let step): "wentToNeighbour \(step)"
    case .pronounced(let language, let word): "pronounced \(language.code) \(word)"
    case .askedToRemoveAll: "askedToRemoveAll"
    case .removedAll: "removedAll"
    case .searched: "searched"
    case .sawRows: "sawRows"
    case .jumpedToSection(let section): "jumpedToSection \(section)"
    case .typedList: "typedList"
    case .pickedFiles: "pickedFiles"
    case .namedList: "namedList"
    case .choseListLanguage(let language): "choseListLanguage \(language.code)"
    case .checkedList: "checkedList"
    case .keptList: "keptList"
    case .removedList(let list): "removedList \(list.text)"
    case .sharedList(let list): "sharedList \(list.text)"
    case .askedToExport: "askedToExport"
    case .exported(let what, let forAnki): "exported \(what.name) \(forAnki ? "anki" : "tsv")"
    case .playedList(let list): "playedList \(list.text)"
    case .tookBackRemoval: "tookBackRemoval"
    case .triedLetter(let letter): "triedLetter \(letter)"
    case .askedForAppleTreeHint: "askedForAppleTreeHint"
    case .playedAgain: "playedAgain"
    case .openedWords: "openedWords"
    case .openedAppleTreeFigures: "openedAppleTreeFigures"
    case .openedChallenge: "openedChallenge"
    case .typedChallenge: "typedChallenge"
    case .sentChallenge: "sentChallenge"
    case .wentToNextStep: "wentToNextStep"
    case .skippedTutorial: "skippedTutorial"
    case .askedForSplash: "askedForSplash"
    }
  }

  /// Reads what the host sent: a name with perhaps arguments after spaces, and a text. `nil` for what is no message.
  public init?(name: String, text: [UInt8]) {
    // The last argument may be a text with spaces.
    let parts = name.utf8.split(separator: 0x20, maxSplits: 2).map { String(decoding: $0, as: UTF8.self) }
    guard let first = parts.first else { return nil }
    let rest = parts.dropFirst()
    let argument = rest.first ?? ""
    let lastArgument = parts.count > 2 ? parts[2] : ""
    let body = { String(decoding: text, as: UTF8.self) }
    /// A message about a word of a language.
    func aboutWord(_ make: (Language, String) -> Message) -> Message? {
      guard let language = Language(code: argument), !lastArgument.isEmpty else { return nil }
      return make(language, lastArgument)
    }
    var message: Message?
    switch first.utf8 {
    case "opened": message = .opened(Opening(text))
    case "loaded": message = DataFile(name: argument).map { .loaded($0, text) }
    case "failedToLoad": message = DataFile(name: argument).map { .failedToLoad($0) }
    case "failedToStore": message = .failedToStore
    case "caughtUp": message = .caughtUp
    case "stored": message = Int(body()).map { .stored($0) }
    case "arrived": message = .arrived(text)
    case "merged": message = .merged(text)
    case "visited":
      let lines = body().utf8.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      message = .visited(lines[0], state: lines.count > 1 ? lines[1] : "")
    case "left": message = .left
    case "returned": message = .returned
    case "ticked": message = .ticked
    case "shared": message = .shared(body())
    case "failedToShare": message = .failedToShare(body())
    case "askedToRetry": message = .askedToRetry
    case "askedToStoreAgain": message = .askedToStoreAgain
    case "typed": message = .typed(body())
    case "pressedKey": message = .pressedKey(Key(body()))
    case "pickedTile": message = Int(argument).map { .pickedTile($0) }
    case "tookBackLetter": message = .tookBackLetter
    case "clearedField": message = .clearedField
    case "submittedGuess": message = .submittedGuess
    case "askedForShuffle": message = .askedForShuffle
    case "askedForNewWord": message = .askedForNewWord
    case "tookBackNewWord": message = .tookBackNewWord
    case "bannerExpired": message = Int(argument).map { .bannerExpired(serial: $0) }
    case "reportedWord": message = .reportedWord
    case "addedWord": message = .addedWord
    case "removedOwnWord": message = aboutWord { .removedOwnWord($0, $1) }
    case "openedHints": message = .openedHints
    case "choseHintCell": message = Int(lastArgument).map { .choseHintCell(letter: argument, length: $0) }
    case "tookNextLetter": message = .tookHint(word: argument, whole: false)
    case "tookWholeWord": message = .tookHint(word: argument, whole: true)
    case "askedToGiveUp": message = .askedToGiveUp
    case "gaveUp": message = .gaveUp
    case "openedRounds": message = .openedRounds
    case "resumedRound": message = EventID(argument).map { .resumedRound($0) }
    case "openedDaily": message = .openedDaily
    case "showedMonth": message = .showedMonth(argument)
    case "playedDay": message = .playedDay(argument)
    case "askedToShare": message = .askedToShare
    case "chose": message = Choice(name: argument, value: lastArgument).map { .chose($0) }
    case "openedSettings": message = .openedSettings
    case "closedSheet": message = .closedSheet
    case "openedWord": message = aboutWord { .openedWord($0, $1) }
    case "savedWord": message = aboutWord { .savedWord($0, $1) }
    case "unsavedWord": message = aboutWord { .unsavedWord($0, $1) }
    case "savedMissedWords": message = .savedMissedWords(rare: !argument.isEmpty)
    case "playedWord": message = aboutWord { .playedWord($0, $1) }
    case "openedPage": message = argument.isEmpty ? nil : .openedPage(argument)
    case "wentToNeighbour": message = Int(argument).map { .wentToNeighbour($0 < 0 ? -1 : 1) }
    case "pronounced": message = aboutWord { .pronounced($0, $1) }
    case "failedToPronounce": message = .failedToPronounce(body())
    case "askedToRemoveAll": message = .askedToRemoveAll
    case "removedAll": message = .removedAll
    case "searched": message = .searched(body())
    case "sawRows": message = rows(body()).map { .sawRows($0) }
    case "jumpedToSection": message = Int(argument).map { .jumpedToSection($0) }
    case "typedList": message = .typedList(body())
    case "pickedFiles": message = .pickedFiles(text)
    case "namedList": message = .namedList(body())
    case "choseListLanguage": message = Language(code: argument).map { .choseListLanguage($0) }
    case "checkedList": message = .checkedList
    case "keptList": message = .keptList
    case "removedList": message = EventID(argument).map { .removedList($0) }
    case "sharedList": message = EventID(argument).map { .sharedList($0) }
    case "askedToExport": message = .askedToExport
    case "exported":
      message = Exported(name: argument).map { .exported($0, forAnki: lastArgument.hasSameBytes(as: "anki")) }
    case "playedList": message = EventID(argument).map { .playedList($0) }
    case "tookBackRemoval": message = .tookBackRemoval
    case "triedLetter": message = argument.isEmpty ? nil : .triedLetter(argument)
    case "askedForAppleTreeHint": message = .askedForAppleTreeHint
    case "playedAgain": message = .playedAgain
    case "openedWords": message = .openedWords
    case "openedAppleTreeFigures": message = .openedAppleTreeFigures
    case "openedChallenge": message = .openedChallenge
    case "typedChallenge": message = .typedChallenge(body())
    case "sentChallenge": message = .sentChallenge
    case "wentToNextStep": message = .wentToNextStep
    case "skippedTutorial": message = .skippedTutorial
    case "askedForSplash": message = .askedForSplash
    default: break
    }
    guard let message else { return nil }
    self = message
  }
}

/// Rows from a text of the first and their number, `120 14`; never more than a window could have.
private func rows(_ text: String) -> Range<Int>? {
  let numbers = text.utf8.split(separator: 0x20).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
  guard numbers.count == 2, (0...100_000_000).contains(numbers[0]), (0...400).contains(numbers[1]) else { return nil }
  return numbers[0]..<numbers[0] + max(numbers[1], 1)
}

extension Choice {
  /// `length 8`.
  fileprivate var name: String {
    switch self {
    case .language(let language): "language \(language.code)"
    case .length(let length): "length \(length)"
    case .minimum(let minimum): "minimum \(minimum)"
    case .roots(let source): source == .all ? "roots all" : "roots known"
    case .minutes(let minutes): "minutes \(minutes)"
    case .sound(let isOn): isOn ? "sound on" : "sound off"
    case .haptics(let isOn): isOn ? "haptics on" : "haptics off"
    case .theme(let theme): "theme \(theme.name)"
    case .interface(let tag): "interface \(tag)"
    case .translation(let language): "translation \(language.tag)"
    case .words(let source): "words \(source.name)"
    case .keyboard(let order): "keyboard \(order.name)"
    }
  }

  /// `nil` for what cannot be chosen.
  fileprivate init?(name: String, value: String) {
    let isOn = value.hasSameBytes(as: "on")
    var choice: Choice?
    switch name.utf8 {
    case "language": choice = Language(code: value).map { .language($0) }
    case "length": choice = Int(value).flatMap { RootList.lengths.contains($0) ? .length($0) : nil }
    case "minimum": choice = Int(value).flatMap { FindWordsRound.minimums.contains($0) ? .minimum($0) : nil }
    case "minutes": choice = Int(value).flatMap { Choice.timers.contains($0) ? .minutes($0) : nil }
    case "roots": choice = .roots(value.hasSameBytes(as: "all") ? .all : .known)
    case "sound": choice = .sound(isOn)
    case "haptics": choice = .haptics(isOn)
    case "theme": choice = Theme(named: value).map { .theme($0) }
    case "interface": choice = InterfaceLanguage(tag: value).map { .interface($0.tag) }
    case "translation": choice = TranslationLanguage(tag: value).map { .translation($0) }
    case "words": choice = WordSource(named: value).map { .words($0) }
    case "keyboard": choice = KeyboardOrder(named: value).map { .keyboard($0) }
    default: break
    }
    guard let choice else { return nil }
    self = choice
  }
}
