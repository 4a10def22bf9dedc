import Formats
import Words

/// The files that the device stores for use without a network, and whether a newer version of the game is waiting
/// there.
struct Offline {
  /// The files that the host stores or could store. `nil` while it stores nothing, which is permanent in some private
  /// windows.
  var files: [KeptFile]?
  var download = Download.idle
  var version = Version.newest

  /// A file of a language that is stored or could be stored.
  struct KeptFile: Hashable {
    let file: DataFile
    /// The size of the download, in bytes.
    let size: Int
    let isKept: Bool
  }

  /// At most one language is downloaded at a time.
  enum Download {
    case idle
    case running(Language, percent: Int)
    case failed(Language, Reason)
  }

  /// The reason why files cannot be stored. The raw value is the host's name for it.
  enum Reason: String {
    case unreachable
    /// The device has no space left.
    case full
  }

  /// Whether the player is offered a newer version. The offer is made once, and never in a round (``Model/isInRound``).
  enum Version {
    case newest
    case waiting
    case offered
  }
}

extension Offline {
  /// Whether a file is known not to be stored.
  func lacks(_ file: DataFile) -> Bool { files?.contains { $0.file == file && !$0.isKept } == true }

  var isRunning: Bool { if case .running = download { true } else { false } }
}
