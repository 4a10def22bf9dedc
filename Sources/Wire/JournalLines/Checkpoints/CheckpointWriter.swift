import Formats
import Journal
import Rules
import Words

/// Writes a checkpoint as lines of a journal, one after the other, so that no task takes long.
///
///     var writer = CheckpointWriter(checkpoint, ofAbout: 24 * 1024)
///     while !writer.isDone { writer.writeLine() }
///     writer.lines  // the first line of the checkpoint, and its further parts
public struct CheckpointWriter: Sendable {
  /// What is written.
  public let checkpoint: Checkpoint
  /// All lines, once ``isDone``. What is empty is left out.
  public private(set) var lines: [String] = []
  private var unended: CheckpointLines
  private var section = Section.single
  /// How many elements of the section are written.
  private var written = 0

  /// Parts of a checkpoint, in the order of the lines.
  private enum Section: Int {
    case single, appleTrees, winningStreak, recentRoots, lengths, longest, best, rounds, reports, lists, listLines
    case savedWords, ownWords, days, dailies, dailyWords, wordPlays, end
  }

  /// - Parameter most: the number of bytes at which a line is full; what was added last may exceed it.
  public init(_ checkpoint: Checkpoint, ofAbout most: Int) {
    self.checkpoint = checkpoint
    unended = CheckpointLines(of: checkpoint, most: most)
  }

  /// Whether all is written.
  public var isDone: Bool { !lines.isEmpty }

  /// Goes on until one more line is full, or all is written. O(its bytes); the last time O(all bytes), to copy them.
  public mutating func writeLine() {
    let count = unended.count
    while section != .end, unended.count == count { writeElement() }
    if section == .end, lines.isEmpty { lines = unended.end() }
  }

  /// Writes one element of the section, or goes on to the next section.
  private mutating func writeElement() {
    let all = checkpoint
    switch section {
    case .single:
      addSingle()
      endSection()
    case .appleTrees: next(all.appleTrees) { $0.add($1.json, to: "appleTrees") }
    case .winningStreak:
      unended.add("winningStreak", all.winningStreak.json)
      endSection()
    case .recentRoots: nextRow(all.recentRoots, "recentRoots") { $0.add($1) }
    case .lengths: next(all.lengths) { $0.add($1.json, to: "lengths") }
    case .longest: next(all.longest) { $0.add($1.json, to: "longest") }
    case .best: next(all.best) { $0.add($1.json, to: "best") }
    case .rounds: next(all.rounds) { $0.add($1.json, to: "rounds") }
    case .reports: next(all.reports) { $0.add($1.json, to: "reports") }
    case .lists: next(all.lists) { $0.add($1.json, to: "lists") }
    case .listLines: nextRow(all.listLines, "listLines") { $0.add($1) }
    case .savedWords: nextRow(all.savedWords, "savedWords") { $0.add($1) }
    case .ownWords: nextRow(all.ownWords, "ownWords") { $0.add($1) }
    case .days: nextRow(all.days, "days") { $0.add($1) }
    case .dailies: nextRow(all.dailies, "dailies") { $0.add($1) }
    case .dailyWords: nextRow(all.dailyWords, "dailyWords") { $0.add(dailyWord: $1) }
    case .wordPlays: nextRow(all.wordPlays, "wordPlays") { $0.add($1) }
    case .end: break
    }
  }

  /// What is there once, and the choices, of which there are few.
  private mutating func addSingle() {
    for made in checkpoint.choices {
      unended.add(.object(stamped(made.stamp) + made.choice.members), to: "choices")
    }
    if let current = checkpoint.current {
      unended.add("current", .object(stamped(current.stamp) + [("round", .string(current.id.text))]))
    }
    if checkpoint.hasFinishedTutorial { unended.add("finishedTutorial", .bool(true)) }
    if let game = checkpoint.appleTree {
      unended.add("appleTree", .object(stamped(game.stamp) + game.record.members))
    }
  }

  private mutating func next<Item>(_ items: [Item], _ add: (inout CheckpointLines, Item) -> Void) {
    guard written < items.count else { return endSection() }
    add(&unended, items[written])
    written += 1
  }

  private mutating func nextRow<Item>(_ items: [Item], _ name: String, _ add: (inout RowWriter, Item) -> Void) {
    next(items) { lines, item in lines.addRow(to: name) { add(&$0, item) } }
  }

  private mutating func endSection() {
    written = 0
    section = Section(rawValue: section.rawValue + 1) ?? .end
  }
}
