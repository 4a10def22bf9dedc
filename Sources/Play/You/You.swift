import Formats
import Rules
import Wire

/// The state of the player's page, on which the player can export, import and delete all data.
struct You {
  /// The error in the file that was chosen last.
  var trouble: Trouble?
  /// The browser's answer on how long it keeps the stored data; `nil` until the answer has arrived.
  var keeping: StoragePolicy?
  /// Whether the server has received all data of this browser; `nil` if the player has not turned on sync.
  var isSynced: Bool?
  /// The time at which the last confirmation before the deletion was shown. The second press of a double press must not
  /// confirm the deletion.
  var offeredDeletion = Milliseconds(0)
  /// The state of the deletion of all data; `nil` before the deletion has begun.
  var end: End?

  indirect enum Trouble {
    case fault(ProfileFileFault)
    /// The file is faulty. `bad` contains the numbers of unreadable lines, and `missing` is the number of lines missing
    /// at the end.
    case lines(bad: [Int], missing: Int)
  }

  /// The browser's policy for stored data. The raw value is the host's name for the policy.
  enum StoragePolicy: String, CaseIterable, Sendable {
    /// The browser keeps the data until the player deletes it.
    case kept
    /// The browser may clear the data when the disk is full, and was not asked to keep the data yet.
    case unasked
    /// The browser was asked to keep the data, and may still clear it.
    case refused
    /// The browser cannot be asked about its policy.
    case unknown
  }

  enum End {
    case underWay, done, failed
  }

  /// Whether the deletion of all data has begun. Once the deletion has begun, the program ignores all messages except
  /// the result of the deletion.
  var isOver: Bool { if case .some = end { true } else { false } }

  /// The minimum time between the last confirmation's appearance and the deletion.
  static let pause = Milliseconds(700)
}
