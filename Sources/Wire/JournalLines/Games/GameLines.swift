import Formats
import Journal
import Rules
import Words

// This file is the list of games: no other file in this module names all of them.

extension Event.Action {
  /// Returns the members of an action in a game.
  func membersOfGame(_ stamp: Stamp) -> Members {
    if case .playedAppleTree(let record) = self { return named("playedAppleTree", record.members) }
    return membersOfFindWords(stamp) ?? []
  }

  /// Reads an action of a game with this name; `nil` for an unknown name.
  init?(ofGame name: String, _ fields: JournalFields, _ stamp: Stamp) throws(JournalFault) {
    if "playedAppleTree" ~= name.utf8 {
      self = .playedAppleTree(try AppleTreeRecord(fields))
    } else {
      try self.init(ofFindWords: name, fields, stamp)
    }
  }
}

/// A member of a game in a checkpoint's lines.
enum GameSection: Equatable {
  case findWords(FindWordsSection)
  case appleTree(AppleTreeSection)

  private static let all: [GameSection] =
    AppleTreeSection.allCases.map { .appleTree($0) } + FindWordsSection.allCases.map { .findWords($0) }

  /// The sections written before `finishedTutorial`.
  static let first: [GameSection] = [.findWords(.current)]
  /// The sections with few elements, written before the sections that belong to no game.
  static let few = all.filter { !first.contains($0) && !many.contains($0) }
  /// The sections with many elements, written after the sections that belong to no game.
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
  /// Reads the games' members from a line of a device's checkpoint and adds them.
  mutating func take(_ fields: JournalFields, _ device: DeviceID) throws(JournalFault) {
    try findWords.take(fields, device)
    try appleTree.take(fields, device)
  }
}
