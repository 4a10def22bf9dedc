import Logging
import Referee
import Rules
import ServiceLifecycle
import Store
import Words

/// Records twice a day the targets of the daily puzzles in the current lexicons. Pages of an earlier edition keep
/// running offline, so their targets count as long as a day's results are accepted.
struct ServedTargets: Service {
  let referee: Referee
  let store: Store
  let now: @Sendable () -> Milliseconds
  let logger: Logger

  private static let pause = Duration.seconds(12 * 60 * 60)

  func run() async throws {
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        do {
          try await note()
        } catch {
          logger.warning("the targets of the days' puzzles were not noted", metadata: ["error": "\(error)"])
        }
        try? await Task.sleep(for: ServedTargets.pause)
      }
    }
  }

  /// Records the targets of the days whose results are accepted now, and of as many future days. O(days × words of a
  /// root).
  func note() async throws {
    let now = now()
    let today = Day(now, minutesEast: 0)
    try await store.noteServed(
      referee.targets(from: today + -ServedTargets.days, to: today + ServedTargets.days), at: now)
    try await store.forgetTargets(servedBefore: now - .days(ServedTargets.days))
  }

  /// Number of days for which a target counts after it was last served: the time for which results are accepted, plus
  /// one day for time zones.
  static let days = 8
}

extension Store {
  /// Returns the fingerprints of the targets that count.
  func countingTargets(at now: Milliseconds) async throws -> Set<TargetFingerprint> {
    try await targets(servedSince: now - .days(ServedTargets.days))
  }
}
