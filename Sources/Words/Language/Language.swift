import Formats

/// A language in which words are played and looked up. Its file in `Data/languages` describes it (`docs/formats/languages.md`); its alphabet is in
/// `docs/formats/alphabets.md`.
///
/// English, Spanish and Italian are part of the program. ``register(_:)`` adds others.
public struct Language: Hashable, Sendable, CaseIterable {
  private let number: Number

  /// Its place in ``allCases``.
  public var rawValue: UInt8 { number.rawValue }

  public static let english = Language(.n0)
  public static let spanish = Language(.n1)
  public static let italian = Language(.n2)

  /// The place of a language. An enum leaves the byte's unused values to enums with a language as associated value, which keeps those enums
  /// and their code small.
  private enum Number: UInt8, CaseIterable {
    case n0, n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, n11, n12, n13, n14, n15
  }

  /// All languages: those of the program, then the registered ones in the order of their registration.
  public static var allCases: [Language] {
    @inline(never) get { registered.map { $0.alphabet.language } }
  }

  /// The language's BCP 47 tag: `en`, `es`, `it`.
  public var code: String {
    @inline(never) get { file.code }
  }

  /// The first fault of a file of `Data/languages`; `nil` for a file without one. O(bytes).
  public static func fault(in text: [UInt8]) -> LanguageFault? { LanguageFile.fault(in: text) }

  /// The language of a BCP 47 tag, whose letter case and region (`es-MX`) do not matter; `nil` for any other language.
  @inline(never)
  public init?(code: String) {
    guard let index = Language.registered.firstIndex(where: { $0.file.isMeant(by: code) }) else { return nil }
    number = Number.allCases[index]
  }

  /// The most languages that there can be.
  public static var most: Int { Number.allCases.count }

  private init(_ number: Number) { self.number = number }

  private init(at index: Int) { number = Number.allCases[index] }

  /// Adds a language at the start of a program, before other threads use languages. A language that is already known stays as it is. O(bytes).
  ///
  /// - Parameter text: the content of a file of `Data/languages`, in UTF-8, without a fault (``fault(in:)``).
  /// - Returns: the language; `nil` when the text has no code, or there is no place for another language.
  @discardableResult
  public static func register(_ text: [UInt8]) -> Language? {
    let file = LanguageFile(text)
    if let known = registered.firstIndex(where: { $0.file.code.hasSameBytes(as: file.code) }) {
      return Language(at: known)
    }
    guard !file.code.isEmpty, registered.count < Number.allCases.count else { return nil }
    let language = Language(at: registered.count)
    registered.append(Registered(file, language))
    return language
  }

  /// The text with which another program can ``register(_:)`` the language; `nil` for built-in languages.
  public var registration: [UInt8]? {
    @inline(never) get { Int(rawValue) < Language.builtIn.count ? nil : file.text }
  }

  /// In the order of ``allCases``. It changes only while a program starts.
  nonisolated(unsafe) private static var registered = builtIn.indices.map { index in
    let text = builtIn[index].withUTF8Buffer { Array($0) }
    return Registered(LanguageFile(text), Language(at: index))
  }

  private struct Registered {
    let file: LanguageFile
    let alphabet: Alphabet

    init(_ file: LanguageFile, _ language: Language) {
      self.file = file
      alphabet = Alphabet(language, additionalLetters: file.letters)
    }
  }

  private var file: LanguageFile {
    @inline(never) get { Language.registered[Int(rawValue)].file }
  }

  /// Its letters.
  var alphabet: Alphabet {
    @inline(never) get { Language.registered[Int(rawValue)].alphabet }
  }
}

// MARK: - Values of the language's file

extension Language {
  /// The language's name in an interface language, by its BCP 47 tag: in a sentence (*inglés*), and where it stands alone (*Inglés*). Without a name
  /// both are the code.
  @inline(never)
  public func name(in tag: String) -> (inSentence: String, alone: String) {
    let names = file.value("name." + tag).split(separator: UInt8(ascii: "|"))
    guard let first = names.first, let last = names.last else { return (code, code) }
    return (String(utf8: LanguageFile.trimmed(first)), String(utf8: LanguageFile.trimmed(last)))
  }

  /// The name of its voice in espeak-ng.
  public var voice: String { text("voice", or: code) }

  /// The BCP 47 tag by which a browser chooses a voice: `es-ES`.
  public var speech: String { text("speech", or: code) }

  /// The licence of the word list: `GPL-3.0`.
  public var license: String { text("license", or: "") }

  @inline(never)
  private func text(_ key: String, or other: String) -> String {
    let value = file.value(key)
    return value.isEmpty ? other : String(utf8: value)
  }

  /// Whether each noun has a gender.
  public var hasGenders: Bool { "yes" ~= file.value("genders") }

  /// Whether the vocabulary's definitions are in the language itself.
  public var hasDefinitions: Bool { "yes" ~= file.value("definitions") }

  /// The pronoun of a person from 1 to 6, the third person plural; `nil` for a person without one.
  public func pronoun(_ person: Int) -> String? {
    let pronouns = file.values("pronouns")
    guard pronouns.indices.contains(person - 1), !("-" ~= pronouns[person - 1]) else { return nil }
    return String(utf8: pronouns[person - 1])
  }

  /// The BCP 47 tag of each translation column, with the highest level at which entries must have a translation; `nil` for all levels.
  public var translations: [(tag: String, level: String?)] {
    let values = file.values("translations")
    if values.isEmpty { return [(tag: "en", level: nil)] }
    return values.map { value in
      let parts = value.split(separator: UInt8(ascii: ":"))
      return (tag: String(utf8: parts[0]), level: parts.count > 1 ? String(utf8: parts[1]) : nil)
    }
  }

  /// Whether entries have translations into the language of a BCP 47 tag.
  @inline(never)
  public func isTranslated(into tag: String) -> Bool {
    file.values("translations").contains { value in
      value.elementsEqual(tag.utf8) || value.prefix(tag.utf8.count + 1).elementsEqual((tag + ":").utf8)
    }
  }

  /// The definite articles of nouns, in the notation of `docs/formats/languages.md`: `masculine`, `feminine.plural` and so on; empty for none.
  package func articles(_ name: String) -> ArraySlice<UInt8> { file.value("articles." + name) }

  /// The rows of a keyboard's letters, as on a typewriter.
  package var keyboard: [[Letter]] {
    var rows = file.value("keyboard")
    if rows.isEmpty {
      var usual = "qwertyuiop asdfghjkl"
      for (letter, _) in file.letters { usual.unicodeScalars.append(letter) }
      rows = Array((usual + " zxcvbnm").utf8)[...]
    }
    return rows.split(separator: 0x20).map { String(utf8: $0).unicodeScalars.compactMap { alphabet.letter($0) } }
  }

  /// Letters beyond a–z, each with the base letter that it follows in the alphabet.
  package var additionalLetters: [(letter: Unicode.Scalar, after: Unicode.Scalar)] { file.letters }
}
