import Formats
import Foundation
import Imports
import Journal
import Markup
import Rules
import TestTools
import Testing
import Words

@testable import Interface
@testable import Play

private enum Portuguese {
  static let code = "pt"

  /// The language's file as the build writes it: without comments and without settings for tools.
  static var file: [UInt8] {
    let url = repository.appending(path: "Tests/Portuguese/languages/pt.txt")
    let lines = lines(of: [UInt8](try! Data(contentsOf: url)))
    return lines.filter { !$0.isEmpty && !$0.starts(with: "#".utf8) && !$0.starts(with: "tools.".utf8) }
      .flatMap { $0 + [0x0A] }
  }

  /// Registers the language as the browser's program does, which reads its file of sentences first.
  static func registered() -> (language: Language, client: Client) {
    var client = Client()
    let sentences = Files.bytes(of: .sentences(.english)) + file
    _ = client.receive(name: "loaded en.sentences", body: sentences, at: Milliseconds(0))
    return (Language(code: code)!, client)
  }
}

/// A language that consists only of data: `Tests/Portuguese`. Each test registers the language in its own process,
/// because other tests count the languages.
@Suite struct `A language described only by data` {
  @Test func `the browser program registers a language from its sentences file and plays it`() async {
    await #expect(processExitsWith: .success) {
      #expect(Language(code: Portuguese.code) == nil)
      var (language, client) = Portuguese.registered()
      #expect(language.rawValue == 3 && Language.allCases.count == 4)
      let location = "location=/find-words?language=pt&root=caminho\nlanguages=en\npainted=en\nseed=7\njournal"
      let opened = client.receive(name: "opened", body: Array(location.utf8), at: Milliseconds(1))
      #expect(opened.effects.contains(.load(.lexicon(language))))
      for file in DataFile.all(of: language) {
        _ = client.receive(name: "loaded " + file.name, body: Shipped.bytes(of: file), at: Milliseconds(2))
      }
      for message in ["typed", "submittedGuess"] {
        _ = client.receive(name: message, body: Array("minha".utf8), at: Milliseconds(3000))
      }
      #expect(client.model.games.findWords.round?.finds.map { $0.spellings[0] } == ["minha"])
      // The sentences of other interface languages name the language too.
      let sentences = Files.bytes(of: .sentences(.spanish)) + Portuguese.file
      _ = client.receive(name: "loaded es.sentences", body: sentences, at: Milliseconds(4000))
      #expect(Language.allCases.count == 4)
      #expect(Sentences(sentences, of: .spanish)?.nameAlone(language) == "Portugués")
    }
  }

  @Test func `Find Words finds Portuguese words with and without cedilla and tildes`() async {
    await #expect(processExitsWith: .success) {
      let language = Portuguese.registered().language
      var reader = Reader.playing("coração", language)
      #expect(reader.text.contains("7-letter word – Portuguese") && reader.tileLetters.count == 7)
      reader.find("oração", "RACAO", "caçar", "cao", "ac\u{327}o")
      #expect(reader.foundWords == ["aço", "cão", "caçar", "ração", "oração"])
      #expect(reader.items("Found words")[0].first { $0["class"] == "find-word" }?["lang"] == "pt")
      reader.guess("coração")
      #expect(reader.foundWords.count == 5)
    }
  }

  @Test func `Portuguese can be chosen in the settings and has daily puzzles`() async {
    await #expect(processExitsWith: .success) {
      let language = Portuguese.registered().language
      var reader = Reader("/find-words?language=pt&root=caminho", at: Reader.noon("2026-11-21"))
      reader.press(reader.say(.settings))
      reader.choose("Portuguese", in: reader.say(.gameLanguage))
      reader.press(reader.say(.close))
      reader.playToday()
      #expect(reader.heading == Shipped.root(language, length: 8, day: "2026-11-21"))
      reader.open("/apple-tree")
      #expect(Shipped.words(language).contains(reader.finishRound()))
      reader.open("/apple-tree?language=pt&daily=2026-11-21")
      #expect(Shipped.words(language).contains(reader.finishRound()))
    }
  }

  @Test func `Apple Tree in Portuguese has 26 letters, and each letter matches any accent`() async {
    await #expect(processExitsWith: .success) {
      let language = Portuguese.registered().language
      var reader = Reader.challenged("maçã", language)
      #expect(reader.keyRows == ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"])
      reader.tryLetter("C")
      #expect(reader.player.shown == "__ç_" && reader.player.apples == 7)
      reader.player.press("ã KeyA")
      #expect(reader.player.shown == "_açã")
      reader.tryLetter("M")
      #expect(reader.player.outcome == .won && reader.player.said.contains("maçã"))
      #expect(reader.page.first { $0["class"] == "places" }?["lang"] == "pt")
    }
  }

  @Test func `Portuguese words are sorted, and each word's page shows article, meaning, forms and sound`()
    async
  {
    await #expect(processExitsWith: .success) {
      let language = Portuguese.registered().language
      #expect(Reader("/vocabulary/pt").heads.prefix(5) == ["A", "água", "almoço", "amanhã", "amigo"])
      var reader = Reader("/vocabulary/pt/maçã")
      #expect(reader.heading == "maçã" && reader.article.plainText.contains("a maçã"))
      for text in ["apple", "Ela come uma maçã depois do almoço.", "maçãs", "/mɐˈsɐ̃/"] {
        #expect(reader.article.plainText.contains(text), "\(text)")
      }
      #expect(
        Reader("/vocabulary/pt/maçã", speaking: "zh-TW").article.texts(in: "zh-Hant").contains { $0.contains("蘋果") })
      reader.save(language, "maçã", "água")
      reader.open("/saved")
      #expect(reader.saved(language) == ["água", "maçã"])
      reader.send(.saved(.sawRows(language, 0..<2)))
    }
  }

  @Test func `an import request registers a language that is described only by data`() async {
    await #expect(processExitsWith: .success) {
      #expect(Language(code: Portuguese.code) == nil)
      let table = Array("English,Portuguese\napple,maçã\nbread,pão\n".utf8)
      let head = lines(of: Portuguese.file).map { "describes " + String(decoding: $0, as: UTF8.self) + "\n" }.joined()
      let files = Array("\nlist.csv\n\(table.count)\n".utf8) + table
      let bytes = Array((head + "language pt\n").utf8) + files
      let request = ImportRequest(bytes)
      #expect(request.language.code == "pt" && request.encoded == bytes)
      guard case .read(let list) = ImportAnswer(to: request) else { fatalError("nothing was read") }
      #expect(list.items.map { $0.word } == ["maçã", "pão"])
    }
  }
}
