import Formats
import Words

extension Offline {
  /// A report of the host about the files that the device stores, or an action of the player on these files.
  indirect enum Message: Equatable, Sendable {
    /// The host reported all files that are stored or that could be stored.
    case kept([KeptFile])
    /// The host reported the progress of the current download.
    case keeping(percent: Int)
    case failedToKeep(Reason)
    case askedToKeep(Language)
    /// A newer version of the program is stored on the device and waits to be started.
    case versionCame
    case acceptedVersion

    var name: String {
      switch self {
      case .kept: "kept"
      case .keeping: "keeping"
      case .failedToKeep: "failedToKeep"
      case .askedToKeep(let language): "askedToKeep " + language.code
      case .versionCame: "versionCame"
      case .acceptedVersion: "acceptedVersion"
      }
    }

    var body: [UInt8] {
      switch self {
      case .kept(let files): Array(files.map { $0.text }.joined(separator: "\n").utf8)
      case .keeping(let percent): String(percent).bytes
      case .failedToKeep(let reason): reason.rawValue.bytes
      case .askedToKeep, .versionCame, .acceptedVersion: []
      }
    }

    /// The feature's message names. Each message name belongs to only one feature.
    static let names: [StaticString] = [
      "kept", "keeping", "failedToKeep", "askedToKeep", "versionCame", "acceptedVersion",
    ]

    init?(_ text: MessageText) {
      let message: Message? =
        switch text.name.utf8 {
        case "kept": .kept(lines(of: text.body).compactMap { KeptFile(String(utf8: $0)) })
        case "keeping": text.text.int.flatMap { (0...100).contains($0) ? .keeping(percent: $0) : nil }
        case "failedToKeep": .failedToKeep(text.text.hasSameBytes(as: Reason.full.rawValue) ? .full : .unreachable)
        case "askedToKeep": Language(code: text.argument).map { .askedToKeep($0) }
        case "versionCame": .versionCame
        case "acceptedVersion": .acceptedVersion
        default: nil
        }
      guard let message else { return nil }
      self = message
    }

    static var examples: [Message] {
      let files = [
        KeptFile(file: .lexicon(.spanish), size: 337_403, isKept: false),
        KeptFile(file: .roots(.english, length: 7), size: 9975, isKept: true),
      ]
      return [
        .kept(files), .keeping(percent: 40), .failedToKeep(.full), .askedToKeep(.spanish), .versionCame,
        .acceptedVersion,
      ]
    }
  }
}

extension Offline.KeptFile {
  /// The description of the file in the form in which the host sends it: `es.lexicon 337403 no`.
  fileprivate var text: String { "\(file.name) \(size) \(isKept ? "yes" : "no")" }

  /// Parses a description; `nil` if the text does not describe a file.
  fileprivate init?(_ text: String) {
    let parts = text.parts(between: 0x20)
    guard parts.count == 3, let file = DataFile(name: parts[0]), let size = parts[1].int,
      (0...100_000_000).contains(size)
    else { return nil }
    self.init(file: file, size: size, isKept: parts[2].hasSameBytes(as: "yes"))
  }
}
