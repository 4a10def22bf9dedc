import Foundation
import Imports
import Testing
import Vocabulary
import Words

/// Tests imports of files as many programs write them (in Files/), each with the expected result of the import.
@Suite struct `An import of a file` {
  struct Case: CustomTestStringConvertible, Sendable {
    let file: String
    var language = Language.spanish
    var lines: [String] = []
    /// Each doubtful word with its reason.
    var doubts: [String] = []
    var bad: [LineProblem.Reason] = []
    var name: String?
    /// The first letters of the columns' roles: w, t, e, x (the example's translation), - (left out).
    var roles = "wt"
    var separator: FieldSeparator? = .tab
    var hasHeader = false
    var encoding = TextEncoding.utf8
    var testDescription: String { file }
  }

  private static let animals = ["el perro|dog", "la luna|moon"]

  static let separated: [Case] = [
    Case(
      file: "comma-header.csv",
      lines: [
        "el perro|dog|El perro, grande, duerme.", "la luna|moon|La luna brilla.", "el sol|sun; sunshine|Hace sol.",
      ], roles: "wte-", separator: .comma, hasHeader: true),
    Case(
      file: "semicolon-header.csv", lines: ["perro|dog|El perro duerme.", "luna|moon|La luna brilla."],
      roles: "wte-", separator: .semicolon, hasHeader: true),
    Case(
      file: "italian-header.csv", language: .italian, lines: ["cane|dog|Il cane dorme.|The dog sleeps."],
      roles: "wtex", separator: .comma, hasHeader: true),
    Case(
      file: "chinese-header.csv", language: .english, lines: ["dog|狗|The dog sleeps.", "moon|月亮|The moon shines."],
      roles: "ewt", separator: .comma, hasHeader: true),
    Case(
      file: "simplified-header.tsv", language: .english, lines: ["dog|狗|The dog sleeps.|狗在睡觉。"], roles: "wtex",
      hasHeader: true),
    Case(
      file: "korean-header.csv", language: .english, lines: ["dog|개|The dog sleeps.", "moon|달|The moon shines."],
      roles: "-wte", separator: .comma, hasHeader: true),
    Case(
      file: "comma-no-header.csv", lines: ["perro|dog", "luna|moon", "sol|sun", "correr|to run"], roles: "wt-",
      separator: .comma),
    Case(
      file: "semicolon-no-header.csv",
      lines: ["perro|dog|El perro duerme.", "luna|moon|La luna brilla.", "sol|sun|Hace sol."], roles: "wte",
      separator: .semicolon),
    Case(
      file: "comma-one-odd.csv",
      lines: "abcdefghijklmno".map { "palabra\($0)|word \($0)" } + ["casa|house|home."],
      doubts: ["casa: otherFieldCount"], roles: "wte", separator: .comma),
    Case(file: "swapped.txt", language: .english, lines: ["dog|狗", "moon|月亮", "sun|太陽"], roles: "tw"),
    Case(
      file: "words-in-one-line.txt", language: .english, lines: ["sun", "moon", "star"], roles: "w", separator: .words),
  ]

  static let anki: [Case] = [
    Case(
      file: "anki-comma-leftovers.txt",
      lines: ["el perro|dog|El perro duerme.", "la luna|moon|La luna brilla."], roles: "wte", separator: .comma),
    Case(file: "anki-tab-leftovers.txt", lines: animals, roles: "--wt"),
    Case(
      file: "anki-blank-lines.txt", lines: ["el perro|dog|x.", "la luna|moon|y."], roles: "wte", separator: .comma),
    Case(
      file: "anki-quoted-header.csv", lines: ["el perro|dog|El perro duerme."], name: "Animales", roles: "wte",
      separator: .semicolon),
    Case(file: "anki-old-tags.txt", lines: animals.dropLast() + ["la luna|moon satellite", "el sol|sun & star"]),
    Case(file: "anki-html-unannounced.txt", lines: ["el perro|dog", "la luna|moon (satellite)"]),
    Case(file: "anki-technical.txt", lines: animals + ["el sol|sun"], roles: "----wt"),
    Case(file: "anki-notetype.txt", lines: ["perro|dog", "luna|moon", "sol|sun"], roles: "--wt"),
    Case(
      file: "quoted-after-blank.txt", language: .english, lines: ["hello|this is a two line answer", "bye|see you"],
      separator: .semicolon),
    Case(
      file: "quoted-lines-with-commas.csv", language: .english,
      lines: ["apple|a fruit, round and red, or green", "pear|a fruit"], separator: .comma, hasHeader: true),
    Case(
      file: "quizlet-line-end.txt", language: .english,
      lines: [
        "apple|a round fruit", "that grows on trees", "banana|a long yellow fruit", "pear|a green fruit",
      ], doubts: ["that grows on trees: alone"]),
    Case(
      file: "quizlet-one-line.txt", language: .english,
      lines: ["apple|a fruit; red or green;banana|a yellow fruit."], doubts: ["apple: severalRows"], roles: "wte"),
  ]

