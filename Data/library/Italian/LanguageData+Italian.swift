import Foundation
@_exported import WordOrchard

extension LanguageData {
  /// Italian words. The list is under GPL-3.0, which covers an app that contains the list. The product contains the word list, the root words, the daily words and the vocabulary.
  public static let italianGPL = LanguageData(.italian, license: "GPL-3.0", folder: Bundle.module.bundleURL)
}
