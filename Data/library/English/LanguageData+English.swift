import Foundation
@_exported import WordOrchard

extension LanguageData {
  /// English words, from SCOWL. The list is under SCOWL’s permissive notice, its frequencies under CC BY-SA 4.0. The product contains the word list, the root words, the daily words and the vocabulary.
  public static let english = LanguageData(.english, license: "SCOWL, CC BY-SA 4.0", folder: Bundle.module.bundleURL)
}
