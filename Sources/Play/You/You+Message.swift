import Formats

extension You {
  /// What the player does with all that is theirs, and what the host reports of it.
  indirect enum Message: Equatable, Sendable {
    case exportedAll
    /// A file to take over, as the host gives chosen files.
    case pickedExport([UInt8])
    case askedToKeepData
    case keepsData(Keeping)
    /// The server has all that is here.
    case synced
    /// Something waits for the server.
    case unsynced
    /// The server has refused something that is here, for the first time.
    case serverRefused
    case askedToDeleteAll
    case confirmedDeletion
    /// This tab or another one has deleted all.
    case deletedAll
    case failedToDeleteAll

    var name: String {
      switch self {
      case .exportedAll: "exportedAll"
      case .pickedExport: "pickedExport"
      case .askedToKeepData: "askedToKeepData"
      case .keepsData: "keepsData"
      case .synced: "synced"
      case .unsynced: "unsynced"
      case .serverRefused: "serverRefused"
      case .askedToDeleteAll: "askedToDeleteAll"
      case .confirmedDeletion: "confirmedDeletion"
      case .deletedAll: "deletedAll"
      case .failedToDeleteAll: "failedToDeleteAll"
      }
    }

    var body: [UInt8] {
      switch self {
      case .pickedExport(let bytes): bytes
      case .keepsData(let keeping): Array(keeping.rawValue.utf8)
      case .exportedAll, .askedToKeepData, .synced, .unsynced, .serverRefused, .askedToDeleteAll, .confirmedDeletion,
        .deletedAll, .failedToDeleteAll:
        []
      }
    }

    /// The feature's message names. No other feature uses these names.
    static let names: [StaticString] = [
      "exportedAll", "pickedExport", "askedToKeepData", "keepsData", "synced", "unsynced", "serverRefused",
      "askedToDeleteAll", "confirmedDeletion", "deletedAll", "failedToDeleteAll",
    ]

    init?(_ text: MessageText) {
      let message: Message? =
        switch text.name.utf8 {
        case "exportedAll": .exportedAll
        case "pickedExport": .pickedExport(text.body)
        case "askedToKeepData": .askedToKeepData
        case "keepsData": Keeping.allCases.first { $0.rawValue.hasSameBytes(as: text.text) }.map { .keepsData($0) }
        case "synced": .synced
        case "unsynced": .unsynced
        case "serverRefused": .serverRefused
        case "askedToDeleteAll": .askedToDeleteAll
        case "confirmedDeletion": .confirmedDeletion
        case "deletedAll": .deletedAll
        case "failedToDeleteAll": .failedToDeleteAll
        default: nil
        }
      guard let message else { return nil }
      self = message
    }

    static var examples: [Message] {
      [
        .exportedAll, .pickedExport(Array("a.txt\n2\n{}".utf8)), .askedToKeepData, .keepsData(.refused), .synced,
        .unsynced, .serverRefused, .askedToDeleteAll, .confirmedDeletion, .deletedAll, .failedToDeleteAll,
      ]
    }
  }
}
