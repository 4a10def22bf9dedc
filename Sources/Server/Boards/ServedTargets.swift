import Logging
import Referee
import Rules
import ServiceLifecycle
import Store
import Words

/// Records the targets of the daily puzzles in the current lexicons, twice a day. After a new edition is installed,
/// cached pages of the previous edition continue to work offline. For these pages, the previous edition's targets
/// remain valid as long as a day's results are accepted.
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
          logger.warning("could not store the target words of the daily puzzles", metadata: ["error": "\(error)"])
        }
        try? await Task.sleep(for: ServedTargets.pause)
      }
    }
  }

  /// Records the targets of all days whose results are accepted now, and of the same number of future days. O(days ×
  /// words per root word).
  func note() async throws {
    let now = now()
    let today = Day(now, minutesEast: 0)
    try await store.noteServed(
      referee.targets(from: today + -ServedTargets.days, to: today + ServedTargets.days), at: now)
    try await store.forgetTargets(servedBefore: now - .days(ServedTargets.days))
  }

  /// The number of days for which a target remains valid after it was last served. The value is the number of days for
  /// which results are accepted, plus one day for time zones.
  static let days = 8
}

extension Store {
  /// Returns the fingerprints of the valid targets.
  func countingTargets(at now: Milliseconds) async throws -> Set<TargetFingerprint> {
    try await targets(servedSince: now - .days(ServedTargets.days))
  }
}
