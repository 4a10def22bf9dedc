import Formats
import Rules
import Wire

/// The state of the player's page, on which all data can be exported, imported and deleted.
struct You {
  /// The error in the file that was chosen last.
  var trouble: Trouble?
  /// The browser's answer about how long it keeps data; `nil` until it has arrived.
  var keeping: StoragePolicy?
  /// Whether the server has all data of this browser; `nil` if the player has not turned on sync.
  var isSynced: Bool?
  /// When the last confirmation was offered. The second press of a double press must not confirm it.
  var offeredDeletion = Milliseconds(0)
  /// The state of the deletion of all data; `nil` before the deletion.
  var end: End?

  indirect enum Trouble {
    case fault(ProfileFileFault)
    /// The numbers of the lines that could not be read, and the number of lines that are missing at the end.
    case lines(bad: [Int], missing: Int)
  }

  /// The browser's policy for stored data. The raw value is the host's name for it.
  enum StoragePolicy: String, CaseIterable, Sendable {
    /// The browser keeps the data until the player deletes it.
    case kept
    /// The browser may clear the data when space runs out, and was not asked to keep it yet.
    case unasked
    /// The browser was asked to keep the data, and may still clear it.
    case refused
    /// The browser cannot be asked.
    case unknown
  }

  enum End {
    case underWay, done, failed
  }

  /// Whether the deletion of all data has begun. If so, other messages no longer count.
  var isOver: Bool { if case .some = end { true } else { false } }

  /// The minimum time between the offer and the deletion.
  static let pause = Milliseconds(700)
}
