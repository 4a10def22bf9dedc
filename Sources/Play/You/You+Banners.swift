import Interface
import Journal

/// The banners about all of the player's data.
extension Banner {
  /// Reports that the imported file contained no new data.
  static var nothingNew: Banner { Banner(.notice, .nothingNewTitle, .nothingNewText, goesAtNextKey: false) }

  /// Reports which data was imported from a file.
  static func tookOver(from before: Profile, to now: Profile) -> Banner {
    let rounds = max(now.roundCount - before.roundCount, 0)
    return Banner(.success, duration: 10_000, goesAtNextKey: false) { sentences in
      Notice(
        sentences[.tookOverTitle],
        sentences(
          .tookOverText, .count("rounds", rounds),
          .count("words", max(now.savedWords.count - before.savedWords.count, 0)),
          .count("lists", max(now.lists.count - before.lists.count, 0))))
    }
  }
}
