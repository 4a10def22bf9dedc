import Journal

/// Whether what the player did is stored: nothing says that it is kept before it is, and what is not is said for as long as it is so.
extension Model {
  /// Records a deed, and says this once it is stored.
  mutating func record(_ deed: Deed, thenSay content: Banner.Content) -> Effect {
    var care = Care.usual
    care.isAwaited = true
    let effect = record(deed, care: care)
    awaited[counter] = content
    return effect
  }

  mutating func stored(_ counter: Int) -> [Effect] {
    awaited.removeValue(forKey: counter).map { show($0) } ?? []
  }

  mutating func notStored() -> [Effect] {
    isNotStored = true
    return []
  }

  mutating func caughtUp() -> [Effect] {
    guard isNotStored else { return [] }
    isNotStored = false
    return show(.storedAgain)
  }
}

extension Deed {
  /// What is written through to the disk: a round that ends, a list, a saved word.
  var isMissedMost: Bool {
    switch self {
    case .finished, .keptList, .removedList: true
    case .playedAppleTree(let record): record.round.outcome != nil
    case .chose, .began, .tookUp, .found, .missed, .tookHint, .saved, .unsaved, .addedWord, .removedWord, .reported,
      .finishedTutorial:
      false
    }
  }
}
