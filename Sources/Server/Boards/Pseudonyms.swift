import Interface
import Play
import Store

/// Generates the pseudonyms that the server offers to players. Each pseudonym consists of an adjective and a noun from
/// lists, so that players never see text that another player typed.
enum Pseudonyms {
  /// The number of pseudonyms offered at once.
  static let count = 3
  /// The valid turns; a player starts at turn 0, and each request for other pseudonyms adds 1.
  static let turns = 0..<20
  /// A prime number that does not divide any language's number of pairs.
  private static let stride = 1009

  /// Returns the pseudonyms offered to a player in this language at this turn. The result is deterministic, so nothing
  /// is stored until the player has chosen.
  static func offers(to player: PlayerID, _ language: InterfaceLanguage, turn: Int) -> [String] {
    let (adjectives, nouns) = pools(language)
    let digest = SHA256.hash(Array("orchard pseudonym \(player.text) \(language.tag)".utf8))
    let start = digest[0..<4].reduce(0) { $0 << 8 | Int($1) }
    return (0..<count).map { offer in
      // The pairs of the language form a circle. Each offer is `stride` pairs after the previous offer, so that all
      // offers of all turns are different.
      let pair = start + (turn * count + offer) * stride
      return joined(adjectives[pair % adjectives.count], nouns[pair / adjectives.count % nouns.count], language)
    }
  }

  /// Joins an adjective and a noun to a pseudonym: capitalized and separated by a space, but in Chinese simply joined,
  /// because Chinese has neither capitals nor spaces. In Spanish and Italian the noun is first.
  private static func joined(_ adjective: Substring, _ noun: Substring, _ language: InterfaceLanguage) -> String {
    let words: [Substring]
    switch language {
    case .traditionalChinese, .simplifiedChinese: return String(adjective + noun)
    case .spanish, .italian: words = [noun, adjective]
    case .english, .korean: words = [adjective, noun]
    }
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}
