import Foundation
import Subprocess
import TestTools
import Testing

@testable import Server

@Suite struct `The speech process` {
  /// A shell script that replaces espeak-ng.
  private func voice(_ script: String) throws -> Espeak {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("espeak-\(UUID().uuidString)")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    var voice = Espeak(executable: .path(.init(file.path)))
    // All tests run at once, so an answer may take long.
    voice.timeLimit = .seconds(200)
    return voice
  }

  private let word = Utterance(language: .spanish, spelling: "canción")
  private let header = #"printf 'RIFF\044\360\377\177WAVEfmt 0123456789abcdefghijdata\000\360\377\177'"#

  @Test func `the header of a spoken file contains the file's true lengths`() async throws {
    let file = try await voice("\(header); printf 'abc'").speak(word)
    #expect(file.count == 47)
    #expect(file[4..<8].elementsEqual([39, 0, 0, 0]) && file[40..<44].elementsEqual([3, 0, 0, 0]))
    #expect(file.suffix(3).elementsEqual("abc".utf8))
  }

  @Test func `the speech program receives the word as a single argument`() async throws {
    let voice = try voice("\(header); for each; do printf '%s|' \"$each\"; done")
    let file = try await voice.speak(Utterance(language: .english, spelling: "$(date) `date` ; --version"))
    #expect(String(decoding: file.dropFirst(44), as: UTF8.self).hasSuffix("|--stdout|--|$(date) `date` ; --version|"))
  }

  @Test(.timeLimit(.minutes(60))) func `a speech program that takes too long is killed`() async throws {
    var voice = try voice("exec sleep 10000")
    voice.timeLimit = .milliseconds(200)
    // The call returns only after the process has ended.
    let fault = await #expect(throws: VoiceFault.self) { try await voice.speak(word) }
    #expect(fault?.description == "no response within 0.2 seconds")
  }

  @Test(.timeLimit(.minutes(60))) func `killing a speech program also kills its child processes`() async throws {
    let folder = try TemporaryFolder()
    let note = folder.url.appending(path: "child").path
    var voice = try voice("sleep 10000 & echo $! >\(note).new; mv \(note).new \(note); wait")
    voice.timeLimit = .seconds(2)
    await #expect(throws: VoiceFault.self) { try await voice.speak(word) }
    let text = try String(contentsOfFile: note, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
    let child = try #require(pid_t(text))
    // The process that inherits the child may take a while to reap it.
    while isAlive(child) { try await Task.sleep(for: .milliseconds(10)) }
  }

  /// Whether a process runs. A zombie counts as ended.
  private func isAlive(_ process: pid_t) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return false }
    return status.split(separator: ")").last?.hasPrefix(" Z") == false
  }

  @Test(.timeLimit(.minutes(60))) func `a speech program that writes too much output is stopped`() async throws {
    var voice = try voice("exec cat /dev/zero")
    voice.byteLimit = 100_000
    // The script runs forever, so the process never ends by itself.
    await #expect(throws: (any Error).self) { try await voice.speak(word) }
  }

  @Test(arguments: ["exit 1", "kill -9 $$", "true", "echo RIFF", "printf '%0100d' 0"])
  func `a speech program that fails or writes no sound throws a fault`(script: String) async throws {
    let voice = try voice(script)
    await #expect(throws: VoiceFault.self) { try await voice.speak(word) }
  }

  @Test func `a missing speech program throws an error`() async {
    await #expect(throws: (any Error).self) {
      try await Espeak(executable: .path("/nowhere/espeak-ng")).speak(word)
    }
  }

  @Test(arguments: [
    ("bytes=0-1", 0..<2), ("bytes=2-", 2..<10), ("bytes=-3", 7..<10), ("bytes=0-99", 0..<10), ("bytes=-99", 0..<10),
    ("bytes=9-9", 9..<10), ("bytes=10-", nil), ("bytes=99-100", nil), ("bytes=-0", nil),
  ])
  func `a byte range is clipped to the length of the file`(header: String, positions: Range<Int>?) throws {
    #expect(try #require(ByteRange(header)).positions(in: 10) == positions)
  }

  @Test(arguments: [
    "", "bytes", "bytes=", "bytes=-", "bytes=a-b", "bytes=0-1,3-4", "bytes=3-1", "items=0-1", "bytes=1", "bytes=-1-2",
    "bytes=+1-2", "bytes=0-99999999999999999999", "bytes=٣-",
  ])
  func `a Range header that is not a single byte range is ignored`(header: String) { #expect(ByteRange(header) == nil) }
}
