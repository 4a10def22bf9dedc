import Rules
import Words

/// Several devices' checkpoints joined, and kept up to date: the cost of an event depends on what it changes, not on all that was played.
extension Checkpoint {
  /// All that follows from several devices, for a profile; no device may occur twice. O(their sizes × those joined so far).
  init(joining states: [Checkpoint]) {
    // Without checkpoints, an empty checkpoint of any device.
    self = states.first ?? Checkpoint(device: DeviceID(random: 0))
    for state in states.dropFirst() { join(state) }
    if states.count > 1 { games.settle(states.map { $0.games }) }
  }

  /// Brings the joined checkpoint in line with an event that one of the states has just taken: the same follows as from
  /// joining them anew. O(devices × log words); for an event of a game as its progress says.
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

  /// The mark of a word with the latest stamp.
  private static func latest(_ marks: [[WordMark]], _ language: Language, _ word: String) -> WordMark? {
    var latest: WordMark?
    for marks in marks {
      guard let mark = marks.item(language, word) else { continue }
      if latest.map({ $0.stamp < mark.stamp }) ?? true { latest = mark }
    }
    return latest
  }
}
