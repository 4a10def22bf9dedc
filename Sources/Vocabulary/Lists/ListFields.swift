/// The fields of a row before cleaning: the word, its translation, the example and its translation.
package struct ListFields {
  package var texts: [[UInt8]] = [[], [], [], []]
  package var needsTranslation = false
  /// Whether the row has only one field although the list consists of pairs. A row with a single field is accepted as a
  /// word without a translation if words can contain all of its characters.
  package var isAlone = false

  package init(texts: [[UInt8]] = [[], [], [], []], needsTranslation: Bool = false, isAlone: Bool = false) {
    (self.texts, self.needsTranslation, self.isAlone) = (texts, needsTranslation, isAlone)
  }
}
