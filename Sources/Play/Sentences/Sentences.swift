import Formats
import Markup
import Words

/// The sentences of one language. They arrive with the page, as data (`Data/sentences`); the program contains no
/// sentences.
public final class Sentences: Sendable {
  /// The language of the sentences.
  public let language: InterfaceLanguage
  /// The texts in the order of `Phrase`; empty until they have arrived.
  private let texts: [String]

  /// Reads a file of sentences: one line for each phrase, in order, in UTF-8. After these lines, the file may describe
  /// languages that the program does not have; the program registers them (`docs/formats/languages.md`). `nil` if
  /// phrases are missing or other lines follow. O(bytes).
  public init?(_ bytes: [UInt8], of language: InterfaceLanguage) {
    let lines = lines(of: bytes)
    guard lines.count >= Phrase.count else { return nil }
    self.language = language
    texts = lines.prefix(Phrase.count).map { String(utf8: $0) }
    guard Sentences.register(lines.dropFirst(Phrase.count)) else { return nil }
  }

  /// Registers the languages that the lines describe. Each description begins with the language's code. Returns whether
  /// all lines describe languages.
  private static func register(_ lines: ArraySlice<ArraySlice<UInt8>>) -> Bool {
    var text: [UInt8] = []
    for (index, line) in lines.enumerated() {
      text += line + [0x0A]
      let next = lines.startIndex + index + 1
      guard next == lines.endIndex || lines[next].starts(with: "code =".utf8) else { continue }
      guard Language.register(text) != nil else { return false }
      text = []
    }
    return true
  }

  /// Creates the sentences before they have arrived. Each text is empty.
  init(awaited language: InterfaceLanguage) {
    self.language = language
    texts = []
  }

  subscript(phrase: Phrase) -> String { self[phrase, 0] }

  /// The phrase at this distance after another phrase.
  subscript(phrase: Phrase, offset: Int) -> String {
    let number = phrase.rawValue + offset
    return number < texts.count ? texts[number] : ""
  }

  /// The phrase with its placeholders filled. A placeholder without a value stays unchanged.
  @inline(never)
  func callAsFunction(_ phrase: Phrase, _ blanks: Blank...) -> String {
    var text: [UInt8] = []
    var rest = Array(self[phrase].utf8)[...]
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
        text += Array(blank.text.utf8)
      }
      rest = rest[(end + 1)...]
    }
    return String(utf8: text)
  }
}

/// The value of a placeholder in a phrase.
struct Blank {
  let name: StaticString
  let text: String
  /// The number that selects the plural form; `nil` if the value is not a number.
  let count: Int?

  static func text(_ name: StaticString, _ text: String) -> Blank { Blank(name: name, text: text, count: nil) }
  static func count(_ name: StaticString, _ count: Int) -> Blank {
    Blank(name: name, text: String(count), count: count)
  }
}
