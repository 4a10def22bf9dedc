import Foundation

extension MinimumLength: Codable {}
extension AppleTreeRound.Outcome: Codable {}

/// Encodes the value as its text, such as `es`.
extension Language: Codable {
  public init(from decoder: any Decoder) throws {
    self = try decoder.value("a language") { Language(code: $0) }
  }

  public func encode(to encoder: any Encoder) throws { try encoder.put(code) }
}

/// Encodes the day as an ISO 8601 date, such as `2026-11-21`.
extension Day: Codable {
  public init(from decoder: any Decoder) throws { self = try decoder.value("a date such as 2026-11-21") { Day($0) } }

  public func encode(to encoder: any Encoder) throws { try encoder.put(text) }
}

/// Encodes the identifier as its text, such as `lead.2`.
extension EntryID: Codable {
  public init(from decoder: any Decoder) throws { self = try decoder.value("an entry") { EntryID(text: $0) } }

  public func encode(to encoder: any Encoder) throws { try encoder.put(text) }
}

/// Encodes the level as its name, such as `A1`.
extension ProficiencyLevel: Codable {
  public init(from decoder: any Decoder) throws {
    self = try decoder.value("a level such as A1") { ProficiencyLevel(code: $0) }
  }

  public func encode(to encoder: any Encoder) throws { try encoder.put(code) }
}

/// Encodes the time as a number of milliseconds.
extension Milliseconds: Codable {
  public init(from decoder: any Decoder) throws { self.init(try decoder.singleValueContainer().decode(Int64.self)) }

  public func encode(to encoder: any Encoder) throws { try encoder.put(value) }
}

/// Encodes the points as a number.
extension Points: Codable {
  public init(from decoder: any Decoder) throws { self.init(try decoder.singleValueContainer().decode(Int.self)) }

  public func encode(to encoder: any Encoder) throws { try encoder.put(value) }
}

extension Points: ExpressibleByIntegerLiteral {
  /// Creates a number of points, clamped to 0 … `Points.most`.
  public init(integerLiteral value: Int) { self.init(value) }
}

/// Encodes the state, so that a restored generator continues the sequence.
extension SeededGenerator: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(seed: try decoder.singleValueContainer().decode(UInt64.self))
  }

  public func encode(to encoder: any Encoder) throws { try encoder.put(state) }
}

/// Encodes the drawn words as an array of texts.
extension DrawnWords: Codable {
  public init(from decoder: any Decoder) throws {
    self.init()
    for word in try decoder.singleValueContainer().decode([String].self) { insert(word) }
  }

  public func encode(to encoder: any Encoder) throws { try encoder.put(words) }
}

extension Decoder {
  /// Decodes a text and converts it.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the conversion returns `nil`.
  func value<Value>(_ expected: String, _ convert: (String) -> Value?) throws -> Value {
    let container = try singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = convert(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(text)” is not \(expected)")
    }
    return value
  }
}

extension Encoder {
  func put(_ value: some Encodable) throws {
    var container = singleValueContainer()
    try container.encode(value)
  }
}

// MARK: - Keys of dictionaries

/// A key that is a text.
private struct TextKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// Makes `[Day: Value]` an object whose keys are dates.
extension Day: CodingKeyRepresentable {
  /// The ISO 8601 date.
  public var codingKey: any CodingKey { TextKey(stringValue: text) }
  /// Creates the day of an ISO 8601 date; `nil` for another text.
  public init?(codingKey: some CodingKey) { self.init(codingKey.stringValue) }
}

/// Makes `[EntryID: Value]` an object whose keys are texts such as `lead.2`.
extension EntryID: CodingKeyRepresentable {
  /// The identifier's text.
  public var codingKey: any CodingKey { TextKey(stringValue: text) }
  /// Creates the identifier of a text.
  public init?(codingKey: some CodingKey) { self.init(text: codingKey.stringValue) }
}

/// Makes `[Language: Value]` an object whose keys are BCP 47 tags.
extension Language: CodingKeyRepresentable {
  /// The BCP 47 tag.
  public var codingKey: any CodingKey { TextKey(stringValue: code) }
  /// Creates the language of a BCP 47 tag; `nil` for an unknown tag.
  public init?(codingKey: some CodingKey) { self.init(code: codingKey.stringValue) }
}
