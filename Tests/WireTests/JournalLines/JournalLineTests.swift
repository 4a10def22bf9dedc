import Formats
import Journal
import Rules
import TestTools
import Testing
import Words

@testable import Wire

struct JournalLineTests {
  private func fault(_ line: String) -> JournalFault? {
    if case .fault(let fault) = JournalLine(Array(line.utf8)) { fault } else { nil }
  }

  /// Returns the example line of an event with this kind of action, with a part of its text replaced.
  private func line(_ action: String, _ old: String = "", _ new: String = "") throws -> String {
    let line = try #require(JournalExamples.events.map { $0.line }.first { $0.contains("\"deed\":\"\(action)\"") })
    if !old.isEmpty { try #require(line.contains(old)) }
    return line.replacing(old, with: new)
  }

  @Test func `each example event survives encoding as a journal line and decoding`() throws {
    for event in JournalExamples.events {
      #expect(try Event(line: Array(event.line.utf8)) == event)
      #expect(JournalLine(Array(event.line.utf8)) == .event(event))
    }
    let checkpoint = JournalExamples.checkpoint
    #expect(try Checkpoint(line: Array(checkpoint.line.utf8)) == checkpoint)
    #expect(JournalLine(Array(checkpoint.line.utf8)) == .checkpoint(checkpoint))
  }

  @Test func `a journal line that is cut anywhere is refused`() {
    for line in JournalExamples.events.map({ $0.line }) + [JournalExamples.checkpoint.line] {
      let bytes = Array(line.utf8)
      for count in bytes.indices {
        guard case .fault(.malformedJSON) = JournalLine(Array(bytes[..<count])) else {
          Issue.record("cut at byte \(count): \(line)")
          continue
        }
      }
    }
  }

  @Test func `a journal line with random changed bytes is refused or read, and can then be written`() {
    var generator = SeededGenerator(seed: seedOfThisRun)
    for line in JournalExamples.events.map({ $0.line }) + [JournalExamples.checkpoint.line] {
      for _ in 0..<1000 {
        var bytes = Array(line.utf8)
        for _ in 0...generator.below(2) {
          bytes[generator.below(bytes.count)] = UInt8(truncatingIfNeeded: generator.below(128))
        }
        checkWriting(bytes)
      }
    }
  }

  @Test func `a journal line with any other number is refused or read, and can then be written`() {
    let numbers = [
      "-1", "0", "1", "64", "1000", "1001", "2147483648", "9007199254740992", "9223372036854775807", "1e9", "\"\"",
    ]
    for line in JournalExamples.events.map({ $0.line }) + [JournalExamples.checkpoint.line] {
      for match in line.matches(of: /:-?[0-9]+(?=[,\]}])/) {
        for number in numbers {
          checkWriting(Array(line.replacingCharacters(in: match.range, with: ":" + number).utf8))
        }
      }
    }
  }

  private func checkWriting(_ bytes: [UInt8]) {
    var journal = PlayerJournal()
    switch JournalLine(bytes) {
    case .event(let event):
      #expect((try? Event(line: Array(event.line.utf8))) == event)
      journal.add(event)
    case .checkpoint(let checkpoint):
      #expect((try? Checkpoint(line: Array(checkpoint.line.utf8))) == checkpoint)
      journal.add(checkpoint)
    case .fault(let fault): #expect(!fault.description.isEmpty)
    }
    _ = journal.profile
  }

  @Test func `a journal line of a later version is distinguished from an invalid line`() throws {
    let later = try line("began", "\"version\":7", "\"version\":8")
    #expect(fault(later) == .newerVersion(8, last: JournalExamples.round))
    #expect(fault(#"{"version":8,"deed":{"unheard":"of"}}"#) == .newerVersion(8, last: nil))
    let checkpoint = JournalExamples.checkpoint.line.replacing("\"version\":7", with: "\"version\":8")
    #expect(fault(checkpoint) == .newerVersion(8, last: JournalExamples.events.last?.id))
    #expect(fault(try line("began", "\"version\":7", "\"version\":0")) == .unsuitable(field: "version"))
    #expect(fault(try line("began", "\"version\":7,", "")) == .missingField("version"))
    #expect(fault(#"{"version":"1"}"#) == .wrongType(field: "version", expected: "a whole number"))
  }

  @Test func `a text that is not a journal line is refused with its fault`() throws {
    #expect(fault("") == .malformedJSON(JSONFault(reason: .endOfText, byteOffset: 0)))
    #expect(fault("[]") == .notAnObject)
    #expect(fault(#"{"version":7}"#) == .missingField("counter"))
    #expect(fault(try line("saved", "\"saved\"", "\"dreamt\"")) == .unknownAction("dreamt"))
  }

  @Test(arguments: [
    ("chose", #""device":"123456789abcde""#, #""device":"123456789ABCDE""#, "device"),
    ("chose", #""counter":1"#, #""counter":0"#, "counter"),
    ("chose", #""counter":1"#, #""counter":1000000001"#, "counter"),
    ("chose", #""at":1795254400000"#, #""at":-1"#, "at"),
    ("chose", #""at":1795254400000"#, #""at":253402214400000"#, "at"),
    ("chose", #""offset":-360"#, #""offset":-1441"#, "offset"),
    ("chose", #""value":"es""#, #""value":"de""#, "value"),
    ("chose", #""value":"es""#, #""value":"es-MX""#, "value"),
    ("chose", #""choice":"language","value":"es""#, #""choice":"length","value":10"#, "value"),
    ("chose", #""choice":"language","value":"es""#, #""choice":"minutes","value":4"#, "value"),
    ("chose", #""choice":"language","value":"es""#, #""choice":"theme","value":"Dark""#, "value"),
    ("chose", #""choice":"language","value":"es""#, #""choice":"interface","value":"e\"s""#, "value"),
    ("chose", #""choice":"language","value":"es""#, #""choice":"keyboard","value":"azerty""#, "value"),
    ("chose", #""choice":"language","value":"es""#, #""choice":"words","value":"All""#, "value"),
    ("chose", #""choice":"language","value":"es""#, #""choice":"colour","value":1"#, "choice"),
    ("began", #""root":"señalado""#, #""root":"se1alado""#, "root"),
    ("began", #""root":"señalado""#, #""root":"señ""#, "root"),
    ("began", #""aseo","dañe""#, #""dañe","aseo""#, "targets"),
    ("began", #""aseo","dañe""#, #""aseo","aseo""#, "targets"),
    ("began", #""aseo","dañe""#, #""aseo","dane""#, "targets"),
    ("began", #""aseo","dañe""#, #""aseo","señalado""#, "targets"),
    ("began", #""aseo","dañe""#, #""as","dañe""#, "targets"),
    ("began", #""minimum":3"#, #""minimum":5"#, "minimum"),
    ("began", #""minutes":0"#, #""minutes":61"#, "minutes"),
    ("began", #""day":"2026-11-21""#, #""day":"2026-02-29""#, "day"),
    ("began", #""origin":"daily""#, #""origin":"weekly""#, "origin"),
    ("found", #""round":"123456789abcde-10""#, #""round":"123456789abcde-010""#, "round"),
    ("found", #""word":"seña""#, #""word":"Seña""#, "word"),
    ("found", #""word":"seña""#, #""word":"""#, "word"),
    ("found", #""spellings":["seña"]"#, #""spellings":[]"#, "spellings"),
    ("found", #""spellings":["seña"]"#, #""spellings":["sena"]"#, "spellings"),
    ("found", #""points":4"#, #""points":1001"#, "points"),
    ("found", #""points":4"#, #""points":-1"#, "points"),
    ("found", #""played":12345"#, #""played":-1"#, "played"),
    ("found", #""language":"es""#, #""language":"en""#, "word"),
    ("missed", #""word":"ñandu""#, #""word":"ñandú""#, "word"),
    ("tookHint", #""help":2"#, #""help":65"#, "help"), ("tookHint", #""help":2"#, #""help":"all""#, "help"),
    ("finished", #""outcome":"gaveUp""#, #""outcome":"won""#, "outcome"),
    ("tookUp", "-8 tapa 4", "-8 tapas 4", "finds"),
    ("tookUp", "mwpbq96w-8 tapa", "-mwpbq96w-8 tapa", "finds"),
  ])
  func `a journal line with an invalid value is refused by the field's name`(
    action: String, old: String, new: String, field: String
  ) throws {
    #expect(fault(try line(action, old, new)) == .unsuitable(field: field))
  }

  @Test func `a found word that the root word's letters cannot spell is refused`() throws {
    for (old, new) in [
      (" tapa 4 0 0     tapá;", " tapas 4 0 0    ;"),
      (#""word":"pata","help":3"#, #""word":"patas","help":3"#),
    ] {
      #expect(fault(try line("tookUp", old, new)) == .unsuitable(field: "word"))
    }
  }

  @Test func `an invalid journal line is reported, and the other lines are read`() {
    let events = JournalExamples.events
    let text =
      "\(events[0].line)\n{\"version\":7\n\n\(events[1].line)\r\n{\"version\":8}\n\(JournalExamples.checkpoint.line)"
    let read = journalLines(Array(text.utf8))
    #expect(read.count == 5)
    #expect(read[0].line == .event(events[0]))
    #expect(read[1].bytes == Array("{\"version\":7".utf8))
    #expect(read[1].line == .fault(.malformedJSON(JSONFault(reason: .endOfText, byteOffset: 12))))
    #expect(read[2].line == .event(events[1]))
    #expect(read[3].line == .fault(.newerVersion(8, last: nil)))
    #expect(read[4].line == .checkpoint(JournalExamples.checkpoint))
  }

  @Test func `unknown JSON fields of a journal line are ignored`() throws {
    let event = JournalExamples.events[11]
    let line = try line("found", "{\"version\":7", "{\"weather\":[{\"rain\":1e9}],\"version\":7")
    #expect(JournalLine(Array(line.utf8)) == .event(event))
  }

  @Test func `a checkpoint with too many rounds is refused`() {
    var checkpoint = Checkpoint(device: JournalExamples.device)
    for counter in 1...31 {
      let id = EventID(device: checkpoint.device, counter: counter)
      let action = Event.Action.finished(id, .english, .gaveUp, played: Milliseconds(0))
      checkpoint.apply(Event(id: id, at: Milliseconds(0), minutesEast: 0, action: action))
    }
    #expect(checkpoint.games.findWords.rounds.count == 30)
    #expect(JournalLine(Array(checkpoint.line.utf8)) == .checkpoint(checkpoint))
    let round = checkpoint.games.findWords.rounds[0].json.text
    let others = (100...170).map { number in
      round.replacing("\"round\":\"123456789abcde-2\"", with: "\"round\":\"123456789abcde-\(number)\"")
    }
    let many = ([round] + others).joined(separator: ",")
    #expect(fault(checkpoint.line.replacing(round, with: many)) == .unsuitable(field: "rounds"))
    let fewer = ([round] + others.dropLast()).joined(separator: ",")
    #expect(fault(checkpoint.line.replacing(round, with: fewer)) == nil)
    #expect(fault(checkpoint.line.replacing(round, with: round + "," + round)) == nil)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
