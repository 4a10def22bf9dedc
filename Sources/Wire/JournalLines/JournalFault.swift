import Formats
import Journal
import Rules
import Words

/// Why a line of a journal cannot be read. Formats: `docs/formats/journal.md`.
public enum JournalFault: Error, Hashable, Sendable {
  case malformedJSON(JSONFault)
  /// The line is JSON, but no object.
  case notAnObject
  /// A later program wrote it: the line is to be left as it is. `last`: the event, or the last one that the checkpoint covers, whose
  /// counter must not be given again.
  case newerVersion(Int64, last: EventID?)
  case missingField(String)
  /// `expected` in words: `a string`.
  case wrongType(field: String, expected: String)
  /// A value that the field cannot have.
  case unsuitable(field: String)
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
  static let current: Int64 = 3
}
