import Play
import Store

/// Generates the pseudonyms that the server offers. Each consists of two words from a list, so that players never see
/// text that another player typed.
struct Pseudonyms {
  let words: CodeWords

  /// The number of pseudonyms offered at a time.
  static let count = 3
  /// The valid turns: how often a player may ask for other pseudonyms.
  static let turns = 0..<20

  /// Returns the pseudonyms offered to a player in a language at a turn. The result is deterministic, so nothing is
  /// stored until the player has chosen.
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

  /// Joins two words to a name: capitalized and separated by a space, except in Chinese, which has neither.
  private static func joined(_ first: String, _ second: String, _ language: InterfaceLanguage) -> String {
    switch language {
    case .traditionalChinese, .simplifiedChinese: first + second
    default: [first, second].map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
  }
}
