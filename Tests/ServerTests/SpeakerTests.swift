import Logging
import Synchronization
import Testing

@testable import Server

/// A voice that blocks until it is opened, and counts its calls.
private final class SlowVoice: Voice {
  private let state = Mutex(State())
  private let gate: AsyncStream<Void>
  private let opener: AsyncStream<Void>.Continuation
  private let fails: Bool

  struct State {
    var spoken: [String] = []
    var running = 0
    var mostRunning = 0
  }

  init(isOpen: Bool = true, fails: Bool = false) {
    (gate, opener) = AsyncStream.makeStream()
    self.fails = fails
    if isOpen { opener.finish() }
  }

  var spoken: [String] { state.withLock { $0.spoken } }
  var mostRunning: Int { state.withLock { $0.mostRunning } }

  func open() { opener.finish() }

  func speak(_ utterance: Utterance) async throws -> [UInt8] {
    state.withLock {
      $0.spoken.append(utterance.spelling)
      $0.running += 1
      $0.mostRunning = max($0.mostRunning, $0.running)
    }
    for await _ in gate {}
    state.withLock { $0.running -= 1 }
    if fails { throw VoiceFault("hoarse") }
    return Array(utterance.spelling.utf8)
  }
}

/// A clock that advances only on demand.
private final class StillClock: Sendable {
  private let time = Mutex(ContinuousClock.now)

  var now: ContinuousClock.Instant { time.withLock { $0 } }

  func move(_ duration: Duration) { time.withLock { $0 += duration } }
}

@Suite struct `The speaker` {
  private let clock = StillClock()

  // All tests run at once, so a word may wait long for a process.
  private func speaker(_ voice: SlowVoice, room: Int = 1_000, patience: Duration = .seconds(1_000)) -> Speaker {
    Speaker(
      voice, room: room, shared: TokenBuckets(), patience: patience,
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    ) { [clock] in clock.now }
  }

  private func word(_ spelling: String) -> Utterance { Utterance(language: .english, spelling: spelling) }

  /// Lets other tasks run until the condition holds. If the condition never holds, the expectations of the test fail.
  private func wait(until isSo: () async -> Bool) async {
    for _ in 0..<10_000 {
      if await isSo() { return }
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  @Test func `a word is spoken once and then cached`() async throws {
    let voice = SlowVoice()
    let speaker = speaker(voice)
    let first = try await speaker.recording(of: word("apple"), for: .client([1]))
    let second = try await speaker.recording(of: word("apple"), for: .client([2]))
    #expect(first.entityTag == second.entityTag && voice.spoken == ["apple"])
    _ = try await speaker.recording(of: Utterance(language: .italian, spelling: "apple"), for: .client([1]))
    #expect(voice.spoken == ["apple", "apple"])
  }

  @Test func `simultaneous requests for a word share one speech process`() async throws {
    let voice = SlowVoice(isOpen: false)
    let speaker = speaker(voice)
    try await withThrowingTaskGroup(of: Int.self) { group in
      for client in UInt8.min..<100 {
        group.addTask { try await speaker.recording(of: word("apple"), for: .client([client])).byteCount }
      }
      await wait { voice.spoken.count > 0 }
      voice.open()
      for try await count in group { #expect(count == 5) }
    }
    #expect(voice.spoken == ["apple"])
  }

  @Test func `the server runs at most two speech processes at once`() async throws {
    let voice = SlowVoice(isOpen: false)
    let speaker = speaker(voice)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for place in 0..<10 {
        group.addTask { _ = try await speaker.recording(of: word("apple\(place)"), for: .client([UInt8(place)])) }
      }
      await wait { voice.spoken.count > 1 }
      voice.open()
      try await group.waitForAll()
    }
    #expect(voice.mostRunning == 2 && Set(voice.spoken).count == 10)
  }

  @Test func `requests beyond the limit of waiting words are refused`() async throws {
    let voice = SlowVoice(isOpen: false)
    let speaker = speaker(voice)
    let results = await withTaskGroup(of: Bool.self) { group in
      for place in UInt8(0)..<100 {
        group.addTask { (try? await speaker.recording(of: word("apple\(place)"), for: .client([place]))) != nil }
      }
      var results: [Bool] = []
      for _ in 0..<100 - Speaker.mostPending { results.append(await group.next() ?? true) }
      voice.open()
      for await result in group { results.append(result) }
      return results
    }
    #expect(results.count { $0 } == Speaker.mostPending)
    #expect(!results.prefix(100 - Speaker.mostPending).contains(true))
  }

  @Test(.timeLimit(.minutes(10))) func `a word that waits too long is refused and never spoken`() async throws {
    let voice = SlowVoice(isOpen: false)
    let speaker = speaker(voice, patience: .milliseconds(20))
    let hanging = (0..<Speaker.mostRunning).map { place in
      Task { try await speaker.recording(of: word("apple\(place)"), for: .client([1])) }
    }
    await wait { voice.spoken.count == Speaker.mostRunning }
    for client in UInt8(2)..<5 {
      await #expect(throws: SpeechFault.busy) { try await speaker.recording(of: word("pear"), for: .client([client])) }
    }
    voice.open()
    for task in hanging { _ = try await task.value }
    _ = try await speaker.recording(of: word("pear"), for: .client([9]))
    #expect(voice.spoken.count == Speaker.mostRunning + 1 && voice.mostRunning == Speaker.mostRunning)
  }

  @Test func `only new words count toward a client's speech rate limit`() async throws {
    let voice = SlowVoice()
    let speaker = speaker(voice)
    for place in 0..<20 {
      for _ in 0..<3 { _ = try await speaker.recording(of: word("apple\(place)"), for: .client([1])) }
    }
    await #expect(throws: SpeechFault.tooManyRequests(wait: .seconds(1))) {
      try await speaker.recording(of: word("pear"), for: .client([1]))
    }
    _ = try await speaker.recording(of: word("apple0"), for: .client([1]))
    _ = try await speaker.recording(of: word("pear"), for: .client([2]))
    _ = try await speaker.recording(of: word("pear"), for: .client([1]))
    clock.move(.seconds(1))
    _ = try await speaker.recording(of: word("plum"), for: .client([1]))
    #expect(voice.spoken.count == 22)
  }

  @Test func `a word that the cache has removed as least recently used is spoken again`() async throws {
    let voice = SlowVoice()
    let speaker = speaker(voice, room: 12)
    for spelling in ["apple", "pears", "apple", "plums", "apple", "pears"] {
      _ = try await speaker.recording(of: word(spelling), for: .client([1]))
    }
    #expect(voice.spoken == ["apple", "pears", "plums", "pears"])
  }

  @Test func `a failed recording is reported, not cached, and frees its place in the queue`() async throws {
    let voice = SlowVoice(fails: true)
    let speaker = speaker(voice)
    for _ in 0..<5 {
      await #expect(throws: SpeechFault.failed) { try await speaker.recording(of: word("apple"), for: .client([1])) }
    }
    #expect(voice.spoken.count == 5)
  }

  @Test(
    arguments: [
      (Duration.milliseconds(1), 1), (.seconds(1), 1), (.milliseconds(1_001), 2), (.seconds(20), 20), (.zero, 1),
    ] as [(Duration, Int64)])
  func `a refused speech request states the waiting time in whole seconds`(wait: Duration, seconds: Int64) {
    #expect(SpeechFault.tooManyRequests(wait: wait).retryAfter == seconds)
    #expect(SpeechFault.noProgram.retryAfter == nil)
    #expect(SpeechFault.failed.retryAfter == 5 && SpeechFault.busy.retryAfter == 5)
  }
}
