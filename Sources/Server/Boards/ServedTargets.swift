import Logging
import Referee
import Rules
import ServiceLifecycle
import Store
import Words

/// Notes twice a day which targets the days' puzzles have in the lexicons that are served. A page of an earlier edition goes on offline, so
/// its target counts for as long as a day's results are taken.
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

  /// Notes the targets of the days whose results are taken now, and of as many days to come. O(days × words of a root).
  func note() async throws {
    let now = now()
    let today = Day(now, minutesEast: 0)
    try await store.noteServed(
      referee.targets(from: today + -ServedTargets.days, to: today + ServedTargets.days), at: now)
    try await store.forgetTargets(servedBefore: now - .days(ServedTargets.days))
  }

  /// For how many days a target counts after it was served for the last time: as long as results are taken, and a day for time zones.
  static let days = 8
}

extension Store {
  /// The targets that count.
  func countingTargets(at now: Milliseconds) async throws -> Set<TargetFingerprint> {
    try await targets(servedSince: now - .days(ServedTargets.days))
  }
}