  static let others: [Case] = [
    Case(file: "json-term.json", language: .english, lines: ["dog|perro", "moon|luna"], separator: nil),
    Case(
      file: "json-front.json", language: .english, lines: ["dog|perro", "moon|luna"], roles: "-wt-", separator: nil),
    Case(file: "json-languages.json", lines: ["perro|dog", "luna|moon"], separator: nil),
    Case(
      file: "json-languages.json", language: .english, lines: ["dog|perro", "moon|luna"], roles: "tw", separator: nil),
    Case(file: "json-lines.txt", language: .english, lines: ["dog|perro", "moon|luna"], separator: nil),
    Case(file: "json-map.json", language: .english, lines: ["dog|perro", "moon|luna", "sun|sol"], separator: nil),
    // No column name is known: the preview shows the columns, and the list has no items until the player chooses the
    // word column.
    Case(file: "json-unknown.json", language: .english, roles: "--", separator: nil),
    Case(
      file: "parley.kvtml", lines: ["perro|dog|El perro duerme.", "luna|moon"], name: "Animales & cielo",
      roles: "t-we", separator: nil),
    Case(
      file: "parley.kvtml", language: .english, lines: ["dog|perro", "moon|luna"], name: "Animales & cielo",
      roles: "w-t-", separator: nil),
    Case(
      file: "kanagram.kvtml", language: .english, lines: ["badger|A burrowing mammal", "bear|It sleeps in winter"],
      name: "Animals", separator: nil),
    Case(
      file: "khangman.kvtml", language: .english, lines: ["dancing|bailar", "fishing|pescar"], name: "Hobbies",
      separator: nil),
    Case(file: "utf16-little.txt", lines: ["niño|child", "luna|moon"], encoding: .utf16),
    Case(file: "utf16-big.txt", lines: ["niño|child", "luna|moon"], encoding: .utf16),
    Case(
      file: "windows-1252.txt", lines: ["niño|child “kid”", "qué|what – which", "luna|moon"], encoding: .windows1252),
    Case(
      file: "windows-1252.csv", lines: ["niño|child", "corazón|heart"], separator: .semicolon, hasHeader: true,
      encoding: .windows1252),
    Case(
      file: "apostrophes.txt", language: .english, lines: ["o’clock|in punto", "ma‘am|signora"],
      bad: [.twice(line: 1)]),
    Case(
      file: "doubtful.txt", language: .english,
      lines: [
        "dog", "sun; moon", "Basic{}", "<hr>dog", "12ab3", "a very long line that is not one single word at all",
        "file_01.mp3", "moon",
      ],
      doubts: [
        "sun; moon: severalWords", "Basic{}: notAWord", "<hr>dog: notAWord", "12ab3: notAWord",
        "a very long line that is not one single word at all: long", "file_01.mp3: notAWord",
      ], roles: "w", separator: FieldSeparator.none),
  ]

