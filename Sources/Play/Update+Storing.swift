import Journal
import Rules

/// Whether what the player did is stored: nothing says that it is kept before it is, and what is not is said for as long as it is so.
extension Model {
  /// Records a deed, and says this once it is stored.
  @inline(never)
  mutating func record(_ deed: Deed, thenSay content: Banner.Content) -> Effect {
    var care = Care.usual
    care.isAwaited = true
    let effect = record(deed, care: care)
    awaited.append(Awaited(counter: counter, content: content))
    return effect
  }

  mutating func stored(_ counter: Int) -> [Effect] {
    guard let index = awaited.firstIndex(where: { $0.counter == counter }) else { return [] }
    return show(awaited.remove(at: index).content)
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

/// What is said once the event with this counter is stored.
struct Awaited {
  let counter: Int
  let content: Banner.Content
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
