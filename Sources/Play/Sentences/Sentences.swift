import Rules
import Words

/// What a banner says: what happened, and what to do.
public struct Notice: Hashable, Sendable {
  public let title: String
  public let text: String

  init(_ title: String, _ text: String) {
    self.title = title
    self.text = text
  }
}

/// Every sentence of the interface in one language. Functions take what the sentence names.
public struct Sentences: Sendable {
  // The frame of the page
  let product: String
  let productDescription: String
  let findWords: String
  let settings: String
  let close: String
  let undo: String
  let newWord: String
  let loading: String
  let tileOnItsWay: String
  let noScript: String
  let cannotStart: String
  let tryAgain: String

  // The board
  let board: String
  let wordLength: String
  let lengthOption: @Sendable (Int) -> String
  let caption: @Sendable (_ length: Int, Language) -> String
  let makeWords: String
  let letters: String
  let enterYourWord: String
  let submit: String
  let shuffle: String
  let delete: String
  let clear: String

  // Found words and figures
  let foundWords: String
  let nothingFound: Notice
  let letterCount: @Sendable (Int) -> String
  let pointCount: @Sendable (Int) -> String
  let bonus: String
  let allLetters: String
  let wordsFound: String
  let of: @Sendable (Int) -> String
  let bonusWords: String
  let points: String
  let averageLetters: String
  let decimal: @Sendable (_ tenths: Int) -> String
  let level: String
  let levelName: @Sendable (Level) -> String
  let levelReached: @Sendable (Level, _ percent: Int) -> String

  // Banners
  /// One title and one line for each reason; `guess` as it was typed.
  let refusal: @Sendable (Refusal, _ guess: String, Root) -> Notice
  let accepted: @Sendable (Find) -> Notice
  let reached: @Sendable (Level, Find) -> Notice
  let later: @Sendable (_ root: String) -> Notice
  let roundPutAway: @Sendable (_ root: String) -> Notice
  let notStored: Notice
  let setAside: Notice

  // Trouble
  let nothingHere: Notice
  let fileMissing: @Sendable (_ file: String) -> Notice
  let unsuitableRoot: @Sendable (UnsuitableRoot, _ root: String) -> Notice

  // Settings
  let gameLanguage: String
  let gameLanguageNote: String
  let languageName: @Sendable (Language) -> String
  let shortestWord: String
  let minimumOption: @Sendable (Int) -> String
  let about: String
  let licenses: String

  // A word
  let alsoSpelled: @Sendable (_ spellings: String) -> String
  let commonWord: String
  let bonusWord: String
}
