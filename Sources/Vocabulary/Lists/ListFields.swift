/// The word, its translation, the example and its translation, as a file has them.
package struct ListFields {
  package var texts: [[UInt8]] = [[], [], [], []]
  package var needsTranslation = false
  /// A row of one field in a list of pairs: it is a word if all its characters may be in one.
  package var isAlone = false

  package init(texts: [[UInt8]] = [[], [], [], []], needsTranslation: Bool = false, isAlone: Bool = false) {
    (self.texts, self.needsTranslation, self.isAlone) = (texts, needsTranslation, isAlone)
  }
}
