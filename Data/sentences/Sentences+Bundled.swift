import Foundation
@_exported import Interface

extension Sentences {
  /// Reads the sentences of a language from the product's resources. O(bytes), about 1 ms.
  ///
  /// The default is the first of the user's preferred languages that is supported. On Linux, a program has no preferred
  /// languages, and the default is English.
  public static func bundled(
    _ language: InterfaceLanguage = InterfaceLanguage(preferring: Locale.preferredLanguages)
  ) -> Sentences {
    guard let file = Bundle.module.url(forResource: language.tag, withExtension: "txt"),
      let text = try? String(contentsOf: file, encoding: .utf8),
      let sentences = Sentences(named: text, of: language)
    else { preconditionFailure("the resource \(language.tag).txt is missing from the product WordOrchardSentences") }
    return sentences
  }

  /// Parses lines of the form `name = sentence`, in the order of the phrases.
  private convenience init?(named text: String, of language: InterfaceLanguage) {
    let lines = text.split(separator: "\n").compactMap { line in
      line.range(of: " = ").map { line[$0.upperBound...] }
    }
    self.init(Array(lines.joined(separator: "\n").utf8), of: language)
  }
}

extension Notice: Identifiable {
  /// The title and the text.
  public var id: String { title + "\n" + text }
}
