/// An item of a learner's own list; what a list does not have is empty.
public struct ListItem: Hashable, Sendable {
  public let word: String
  public let translation: String
  public let example: String
  public let exampleTranslation: String

  public init(word: String, translation: String = "", example: String = "", exampleTranslation: String = "") {
    self.word = word
    self.translation = translation
    self.example = example
    self.exampleTranslation = exampleTranslation
  }
}

extension ListItem {
  public static let mostWordCharacters = 100
  public static let mostFieldCharacters = 1000
}

/// A file, or what was pasted, that a list comes from.
public struct ListFile: Sendable {
  public let name: String
  public let bytes: [UInt8]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
