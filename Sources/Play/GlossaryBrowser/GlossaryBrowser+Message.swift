import Formats
import Journal
import Vocabulary
import Words

extension GlossaryBrowser {
  /// An action of the player on the page that lists the words of a vocabulary.
  indirect enum Message: Equatable, Sendable {
    case searched(String)
    /// The host reported which rows of the list are in sight.
    case sawRows(Range<Int>)
    /// The player moved over a letter of the index, with a finger or with the arrow keys.
    case jumpedToSection(Int)
    /// The player pressed a letter of the index.
    case choseSection(Int)
    /// The player chose the level of the words in the list; `nil` means all words.
    case choseLevel(ProficiencyLevel?)
    /// The player chose the topic of the words in the list; `nil` means all words.
    case choseTopic(String?)

    var name: String {
      switch self {
      case .searched: "searched"
      case .sawRows: "sawRows"
      case .jumpedToSection(let section): named("jumpedToSection", section)
      case .choseSection(let section): named("choseSection", section)
      case .choseLevel(let level): named("choseLevel", level?.code ?? "all")
      case .choseTopic(let topic): named("choseTopic", topic ?? "all")
      }
    }

    var body: [UInt8] {
      switch self {
      case .searched(let text): text.bytes
      case .sawRows(let rows): MessageText.body(of: rows)
      case .jumpedToSection, .choseSection, .choseLevel, .choseTopic: []
      }
    }

    /// The feature's message names. Each message name belongs to only one feature.
    static let names: [StaticString] = [
      "searched", "sawRows", "jumpedToSection", "choseSection", "choseLevel", "choseTopic",
    ]

    init?(_ text: MessageText) {
      let message: Message? =
        switch text.name.utf8 {
        case "searched": .searched(text.text)
        case "sawRows": text.rows.map { .sawRows($0) }
        case "jumpedToSection": text.number.map { .jumpedToSection($0) }
        case "choseSection": text.number.map { .choseSection($0) }
        case "choseLevel": .choseLevel(ProficiencyLevel(code: text.argument))
        case "choseTopic": .choseTopic(WordSource.topic(text.argument).map { _ in text.argument })
        default: nil
        }
      guard let message else { return nil }
      self = message
    }

    static var examples: [Message] {
      [
        .searched("a pie"), .sawRows(120..<134), .jumpedToSection(2), .choseSection(3), .choseLevel(.a1),
        .choseLevel(nil), .choseTopic("food"), .choseTopic(nil),
      ]
    }
  }
}
