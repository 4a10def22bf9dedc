import Formats
import Journal
import Rules
import Words

// This file lists the games. No other file in this module names all games.

extension Event.Action {
  /// Returns the JSON fields of an action in a game.
  func membersOfGame(_ stamp: Stamp) -> Members {
    if case .playedAppleTree(let record) = self { return named("playedAppleTree", record.members) }
    return membersOfFindWords(stamp) ?? []
  }

  /// Reads an action of any game with this name; `nil` for an unknown name.
  init?(ofGame name: String, _ fields: JournalFields, _ stamp: Stamp) throws(JournalFault) {
    if "playedAppleTree" ~= name.utf8 {
      self = .playedAppleTree(try AppleTreeRecord(fields))
    } else {
      try self.init(ofFindWords: name, fields, stamp)
    }
  }
}

/// A section of a checkpoint that contains progress in a game; it is written as one JSON field.
enum GameSection: Equatable {
  case findWords(FindWordsSection)
  case appleTree(AppleTreeSection)

  private static let all: [GameSection] =
    AppleTreeSection.allCases.map { .appleTree($0) } + FindWordsSection.allCases.map { .findWords($0) }

  /// The sections that are written before `finishedTutorial`.
  static let first: [GameSection] = [.findWords(.current)]
  /// The games' sections with few elements, which are written before the sections that are not about games.
  static let few = all.filter { !first.contains($0) && !many.contains($0) }
  /// The games' sections with many elements, which are written after the sections that are not about games.
  static let many: [GameSection] = [
    .findWords(.days), .findWords(.dailies), .appleTree(.dailyWords), .appleTree(.wordPlays),
  ]

  /// Adds the element with this index to the lines; returns `false` if the index is out of range.
  func add(_ index: Int, of all: GamesProgress, to lines: inout CheckpointLines) -> Bool {
    switch self {
    case .findWords(let section): section.add(index, of: all.findWords, to: &lines)
    case .appleTree(let section): section.add(index, of: all.appleTree, to: &lines)
    }
  }
}

extension GamesProgress {
  /// Reads the games' JSON fields from a line of a device's checkpoint, and adds them to the progress.
  mutating func take(_ fields: JournalFields, _ device: DeviceID) throws(JournalFault) {
    try findWords.take(fields, device)
    try appleTree.take(fields, device)
  }
}
