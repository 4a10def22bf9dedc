import Formats
import Rules
import Wire

/// What belongs to the player, as a whole: taken away as a file, brought from one, or deleted.
struct You {
  /// What was wrong with the file that was chosen last.
  var trouble: Trouble?
  /// What the browser says of how long it keeps data; `nil` until it has said it.
  var keeping: Keeping?
  /// Whether the server has all that is here; `nil` where the player has not asked for that.
  var isSynced: Bool?
  /// When the last chance was offered: a second press of the same hand takes none of it.
  var offeredDeletion = Milliseconds(0)
  /// All is being deleted, or was.
  var end: End?

  indirect enum Trouble {
    case fault(ProfileFileFault)
    /// Lines that could not be read, and how many the end lacks.
    case lines(bad: [Int], missing: Int)
  }

  /// How the browser keeps data. The raw value is the host's name for it.
  enum Keeping: String, CaseIterable, Sendable {
    /// Until the player deletes it.
    case kept
    /// It may clear it when space runs out, and was not asked yet.
    case unasked
    /// It was asked, and may clear it.
    case refused
    /// It cannot be asked.
    case unknown
  }

  enum End {
    case underWay, done, failed
  }

  /// Whether nothing that happens counts any more.
  var isOver: Bool { if case .some = end { true } else { false } }

  /// The least time from the offer to the deletion.
  static let pause = Milliseconds(700)
}
