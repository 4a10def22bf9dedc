import Formats
import Words

/// The sentences of one language. The sentences arrive as data together with the page (`Data/sentences`); the program
/// itself contains no sentences.
public final class Sentences: Sendable {
  /// The language of the sentences.
  public let language: InterfaceLanguage
  /// The sentences in the order of `Phrase`; empty strings until the sentences have arrived.
  private let texts: [String]

  /// Parses a file of sentences in UTF-8, with one line for each phrase, in the order of `Phrase`. After the phrases,
  /// the file may describe additional languages, which the initializer registers (`docs/formats/languages.md`). Returns
  /// `nil` if phrases are missing or if other lines follow that do not describe languages. O(bytes).
  public init?(_ bytes: [UInt8], of language: InterfaceLanguage) {
    let lines = lines(of: bytes)
    guard lines.count >= Phrase.count else { return nil }
    self.language = language
    texts = lines.prefix(Phrase.count).map { String(utf8: $0) }
    guard Sentences.register(lines.dropFirst(Phrase.count)) else { return nil }
  }

  /// Registers the languages that the lines describe. The description of each language begins with the language's code.
  /// Returns `false` if some lines do not describe a language.
  private static func register(_ lines: ArraySlice<ArraySlice<UInt8>>) -> Bool {
    var text: [UInt8] = []
    for (index, line) in lines.enumerated() {
      text += line + [0x0A]
      let next = lines.startIndex + index + 1
      guard next == lines.endIndex || lines[next].begins(with: "code =") else { continue }
      guard Language.register(text) != nil else { return false }
      text = []
    }
    return true
  }

  /// Creates empty sentences for a language while the language's sentences have not arrived yet. All texts are empty.
  package init(awaited language: InterfaceLanguage) {
    self.language = language
    texts = []
  }

  package subscript(phrase: Phrase) -> String { self[phrase, 0] }

  /// The text of the phrase that comes `offset` phrases after `phrase`.
  package subscript(phrase: Phrase, offset: Int) -> String {
    let number = phrase.rawValue + offset
    return number < texts.count ? texts[number] : ""
  }

  /// The phrase's text with its placeholders replaced by values. A placeholder for which there is no value stays in the
  /// text.
  @inline(never)
  package func callAsFunction(_ phrase: Phrase, _ blanks: Blank...) -> String {
    var text: [UInt8] = []
    var rest = self[phrase].bytes[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")) else {
        text.append(byte)
        continue
      }
      let placeholder = rest[..<end]
      let name = placeholder.prefix { $0 != UInt8(ascii: ":") }
      guard let blank = blanks.first(where: { $0.name ~= name }) else {
        text.append(byte)
        continue
      }
      if name.count < placeholder.count {
        let forms = placeholder.dropFirst(name.count + 1).split(
          separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        text += forms[blank.count == 1 ? 0 : forms.count - 1]
      } else {
        text += blank.text.bytes
      }
      rest = rest[(end + 1)...]
    }
    return String(utf8: text)
  }
}

/// The value of a placeholder in a phrase.
package struct Blank {
  package let name: StaticString
  package let text: String
  /// The number that selects the plural form; `nil` if the value is not a number.
  package let count: Int?

  package static func text(_ name: StaticString, _ text: String) -> Blank { Blank(name: name, text: text, count: nil) }
  package static func count(_ name: StaticString, _ count: Int) -> Blank {
    Blank(name: name, text: String(count), count: count)
  }
}
