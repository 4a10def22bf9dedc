import Rules
import Words

extension PlayerJournal {
  /// Returns the time of the latest event, on any device, that this action replaces. The replaced event is an earlier
  /// choice of the setting, or an earlier mark of the word or line. Returns `nil` if the action replaces no event.
  /// Clocks may have been wrong, so the new event must get a later time than the replaced event. O(devices × log
  /// words).
  public func timeReplaced(by action: Event.Action) -> Milliseconds? {
    var latest: Milliseconds?
    for log in logs {
      guard let at = log.state.stampReplaced(by: action)?.at else { continue }
      latest = latest.map { max($0, at) } ?? at
    }
    return latest
  }
}

extension Checkpoint {
  fileprivate func stampReplaced(by action: Event.Action) -> Stamp? {
    switch action {
    case .chose(let choice): choices.first { $0.choice.setting == choice.setting }?.stamp
    case .saved(let language, let word), .unsaved(let language, let word): savedWords.item(language, word)?.stamp
    case .addedWord(let language, let word), .removedWord(let language, let word):
      ownWords.item(language, Alphabet(language).text(word))?.stamp
    case .changedList(let line, _): listLines.item(line.language, line.markName)?.stamp
    default: nil
    }
  }
}
