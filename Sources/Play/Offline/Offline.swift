import Formats
import Words

/// The files that the device stores for use without a network, and whether a newer version of the program waits on the
/// device.
struct Offline {
  /// The files that the host stores or could store. The value is `nil` while the host stores no files. In some private
  /// windows, the host can never store files.
  var files: [KeptFile]?
  var download = Download.idle
  var version = Version.newest

  /// A file that belongs to a language and that is stored or could be stored.
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

  /// The reason why files cannot be stored. The raw value is the host's name for the reason.
  enum Reason: String {
    case unreachable
    /// The device has no space left.
    case full
  }

  /// Whether a newer version of the program is available, and whether it was offered to the player. A version is
  /// offered only once, and never during a round (``Model/isInRound``).
  enum Version {
    case newest
    case waiting
    case offered
  }
}

extension Offline {
  /// Returns whether it is certain that the device does not store the file.
  func lacks(_ file: DataFile) -> Bool { files?.contains { $0.file == file && !$0.isKept } == true }

  var isRunning: Bool { if case .running = download { true } else { false } }
}
