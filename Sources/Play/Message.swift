import Rules
import Words

/// A fact that the host reports: what the player did, or what came of an order.
public enum Message: Hashable, Sendable {
  case opened(Opening)
  case loaded(DataFile, [UInt8])
  case failedToLoad(DataFile)
  case failedToStore
  case typed(String)
  case pressedKey(Key)
  case pickedTile(Int)
  case tookBackLetter
  case clearedField
  case submittedGuess
  case askedForShuffle
  case askedForNewWord
  case tookBackNewWord
  case choseLength(Int)
  case choseLanguage(Language)
  case choseMinimum(Int)
  case openedSettings
  case openedWord(String)
  case closedSheet
  case bannerExpired(serial: Int)
  case askedToRetry
}

extension Message {
  /// The message's name on the wire, with its argument; the pages put it into what can be pressed. `nil` for messages that only the host makes.
  public var name: String? {
    switch self {
    case .opened, .loaded, .failedToLoad, .failedToStore, .pressedKey: nil
    case .typed: "typed"
    case .pickedTile(let place): "pickedTile \(place)"
    case .tookBackLetter: "tookBackLetter"
    case .clearedField: "clearedField"
    case .submittedGuess: "submittedGuess"
    case .askedForShuffle: "askedForShuffle"
    case .askedForNewWord: "askedForNewWord"
    case .tookBackNewWord: "tookBackNewWord"
    case .choseLength(let length): "choseLength \(length)"
    case .choseLanguage(let language): "choseLanguage \(language.code)"
    case .choseMinimum(let minimum): "choseMinimum \(minimum)"
    case .openedSettings: "openedSettings"
    case .openedWord(let word): "openedWord \(word)"
    case .closedSheet: "closedSheet"
    case .bannerExpired(let serial): "bannerExpired \(serial)"
    case .askedToRetry: "askedToRetry"
    }
  }

  /// Reads what the host sent: a name with perhaps an argument after a space, and a text. `nil` for what is no message.
  public init?(name: String, text: [UInt8]) {
    let parts = name.utf8.split(separator: 0x20, maxSplits: 1)
    guard let first = parts.first else { return nil }
    let argument = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : ""
    switch first {
    case "opened": self = .opened(Opening(text))
    case "loaded":
      guard let file = DataFile(name: argument) else { return nil }
      self = .loaded(file, text)
    case "failedToLoad":
      guard let file = DataFile(name: argument) else { return nil }
      self = .failedToLoad(file)
    case "failedToStore": self = .failedToStore
    case "typed": self = .typed(String(decoding: text, as: UTF8.self))
    case "pressedKey": self = .pressedKey(Key(String(decoding: text, as: UTF8.self)))
    case "pickedTile":
      guard let place = Int(argument) else { return nil }
      self = .pickedTile(place)
    case "tookBackLetter": self = .tookBackLetter
    case "clearedField": self = .clearedField
    case "submittedGuess": self = .submittedGuess
    case "askedForShuffle": self = .askedForShuffle
    case "askedForNewWord": self = .askedForNewWord
    case "tookBackNewWord": self = .tookBackNewWord
    case "choseLength":
      guard let length = Int(argument), RootList.lengths.contains(length) else { return nil }
      self = .choseLength(length)
    case "choseLanguage":
      guard let language = Language(code: argument) else { return nil }
      self = .choseLanguage(language)
    case "choseMinimum":
      guard let minimum = Int(argument), FindWordsRound.minimums.contains(minimum) else { return nil }
      self = .choseMinimum(minimum)
    case "openedSettings": self = .openedSettings
    case "openedWord": self = .openedWord(argument)
    case "closedSheet": self = .closedSheet
    case "bannerExpired":
      guard let serial = Int(argument) else { return nil }
      self = .bannerExpired(serial: serial)
    case "askedToRetry": self = .askedToRetry
    default: return nil
    }
  }
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
