import Rules
import Words

/// Incremental updates of the joined checkpoints of several devices. The cost of an event depends on the size of its
/// change, not on the number of rounds played.
extension Checkpoint {
  /// Joins the checkpoints of several devices for a profile. Each device may have only one checkpoint in `states`.
  /// O(size of all checkpoints × number of checkpoints joined so far).
  init(joining states: [Checkpoint]) {
    // If there is no checkpoint, start from an empty checkpoint of an arbitrary device.
    self = states.first ?? Checkpoint(device: DeviceID(random: 0))
    for state in states.dropFirst() { join(state) }
    if states.count > 1 { games.reconcile(states.map { $0.games }) }
  }

  /// Updates the joined checkpoint after one device's state has applied an event. The result is the same as after
  /// joining all states again. O(devices × log words). For the events of games, see the types that store the games'
  /// progress.
  mutating func follow(_ event: Event, _ states: [Checkpoint]) {
    switch event.action {
    case .chose:
      choices = []
      for state in states { for made in state.choices { join(made) } }
    case .saved(let language, let word), .unsaved(let language, let word):
      Checkpoint.latest(states.map { $0.savedWords }, language, word)?.put(into: &savedWords)
    case .addedWord(let language, let word), .removedWord(let language, let word):
      let word = Alphabet(language).text(word)
      Checkpoint.latest(states.map { $0.ownWords }, language, word)?.put(into: &ownWords)
    case .reported(let language, let guess, let root):
      join(Report(stamp: event.stamp, language: language, guess: guess, root: root))
    case .finishedTutorial: hasFinishedTutorial = true
    case .keptList(let content): KeptList(id: event.id, content: content).join(&lists)
    case .removedList(let id): KeptList(id: id, content: nil).join(&lists)
    case .changedList(let line, _):
      Checkpoint.latest(states.map { $0.listLines }, line.language, line.markName)?.put(into: &listLines)
    default: games.follow(event, states.map { $0.games })
    }
  }

  /// Returns the word's mark with the latest stamp.
  private static func latest(_ marks: [[WordMark]], _ language: Language, _ word: String) -> WordMark? {
    var latest: WordMark?
    for marks in marks {
      guard let mark = marks.item(language, word) else { continue }
      if latest.map({ $0.stamp < mark.stamp }) ?? true { latest = mark }
    }
    return latest
  }
}
