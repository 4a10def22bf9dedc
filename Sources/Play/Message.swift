import Journal
import Rules
import Words

/// A fact that the host reports: what the player did, or what came of an order.
public enum Message: Equatable, Sendable {
  // The visit
  case opened(Opening)
  case loaded(DataFile, [UInt8])
  case failedToLoad(DataFile)
  case failedToStore
  /// All that could not be stored before is stored now.
  case caughtUp
  /// The event with this counter, which was awaited.
  case stored(Int)
  /// The stored journal, which the visit began without.
  case arrived([UInt8])
  /// Another tab has recorded these lines.
  case merged([UInt8])
  /// The browser went back or forward to this path, and what its history keeps there.
  case visited(String, state: String = "")
  case left
  case returned
  case ticked
  case shared(String)
  case failedToShare(String)
  case askedToRetry
  case askedToStoreAgain

  // The board
  case typed(String)
  case pressedKey(Key)
  case pickedTile(Int)
  case tookBackLetter
  case clearedField
  case submittedGuess
  case askedForShuffle
  case askedForNewWord
  case tookBackNewWord
  case bannerExpired(serial: Int)
  case reportedWord
  case addedWord
  case removedOwnWord(Language, String)

  // Help and the end
  case openedHints
  case choseHintCell(letter: String, length: Int)
  case tookHint(word: String, whole: Bool)
  case askedToGiveUp
  case gaveUp
  case openedRounds
  case resumedRound(RoundID)

  // Daily puzzles and friends
  case openedDaily
  case showedMonth(String)
  case playedDay(String)
  case askedToShare

  // Settings, words, pages
  case chose(Choice)
  case openedSettings
  case closedSheet
  case openedWord(Language, String)
  case savedWord(Language, String)
  case unsavedWord(Language, String)
  case savedMissedWords(rare: Bool)
  case playedWord(Language, String)
  case openedPage(String)
  case wentToNeighbour(Int)
  case pronounced(Language, String)
  case failedToPronounce(String)
  case askedToRemoveAll
  case removedAll
  case tookBackRemoval

  // The list of a vocabulary
  case searched(String)
  /// The rows of the list that are in sight.
  case sawRows(Range<Int>)
  case jumpedToSection(Int)

  // Lists of one's own
  case typedList(String)
  case pickedFiles([UInt8])
  case namedList(String)
  case choseListLanguage(Language)
  case checkedList
  case keptList
  case removedList(EventID)
  case sharedList(EventID)
  case askedToExport
  case exported(Exported, forAnki: Bool)
  case playedList(EventID)

  // Apple Tree
  case triedLetter(String)
  case askedForAppleTreeHint
  case playedAgain
  case openedWords
  case openedAppleTreeFigures
  case openedChallenge
  case typedChallenge(String)
  case sentChallenge

  // The first visit
  case wentToNextStep
  case skippedTutorial
  case askedForSplash
}

/// A key of a physical keyboard: what it writes and where it is.
public struct Key: Hashable, Sendable {
  /// What the key writes under the keyboard's layout, or its name (`Enter`): `KeyboardEvent.key`.
  public let key: String
  /// Where the key is, by the name it has on a US keyboard (`KeyA`): `KeyboardEvent.code`.
  public let code: String

  /// Reads `key` and `code` with a space between; the space key is a space itself.
  init(_ text: String) {
    let place = text.utf8.lastIndex(of: 0x20) ?? text.utf8.endIndex
    key = String(decoding: text.utf8[..<place], as: UTF8.self)
    code = String(decoding: text.utf8[place...].dropFirst(), as: UTF8.self)
  }

  /// The letter that is meant: what the key writes, and when that is no letter of the alphabet (as under a Hangul layout) the letter at
  /// its place on a US keyboard, with ñ right of L.
  func letter(in alphabet: Alphabet) -> Letter? {
    if let word = try? alphabet.fold(key), word.count == 1 { return word.letters[0] }
    // A name such as "Enter" or "F1" writes nothing.
    guard key.unicodeScalars.count == 1 || key.hasSameBytes(as: "Process") else { return nil }
    if code.utf8.starts(with: "Key".utf8), code.utf8.count == 4, let scalar = code.unicodeScalars.last {
      return alphabet.letter(Unicode.Scalar(scalar.value | 0x20) ?? scalar)
    }
    return code.hasSameBytes(as: "Semicolon") ? alphabet.letter("ñ") : nil
  }
}
