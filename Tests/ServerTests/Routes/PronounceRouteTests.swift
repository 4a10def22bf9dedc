import Formats
import HTTPTypes
import Logging
import Synchronization
import Testing
import Words

@testable import Server

/// A voice that records the arguments for espeak-ng and writes a short sound.
private final class NotedVoice: Voice {
  private let told = Mutex<[String]>([])
  private let fails: Bool

  init(fails: Bool = false) { self.fails = fails }

  var notes: [String] { told.withLock { $0 } }

  func speak(_ utterance: Utterance) async throws -> [UInt8] {
    told.withLock { $0.append(Espeak.arguments(utterance).joined(separator: " ")) }
    if fails { throw VoiceFault("hoarse") }
    let header = Array("RIFF\u{24}\0\0\0WAVEfmt 0123456789abcdefghijdata\0\0\0\0".utf8)
    return try #require(WaveFile.closed(header + Array("sound".utf8)))
  }
}

@Suite struct `The API of pronunciation` {
  private let voice = NotedVoice()

  private func visitor(_ voice: (any Voice)?) -> Visitor {
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    // The test's clock does not advance, so no token is refilled.
    let now = ContinuousClock.now
    return Visitor(
      TestData.shipped.speaking(by: voice.map { Speaker($0, shared: TokenBuckets(), logger: logger) { now } }))
  }

  private func path(_ word: String, _ language: String = "es") -> String {
    "/api/v1/pronounce?language=\(language)&word=\(quoted(word))"
  }

  @Test func `a recording that the client already has is not sent again`() async throws {
    let visitor = visitor(voice)
    let answer = try await visitor.ask(path("casa"))
    #expect(answer.status == 200 && answer.body.suffix(5).elementsEqual("sound".utf8))
    #expect(answer.headers[.contentType] == "audio/wav")
    #expect(answer.headers[.cacheControl] == "public, max-age=604800" && answer.headers[.acceptRanges] == "bytes")
    let tag = try #require(answer.headers[.eTag])
    for known in [tag, "W/" + tag, "*"] {
      let again = try await visitor.ask(path("casa"), [.ifNoneMatch: known])
      #expect(again.status == 304 && again.body.isEmpty && again.headers[.eTag] == tag)
    }
    #expect(try await visitor.ask(path("casa"), [.ifNoneMatch: "\"other\""]).status == 200)
    let head = try await visitor.ask(path("casa"), .head)
    #expect(head.status == 200 && head.body.isEmpty)
    #expect(voice.notes.count == 1)
  }

  @Test func `a recording supports range requests`() async throws {
    let visitor = visitor(voice)
    let whole = try await visitor.ask(path("casa"))
    for (asked, part, told) in [
      ("bytes=0-1", whole.body.prefix(2), "0-1"), ("bytes=44-", whole.body.suffix(5), "44-48"),
      ("bytes=-5", whole.body.suffix(5), "44-48"),
    ] {
      let answer = try await visitor.ask(path("casa"), [.range: asked, .acceptEncoding: "br, gzip"])
      #expect(answer.status == 206 && answer.body.elementsEqual(part))
      #expect(answer.headers[.contentRange] == "bytes \(told)/\(whole.body.count)")
      #expect(answer.headers[.contentLength] == "\(part.count)" && answer.headers[.contentEncoding] == nil)
    }
    let beyond = try await visitor.ask(path("casa"), [.range: "bytes=999-"])
    #expect(beyond.status == 416 && beyond.headers[.contentRange] == "bytes */\(whole.body.count)")
    for asked in ["bytes=0-1,3-4", "lines=1-2", "bytes=x"] {
      let answer = try await visitor.ask(path("casa"), [.range: asked])
      #expect(answer.status == 200 && answer.body == whole.body)
    }
    let same = try await visitor.ask(path("casa"), [.range: "bytes=0-1", .ifRange: whole.headers[.eTag] ?? ""])
    #expect(same.status == 206)
    let other = try await visitor.ask(path("casa"), [.range: "bytes=0-1", .ifRange: "\"other\""])
    #expect(other.status == 200 && other.body == whole.body)
  }

