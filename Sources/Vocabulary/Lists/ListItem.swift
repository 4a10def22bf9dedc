/// An item of a learner's own list. A field that the list does not have is empty.
public struct ListItem: Hashable, Sendable {
  /// The spelling of the word to learn.
  public let word: String
  /// The translation of the word.
  public let translation: String
  /// A sentence with the word.
  public let example: String
  /// The translation of the sentence.
  public let exampleTranslation: String

  /// Creates an item.
  public init(word: String, translation: String = "", example: String = "", exampleTranslation: String = "") {
    self.word = word
    self.translation = translation
    self.example = example
    self.exampleTranslation = exampleTranslation
  }
}

extension ListItem {
  /// The maximum number of characters (Unicode scalars) of a word.
  public static let mostWordCharacters = 100
  /// The maximum number of characters (Unicode scalars) of any other field.
  public static let mostFieldCharacters = 1000
}
