import Interface
import Journal
import Words

extension Offline {
  /// Applies a message, and returns the effects for the host. The state of the feature is part of the session.
  static func update(_ message: Message, in session: inout Session) -> [Effect] {
    switch message {
    case .kept(let files):
      session.offline.files = files
      if case .running(let language, percent: _) = session.offline.download {
        session.offline.download = session.has(all: language) ? .idle : .failed(language, .unreachable)
      }
      return []
    case .keeping(let percent):
      if case .running(let language, percent: _) = session.offline.download {
        session.offline.download = .running(language, percent: percent)
      }
      return []
    case .failedToKeep(let reason):
      if case .running(let language, percent: _) = session.offline.download {
        session.offline.download = .failed(language, reason)
      }
      return []
    case .askedToKeep(let language): return session.keep(language)
    case .versionCame:
      if case .newest = session.offline.version { session.offline.version = .waiting }
      return []
    case .acceptedVersion: return [.startVersion]
    }
  }
}

extension Session {
  /// The files that are needed to play in a language and to look up its words.
  func files(of language: Language) -> [DataFile] {
    DataFile.games(language) + [vocabulary(language), detailsFile(language), .sounds(language)]
  }

  /// Whether all files of a language are on the device.
  func has(all language: Language) -> Bool {
    guard let files = offline.files else { return false }
    return self.files(of: language).allSatisfy { file in files.contains { $0.file == file && $0.isKept } }
  }

  /// The number of bytes to download until all files of a language are on the device.
  func missingSize(_ language: Language) -> Int {
    let all = files(of: language)
    return (offline.files ?? []).reduce(0) { sum, kept in
      !kept.isKept && all.contains(kept.file) ? sum + kept.size : sum
    }
  }

  /// Asks the host to store all files of a language if they are not all stored and no download is running.
  fileprivate mutating func keep(_ language: Language) -> [Effect] {
    guard offline.files != nil, !offline.isRunning, !has(all: language) else { return [] }
    offline.download = .running(language, percent: 0)
    return [.keep(files(of: language))]
  }
}

extension Model {
  /// After each message, updates the files stored on the device, and decides whether to offer a newer version of the
  /// program. Stores the files of the current language. Offers a newer version if the offer does not interrupt a round
  /// and no banner or dialog is open.
  mutating func reconcileOffline() -> [Effect] {
    var effects: [Effect] = []
    // A failed download is not repeated here, but only at the next visit or when the player asks for it.
    if case .idle = session.offline.download { effects += session.keep(session.settings.language) }
    if case .waiting = session.offline.version, !isInRound, session.banner == nil, session.sheet == nil {
      session.offline.version = .offered
      effects += session.show(.newVersion)
    }
    return effects
  }

  /// Whether a restart would interrupt a round or lose data that is not stored yet.
  private var isInRound: Bool { session.isNotStored || session.route.kind.isInRound?(self) == true }
}
