import Formats
import Rules
import Words

/// What lies before the player: the tiles' order and what is typed.
struct Board: Hashable {
  /// Indexes of the root's letters, in the order in which the tiles lie.
  var tiles: [Int] = []
  var field = "" { didSet { if field.utf8.isEmpty { tapped = [] } } }
  /// Indexes of the tiles that were tapped since the field was empty: of equal letters these dim first.
  private var tapped: [Int] = []

  init() {}

  init(_ root: Root) { tiles = Array(0..<root.word.count) }

  /// Letters that the field takes; far more than any word has, so that a paste of a book stays harmless.
  private static let longestField = 64

  /// Puts a text into the field, as much of it as the field takes.
  mutating func type(_ text: String) {
    field = String(String.UnicodeScalarView(text.unicodeScalars.prefix(Board.longestField)))
  }

  /// The tiles that the field uses.
  func usedTiles(of root: Root) -> [Int] { tilesOfLetters(of: root).compactMap { $0 } }

  /// For each letter of the field its tile: a tapped one with that letter, else the first that is still free.
  private func tilesOfLetters(of root: Root) -> [Int?] {
    let alphabet = Alphabet(root.language)
    var used: [Int] = []
    return field.lettersWithMarks.map { text in
      guard let letter = try? alphabet.fold(text).letters.first,
        let tile = (tapped + tiles).first(where: { root.word.letters[$0] == letter && !used.contains($0) })
      else { return nil }
      used.append(tile)
      return tile
    }
  }

  /// A tap on a tile: types its letter, or takes it back when it is in the field.
  mutating func tap(_ tile: Int, of root: Root) {
    var letters = field.lettersWithMarks
    if let index = tilesOfLetters(of: root).firstIndex(of: tile) {
      letters.remove(at: index)
      tapped.removeAll { $0 == tile }
      field = letters.joined()
    } else {
      tapped.append(tile)
      type(field + Alphabet(root.language).text(Word([root.word.letters[tile]])))
    }
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
