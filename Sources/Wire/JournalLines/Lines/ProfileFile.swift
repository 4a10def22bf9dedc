import Formats
import Journal
import Words

/// A player's complete data as text. The first line contains the kind of the file, and a journal follows
/// (`docs/formats/journal.md`, "As a file").
///
///     let text = ProfileFile.text(of: journal)
///     let file = try ProfileFile(text.bytes)
///     file.journal == journal
public struct ProfileFile: Sendable {
  /// The journal read from the readable lines.
  public let journal: PlayerJournal
  /// The numbers of the unreadable lines, counted from 1. For an unreadable checkpoint, only the number of its first
  /// line is included.
  public let badLines: [Int]
  /// The number of lines that are missing at the end of the file.
  public let missingLines: Int

  /// The maximum number of bytes of a file. The journal of a player who plays for ten years on five devices needs a
  /// tenth of this maximum.
  public static let mostBytes = 16 << 20

  private static let format = "word-orchard-profile"

  /// Reads a file; skips unreadable lines. O(bytes).
  ///
  /// - Throws: A fault if the file has another format, or if this program cannot read the file as a whole.
  public init(_ bytes: [UInt8]) throws(ProfileFileFault) {
    guard bytes.count <= ProfileFile.mostBytes else { throw .tooLarge }
    let lines = Formats.lines(of: bytes)
    guard let first = lines.first, let head = try? JSON(Array(first)),
      head["format"]?.string?.hasSameBytes(as: ProfileFile.format) == true
    else { throw .anotherKind }
    guard let version = head["version"]?.integer, version <= JournalVersion.current else { throw .newerVersion }
    var reader = JournalReader()
    reader.read(Array(bytes[first.endIndex...]))
    reader.end()
    // The reader's faults are in the order of the lines.
    var badLines: [Int] = []
    var number = 0
    for (line, fault) in reader.faults {
      if case .newerVersion = fault { throw .newerVersion }
      repeat { number += 1 } while number < lines.count && !lines[number].elementsEqual(line)
      badLines.append(number + 1)
    }
    journal = reader.journal
    self.badLines = badLines
    let count = lines.count { !$0.isEmpty } - 1
    missingLines = head["lines"]?.integer.flatMap { Int(exactly: $0) }.map { max(Count.clamped($0) - count, 0) } ?? 0
  }

  /// Returns the text of a file with a journal. `newer` contains lines of a later version, which only a program of that
  /// version can read. O(bytes).
  public static func text(of journal: PlayerJournal, newer: [NewerLine] = []) -> String {
    let lines = lines(of: journal) + newer.map { String(utf8: $0.line) }
    let version = newer.reduce(JournalVersion.current) { max($0, $1.version) }
    return ([head(lines: lines.count, version: version)] + lines).joined(separator: "\n") + "\n"
  }

  /// Returns the first line of a file without its line ending. `lines` is the number of lines after the first line.
  public static func head(lines: Int) -> String { head(lines: lines, version: JournalVersion.current) }

  private static func head(lines: Int, version: Int64) -> String {
    JSON.object([("format", .string(format)), ("version", .integer(version)), ("lines", .integer(lines))]).text
  }

  /// Returns a journal as lines: first the checkpoints, then the events. O(bytes).
  public static func lines(of journal: PlayerJournal) -> [String] {
    var lines: [String] = []
    for device in journal.devices {
      let checkpoint = journal.checkpoint(of: device)
      guard checkpoint.covered > 0 else { continue }
      lines += checkpoint.lines(ofAbout: usualLine)
    }
    for device in journal.devices { lines += journal.tail(of: device).map { $0.line } }
    return lines
  }

  /// The approximate number of bytes of a checkpoint's line, as in the browser's storage.
  private static let usualLine = 24 * 1024
}

/// A line written by a later version of the program.
public struct NewerLine: Sendable {
  public let line: [UInt8]
  public let version: Int64

  public init(line: [UInt8], version: Int64) {
    self.line = line
    self.version = version
  }
}

/// The reason why no part of a file can be imported.
public enum ProfileFileFault: Error, Hashable, Sendable {
  /// The file has more bytes than ``ProfileFile/mostBytes``.
  case tooLarge
  /// The beginning of the file has the format of another kind of file.
  case anotherKind
  /// A later version of the program wrote the file.
  case newerVersion
}
