import Foundation
import TestTools
import Testing

@testable import Play
@testable import Rules
@testable import Words

/// Messages are passed to the host and back as a name and a body.
struct MessageTests {
  @Test func `every message survives encoding and decoding`() {
    for message in Message.examples {
      #expect(Message(name: message.name, body: message.body) == message, "\(message.name)")
    }
  }

  /// Finds `case "typed":` in every file with a codec.
  @Test func `the tests have an example of every message name that can be parsed`() throws {
    let play = repository.appendingPathComponent("Sources/Play")
    let codecs = try FileManager.default.subpathsOfDirectory(atPath: play.path).filter {
      $0.hasSuffix("+Message.swift")
    }
    #expect(codecs.count == 11)
    var names: Set<String> = []
    for codec in codecs {
      let text = try String(contentsOf: play.appendingPathComponent(codec), encoding: .utf8)
      let reader = try #require(text.split(separator: "init?(_ text: MessageText) {", maxSplits: 1).last)
      let end = reader.range(of: "default: nil")?.lowerBound ?? reader.endIndex
      names.formUnion(reader[..<end].matches(of: /case "(\w+)":/).map { String($0.1) })
    }
    let examples = Set(Message.examples.map { String($0.name.prefix { $0 != " " }) })
    #expect(names == examples)
    #expect(names == Set(Message.parsers.flatMap { $0.names.map { String($0) } }))
  }

  @Test func `each message name is parsed by only one feature`() {
    let names = Message.parsers.flatMap { $0.names.map { String($0) } }
    #expect(names.count == Set(names).count)
  }

  @Test func `only one feature's parser accepts each message`() throws {
    for message in Message.examples {
      let text = try #require(MessageText(name: message.name, body: message.body))
      let read = Message.parsers.filter { $0.read(text) != nil }
      #expect(read.count == 1 && read[0].hasName(text.name), "\(message.name)")
    }
  }

  @Test func `a truncated or altered message is either parsed as a valid message or refused`() {
    var generator = SeededGenerator(seed: seedOfThisRun)
    for _ in 0..<20_000 {
      let example = Message.examples[generator.below(Message.examples.count)]
      var name = Array(example.name.utf8)
      var body = example.body
      for _ in 0...generator.below(3) {
        if generator.below(2) == 0, !name.isEmpty {
          name[generator.below(name.count)] = UInt8(generator.below(256))
        } else if !body.isEmpty {
          body.removeLast(generator.below(body.count))
        } else {
          name.removeLast(generator.below(name.count + 1))
        }
      }
      guard let message = Message(name: String(decoding: name, as: UTF8.self), body: body) else { continue }
      // The name and the body that a parsed message produces must parse to the same message again.
      #expect(Message(name: message.name, body: message.body) == message, "SEED=\(seedOfThisRun) \(message.name)")
    }
  }
}
