import Formats
import Rules
import Words

/// The reason why a request cannot be answered. A refused guess is not a fault, because the response contains the
/// refusal. The codes and their HTTP status are listed in `docs/formats/api.md`, "Errors".
public enum RequestFault: Error, Hashable, Sendable {
  /// The request's body is not JSON.
  case malformedJSON(JSONFault)
  /// The request's body is JSON but not an object.
  case notAnObject
  /// A required JSON field or parameter is missing.
  case missingField(String)
  /// A JSON field or parameter has another type. `expected` describes the required type in English, such as `a string`.
  case wrongType(field: String, expected: String)
  /// The program has no language with this code.
  case unknownLanguage(String)
  /// The root word is unsuitable for a round.
  case unsuitableRoot(UnsuitableRoot)
  /// Rounds cannot have this minimum number of letters.
  case unsuitableMinimum(Int64)
  /// No root list contains root words of this length.
  case unsuitableLength(Int64)
  /// The seed is not an integer from 0 to 2⁵³ − 1.
  case unsuitableSeed(String)
  /// The day is not a date, is before the first puzzle, or was given in a request that also contains a seed.
  case unsuitableDay(String)
  /// The item of `found` with this index, counted from 0, contains a character that is not a letter of the language.
  case unsuitableFound(index: Int)
  /// The section of the vocabulary is neither a letter of the alphabet nor `#`.
  case unsuitableSection(String)
  /// The number of entries on a page is outside ``EntriesRequest/limits``.
  case unsuitableLimit(Int64)
  /// The cursor does not come from a response to the same request.
  case badCursor
  /// Neither the lexicon nor the vocabulary contains the word.
  case unknownWord(Language)
  /// The word cannot be guessed letter by letter.
  case unsuitableWord(String)
  /// The word cannot be a challenge.
  case unsuitableChallenge(UnsuitableChallenge)

  /// The value of the JSON field `code` in the error response.
  public var code: String {
    switch self {
    case .malformedJSON: "malformedJSON"
    case .notAnObject: "notAnObject"
    case .missingField: "missingField"
    case .wrongType: "wrongType"
    case .unknownLanguage: "unknownLanguage"
    case .unsuitableRoot: "unsuitableRoot"
    case .unsuitableMinimum: "unsuitableMinimum"
    case .unsuitableLength: "unsuitableLength"
    case .unsuitableSeed: "unsuitableSeed"
    case .unsuitableDay: "unsuitableDay"
    case .unsuitableFound: "unsuitableFound"
    case .unsuitableSection: "unsuitableSection"
    case .unsuitableLimit: "unsuitableLimit"
    case .badCursor: "badCursor"
    case .unknownWord: "unknownWord"
    case .unsuitableWord: "unsuitableWord"
    case .unsuitableChallenge: "unsuitableChallenge"
    }
  }
}

extension RequestFault: CustomStringConvertible {
  /// An English description for developers, with the problem, its position and the valid values.
  public var description: String {
    switch self {
    case .malformedJSON(let fault): "not JSON: \(fault.reason.rawValue) at byte \(fault.byteOffset)"
    case .notAnObject: "a JSON object is expected"
    case .missingField(let name): "\(name) is missing"
    case .wrongType(let field, let expected): "\(field) must be \(expected)"
    case .unknownLanguage(let code):
      "no language \"\(code)\"; there are " + Language.allCases.map { $0.code }.joined(separator: ", ")
    case .unsuitableRoot(let reason): reason.description.clause
    case .unsuitableMinimum(let minimum):
      "minimum \(minimum); it must be 2 to 4"
    case .unsuitableLength(let length):
      "no roots of \(length) letters; there are roots of " + RootList.lengths.map { "\($0)" }.joined(separator: ", ")
    case .unsuitableSeed(let seed): "seed \"\(seed)\"; it must be a whole number from 0 to \(PuzzleSeed.maximum)"
    case .unsuitableDay(let day):
      "day \"\(day)\"; it must be a date such as 2026-11-21, not before the first puzzle, and without a seed"
    case .unsuitableFound(let index): "found[\(index)] has a character that is not a letter of the language"
    case .unsuitableWord(let word):
      "word \"\(word)\"; it must have letters of the language, at most \(HiddenWord.longest) characters, and no letters of another alphabet"
    case .unsuitableChallenge(let reason): reason.description.clause
    case .unsuitableSection(let section): "no section \"\(section)\"; it must be a letter of the language, or #"
    case .unsuitableLimit(let limit):
      "limit \(limit); it must be \(EntriesRequest.limits.lowerBound) to \(EntriesRequest.limits.upperBound)"
    case .badCursor: "the cursor is not from an answer to the same request; begin again without one"
    case .unknownWord(let language): "the language \(language.code) has no word with this spelling"
    }
  }
}

/// Returns the response that reports an error: `{"error":{"code":…,"message":…}}`.
public func errorAnswer(code: String, message: String) -> JSON {
  .object([("error", .object([("code", .string(code)), ("message", .string(message))]))])
}
