import Interface
import Play
import Store

/// Generates the pseudonyms that the server offers to players. Each pseudonym consists of two words from a list, so
/// that players never see text that another player typed.
struct Pseudonyms {
  let words: CodeWords

  /// The number of pseudonyms offered at once.
  static let count = 3
  /// The valid turns; a player starts at turn 0, and each request for other pseudonyms adds 1.
  static let turns = 0..<20

  /// Returns the pseudonyms offered to a player in this language at this turn. The result is deterministic, so nothing
  /// is stored until the player has chosen.
  func offers(to player: PlayerID, _ language: InterfaceLanguage, turn: Int) -> [String] {
    let list = words.list(language)
    guard !list.isEmpty else { return [] }
    let digest = SHA256.hash(Array("orchard pseudonym \(player.text) \(language.tag) \(turn)".utf8))
    return (0..<Pseudonyms.count).map { offer in
      let bytes = digest[(offer * 4)..<(offer * 4 + 4)].map { Int($0) }
      return Pseudonyms.joined(
        list[(bytes[0] << 8 | bytes[1]) % list.count], list[(bytes[2] << 8 | bytes[3]) % list.count], language)
    }
  }

  /// Joins two words to a pseudonym: capitalized and separated by a space, but in Chinese simply joined, because
  /// Chinese has neither capitals nor spaces.
  private static func joined(_ first: String, _ second: String, _ language: InterfaceLanguage) -> String {
    switch language {
    case .traditionalChinese, .simplifiedChinese: first + second
    default: [first, second].map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
  }
}
