/// The raw fields of a row in a file: the word, its translation, the example and its translation.
package struct ListFields {
  package var texts: [[UInt8]] = [[], [], [], []]
  package var needsTranslation = false
  /// Whether the row has a single field in a list of pairs. Then it is a word if words can have all its characters.
  package var isAlone = false

  package init(texts: [[UInt8]] = [[], [], [], []], needsTranslation: Bool = false, isAlone: Bool = false) {
    (self.texts, self.needsTranslation, self.isAlone) = (texts, needsTranslation, isAlone)
  }
}
