import Rules
import Words

extension Checkpoint {
  /// Applies the device's next event. Ignores events of other devices and events that the checkpoint already covers.
  ///
  /// O(log words). For the events of games, see the types that store the games' progress.
  public mutating func apply(_ event: Event) {
    guard event.id.device == device, event.id.counter > covered else { return }
    covered = event.id.counter
    switch event.action {
    case .chose(let choice): choose(ChoiceMade(stamp: event.stamp, choice: choice))
    case .saved(let language, let word): event.mark(language, word, isKept: true).put(into: &savedWords)
    case .unsaved(let language, let word): event.mark(language, word, isKept: false).put(into: &savedWords)
    case .addedWord(let language, let word): event.mark(language, word, isKept: true).put(into: &ownWords)
    case .removedWord(let language, let word): event.mark(language, word, isKept: false).put(into: &ownWords)
    case .reported(let language, let guess, let root):
      join(Report(stamp: event.stamp, language: language, guess: guess, root: root))
    case .finishedTutorial: hasFinishedTutorial = true
    case .keptList(let content): KeptList(id: event.id, content: content).join(&lists)
    case .removedList(let id): KeptList(id: id, content: nil).join(&lists)
    case .changedList(let line, let isKept):
      event.mark(line.language, line.markName, isKept: isKept).put(into: &listLines)
    default: games.apply(event)
    }
  }
}

extension Event {
  fileprivate func mark(_ language: Language, _ word: Word, isKept: Bool) -> WordMark {
    mark(language, Alphabet(language).text(word), isKept: isKept)
  }

  fileprivate func mark(_ language: Language, _ word: String, isKept: Bool) -> WordMark {
    WordMark(language: language, word: word, stamp: stamp, isKept: isKept)
  }
}
