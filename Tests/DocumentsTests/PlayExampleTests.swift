import Foundation
import Interface
import Markup
import Play
import Rules
import TestTools
import Testing
import Words

/// The English sentences without their names, as `make build` writes them to `.build/data/sentences/en.sentences`.
private let sentences: [UInt8] = {
  let file = repository.appendingPathComponent("Data/sentences/en.txt")
  let lines = try! String(contentsOf: file, encoding: .utf8).split(separator: "\n")
  return Array(lines.map { $0.components(separatedBy: " = ")[1] + "\n" }.joined().utf8)
}()

struct PlayExampleTests {
  @Test func `the client turns a guess into a patch and effects`() throws {
    var client = Client()
    func send(_ name: String, _ body: String = "", at time: Int64) -> Client.Answer {
      client.receive(name: name, body: Array(body.utf8), at: Milliseconds(time))
    }

    // Load the sentences, then open the page that is already shown.
    _ = client.receive(name: "loaded en.sentences", body: sentences, at: Milliseconds(0))
    let location = "/find-words?language=en&root=alarming"
    var page = Optional(Model(Sentences(sentences, of: .english)!, location: location).page)
    let opened = send("opened", "location=\(location)\nlanguages=en\npainted=en\nseed=7\njournal", at: 0)
    page = try opened.patch.applied(to: page)
    #expect(opened.effects.contains(.load(.lexicon(.english))) == true)

    // The client has asked for a lexicon: hand over its bytes.
    let items = ["alarming", "ring", "alarm"].map { WordList.Item($0, isCommon: true) }
    let lexicon = try Lexicon.encode(WordList(items, language: .english), edition: .web)
    let loaded = client.receive(name: "loaded en.lexicon", body: lexicon, at: Milliseconds(100))
    page = try loaded.patch.applied(to: page)

    // The player types a word and presses Return: the tree grows, and the word is in the list.
    page = try send("typed", "ring", at: 2_000).patch.applied(to: page)
    let answer = send("submittedGuess", at: 2_500)
    page = try answer.patch.applied(to: page)
    #expect(answer.effects.contains(.signal(.found, sound: true, haptics: true)) == true)
    #expect(page!.html.contains("ring") == true)
  }
}
