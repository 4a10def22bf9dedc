/// An item of a learner's own list. A field that the list does not have is empty.
public struct ListItem: Hashable, Sendable {
  /// The word to learn, as it is spelled.
  public let word: String
  /// Its translation.
  public let translation: String
  /// A sentence with it.
  public let example: String
  /// The translation of the sentence.
  public let exampleTranslation: String

  /// An item.
  public init(word: String, translation: String = "", example: String = "", exampleTranslation: String = "") {
    self.word = word
    self.translation = translation
    self.example = example
    self.exampleTranslation = exampleTranslation
  }
}

extension ListItem {
  /// The most characters (Unicode scalars) of a word.
  public static let mostWordCharacters = 100
  /// The most characters (Unicode scalars) of any other field.
  public static let mostFieldCharacters = 1000
}
