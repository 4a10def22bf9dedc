import Markup

/// The sentences of one language.
public final class Sentences: Sendable {
  let language: InterfaceLanguage
  private let texts: [String]

  /// Reads a table: a line for each phrase, in their order, `name = sentence`. The names are for people; a test compares them.
  private init(_ language: InterfaceLanguage) {
    self.language = language
    texts = language.table.withUTF8Buffer { bytes in
      bytes.split(separator: UInt8(ascii: "\n")).map { line in
        let name = line.prefix { $0 != UInt8(ascii: "=") }
        return String(decoding: line.dropFirst(name.count + 2), as: UTF8.self)
      }
    }
  }

  // Each is read when it is first asked for: a visit needs one.
  static let english = Sentences(InterfaceLanguage.english)
  static let spanish = Sentences(InterfaceLanguage.spanish)
  static let italian = Sentences(InterfaceLanguage.italian)
  static let traditionalChinese = Sentences(InterfaceLanguage.traditionalChinese)
  static let simplifiedChinese = Sentences(InterfaceLanguage.simplifiedChinese)
  static let korean = Sentences(InterfaceLanguage.korean)

  subscript(phrase: Phrase) -> String { phrase.rawValue < texts.count ? texts[phrase.rawValue] : "" }

  /// The phrase with its places filled. A place that nothing fills stays as it stands.
  @inline(never)
  func callAsFunction(_ phrase: Phrase, _ blanks: Blank...) -> String {
    var text: [UInt8] = []
    var rest = Array(self[phrase].utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")) else {
        text.append(byte)
        continue
      }
      let place = rest[..<end]
      let name = place.prefix { $0 != UInt8(ascii: ":") }
      guard let blank = blanks.first(where: { String($0.name).utf8.elementsEqual(name) }) else {
        text.append(byte)
        continue
      }
      if name.count < place.count {
        let forms = place.dropFirst(name.count + 1).split(
          separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        text += forms[blank.count == 1 ? 0 : forms.count - 1]
      } else {
        text += Array(blank.text.utf8)
      }
      rest = rest[(end + 1)...]
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// What fills a place of a phrase.
struct Blank {
  let name: StaticString
  let text: String
  /// What plural forms go by; `nil` for what is no number.
  let count: Int?

  static func text(_ name: StaticString, _ text: String) -> Blank { Blank(name: name, text: text, count: nil) }
  static func count(_ name: StaticString, _ count: Int) -> Blank {
    Blank(name: name, text: String(count), count: count)
  }
}
