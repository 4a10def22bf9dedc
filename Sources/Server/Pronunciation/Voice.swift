import Foundation
import Subprocess
import Words

/// A word or sentence to be spoken.
struct Utterance: Hashable, Sendable {
  let language: Language
  let spelling: String
}

/// A voice that speaks words: ``Espeak``, or a stub in the tests.
protocol Voice: Sendable {
  /// Returns the spoken utterance as a WAV file.
  func speak(_ utterance: Utterance) async throws -> [UInt8]
}

/// The program espeak-ng, which is run once for each utterance.
struct Espeak: Voice {
  static let program = "espeak-ng"

  let executable: Executable
  var timeLimit: Duration = .seconds(5)
  var byteLimit = 2 * 1024 * 1024

  /// Finds espeak-ng in `PATH`; `nil` if the program is not installed.
  static func installed() async -> Espeak? {
    guard let path = try? await Executable.name(program).resolveExecutablePath(in: .inherit) else { return nil }
    return Espeak(executable: .path(path))
  }

  func speak(_ utterance: Utterance) async throws -> [UInt8] {
    let bytes = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      group.addTask { try await run(utterance) }
      group.addTask {
        try await Task.sleep(for: timeLimit)
        throw VoiceFault("no response within \(timeLimit)")
      }
      // Cancelling the task kills the task's process and all child processes.
      defer { group.cancelAll() }
      return try await group.next() ?? []
    }
    guard let file = WaveFile.closed(bytes) else {
      throw VoiceFault("the output (\(bytes.count) bytes) is not a WAV file")
    }
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

  /// Returns the command-line arguments for espeak-ng. The arguments need no quoting, because no shell reads them and
  /// arguments after `--` are never options.
  static func arguments(_ utterance: Utterance) -> [String] {
    // The options select UTF-8 independent of the locale, 140 words a minute instead of 175, and no pause at the end.
    return ["-v", utterance.language.voice, "-b", "1", "-s", "140", "-z", "--stdout", "--", utterance.spelling]
  }
}

/// The reason why the speech program failed, for the log.
struct VoiceFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// A WAV file in espeak-ng's format: a header of 44 bytes, followed by the samples.
enum WaveFile {
  /// Returns the file with correct lengths in its header, because a program that writes to a pipe cannot know them in
  /// advance. Returns `nil` if the bytes are not a WAV file in this format or contain no samples.
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
