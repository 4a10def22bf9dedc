import Formats
import Rules
import Words

/// What lies before the player: the tiles' order and what is typed.
struct Board: Hashable {
  /// Indexes of the root's letters, in the order in which the tiles lie.
  var tiles: [Int] = []
  var field = "" {
    didSet {
      isRefused = false
      if field.utf8.isEmpty { tapped = [] }
    }
  }
  /// Whether the field holds a refused guess that the player has not begun to correct: then the next letter begins a new word.
  private(set) var isRefused = false
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

  /// Marks the text of the field as a refused guess. Any change of the field removes the mark.
  mutating func refuse() { isRefused = !field.utf8.isEmpty }

  /// Removes the mark and keeps the text: the player corrects it.
  mutating func correct() { isRefused = false }

  /// The text to which the next letter is added.
  var begun: String { isRefused ? "" : field }

  /// The tiles that the field uses; none of them while it holds a refused guess.
  func usedTiles(of root: Root) -> [Int] { isRefused ? [] : tilesOfLetters(of: root).compactMap { $0 } }

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

  /// A tap on a tile: types its letter, or takes it back when it is in the field. After a refused guess it begins a new word.
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
