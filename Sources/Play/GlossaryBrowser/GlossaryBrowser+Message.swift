import Formats

extension GlossaryBrowser {
  /// What the player does at the list of a vocabulary.
  enum Message: Equatable, Sendable {
    case searched(String)
    /// The rows of the list that are in sight.
    case sawRows(Range<Int>)
    case jumpedToSection(Int)

    var name: String {
      switch self {
      case .searched: "searched"
      case .sawRows: "sawRows"
      case .jumpedToSection(let section): "jumpedToSection \(section)"
      }
    }

    var body: [UInt8] {
      switch self {
      case .searched(let text): Array(text.utf8)
      case .sawRows(let rows): Array("\(rows.lowerBound) \(rows.count)".utf8)
      case .jumpedToSection: []
      }
    }

    init?(_ text: MessageText) {
      let message: Message? =
        switch text.name.utf8 {
        case "searched": .searched(text.text)
        case "sawRows": Message.rows(text.text).map { .sawRows($0) }
        case "jumpedToSection": text.number.map { .jumpedToSection($0) }
        default: nil
        }
      guard let message else { return nil }
      self = message
    }

    /// Rows from a text of the first and their number, `120 14`; never more than a window could have.
    private static func rows(_ text: String) -> Range<Int>? {
      let numbers = text.utf8.split(separator: 0x20).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
      guard numbers.count == 2, (0...100_000_000).contains(numbers[0]), (0...400).contains(numbers[1])
      else { return nil }
      return numbers[0]..<numbers[0] + max(numbers[1], 1)
    }

    static var examples: [Message] { [.searched("a pie"), .sawRows(120..<134), .jumpedToSection(2)] }
  }
}
