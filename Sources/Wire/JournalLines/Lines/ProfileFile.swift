import Formats
import Journal
import Words

/// All that a player has, as one text: a line that says what it is, then a journal (`docs/formats/journal.md`, "As a file").
///
///     let text = ProfileFile.text(of: journal)
///     let file = try ProfileFile(Array(text.utf8))
///     file.journal == journal
public struct ProfileFile: Sendable {
  /// What its lines say.
  public let journal: Journal
  /// The numbers of the lines that cannot be read, from 1; of a checkpoint that of its first line.
  public let badLines: [Int]
  /// How many lines the end lacks.
  public let missingLines: Int

  /// The most bytes of a file; ten years on five devices take a tenth of it.
  public static let mostBytes = 16 << 20

  private static let format = "word-orchard-profile"

  /// Reads a file. Lines that cannot be read are passed over. O(bytes).
  ///
  /// - Throws: when it is no such file, or one that this program cannot read as a whole.
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
    // Faults come in the order of the lines.
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

  /// The file of a journal. `newer`: lines of a later version, which only a program of that version reads again. O(bytes).
  public static func text(of journal: Journal, newer: [NewerLine] = []) -> String {
    let lines = lines(of: journal) + newer.map { String(utf8: $0.line) }
    let version = newer.reduce(JournalVersion.current) { max($0, $1.version) }
    return ([head(lines: lines.count, version: version)] + lines).joined(separator: "\n") + "\n"
  }

  /// The first line of a file, without its end. `lines`: how many follow.
  public static func head(lines: Int) -> String { head(lines: lines, version: JournalVersion.current) }

  private static func head(lines: Int, version: Int64) -> String {
    JSON.object([("format", .string(format)), ("version", .integer(version)), ("lines", .integer(lines))]).text
  }

  /// A journal as its lines: checkpoints, then events. O(bytes).
  public static func lines(of journal: Journal) -> [String] {
    var lines: [String] = []
    for device in journal.devices {
      let checkpoint = journal.checkpoint(of: device)
      guard checkpoint.covered > 0 else { continue }
      lines += checkpoint.lines(ofAbout: usualLine)
    }
    for device in journal.devices { lines += journal.tail(of: device).map { $0.line } }
    return lines
  }

  /// Bytes of a line of a checkpoint, as the browser stores it.
  private static let usualLine = 24 * 1024
}

/// A line that a later version of the program has written.
public struct NewerLine: Sendable {
  public let line: [UInt8]
  public let version: Int64

  public init(line: [UInt8], version: Int64) {
    self.line = line
    self.version = version
  }
}

/// Why nothing of a file can be taken over.
public enum ProfileFileFault: Error, Hashable, Sendable {
  /// It has more bytes than ``ProfileFile/mostBytes``.
  case tooLarge
  /// It does not begin as such a file does.
  case anotherKind
  /// A later version of the program wrote it.
  case newerVersion
}
