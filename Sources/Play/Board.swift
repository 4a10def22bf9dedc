import Rules
import Words

/// What lies before the player: the tiles' order and what is typed.
struct Board: Hashable {
  /// Places of the root's letters, in the order in which the tiles lie.
  var tiles: [Int] = []
  var field = ""

  init() {}

  init(_ root: Root) { tiles = Array(0..<root.word.count) }

  /// Letters that the field takes; far more than any word has, so that a paste of a book stays harmless.
  private static let longestField = 64

  /// Puts a text into the field, as much of it as the field takes.
  mutating func type(_ text: String) {
    field = String(String.UnicodeScalarView(text.unicodeScalars.prefix(Board.longestField)))
  }

  /// The places of the tiles that the field uses: for each of its letters the first tile with that letter that is still free.
  func usedTiles(of root: Root) -> Set<Int> {
    let alphabet = Alphabet(root.language)
    var used: Set<Int> = []
    for text in field.lettersWithMarks {
      guard let letter = try? alphabet.fold(text).letters.first else { continue }
      if let place = tiles.first(where: { root.word.letters[$0] == letter && !used.contains($0) }) {
        used.insert(place)
      }
    }
    return used
  }
}

extension String {
  /// Each scalar with the combining marks that follow it.
  fileprivate var lettersWithMarks: [String] {
    var letters: [String] = []
    for scalar in unicodeScalars {
      if (0x300...0x36F).contains(scalar.value), !letters.isEmpty {
        letters[letters.count - 1].unicodeScalars.append(scalar)
      } else {
        letters.append(String(Character(scalar)))
      }
    }
    return letters
  }
}
