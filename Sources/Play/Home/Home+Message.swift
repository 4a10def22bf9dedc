import Formats

extension Home {
  /// An action of the player in the orchard.
  indirect enum Message: Equatable, Sendable {
    case askedForAllRounds
    case askedForEarlierMonths

    var name: String {
      switch self {
      case .askedForAllRounds: "askedForAllRounds"
      case .askedForEarlierMonths: "askedForEarlierMonths"
      }
    }

    /// The feature's message names. No other feature uses these names.
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
