import Formats

extension Home {
  /// An action of the player on the home page.
  indirect enum Message: Equatable, Sendable {
    case askedForAllRounds
    case askedForEarlierMonths

    var name: String {
      switch self {
      case .askedForAllRounds: "askedForAllRounds"
      case .askedForEarlierMonths: "askedForEarlierMonths"
      }
    }

    /// The feature's message names. Each message name belongs to only one feature.
    static let names: [StaticString] = ["askedForAllRounds", "askedForEarlierMonths"]

    init?(_ text: MessageText) {
      switch text.name.utf8 {
      case "askedForAllRounds": self = .askedForAllRounds
      case "askedForEarlierMonths": self = .askedForEarlierMonths
      default: return nil
      }
    }

    static var examples: [Message] { [.askedForAllRounds, .askedForEarlierMonths] }
  }
}
