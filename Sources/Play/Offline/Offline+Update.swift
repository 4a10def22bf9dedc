import Journal
import Words

extension Offline {
  /// What the host is to do about what it reports and what the player asks; the state is the session's.
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
  /// What is needed to play in a language and to look its words up.
  func files(of language: Language) -> [DataFile] {
    DataFile.games(language) + [vocabulary(language), .sounds(language)]
  }

  /// Whether all of it is kept.
  func has(all language: Language) -> Bool {
    guard let files = offline.files else { return false }
    return self.files(of: language).allSatisfy { file in files.contains { $0.file == file && $0.isKept } }
  }

  /// How many bytes are to come before all of it is kept.
  func missingSize(_ language: Language) -> Int {
    let all = files(of: language)
    return (offline.files ?? []).reduce(0) { sum, kept in
      !kept.isKept && all.contains(kept.file) ? sum + kept.size : sum
    }
  }

  /// Has the host keep all files of a language, unless they are kept or a download is under way.
  fileprivate mutating func keep(_ language: Language) -> [Effect] {
    guard offline.files != nil, !offline.isRunning, !has(all: language) else { return [] }
    offline.download = .running(language, percent: 0)
    return [.keep(files(of: language))]
  }
}

extension Model {
  /// After each message: keeps the language that is played, and offers a newer version where it disturbs nobody.
  mutating func settleOffline() -> [Effect] {
    var effects: [Effect] = []
    // What has failed is tried again at the next visit, or when the player asks.
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
