import Formats
import Rules
import Words

/// The tiles in front of the player, and the text of the field.
struct Board: Hashable {
  /// The indexes of the root's letters, in the order of the tiles.
  var tiles: [Int] = []
  var field = "" {
    didSet {
      isRefused = false
      if field.utf8.isEmpty { tapped = [] }
    }
  }
  /// Whether the field holds a refused guess that the player has not started to correct. If so, the next letter begins
  /// a new word.
  private(set) var isRefused = false
  /// The indexes of the tiles that were tapped since the field was empty. Among tiles with the same letter, these are
  /// dimmed first.
  private var tapped: [Int] = []

  init() {}

  init(_ root: Root) { tiles = Array(0..<root.word.count) }

  /// The maximum number of characters in the field. It is far higher than the length of any word, and it makes the
  /// paste of a whole book harmless.
  private static let longestField = 64

  /// Puts a text into the field, truncated to the field's limit.
  mutating func type(_ text: String) {
    field = String(String.UnicodeScalarView(text.unicodeScalars.prefix(Board.longestField)))
  }

  /// Marks the text of the field as a refused guess. Any change of the field removes the mark.
  mutating func refuse() { isRefused = !field.utf8.isEmpty }

  /// Removes the mark and keeps the text, so that the player can correct it.
  mutating func correct() { isRefused = false }

  /// The text to which the next letter is appended.
  var begun: String { isRefused ? "" : field }

  /// The tiles that the field uses; empty while the field holds a refused guess.
  func usedTiles(of root: Root) -> [Int] { isRefused ? [] : tilesOfLetters(of: root).compactMap { $0 } }

  /// The tile of each letter in the field: a tapped tile with that letter, otherwise the first free one.
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

  /// Handles a tap on a tile: types its letter, or removes the letter if the field contains it. After a refused guess,
  /// the tap begins a new word.
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
