import Formats
import Rules
import Words

/// The letter tiles in front of the player, and the text in the input field.
struct Board: Hashable {
  /// The indexes of the root word's letters, in the order of the tiles.
  var tiles: [Int] = []
  var field = "" {
    didSet {
      isRefused = false
      if field.utf8.isEmpty { tapped = [] }
    }
  }
  /// Whether the input field contains a refused guess that the player has not started to correct. While the value is
  /// true, the next typed letter begins a new word.
  private(set) var isRefused = false
  /// The indexes of the tiles that the player has tapped since the input field was last empty. If several tiles have
  /// the same letter, the tapped ones are dimmed first.
  private var tapped: [Int] = []

  init() {}

  init(_ root: Root) { tiles = Array(0..<root.word.count) }

  /// The maximum number of characters in the field. The limit is far above the length of any word, and it keeps the
  /// program fast if the player pastes a whole book.
  private static let longestField = 64

  /// Puts a text into the input field, truncated to the maximum number of characters.
  mutating func type(_ text: String) {
    field = String(scalars: text.scalars.prefix(Board.longestField))
  }

  /// Marks the text in the input field as a refused guess. Any change of the text removes the mark.
  mutating func refuse() { isRefused = !field.utf8.isEmpty }

  /// Removes the mark of a refused guess but keeps the text, so that the player can correct the text.
  mutating func correct() { isRefused = false }

  /// The text to which the next typed letter is appended; empty after a refused guess.
  var begun: String { isRefused ? "" : field }

  /// The tiles with the letters in the input field; empty while the field contains a refused guess.
  func usedTiles(of root: Root) -> [Int] { isRefused ? [] : tilesOfLetters(of: root).compactMap { $0 } }

  /// The tile for each letter in the input field: a tapped tile with that letter, otherwise the first unused one.
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

  /// Handles a tap on a tile: appends the tile's letter to the input field, or removes the letter if the field already
  /// contains it. After a refused guess, the tap begins a new word.
  mutating func tap(_ tile: Int, of root: Root) {
    if isRefused { field = "" }
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
  /// Each Unicode scalar, together with the combining marks that follow the scalar.
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
