import Logging

/// Speaks words and caches the sounds. Clients that ask for the same word at the same time share a process, and the
/// total number of processes is limited.
actor Speaker {
  /// The maximum number of simultaneous processes.
  static let mostRunning = 2
  /// The maximum number of words that are being spoken or that wait for a process.
  static let mostPending = 64

  private let voice: any Voice
  private let logger: Logger
  private let now: @Sendable () -> ContinuousClock.Instant
  private var ownBuckets: TokenBuckets
  private var sharedBuckets: TokenBuckets
  private var spoken: RecentlyUsed<Utterance, Recording>
  private var pending: [Utterance: Task<Recording, any Error>] = [:]
  private let patience: Duration
  private var running = 0
  /// The words that wait for a process, in order of arrival. The continuation of a word receives `true`
  /// when a process is free for the word, or `false` after the time limit.
  private var waiting: [(id: Int, turn: CheckedContinuation<Bool, Never>)] = []
  private var lastID = 0

  /// Creates a speaker that uses a voice. A word that waits for a process longer than `patience` is not spoken; in that
  /// time about sixty words are usually spoken.
  ///
  /// - Parameters:
  ///   - own: the rate limit of a player.
  ///   - shared: the rate limit of an address without a player, which a whole school class may share.
  init(
    _ voice: any Voice, room: Int = 16 * 1024 * 1024, own: TokenBuckets = TokenBuckets(),
    shared: TokenBuckets = TokenBuckets(capacity: 200, interval: .milliseconds(250)), patience: Duration = .seconds(3),
    logger: Logger,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.voice = voice
    self.logger = logger
    self.now = now
    ownBuckets = own
    sharedBuckets = shared
    self.patience = patience
    spoken = RecentlyUsed(room: room)
  }

  /// Returns the sound of an utterance. A request takes a token from the client's bucket only if it starts a process.
  ///
  /// - Throws: ``SpeechFault``.
  func recording(of utterance: Utterance, for rateLimitKey: RateLimitKey) async throws -> Recording {
    if let recording = spoken.value(utterance) { return recording }
    let task: Task<Recording, any Error>
    if let running = pending[utterance] {
      task = running
    } else {
      guard pending.count < Speaker.mostPending else { throw SpeechFault.busy }
      if let wait = take(rateLimitKey) { throw SpeechFault.tooManyRequests(wait: wait) }
      // The task is unstructured, so that it continues when the client that asked first disconnects.
      task = Task { try await speak(utterance) }
      pending[utterance] = task
    }
    return try await task.value
  }

  private func take(_ rateLimitKey: RateLimitKey) -> Duration? {
    switch rateLimitKey {
    case .player: ownBuckets.take(rateLimitKey.name, at: now())
    case .client: sharedBuckets.take(rateLimitKey.name, at: now())
    }
  }

  private func speak(_ utterance: Utterance) async throws -> Recording {
    defer { pending[utterance] = nil }
    guard await enter() else { throw SpeechFault.busy }
    defer { leave() }
    do {
      let recording = Recording(try await voice.speak(utterance))
      spoken.keep(recording, utterance, size: recording.byteCount)
      return recording
    } catch {
      logger.error("no speech", metadata: ["word": "\(utterance.spelling)", "error": "\(error)"])
      throw SpeechFault.failed
    }
  }

  /// Waits for a free process; returns `false` if no process becomes free within the time limit.
  private func enter() async -> Bool {
    guard running == Speaker.mostRunning else {
      running += 1
      return true
    }
    lastID += 1
    let id = lastID
    let impatience = Task {
      try await Task.sleep(for: patience)
      giveUp(id)
    }
    defer { impatience.cancel() }
    return await withCheckedContinuation { waiting.append((id, $0)) }
  }

  private func giveUp(_ id: Int) {
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
    waiting.remove(at: index).turn.resume(returning: false)
  }

  /// Releases a process and passes it on to the word that has waited longest.
  private func leave() {
    if waiting.isEmpty { running -= 1 } else { waiting.removeFirst().turn.resume(returning: true) }
  }
}