  @Test(arguments: separated + anki + others)
  func `an import reads the words of each kind of file and reports doubtful words`(each: Case) throws {
    let list = try ListImport([ImportedFiles.file(each.file)], language: each.language)
    #expect(list.lines == each.lines)
    #expect(list.doubts.map { "\(list.items[$0.item].word): \($0.reason)" as String } == each.described)
    #expect(list.reasons == each.bad)
    #expect(list.name == each.name)
    let told = list.understanding
    #expect(told.letters == each.roles)
    #expect(told.separator == each.separator && told.hasHeader == each.hasHeader && told.encoding == each.encoding)
    #expect(told.lacksWord == each.lines.isEmpty)
    #expect(told.sample.allSatisfy { $0.count == told.columns.count } && !told.sample.isEmpty)
    #expect(list.certainItems.count == each.lines.count - each.doubts.count)
  }

  @Test(
    "an unsupported file is refused with advice on how to convert it",
    arguments: [
      ("deck.apkg", ListFault.foreign(.ankiPackage), "Notes in Plain Text"),
      ("collection.anki2", .foreign(.ankiPackage), "Notes in Plain Text"), ("words.zip", .foreign(.archive), "unpack"),
      ("words.xlsx", .foreign(.spreadsheet), "CSV"), ("words.ods", .foreign(.spreadsheet), "CSV"),
      ("words.xls", .foreign(.spreadsheet), "CSV"), ("words.docx", .foreign(.document), "plain text"),
      ("words.pdf", .foreign(.document), "copy"), ("words.png", .foreign(.media), "text"),
      ("words.js", .foreign(.script), "JSON"), ("pasted-script.txt", .foreign(.script), "JSON"),
      ("words.html", .foreign(.webPage), "CSV"), ("big5.txt", .encoding, "save it as UTF-8"),
      ("utf16-without-mark.txt", .utf16, "save it as UTF-8"),
    ])
  func refusals(file: String, fault: ListFault, remedy: String) throws {
    let file = try ImportedFiles.file(file)
    #expect(throws: fault) { try ListImport([file], language: .english) }
    #expect(fault.description.contains(remedy))
    // A file is recognized by its content even if its name says nothing.
    guard fault != .foreign(.script) else { return }
    #expect(throws: fault) { try ListImport([ListFile(name: "list.txt", bytes: file.bytes)], language: .english) }
  }

  @Test func `the import tests cover every test file`() throws {
    let named = (Self.separated + Self.anki + Self.others).map(\.file)
    let refused = [
      "deck.apkg", "collection.anki2", "words.zip", "words.xlsx", "words.ods", "words.xls", "words.docx", "words.pdf",
      "words.png", "words.js", "pasted-script.txt", "words.html", "big5.txt", "utf16-without-mark.txt",
    ]
    #expect(Set(try ImportedFiles.names()) == Set(named + refused))
  }
}

extension `An import of a file`.Case {
  /// The doubts, worded as the command prints them.
  fileprivate var described: [String] {
    doubts.map { doubt in
      let parts = doubt.split(separator: ": ", maxSplits: 1)
      let reason = ItemDoubt.Reason.allCases.first { "\(reflecting($0))" == parts[1] }
      return "\(parts[0]): \(reason.map { "\($0)" } ?? "none")"
    }
  }
}

/// The name of the enum case.
private func reflecting(_ reason: ItemDoubt.Reason) -> String {
  switch reason {
  case .columnName: "columnName"
  case .otherFieldCount: "otherFieldCount"
  case .severalRows: "severalRows"
  case .severalWords: "severalWords"
  case .notAWord: "notAWord"
  case .long: "long"
  case .alone: "alone"
  }
}

extension ImportUnderstanding {
  /// One letter for each column's role: w (word), t (translation), e (example), x (the example's translation), -
  /// (column left out).
  var letters: String {
    columns.map { column in
      switch column.role {
      case .word: "w"
      case .translation: "t"
      case .example: "e"
      case .exampleTranslation: "x"
      case .skipped: "-"
      }
    }.joined()
  }
}

/// The test files in the folder Files.
enum ImportedFiles {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Files")

  static func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path) }

  static func file(_ name: String) throws -> ListFile {
    ListFile(name: name, bytes: Array(try Data(contentsOf: folder.appending(path: name))))
  }
}
