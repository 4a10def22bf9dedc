import Formats

/// A language whose words players use in the games and look up. A file in `Data/languages` describes each language
/// (`docs/formats/languages.md`), and `docs/formats/alphabets.md` defines the language's alphabet.
///
/// English, Spanish and Italian are built into the program. ``register(_:)`` adds other languages.
public struct Language: Hashable, Sendable, CaseIterable {
  private let number: Number

  /// The language's index in ``allCases``.
  public var rawValue: UInt8 { number.rawValue }

  /// English, with the letters a to z.
  public static let english = Language(.n0)
  /// Spanish, with ñ after n.
  public static let spanish = Language(.n1)
  /// Italian, with the letters a to z.
  public static let italian = Language(.n2)

  /// The index of a language in ``allCases``. An enum leaves unused byte values. Swift uses the unused byte values to
  /// represent enums with a language as associated value, so these enums and their code stay small.
  private enum Number: UInt8, CaseIterable {
    case n0, n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, n11, n12, n13, n14, n15
  }

  /// All languages: the built-in languages, then the registered ones in the order of registration.
  public static var allCases: [Language] {
    @inline(never) get { registered.map { $0.alphabet.language } }
  }

  /// The language's BCP 47 tag: `en`, `es`, `it`.
  public var code: String {
    @inline(never) get { file.code }
  }

  /// Returns the first fault in the text of a language file (`Data/languages`); `nil` for a valid file. O(bytes).
  public static func fault(in text: [UInt8]) -> LanguageFault? { LanguageFile.fault(in: text) }

  /// Creates the language with a BCP 47 tag. Ignores case and region (`es-MX`); `nil` for an unknown language.
  @inline(never)
  public init?(code: String) {
    guard let index = Language.registered.firstIndex(where: { $0.file.isMeant(by: code) }) else { return nil }
    number = Number.allCases[index]
  }

  /// The maximum number of languages in a program.
  public static var most: Int { Number.allCases.count }

  private init(_ number: Number) { self.number = number }

  private init(at index: Int) { number = Number.allCases[index] }

  /// Adds a language. Call this method at program start, before other threads use languages. If a language with the
  /// same code already exists, it is not replaced. O(bytes).
  ///
  /// - Parameter text: The UTF-8 content of a file in `Data/languages`; ``fault(in:)`` must return `nil` for it.
  /// - Returns: The added or existing language; `nil` if the text has no code or the maximum number of languages is
  ///   reached.
  @discardableResult
  public static func register(_ text: [UInt8]) -> Language? {
    let file = LanguageFile(text)
    if let known = registered.firstIndex(where: { $0.file.code.hasSameBytes(as: file.code) }) {
      return Language(at: known)
    }
    guard !file.code.isEmpty, registered.count < Number.allCases.count else { return nil }
    return add(file, to: &registered)
  }

  /// The text with which another program can ``register(_:)`` the language; `nil` for built-in languages.
  public var registration: [UInt8]? {
    @inline(never) get { Int(rawValue) < Language.builtIn.count ? nil : file.text }
  }

  /// All languages in the order of ``allCases``. The array changes only at program start.
  nonisolated(unsafe) private static var registered = {
    var languages: [Registered] = []
    for text in builtIn { _ = add(LanguageFile(text.withUTF8Buffer { Array($0) }), to: &languages) }
    return languages
  }()

  /// Adds a language, whose letters get the mark of an earlier language with the same letters or the next mark.
  private static func add(_ file: LanguageFile, to languages: inout [Registered]) -> Language {
    let language = Language(at: languages.count)
    var mark: UInt8 = 0
    for other in languages {
      if other.file.hasLetters(of: file) {
        mark = other.alphabet.mark
        break
      }
      mark = max(mark, other.alphabet.mark < lastMark ? other.alphabet.mark + 0x20 : lastMark)
    }
    let alphabet = Alphabet(language, additionalLetters: file.letters, mark: mark)
    languages.append(Registered(file: file, alphabet: alphabet))
    return language
  }

  /// The last mark of an alphabet: see ``Alphabet/mark``.
  private static let lastMark: UInt8 = 0xE0

  private struct Registered {
    let file: LanguageFile
    let alphabet: Alphabet
  }

  private var file: LanguageFile {
    @inline(never) get { Language.registered[Int(rawValue)].file }
  }

  /// The alphabet of the language.
  var alphabet: Alphabet {
    @inline(never) get { Language.registered[Int(rawValue)].alphabet }
  }

  /// Returns the alphabet whose letters have a mark.
  static func alphabet(with mark: UInt8) -> Alphabet {
    (registered.first { $0.alphabet.mark == mark } ?? registered[0]).alphabet
  }
}