  @Test func `only known words reach the speech process`() async throws {
    let visitor = visitor(voice)
    for text in [
      "--version", "-h", "--", "$(reboot)", "`reboot`", "casa; reboot", "casa\nreboot", "casa\0", "\0", "casa -h",
      "<speak>", "../../etc/passwd", "🍎", "xyzxyz", String(repeating: "a", count: 20_000),
    ] {
      let answer = try await visitor.ask(path(text))
      #expect(answer.status == 404 && answer.error?.code == "unknownWord")
    }
    #expect(voice.notes == [])
    for (text, language) in [(" CANCION\n", "es"), ("años", "es"), ("pony", "en")] {
      #expect(try await visitor.ask(path(text, language)).status == 200)
    }
    #expect(
      voice.notes == [
        "-v es -b 1 -s 140 -z --stdout -- canción", "-v es -b 1 -s 140 -z --stdout -- años",
        "-v en-us -b 1 -s 140 -z --stdout -- pony",
      ])
  }

  @Test func `the example sentence of an entry can be spoken`() async throws {
    let visitor = visitor(voice)
    let glossary = try #require(TestData.shipped.glossaries[.spanish])
    let entry = try #require(glossary.entry(glossary.id("casa")))
    #expect(try await visitor.ask("/api/v1/pronounce?language=es&example=casa").status == 200)
    #expect(voice.notes == ["-v es -b 1 -s 140 -z --stdout -- \(glossary[entry].example.text)"])
    for name in ["", "xyzxyz", "casas", "casa.99", "-h"] {
      let answer = try await visitor.ask("/api/v1/pronounce?language=es&example=" + quoted(name))
      #expect(answer.status == 404 && answer.error?.code == "unknownWord", "\(name)")
    }
    #expect(voice.notes.count == 1)
  }

  @Test(arguments: [
    ("", 400, "missingField"), ("?word=casa", 400, "missingField"), ("?language=es", 400, "missingField"),
    ("?language=es&word=", 400, "missingField"), ("?language=xx&word=casa", 400, "unknownLanguage"),
    ("?language=&word=casa", 400, "unknownLanguage"), ("?language=%ff&word=casa", 400, "unknownLanguage"),
    ("?language=es&word=%ff", 404, "unknownWord"), ("?language=es&word=%", 404, "unknownWord"),
    ("?language=es&word=%2D%2Dversion", 404, "unknownWord"),
  ])
  func `an invalid speech request is refused with a reason`(query: String, status: Int, code: String) async throws {
    let answer = try await visitor(voice).ask("/api/v1/pronounce" + query)
    let error = try #require(answer.error)
    #expect(answer.status == status && error.code == code)
    if code == "missingField" { #expect(error.message.contains(query.contains("language") ? "word" : "language")) }
    #expect(voice.notes == [])
  }

  @Test func `a client may request speech for twenty new words at once before it is rate-limited`() async throws {
    let visitor = visitor(voice)
    let lexicon = try #require(TestData.shipped.lexicons[.spanish])
    let rack = try lexicon.alphabet.fold("canciones")
    let words = lexicon.words(from: rack, minimum: 3).map { lexicon.alphabet.text($0.word) }.prefix(30)
    try #require(words.count == 30)
    for (index, word) in words.enumerated() {
      let answer = try await visitor.ask(path(word))
      #expect(answer.status == (index < 20 ? 200 : 429))
      if index >= 20 {
        #expect(answer.error?.code == "tooManyRequests" && answer.headers[.retryAfter] == "1")
      }
    }
    #expect(try await visitor.ask(path(words[0])).status == 200, "what has been spoken is free")
    #expect(voice.notes.count == 20)
  }

  @Test func `a speech program that fails returns status 503`() async throws {
    let answer = try await visitor(NotedVoice(fails: true)).ask(path("casa"))
    #expect(answer.status == 503 && answer.error?.code == "noVoice")
  }

  @Test func `a server without a speech program tells the client which program to install`() async throws {
    let visitor = visitor(nil)
    let answer = try await visitor.ask(path("casa"))
    #expect(answer.status == 404 && answer.error?.code == "noVoice")
    #expect(answer.error?.message.contains("install espeak-ng") == true)
    #expect(try await visitor.ask(path("xyzxyz")).error?.code == "unknownWord")
    #expect(try await visitor.ask("/find-words").status == 200)
  }
}

extension Site {
  /// The same site with another speaker.
  fileprivate func speaking(by speaker: Speaker?) -> Site {
    var site = self
    site.speaker = speaker
    return site
  }
}
