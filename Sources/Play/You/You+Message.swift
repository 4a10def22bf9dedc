import Formats

extension You {
  /// An action of the player on all of their data, or a report of the host about this data.
  indirect enum Message: Equatable, Sendable {
    case exportedAll
    /// The player chose a file to import. The bytes have the form in which the host sends chosen files.
    case pickedExport([UInt8])
    case askedToKeepData
    case keepsData(StoragePolicy)
    /// The server has received all data of this browser.
    case synced
    /// Some data of this browser has not reached the server yet.
    case unsynced
    /// The server has rejected some data of this browser for the first time.
    case serverRefused
    case askedToDeleteAll
    case confirmedDeletion
    /// This tab or another tab has deleted all data.
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
      case .keepsData(let keeping): keeping.rawValue.bytes
      case .exportedAll, .askedToKeepData, .synced, .unsynced, .serverRefused, .askedToDeleteAll, .confirmedDeletion,
        .deletedAll, .failedToDeleteAll:
        []
      }
    }

    /// The feature's message names. Each message name belongs to only one feature.
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
        case "keepsData":
          StoragePolicy.allCases.first { $0.rawValue.hasSameBytes(as: text.text) }.map { .keepsData($0) }
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
        .exportedAll, .pickedExport("a.txt\n2\n{}".bytes), .askedToKeepData, .keepsData(.refused), .synced,
        .unsynced, .serverRefused, .askedToDeleteAll, .confirmedDeletion, .deletedAll, .failedToDeleteAll,
      ]
    }
  }
}
