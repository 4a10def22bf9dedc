import Interface
import Journal

extension TranslationLanguage {
  /// Creates the translation language that is the same language as the language of the interface.
  public init(_ interface: InterfaceLanguage) {
    self = TranslationLanguage(tag: interface.tag) ?? .english
  }
}
