import Foundation
import Subprocess
import Words

/// A word to be spoken.
struct Utterance: Hashable, Sendable {
  let language: Language
  let spelling: String
}

/// What speaks words: ``Espeak``, in tests a stand-in.
protocol Voice: Sendable {
  /// The sound as a WAV file.
  func speak(_ utterance: Utterance) async throws -> [UInt8]
}

/// The program espeak-ng, run once for each word.
struct Espeak: Voice {
  static let program = "espeak-ng"

  let executable: Executable
  var timeLimit: Duration = .seconds(5)
  var byteLimit = 2 * 1024 * 1024

  /// The program found by `PATH`; `nil` when there is none.
  static func installed() async -> Espeak? {
    guard let path = try? await Executable.name(program).resolveExecutablePath(in: .inherit) else { return nil }
    return Espeak(executable: .path(path))
  }

  func speak(_ utterance: Utterance) async throws -> [UInt8] {
    let bytes = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      group.addTask { try await run(utterance) }
      group.addTask {
        try await Task.sleep(for: timeLimit)
        throw VoiceFault("no answer within \(timeLimit)")
      }
      // The process of a cancelled task is killed, with all that it has started.
      defer { group.cancelAll() }
      return try await group.next() ?? []
    }
    guard let file = WaveFile.closed(bytes) else { throw VoiceFault("\(bytes.count) bytes that are no WAV file") }
    return file
  }

  private func run(_ utterance: Utterance) async throws -> [UInt8] {
    var options = PlatformOptions()
    options.createSession = true
    options.teardownSequence = [.send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)]
    let result = try await Subprocess.run(
      executable, arguments: Arguments(Espeak.arguments(utterance)), platformOptions: options,
      output: .bytes(limit: byteLimit))
    guard result.terminationStatus.isSuccess else { throw VoiceFault("\(result.terminationStatus)") }
    return result.standardOutput
  }

  /// The arguments of the program. No shell reads them, and what follows `--` is never an option.
  static func arguments(_ utterance: Utterance) -> [String] {
    // UTF-8 whatever the locale; 140 words a minute in place of 175; no pause at the end.
    return ["-v", utterance.language.voice, "-b", "1", "-s", "140", "-z", "--stdout", "--", utterance.spelling]
  }
}

/// Why the program did not speak; for the log.
struct VoiceFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// A WAV file as espeak-ng writes it: a header of 44 bytes, then the samples.
enum WaveFile {
  /// The file with its true lengths in the header, which a program that writes into a pipe cannot know beforehand;
  /// `nil` for anything but such a file, and for one without samples.
  static func closed(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count > 44, bytes[0..<4].elementsEqual("RIFF".utf8), bytes[8..<16].elementsEqual("WAVEfmt ".utf8),
      bytes[36..<40].elementsEqual("data".utf8)
    else { return nil }
    var file = bytes
    file.replaceSubrange(4..<8, with: littleEndian(bytes.count - 8))
    file.replaceSubrange(40..<44, with: littleEndian(bytes.count - 44))
    return file
  }

  private static func littleEndian(_ count: Int) -> [UInt8] {
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: count).littleEndian, Array.init)
  }
}
