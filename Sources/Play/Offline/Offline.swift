import Formats
import Words

/// What is kept on the device, so that the game needs no network, and whether a newer version of the game waits there.
struct Offline {
  /// What the host keeps or could keep; `nil` as long as it keeps nothing, which in some private windows is for ever.
  var files: [KeptFile]?
  var download = Download.idle
  var version = Version.newest

  /// A file of a language that is kept, or that could be.
  struct KeptFile: Hashable {
    let file: DataFile
    /// What its way here costs, in bytes.
    let size: Int
    let isKept: Bool
  }

  /// At most one language is downloaded at a time.
  enum Download {
    case idle
    case running(Language, percent: Int)
    case failed(Language, Reason)
  }

  /// Why files cannot be kept. The raw value is the host's name for it.
  enum Reason: String {
    case unreachable
    /// The device has no room.
    case full
  }

  /// Whether the player is offered a newer version: once, and never in a round (``Model/isInRound``).
  enum Version {
    case newest
    case waiting
    case offered
  }
}

extension Offline {
  /// Whether it is known that a file is not kept.
  func lacks(_ file: DataFile) -> Bool { files?.contains { $0.file == file && !$0.isKept } == true }

  var isRunning: Bool { if case .running = download { true } else { false } }
}
