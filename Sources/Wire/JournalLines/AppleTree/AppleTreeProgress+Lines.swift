import Formats
import Journal
import Rules
import Words

/// The JSON fields of Apple Tree in a checkpoint's lines.
enum AppleTreeSection: CaseIterable {
  case current, tallies, winningStreak, dailyWords, wordPlays

  /// Adds the element with this index to the lines; returns `false` if the index is out of range.
  func add(_ index: Int, of all: AppleTreeProgress, to lines: inout CheckpointLines) -> Bool {
    switch self {
    case .current:
      guard index == 0, let current = all.current else { return false }
      lines.add("appleTree", .object(stamped(current.stamp) + current.record.members))
    case .tallies:
      guard index < all.tallies.count else { return false }
      lines.add(all.tallies[index].json, to: "appleTrees")
    case .winningStreak:
      guard index == 0 else { return false }
      lines.add("winningStreak", all.winningStreak.json)
    case .dailyWords:
      guard index < all.dailyWords.count else { return false }
      lines.addRow(to: "dailyWords") { $0.add(dailyWord: all.dailyWords[index]) }
    case .wordPlays:
      guard index < all.wordPlays.count else { return false }
      lines.addRow(to: "wordPlays") { $0.add(all.wordPlays[index]) }
    }
    return true
  }
}

extension AppleTreeProgress {
  /// Reads the game's JSON fields from a line of a device's checkpoint, and adds them to the progress.
  mutating func take(_ fields: JournalFields, _ device: DeviceID) throws(JournalFault) {
    if fields.has("appleTree") {
      let one = try fields.object("appleTree")
      join(CurrentAppleTree(stamp: try one.stamp(), record: try AppleTreeRecord(one)))
    }
    try fields.each("appleTrees") { one throws(JournalFault) in join(try AppleTreeTally(one)) }
    if fields.has("winningStreak") { winningStreak = try WinningStreak(try fields.object("winningStreak")) }
    try fields.each("wordPlays", of: device) { rows throws(JournalFault) in
      join(try rows.wordPlays())
    } object: { one throws(JournalFault) in
      join(try WordPlays(one))
    }
    try fields.each("dailyWords", of: device) { rows throws(JournalFault) in
      dailyWords.joinDaily(try rows.dailyWord())
    }
  }
}
