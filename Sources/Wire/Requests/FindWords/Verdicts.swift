import Formats
import Rules
import Words

/// A request to judge a guess. `POST /api/v1/find-words/judge` and `orchard judge` answer the request.
public struct JudgeRequest: Hashable, Sendable {
  /// The language of the round.
  public let language: Language
  /// The round's root word as text. The root word need not be in the lexicon.
  public let root: String
  /// The guess, which may be any text.
  public let guess: String
  /// The words that were already found in the round.
  public let found: [String]
  /// The minimum number of letters of a guess, in letters.
  public let minimum: MinimumLength

  /// Creates a request to judge a guess.
  public init(language: Language, root: String, guess: String, found: [String], minimum: MinimumLength) {
    self.language = language
    self.root = root
    self.guess = guess
    self.found = found
    self.minimum = minimum
  }

  /// Reads the body of a request, JSON in UTF-8. O(bytes).
  ///
  /// - Throws: A fault for invalid JSON, or for a JSON field that is missing, has another type or has an unsuitable
  ///   value.
  public init(_ bytes: [UInt8]) throws(RequestFault) { try self.init(try JSON(request: bytes)) }

  init(_ json: JSON) throws(RequestFault) {
    language = try Language(named: try json.requiredString("language"))
    root = try json.requiredString("root")
    guess = try json.requiredString("guess")
    found = try json.strings("found")
    minimum = try json.minimum()
  }

  /// Returns the response: the verdict of ``FindWordsRound/judge(_:in:)`` as JSON. A refused guess also produces a
  /// response. O(found) plus the cost of judging the guess.
  ///
  /// - Throws: `unsuitableRoot` or `unsuitableFound`.
  public func answer(in lexicon: Lexicon) throws(RequestFault) -> JSON {
    let root: Root
    do throws(UnsuitableRoot) { root = try Root(self.root, language: language) } catch { throw .unsuitableRoot(error) }
    let word = (try? lexicon.alphabet.fold(guess)) ?? Word([])
    var round = FindWordsRound(
      root: root, minimum: minimum, target: Target(of: word, root: root, in: lexicon), origin: .drawn)
    for (index, text) in found.enumerated() {
      guard let word = try? lexicon.alphabet.fold(text) else { throw .unsuitableFound(index: index) }
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
  /// Creates the language with the code that a request contains.
  ///
  /// - Throws: `unknownLanguage` if no language has this code.
  public init(named code: String) throws(RequestFault) {
    guard let language = Language(code: code) else { throw .unknownLanguage(code) }
    self = language
  }
}

extension JSON {
  /// Parses the JSON object in a request's body.
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

  fileprivate func minimum() throws(RequestFault) -> MinimumLength {
    guard let member = self["minimum"] else { return .usual }
    guard let value = member.integer else { throw .wrongType(field: "minimum", expected: "a whole number") }
    return try checkedMinimum(value)
  }
}

/// Returns the minimum in a request after checking that rounds can have this minimum.
///
/// - Throws: `unsuitableMinimum` if rounds cannot have this minimum.
public func checkedMinimum(_ value: Int64) throws(RequestFault) -> MinimumLength {
  guard let minimum = Int(exactly: value).flatMap({ MinimumLength(rawValue: $0) })
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
  /// The value of the JSON field `reason` in the response.
  public var name: String {
    switch self {
    case .roundIsOver: "roundIsOver"
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
      case .roundIsOver, .empty, .isRoot: []
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
