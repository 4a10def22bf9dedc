import Formats
import Interface
import Journal
import Markup
import Rules
import Vocabulary
import Words

/// The rows of the found words. The rows are stored between renderings, because most renderings change only the board.
///
/// The newest find is on top. The rows are grouped into batches, so that the browser can skip the layout of the batches
/// that are out of sight. With a single list of a hundred rows, the browser would lay out every row again after each
/// found word.
struct FoundRows {
  /// The order and the form of the rows.
  enum Order: Int, CaseIterable {
    case newest, alphabet
    /// Sorted by length, with a blank for each common word that the player has not found yet.
    case length
    /// Sorted by length, without blanks.
    case lengthAlone
    /// Only the words, close together, with the newest find first.
    case compact

    var isNewestFirst: Bool { self == .newest || self == .compact }
  }

  /// The nodes that the page shows.
  private(set) var nodes: [Node] = []
  /// The meaning of the root word.
  private(set) var rootMeaning: Session.TaggedText?
  /// The rows, with the oldest find first.
  private var rows: [Node] = []
  /// The finds that the rows were made from.
  private var finds: [Find] = []
  private var source: Source?
  private var order = Order.newest

  /// The values, in addition to the finds, from which the rows are built. If one of these values changes, all rows are
  /// built again.
  private struct Source: Equatable {
    let game: RoundID
    let interface: InterfaceLanguage
    let translation: TranslationLanguage
    let hasMeanings: Bool
  }

  private static let batchSize = 8

  /// Updates the rows to match a round. O(finds). Builds only the rows of new finds if nothing else has changed.
  mutating func update(_ game: FindWords.Game, _ order: Order, _ session: Session) {
    let now = game.round.finds
    let source = Source(
      game: game.id, interface: session.interface, translation: session.translationLanguage,
      hasMeanings: session.library.has(session.vocabulary(game.round.language)))
    // A merge can change an existing find, because another device may have recorded hints for it, which reduce its
    // points.
    let isKept =
      self.source == source && finds.count <= now.count
      && zip(finds, now).allSatisfy { $0.word == $1.word && $0.points == $1.points && $0.help == $1.help }
    guard !isKept || finds.count < now.count || order != self.order else { return }
    if self.source != source { rootMeaning = session.meaning(of: game.round.root.spelling, game.round.language) }
    if !isKept { (rows, finds) = ([], []) }
    let builder = FoundRow(alphabet: Alphabet(game.round.language), sentences: session.sentences)
    rows += now[finds.count...].map { builder.node($0, session.meaning(of: $0.spellings[0], game.round.language)) }
    (finds, self.source, self.order) = (now, source, order)
    nodes =
      switch order {
      case .newest, .compact: batches()
      case .alphabet: inAlphabet(finds.indices.map { $0 }, game.round.language).map { rows[$0] }
      case .length, .lengthAlone: byLength(game.round, session.sentences)
      }
  }

  /// The batches of rows. The key of each batch is its number, counted from the oldest batch. All batches except the
  /// newest have the full number of rows.
  private func batches() -> [Node] {
    stride(from: 0, to: rows.count, by: FoundRows.batchSize).map { first in
      let batch = rows[first..<min(first + FoundRows.batchSize, rows.count)]
      return element("div", key: "\(first / FoundRows.batchSize + 1)", .class("batch")) { Array(batch.reversed()) }
    }.reversed()
  }

  /// Sorts the finds with these indexes alphabetically, in the order of their language.
  private func inAlphabet(_ numbers: [Int], _ language: Language) -> [Int] {
    numbers.map { (Collation.key(finds[$0].spellings[0], language), $0) }
      .ordered { Collation.isLess($0.0, $1.0) }.map { $0.1 }
  }

  /// The rows grouped by word length, with a title for each length and the longest words first.
  private func byLength(_ round: FindWordsRound, _ sentences: Sentences) -> [Node] {
    let remaining = order == .length ? round.remaining : []
    let counts = finds.map { $0.word.count } + remaining.map { $0.count }
    guard let longest = counts.max() else { return [] }
    return (1...longest).reversed().filter { counts.contains($0) }.flatMap { length in
      let numbers = inAlphabet(finds.indices.filter { finds[$0].word.count == length }, round.language)
      let blanks = remaining.count { $0.count == length }
      var nodes = [
        element("p", key: "length \(length)", .class("find-length"), .attribute("role", "listitem")) {
          sentences.letters(length)
        }
      ]
      nodes += numbers.map { rows[$0] }
      if blanks > 0 { nodes.append(blankRow(length, blanks, sentences)) }
      return nodes
    }
  }

  private func blankRow(_ length: Int, _ count: Int, _ sentences: Sentences) -> Node {
    element("p", key: "blanks \(length)", .class("find-blanks"), .attribute("role", "listitem")) {
      for _ in 0..<count {
        element("span", .attribute("aria-hidden", "true")) { blanks(length) }
      }
      element("span", .class("for-readers")) { sentences(.stillToFind, .count("count", count)) }
    }
  }
}

/// An underscore for each letter of a word that is still to be found.
func blanks(_ length: Int) -> String { String(repeating: "_ ", count: length - 1) + "_" }

/// Builds the row of a found word.
private struct FoundRow {
  let alphabet: Alphabet
  let sentences: Sentences

  func node(_ find: Find, _ meaning: Session.TaggedText?) -> Node {
    let word = alphabet.text(find.word)
    let kind: String? =
      find.help == .word ? "shown" : find.usesAllLetters ? "all" : find.isBonus ? "bonus" : nil
    return element("div", key: word, .attribute("role", "listitem")) {
      element(
        "button", .class("find"), .attribute("type", "button"), .optional("data-kind", kind),
        .press(.wordPage(.openedWord(alphabet.language, find.spellings[0])))
      ) {
        element("span", .class("find-word"), .attribute("lang", alphabet.language.code)) {
          sentences.spellings(find)
        }
        element("span", .class("find-letters")) {
          shownAndSaid("\(find.word.count)", sentences.letters(find.word.count))
        }
        if let mark = mark(of: find) {
          element("span", .class("find-mark")) {
            if find.help == nil, find.isBonus, !find.usesAllLetters { Art.bonusMark }
            if find.help != nil { Art.hintMark }
            element("span") { mark }
          }
        }
        element("span", .class("find-points")) {
          shownAndSaid("+\(find.points.value)", sentences.points(find.points))
        }
        // Add the meaning at the end, because it arrives later than the row and must not change the other nodes of the
        // row.
        if let meaning {
          element("span", .class("find-meaning"), .optional("lang", meaning.tag)) { meaning.text }
        }
      }
    }
  }

  private func mark(of find: Find) -> String? {
    switch find.help {
    case .word: sentences[.shown]
    case .meaning, .letters: sentences[.withHint]
    case nil: find.usesAllLetters ? sentences[.allLetters] : find.isBonus ? sentences[.bonus] : nil
    }
  }

  /// A short form of a text for display, and a full form for screen readers.
  @NodeBuilder
  private func shownAndSaid(_ shown: String, _ said: String) -> [Node] {
    element("span", .attribute("aria-hidden", "true")) { shown }
    element("span", .class("for-readers")) { said }
  }
}
