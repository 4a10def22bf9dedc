/// An item of a learner's own list. A field that the list does not contain is empty.
public struct ListItem: Hashable, Sendable {
  /// The spelling of the word to learn.
  public let word: String
  /// The translation of the word.
  public let translation: String
  /// A sentence that contains the word.
  public let example: String
  /// The translation of the sentence.
  public let exampleTranslation: String

  /// Creates an item with these fields.
  public init(word: String, translation: String = "", example: String = "", exampleTranslation: String = "") {
    self.word = word
    self.translation = translation
    self.example = example
    self.exampleTranslation = exampleTranslation
  }
}

extension ListItem {
  /// The maximum number of characters (Unicode scalars) in a word.
  public static let mostWordCharacters = 100
  /// The maximum number of characters (Unicode scalars) in a translation or example.
  public static let mostFieldCharacters = 1000
}
