import Formats
import Interface
import Journal
import Rules
import Wire

extension You {
  /// Applies a message, and returns the effects for the host.
  mutating func update(_ message: Message, in session: inout Session) -> [Effect] {
    switch message {
    case .exportedAll:
      let text = ProfileFile.text(of: session.journal, newer: session.newerLines)
      return [.download("word-orchard-\(session.today.text).txt", type: "text/plain", text: text)]
    case .pickedExport(let bytes): return pickExport(bytes, &session)
    case .askedToKeepData: return [.askToKeepData(asks: true)]
    case .keepsData(let keeping):
      self.keeping = keeping
      return []
    case .synced, .unsynced:
      isSynced = message == .synced
      return []
    case .serverRefused: return session.show(.serverRefused)
    case .askedToDeleteAll:
      offeredDeletion = session.now
      return session.open(.deleteAll)
    case .confirmedDeletion:
      guard session.sheet == .deleteAll, session.now - offeredDeletion >= You.pause else { return [] }
      session.sheet = nil
      end = .underWay
      return [.deleteAll]
    case .deletedAll, .failedToDeleteAll:
      end(message)
      return []
    }
  }

  /// Handles a message after the deletion of all data has begun. The method ignores all messages except the result of
  /// the deletion.
  mutating func end(_ message: Message) {
    if case .deletedAll = message { end = .done }
    if case .failedToDeleteAll = message, isOver { end = .failed }
  }

  /// Imports the data of the file that the player chose. The message contains one line with the file's name, one line
  /// with the number of its bytes, and the bytes.
  @inline(never)
  private mutating func pickExport(_ bytes: [UInt8], _ session: inout Session) -> [Effect] {
    trouble = nil
    var rest = bytes[...]
    for _ in 0..<2 {
      guard let end = rest.firstIndex(of: 0x0A) else { return [] }
      rest = rest[(end + 1)...]
    }
    do throws(ProfileFileFault) {
      let file = try ProfileFile(Array(rest))
      if !file.badLines.isEmpty || file.missingLines > 0 {
        trouble = .lines(bad: file.badLines, missing: file.missingLines)
      }
      let news = file.news(for: session.journal)
      guard !news.devices.isEmpty else { return session.show(.nothingNew) }
      let effect = session.takeOver(news) { .tookOver(from: $0, to: $1) }
      // Notify all features as after a merge of another tab's events, because the settings and the games' rounds may
      // have changed.
      session.dispatch(.host(.merged([])))
      return [effect]
    } catch {
      trouble = .fault(error)
      return [.focus("import-trouble")]
    }
  }
}

extension Model {
  mutating func end(_ message: Message) -> [Effect] {
    if case .you(let message) = message { you.end(message) }
    return []
  }
}
