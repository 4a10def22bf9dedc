import Formats
import Rules
import Words

/// A question that `POST /api/v1/find-words/judge` and `orchard judge` answer.
public struct JudgeRequest: Hashable, Sendable {
  public let language: Language
  public let root: String
  public let guess: String
  public let found: [String]
  public let minimum: Int

  public init(language: Language, root: String, guess: String, found: [String], minimum: Int) {
    self.language = language
    self.root = root
    self.guess = guess
    self.found = found
    self.minimum = minimum
  }

  public init(_ bytes: [UInt8]) throws(RequestFault) { try self.init(try JSON(request: bytes)) }

  init(_ json: JSON) throws(RequestFault) {
    language = try Language(named: try json.requiredString("language"))
    root = try json.requiredString("root")
    guess = try json.requiredString("guess")
    found = try json.strings("found")
    minimum = try json.minimum()
  }

  /// The verdict, by the rules of a round.
  public func answer(in lexicon: Lexicon) throws(RequestFault) -> JSON {
    let root: Root
    do throws(UnsuitableRoot) { root = try Root(self.root, language: language) } catch { throw .unsuitableRoot(error) }
    var round = FindWordsRound(root: root, minimum: minimum, in: lexicon)
    for (place, text) in found.enumerated() {
      guard let word = try? lexicon.alphabet.fold(text) else { throw .unsuitableFound(place: place) }
      round.assumeFound(word)
    }
    do throws(Refusal) {
      return try round.judge(guess, in: lexicon).json(lexicon.alphabet)
    } catch {
      return error.json(lexicon.alphabet)
    }
  }
}

extension Language {
  /// The language of a request.
  public init(named code: String) throws(RequestFault) {
    guard let language = Language(code: code) else { throw .unknownLanguage(code) }
    self = language
  }
}

extension JSON {
  /// The object that a request is.
  init(request bytes: [UInt8]) throws(RequestFault) {
    do throws(JSONFault) { self = try JSON(bytes) } catch { throw .malformedJSON(error) }
    guard case .object = self else { throw .notAnObject }
  }

  func requiredString(_ name: String) throws(RequestFault) -> String {
    guard let member = self[name] else { throw .missingField(name) }
    guard let text = member.string else { throw .wrongType(field: name, expected: "a string") }
    return text
  }

  fileprivate func strings(_ name: String) throws(RequestFault) -> [String] {
    guard let member = self[name] else { return [] }
    guard let values = member.array else { throw .wrongType(field: name, expected: "an array of strings") }
    var strings: [String] = []
    for value in values {
      guard let text = value.string else { throw .wrongType(field: name, expected: "an array of strings") }
      strings.append(text)
    }
    return strings
  }

  fileprivate func minimum() throws(RequestFault) -> Int {
    guard let member = self["minimum"] else { return FindWordsRound.usualMinimum }
    guard let value = member.integer else { throw .wrongType(field: "minimum", expected: "a whole number") }
    return try checkedMinimum(value)
  }
}

/// A minimum that a round can have.
public func checkedMinimum(_ value: Int64) throws(RequestFault) -> Int {
  guard let minimum = Int(exactly: value), FindWordsRound.minimums.contains(minimum)
  else { throw .unsuitableMinimum(value) }
  return minimum
}

extension Find {
  func json(_ alphabet: Alphabet) -> JSON {
    .object([
      ("verdict", .string("accepted")), ("word", .string(alphabet.text(word))),
      ("spellings", .array(spellings.map { .string($0) })), ("points", .integer(points.value)),
      ("bonus", .bool(isBonus)),
    ])
  }
}

extension Refusal {
  /// The reason's name in answers.
  public var name: String {
    switch self {
    case .empty: "empty"
    case .notALetter: "notALetter"
    case .tooShort: "tooShort"
    case .isRoot: "isRoot"
    case .alreadyFound: "alreadyFound"
    case .notFromLetters: "notFromLetters"
    case .notInLexicon: "notInLexicon"
    }
  }

  func json(_ alphabet: Alphabet) -> JSON {
    let payload: [(name: String, value: JSON)] =
      switch self {
      case .empty, .isRoot: []
      case .notALetter(let character): [("character", .string(String(Character(character))))]
      case .tooShort(let minimum): [("minimum", .integer(minimum))]
      case .alreadyFound(let word): [("word", .string(alphabet.text(word)))]
      case .notFromLetters(let letter, let used, let available):
        [
          ("letter", .string(String(Character(alphabet.scalar(letter))))), ("used", .integer(used)),
          ("available", .integer(available)),
        ]
      case .notInLexicon(let language, let isClose):
        [("language", .string(language.code)), ("isClose", .bool(isClose))]
      }
    return .object([("verdict", .string("refused")), ("reason", .string(name))] + payload)
  }
}
