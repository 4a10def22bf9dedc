import Formats
import Journal
import Rules
import Words

/// The reason why a line of a journal cannot be read (`docs/formats/journal.md`).
public indirect enum JournalFault: Error, Hashable, Sendable {
  /// The line is not JSON.
  case malformedJSON(JSONFault)
  /// The line is JSON but not an object.
  case notAnObject
  /// A later version of the program wrote the line. The line must be left unchanged. `last` is the line's event, or the
  /// last event that the line's checkpoint covers. New events must not use the counter of `last` again.
  case newerVersion(Int64, last: EventID?)
  /// A required JSON field is missing.
  case missingField(String)
  /// A JSON field has a value of another type. `expected` describes the required type in English, such as `a string`.
  case wrongType(field: String, expected: String)
  /// A JSON field has an invalid value.
  case unsuitable(field: String)
  /// The JSON field `deed` of an event contains an unknown action.
  case unknownAction(String)
}

extension JournalFault: CustomStringConvertible {
  /// An English description for developers, with the problem and its position.
  public var description: String {
    switch self {
    case .malformedJSON(let fault): "not JSON: \(fault.reason.rawValue) at byte \(fault.byteOffset)"
    case .notAnObject: "a JSON object is expected"
    case .newerVersion(let version, _): "version \(version); this program reads version \(JournalVersion.current)"
    case .missingField(let name): "\(name) is missing"
    case .wrongType(let field, let expected): "\(field) must be \(expected)"
    case .unsuitable(let field): "\(field) has a value that it cannot have"
    case .unknownAction(let name): "no deed \"\(name)\""
    }
  }
}

enum JournalVersion {
  static let current: Int64 = 7
}
