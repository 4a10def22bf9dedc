import Formats
import Journal
import Rules
import Words

/// Writes a checkpoint as lines of a journal, one line at a time, so that each step is short.
///
///     var writer = CheckpointWriter(checkpoint, ofAbout: 24 * 1024)
///     while !writer.isDone { writer.writeLine() }
///     writer.lines  // the first line of the checkpoint, and its further parts
public struct CheckpointWriter: Sendable {
  /// The checkpoint to write.
  public let checkpoint: Checkpoint
  /// All lines; empty until ``isDone``. Empty JSON fields are omitted.
  public private(set) var lines: [String] = []
  private var unended: CheckpointLines
  private var section = 0
  /// The number of elements of the current section that are already written.
  private var written = 0

  /// - Parameter most: The number of bytes at which a line is full; the last added value may exceed it.
  public init(_ checkpoint: Checkpoint, ofAbout most: Int) {
    self.checkpoint = checkpoint
    unended = CheckpointLines(of: checkpoint, most: most)
  }

  /// Whether the checkpoint is completely written.
  public var isDone: Bool { !lines.isEmpty }

  /// Writes elements until one more line is full or the checkpoint is completely written. O(bytes of the line). The
  /// last call also copies all lines, which takes O(all bytes).
  @inline(never)
  public mutating func writeLine() {
    let count = unended.count
    while section < CheckpointSection.all.count, unended.count == count { writeElement() }
    if section == CheckpointSection.all.count, lines.isEmpty { lines = unended.end() }
  }

  /// Writes the next element of the current section, or moves to the next section.
  @inline(never)
  private mutating func writeElement() {
    if CheckpointSection.all[section].add(written, of: checkpoint, to: &unended) {
      written += 1
    } else {
      section += 1
      written = 0
    }
  }
}

/// A section of a checkpoint, which is written as one JSON field of its lines.
enum CheckpointSection {
  case choices, finishedTutorial, reports, lists, listLines, savedWords, ownWords
  case game(GameSection)

  /// All sections in the order of writing. The order is part of the journal's format. Sections with few elements come
  /// first.
  static let all: [CheckpointSection] =
    [.choices] + GameSection.first.map { .game($0) } + [.finishedTutorial] + GameSection.few.map { .game($0) }
    + [.reports, .lists, .listLines, .savedWords, .ownWords] + GameSection.many.map { .game($0) }

  /// Adds the element with this index to the lines; returns `false` if the index is out of range.
  func add(_ index: Int, of all: Checkpoint, to lines: inout CheckpointLines) -> Bool {
    switch self {
    case .choices:
      guard index < all.choices.count else { return false }
      let made = all.choices[index]
      lines.add(.object(stamped(made.stamp) + made.choice.members), to: "choices")
    case .finishedTutorial:
      guard index == 0, all.hasFinishedTutorial else { return false }
      lines.add("finishedTutorial", .bool(true))
    case .reports:
      guard index < all.reports.count else { return false }
      lines.add(all.reports[index].json, to: "reports")
    case .lists:
      guard index < all.lists.count else { return false }
      lines.add(all.lists[index].json, to: "lists")
    case .listLines: return lines.addRow(index, of: all.listLines, to: "listLines")
    case .savedWords: return lines.addRow(index, of: all.savedWords, to: "savedWords")
    case .ownWords: return lines.addRow(index, of: all.ownWords, to: "ownWords")
    case .game(let section): return section.add(index, of: all.games, to: &lines)
    }
    return true
  }
}

extension CheckpointLines {
  fileprivate mutating func addRow(_ index: Int, of marks: [WordMark], to name: String) -> Bool {
    guard index < marks.count else { return false }
    addRow(to: name) { $0.add(marks[index]) }
    return true
  }
}
