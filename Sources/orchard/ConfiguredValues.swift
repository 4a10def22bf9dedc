import Configuration
import Formats
import Foundation

/// The operator's settings, read from environment variables or, if a variable is not set, from a configuration file.
/// Each value is stored with its source, so that an error message can name the source.
struct ConfiguredValues {
  /// The value of a setting.
  enum Value {
    case text(String)
    case number(Int)
    case texts([String])
  }

  private enum Kind: String {
    case text = "a text"
    case number = "a whole number"
    case texts = "an array of texts"
  }

  /// The names and kinds of all settings. For example, the setting `public-url` is the variable
  /// `WORD_ORCHARD_PUBLIC_URL` in the environment, and a field of the JSON object in a file.
  private static let kinds: [(name: String, kind: Kind)] = [
    ("hostname", .text), ("port", .number), ("connections", .number), ("database", .text), ("data", .text),
    ("public-url", .text), ("trusted-proxy", .texts), ("operations-port", .number), ("operations-hostname", .text),
  ]
  private static let names = kinds.map(\.name)
  private static let prefix = "WORD_ORCHARD_"
  /// The names of further environment variables that are not settings: the variable for the configuration file and
  /// variables that builds use.
  private static let others = [
    "WORD_ORCHARD_CONFIG", "WORD_ORCHARD_DOCS", "WORD_ORCHARD_FULL_TESTS", "WORD_ORCHARD_STRICT",
    "WORD_ORCHARD_TESTABLE",
  ]

  private var values: [String: SourcedValue<Value>] = [:]

  /// Reads the settings from the environment and from a configuration file. If `file` is `nil`, reads the file that the
  /// variable `WORD_ORCHARD_CONFIG` names, if that variable is set.
  ///
  /// - Throws: `Complaint` if the file cannot be read, a setting's name is unknown, or a value has the wrong type.
  init(file: String?, environment: [String: String] = ProcessInfo.processInfo.environment) async throws {
    let known = ConfiguredValues.names.map(ConfiguredValues.variable) + ConfiguredValues.others
    if let unknown = environment.keys.filter({ $0.hasPrefix(ConfiguredValues.prefix) && !known.contains($0) }).min() {
      throw Complaint("\(unknown): unknown variable; the known variables are " + known.joined(separator: ", "))
    }
    let variables = EnvironmentVariablesProvider(environmentVariables: environment)
    let reader = ConfigReader(provider: variables.prefixKeys(with: ["word", "orchard"]))
    try await add(reader, ConfiguredValues.variable)
    guard let path = file ?? environment["WORD_ORCHARD_CONFIG"] else { return }
    try ConfiguredValues.check(path)
    let members = try await FileProvider<JSONSnapshot>(filePath: .init(path))
    try await add(ConfigReader(provider: members)) { "\(path): \"\($0)\"" }
  }

  /// Adds the values of all settings that are not set yet.
  private mutating func add(_ reader: ConfigReader, _ source: (String) -> String) async throws {
    for (name, kind) in ConfiguredValues.kinds {
      guard let value = try? await ConfiguredValues.value(reader, ConfigKey([name]), kind) else {
        throw Complaint("\(source(name)): the value must be \(kind.rawValue)")
      }
      if let value = value.first, values[name] == nil {
        values[name] = SourcedValue(value: value, source: source(name))
      }
    }
  }

  /// Returns the value of a setting; empty if it is not set.
  private static func value(_ reader: ConfigReader, _ key: ConfigKey, _ kind: Kind) async throws -> [Value] {
    switch kind {
    case .text: try await reader.fetchString(forKey: key).map { [.text($0)] } ?? []
    case .number: try await reader.fetchInt(forKey: key).map { [.number($0)] } ?? []
    case .texts: try await reader.fetchStringArray(forKey: key).map { [.texts($0)] } ?? []
    }
  }

  /// Returns the name of a setting's environment variable.
  @Sendable private static func variable(_ name: String) -> String {
    prefix + name.uppercased().replacing("-", with: "_")
  }

  /// Checks that a configuration file is a JSON object and contains only known names.
  private static func check(_ path: String) throws {
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw Complaint("\(path): cannot be read (\(error.localizedDescription)); choose another file with --config")
    }
    let json: JSON
    do throws(JSONFault) {
      json = try JSON(Array(bytes))
    } catch {
      throw Complaint("\(path): invalid JSON: \(error.reason.rawValue) at byte \(error.byteOffset)")
    }
    guard case .object(let members) = json else { throw Complaint("\(path): must contain a JSON object") }
    if let unknown = members.first(where: { !names.contains($0.name) }) {
      throw Complaint(
        "\(path): \"\(unknown.name)\": unknown setting; the settings are " + names.joined(separator: ", "))
    }
  }

  /// Returns a text from the command line, or otherwise from the environment, or otherwise from the file; `nil` if it
  /// is set nowhere.
  func text(_ name: String, _ said: String?) -> SourcedValue<String>? {
    value(name, said) { if case .text(let text) = $0 { text } else { nil } }
  }

  func number(_ name: String, _ said: Int?) -> SourcedValue<Int>? {
    value(name, said) { if case .number(let number) = $0 { number } else { nil } }
  }

  /// Returns a port number from 0 to 65535.
  func port(_ name: String, _ said: Int?) throws -> Int? { try number(name, said)?.checked(in: 0...65535) }

  /// Returns several texts, which are separated by commas in the environment and form an array in a file.
  func texts(_ name: String, _ said: [String]) -> SourcedValue<[String]>? {
    value(name, said.isEmpty ? nil : said) { if case .texts(let texts) = $0 { texts } else { nil } }
  }

  private func value<Meaning>(_ name: String, _ said: Meaning?, _ meaning: (Value) -> Meaning?) -> SourcedValue<
    Meaning
  >? {
    if let said { return SourcedValue(value: said, source: "--\(name)") }
    guard let found = values[name], let value = meaning(found.value) else { return nil }
    return SourcedValue(value: value, source: found.source)
  }
}

/// A value and the name of its source, for example `--port`, `WORD_ORCHARD_PORT` or `orchard.json: "port"`.
struct SourcedValue<Value> {
  let value: Value
  let source: String

  /// Converts the value; if the conversion fails, the error message begins with the source.
  func read<Meaning>(_ meaning: (Value) throws -> Meaning) throws -> Meaning {
    do {
      return try meaning(value)
    } catch {
      throw Complaint("\(source): \(error)")
    }
  }
}

extension SourcedValue<Int> {
  /// Returns the number if it is within the range. `why` explains the range in the error message.
  func checked(in range: ClosedRange<Int>, why: String = "") throws -> Int {
    guard range.contains(value) else {
      throw Complaint("\(source) \(value): the value must be from \(range.lowerBound) to \(range.upperBound)\(why)")
    }
    return value
  }
}
