import Formats
import Rules
import Words

extension Home {
  /// An action of the player on the home page, or a tick of its clock.
  indirect enum Message: Equatable, Sendable {
    case askedForAllRounds
    /// The player chose the month that begins on this day.
    case showedGrove(Day)
    case minutePassed

    var name: String {
      switch self {
      case .askedForAllRounds: "askedForAllRounds"
      case .showedGrove(let month): named("showedGrove", month.text)
      case .minutePassed: "minutePassed"
      }
    }

    /// The feature's message names. Each message name belongs to only one feature.
    static let names: [StaticString] = ["askedForAllRounds", "showedGrove", "minutePassed"]

    init?(_ text: MessageText) {
      switch text.name.utf8 {
      case "askedForAllRounds": self = .askedForAllRounds
      case "showedGrove":
        guard let month = Day(text.argument) else { return nil }
        self = .showedGrove(month)
      case "minutePassed": self = .minutePassed
      default: return nil
      }
    }

    static var examples: [Message] {
      [.askedForAllRounds, .showedGrove(Day("2026-11-01") ?? Day(number: 0)), .minutePassed]
    }
  }
}
