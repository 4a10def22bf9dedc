import Imports
import TestTools
import Testing
import Vocabulary
import Words

@Suite struct ListCleanUpTests {
  @Test(
    "an import adds a full stop only to sentences without closing punctuation",
    arguments: [
      ("Mr. Lee left", "Mr. Lee left."), ("Who is it?", "Who is it?"), ("Who is it?.", "Who is it?."), ("Run!", "Run!"),
      ("Wait…", "Wait…"), ("Wait...", "Wait..."), ("他走了", "他走了。"), ("他走了。", "他走了。"), ("走！", "走！"), ("誰？", "誰？"),
      ("他說：「走！」", "他說：「走！」"), ("He said “go.”", "He said “go.”"), ("\"Run!\" she said", "\"Run!\" she said."),
      ("\"Run!\"", "\"Run!\""), ("„Lauf!“", "„Lauf!“"), ("我有 3 個", "我有 3 個。"), ("走吧（快）", "走吧（快）。"),
      ("He ran (fast)", "He ran (fast)."),
      ("走る", "走る。"), ("apple", "apple."), ("هل هو؟", "هل هو؟"), ("我有 iPhone", "我有 iPhone."), ("", ""),
    ])
  func fullStops(text: String, closed: String) throws {
    let item = try #require(try ListImport("word|x|\(text)|\(text)").items.first)
    #expect(item.example == closed && item.exampleTranslation == closed)
  }

  @Test(
    "an import removes only quotes that enclose the whole word or translation",
    arguments: [
      ("\"apple\"", "apple"), ("\"\"apple\"\"", "apple"), ("“apple”", "apple"), ("„apple“", "apple"),
      ("«apple»", "apple"),
      ("“ \"apple\" ”", "apple"), ("\"a\" or \"b\"", "\"a\" or \"b\""), ("“a” or “b”", "“a” or “b”"),
      ("12\" disk", "12\" disk"),
      ("don't", "don't"), ("the \"x\"", "the \"x\""), ("「apple」", "「apple」"),
    ])
  func quotes(text: String, cleaned: String) throws {
    let item = try #require(try ListImport("\(text)|\(text)").items.first)
    #expect(item.word == cleaned && item.translation == cleaned)
  }

  @Test(
    "quotation marks around an example stay unless the file quotes every field",
    arguments: [
      ("word|x|\"Run!\"|\"跑！\"", "\"Run!\"", "\"跑！\""), ("\"word\"|\"x\"|\"Run!\"|\"跑！\"", "Run!", "跑！"),
      ("word|x|\"\"Run!\"\"|y.", "\"Run!\"", "y."), ("word|x|“Run!”|y.", "“Run!”", "y."),
    ])
  func quotations(row: String, example: String, translation: String) throws {
    let item = try #require(try ListImport(row).items.first)
    #expect(item.example == example && item.exampleTranslation == translation)
  }

  @Test("an import trims white space and zero-width characters at the ends and keeps emoji whole")
  func trimming() throws {
    let list = try ListImport(
      "\u{FEFF} ice  cream\u{200B}\u{A0}|  冰\u{3000}淇淋 |I ❤\u{FE0F}! \u{200F}\ncan\u{200B}not| a❤\u{FE0F} ")
    #expect(list.lines == ["ice  cream|冰\u{3000}淇淋|I ❤\u{FE0F}!", "can\u{200B}not|a❤\u{FE0F}"])
  }

  @Test("an import drops recordings and keeps the text around them")
  func recordings() throws {
    let list = try ListImport("apple [sound:a.mp3]|[sound:a]蘋果[sound:b]\npear[sound:c]s|[sound:open")
    #expect(list.lines == ["apple|蘋果", "pear s|[sound:open"])
  }

  @Test("written lists read back unchanged in both formats, whatever the fields contain")
  func roundTrip() throws {
    let items = [
      ListItem(word: "apple"),
      ListItem(word: "#pear", translation: "#梨", example: "#1 is \"it\".", exampleTranslation: "“是。”"),
      ListItem(
        word: "\"a\" or \"b\"", translation: "\"x\" y", example: "\"Run!\"", exampleTranslation: "\"Run!\" she said."),
      ListItem(word: "word", translation: "translation"), ListItem(word: "tab\tline\r\nend", translation: "x"),
    ]
    let read = try ListImport(ListItem.tabSeparated(items))
    #expect(read.problems == [])
    #expect(read.items.dropLast() == items.dropLast())
    #expect(read.items.last?.word == "tab line  end")
    try requireRoundTrip(Array(items.dropLast()), "by hand")
  }

  @Test("the Anki export has header lines and a line for each note, which begins with the note's identifier")
  func ankiText() throws {
    var note = AnkiNote(
      id: "word-orchard en #1 fan",
      item: ListItem(word: "#1 fan", translation: "迷", example: "\"Hi!\"", exampleTranslation: ""))
    note[.partOfSpeech] = "noun"
    note[.level] = "A2"
    note[.topics] = "people culture"
    note[.cloze] = "{{c1::Hi}}!"
    #expect(
      AnkiNote.text([note, AnkiNote(id: "x", item: ListItem(word: "y"))], deck: "My\nlist")
        == "#separator:tab\n#html:false\n#guid column:1\n#tags column:13\n#deck:My list\n#columns:ID\tFront\tBack\tExample\t"
        + "Example translation\tCloze\tWith article\tPart of speech\tLevel\tIPA\tForms\tRank\tTags\n"
        + "word-orchard en #1 fan\t#1 fan\t迷\t\"\"\"Hi!\"\"\"\t\t{{c1::Hi}}!\t\tnoun\tA2\t\t\t\tlevel::A2 topic::people topic::culture\n"
        + "x\ty" + String(repeating: "\t", count: 11) + "\n")
    #expect(try ListImport("#separator:tab\n#deck: a|b \n#deck:c|d\napple|x").name == "c d")
    #expect(!AnkiNote.text([], deck: " ").contains("#deck"))
  }

  /// Contents of a long paste: rows of sentences, and texts that would take quadratic time in a reader that rescans.
  static let fillings = [
    "word|蘋果|An apple fell on the grass|一顆蘋果掉在草地上\n", "\"a|", "\"\"\"|\"", "“\"", "[sound:", "<a", "1,", "\"\n",
    "a,b;c - d\n", "&#1",
    "\\u0041", "\t", "\"\"|", "a\0\n\n\n\n\n",
  ]

  @Test("reading a paste takes linear time, whatever it contains", arguments: fillings)
  func speed(filling: String) throws {
    let start = ["<a": "#html:true\n", "1,": "[", "\\u0041": "[\""][filling, default: ""]
    let piece = filling.replacing("|", with: "\t")
    let bound = 9.0
    let times = try growth(from: 1_250_000, to: 5_000_000, below: bound) { size in
      let bytes = Array((start + String(repeating: piece, count: size / piece.utf8.count)).utf8)
      return { _ = try? ListImport([ListFile(name: "paste", bytes: bytes)], language: .english) }
    }
    #expect(times < bound)
  }
}
