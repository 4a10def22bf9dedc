import Foundation
@_exported import WordOrchard

extension LanguageData {
  /// Spanish words. The list is under GPL-3.0, which covers an app that contains the list. The product contains the word list, the root words, the daily words and the vocabulary.
  public static let spanishGPL = LanguageData(.spanish, license: "GPL-3.0", folder: Bundle.module.bundleURL)
}
