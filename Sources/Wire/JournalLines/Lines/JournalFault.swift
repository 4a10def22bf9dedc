import Formats
import Journal
import Rules
import Words

/// Why a line of a journal cannot be read (`docs/formats/journal.md`).
public indirect enum JournalFault: Error, Hashable, Sendable {
  /// The line is not JSON.
  case malformedJSON(JSONFault)
  /// The line is JSON, but no object.
  case notAnObject
  /// A later version of the program wrote the line, which is to be left as it is. `last` is its event, or the last
  /// event that its checkpoint covers, whose counter must not be used again.
  case newerVersion(Int64, last: EventID?)
  /// A member that must be there.
  case missingField(String)
  /// A member of another type; `expected` is in English, such as `a string`.
  case wrongType(field: String, expected: String)
  /// A member with a value that it cannot have.
  case unsuitable(field: String)
  /// An event whose member `deed` names no action.
  case unknownAction(String)
}

extension JournalFault: CustomStringConvertible {
  /// For developers, in English: what and where.
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
  static let current: Int64 = 6
}
