import Play
import Store

/// The pseudonyms that the server offers: two words, so that nothing that a player types is shown to others.
struct Pseudonyms {
  let words: CodeWords

  /// So many are offered at a time.
  static let count = 3
  /// So often a player may ask for others.
  static let turns = 0..<20

  /// What a player is offered in a language at a turn: always the same, so that nothing need be kept until the player has chosen.
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

  /// As a name: capitals where the script has them, no blank where it has none.
  private static func joined(_ first: String, _ second: String, _ language: InterfaceLanguage) -> String {
    switch language {
    case .traditionalChinese, .simplifiedChinese: first + second
    default: [first, second].map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
  }
}
