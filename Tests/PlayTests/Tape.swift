import Formats
import Foundation
import TestTools

@testable import Journal
@testable import Play
@testable import Rules
@testable import Words

/// A client and the messages that it has received.
struct Tape {
  var client = Client()
  var lines: [String] = []
  var time: Int64 = 0

  /// Sends a message. The tape records `written` instead of the body if the body is a file.
  @discardableResult
  mutating func send(_ message: Message, written: String? = nil) -> Client.Answer {
    send(message.name, message.body, written: written)
  }

  @discardableResult
  mutating func send(_ name: String, _ body: [UInt8], written: String? = nil) -> Client.Answer {
    time += 1000
    let answer = client.receive(name: name, body: body, at: Milliseconds(time))
    let body = written ?? Data(body).base64EncodedString()
    lines.append(
      "\(Data(name.utf8).base64EncodedString())\t\(body)\t\(time)\t\(ContentHash(answer.encoded).text)")
    return answer
  }

  /// Opens a visit at this address, with a journal of these events.
  mutating func open(_ path: String, _ actions: [Event.Action]) {
    var launch = LaunchState()
    launch.location = path
    launch.painted = "en"
    launch.languages = ["en"]
    launch.device = DeviceID(random: 1).text
    launch.seed = 1
    let events = actions.enumerated().map { index, action in
      let id = EventID(device: DeviceID(random: 1), counter: index + 1)
      return Event(id: id, at: Milliseconds(Int64(index)), minutesEast: 0, action: action).line
    }
    launch.journal = Array(events.joined(separator: "\n").utf8)
    send(.host(.opened(launch)))
  }

  /// Writes the tape for `Tests/Games/replay.mjs`.
  func write(_ name: String) throws {
    let folder = repository.appendingPathComponent(".build/data/games")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data((lines.joined(separator: "\n") + "\n").utf8)
      .write(to: folder.appendingPathComponent("\(name).tsv"), options: .atomic)
  }
}