// MARK: - Values of the language's file

extension Language {
  /// Returns the language's name in an interface language, given by its BCP 47 tag. The first form of the name is for
  /// use within a sentence (*inglés*), the second for use alone (*Inglés*). If the language has no name in the
  /// interface language, both forms are the code.
  @inline(never)
  public func name(in tag: String) -> (inSentence: String, alone: String) {
    let names = file.value("name." + tag).split(separator: UInt8(ascii: "|"))
    guard let first = names.first, let last = names.last else { return (code, code) }
    return (String(utf8: LanguageFile.trimmed(first)), String(utf8: LanguageFile.trimmed(last)))
  }

  /// The name of the language's voice in espeak-ng.
  public var voice: String { text("voice", or: code) }

  /// The BCP 47 tag with which a browser chooses a voice, such as `es-ES`.
  public var speech: String { text("speech", or: code) }

  /// The licence of the word list, such as `GPL-3.0`.
  public var license: String { text("license", or: "") }

  @inline(never)
  private func text(_ key: String, or other: String) -> String {
    let value = file.value(key)
    return value.isEmpty ? other : String(utf8: value)
  }

  /// Whether the language's nouns have a gender.
  public var hasGenders: Bool { "yes" ~= file.value("genders") }

  /// Whether the vocabulary's definitions are written in the language itself.
  public var hasDefinitions: Bool { "yes" ~= file.value("definitions") }

  /// Returns the pronoun of a grammatical person from 1 to 6, where 6 is the third person plural; `nil` if the person
  /// has no pronoun.
  public func pronoun(_ person: Int) -> String? { pronoun("pronouns", person) }

  /// Returns the pronoun of a person of an imperative, such as *usted*; `nil` if the person has no pronoun.
  public func imperativePronoun(_ person: Int) -> String? {
    file.values("pronouns.imperative").isEmpty ? pronoun(person) : pronoun("pronouns.imperative", person)
  }

  /// Returns the reflexive pronoun that precedes the forms of a verb in this person, such as *me* for *quejarse*; `nil` if the infinitive
  /// does not end with a reflexive pronoun.
  public func reflexivePronoun(_ person: Int, of infinitive: String) -> String? {
    guard let third = pronoun("pronouns.reflexive", 3),
      infinitive.bytes.suffix(third.utf8.count).elementsEqual(third.bytes)
    else { return nil }
    return pronoun("pronouns.reflexive", person)
  }

  @inline(never)
  private func pronoun(_ key: String, _ person: Int) -> String? {
    let pronouns = file.values(key)
    guard pronouns.indices.contains(person - 1), !("-" ~= pronouns[person - 1]) else { return nil }
    return String(utf8: pronouns[person - 1])
  }

  /// The BCP 47 tags of the vocabulary columns that contain translations. Each tag has the last level at which
  /// vocabulary entries must have a translation; `nil` means all levels.
  public var translations: [(tag: String, level: String?)] {
    let values = file.values("translations")
    if values.isEmpty { return [(tag: "en", level: nil)] }
    return values.map { value in
      let parts = value.split(separator: UInt8(ascii: ":"))
      return (tag: String(utf8: parts[0]), level: parts.count > 1 ? String(utf8: parts[1]) : nil)
    }
  }

  /// Returns whether vocabulary entries have translations into the language with a BCP 47 tag.
  @inline(never)
  public func isTranslated(into tag: String) -> Bool {
    file.values("translations").contains { value in
      value.elementsEqual(tag.bytes) || value.prefix(tag.utf8.count + 1).elementsEqual((tag + ":").bytes)
    }
  }

  /// Returns the definite articles of nouns with a gender and number, such as `masculine` or `feminine.plural`. The
  /// notation is described in `docs/formats/languages.md`. The result is empty if the language has no such articles.
  package func articles(_ name: String) -> ArraySlice<UInt8> { file.value("articles." + name) }

  /// The letters on a keyboard of the language, row by row, as on a typewriter.
  package var keyboard: [[Letter]] {
    var rows = file.value("keyboard")
    if rows.isEmpty {
      var usual = "qwertyuiop asdfghjkl"
      for (letter, _) in file.letters { usual.unicodeScalars.append(letter) }
      rows = (usual + " zxcvbnm").bytes[...]
    }
    return rows.split(separator: 0x20).map { String(utf8: $0).scalars.compactMap { alphabet.letter($0) } }
  }

  /// The letters beyond a–z, each with the base letter that precedes it in the alphabet.
  package var additionalLetters: [(letter: Unicode.Scalar, after: Unicode.Scalar)] { file.letters }
}
