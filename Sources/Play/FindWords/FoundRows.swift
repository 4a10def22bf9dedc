import Formats
import Journal
import Markup
import Rules
import Vocabulary
import Words

/// The found words as they stand on the page. They are kept from page to page: most pages differ in the board alone.
///
/// The newest on top, they stand in batches, of which the browser passes over those that are out of sight: with a hundred rows in one list it
/// would place each of them anew whenever a word is found.
struct FoundRows {
  /// The order of the rows.
  enum Order: Int, CaseIterable {
    case newest, alphabet, length
    /// By length, with a blank for each common word that is still to be found.
    case lengthAndBlanks

    var next: Order { Order(rawValue: rawValue + 1) ?? .newest }
  }

  /// What the page shows.
  private(set) var nodes: [Node] = []
  /// What the root means.
  private(set) var rootMeaning: Session.TaggedText?
  /// The rows, the oldest find first.
  private var rows: [Node] = []
  /// What they were made from.
  private var finds: [Find] = []
  private var source: Source?
  private var order = Order.newest

  /// What all rows are made from besides their finds. Another one makes them anew.
  private struct Source: Equatable {
    let game: RoundID
    let interface: InterfaceLanguage
    let translation: TranslationLanguage
    let hasMeanings: Bool
  }

  private static let batchSize = 8

  /// Brings the rows in line with a round. O(finds); a row is made once.
  mutating func update(_ game: FindWords.Game, _ order: Order, _ session: Session) {
    let now = game.round.finds
    let source = Source(
      game: game.id, interface: session.interface, translation: session.translationLanguage,
      hasMeanings: session.library.has(session.vocabulary(game.round.language)))
    // What a merge can change about a find that stays: what had been shown of it, and with it its points.
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
      case .newest: batches()
      case .alphabet: inAlphabet(finds.indices.map { $0 }, game.round.language).map { rows[$0] }
      case .length, .lengthAndBlanks: byLength(game.round, session.sentences)
      }
  }

  /// The batches, each under its number from the oldest on. All but the newest are full.
  private func batches() -> [Node] {
    stride(from: 0, to: rows.count, by: FoundRows.batchSize).map { first in
      let batch = rows[first..<min(first + FoundRows.batchSize, rows.count)]
      return element("div", key: "\(first / FoundRows.batchSize + 1)", .class("batch")) { Array(batch.reversed()) }
    }.reversed()
  }

  /// The finds with these numbers by the order of their language.
  private func inAlphabet(_ numbers: [Int], _ language: Language) -> [Int] {
    numbers.map { (Collation.key(finds[$0].spellings[0], language), $0) }
      .ordered { Collation.isLess($0.0, $1.0) }.map { $0.1 }
  }

  /// The longest first, under a title for each length.
  private func byLength(_ round: FindWordsRound, _ sentences: Sentences) -> [Node] {
    let remaining = order == .lengthAndBlanks ? round.remaining : []
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
        element("span", .attribute("aria-hidden", "true")) { String(repeating: "_ ", count: length - 1) + "_" }
      }
      element("span", .class("for-readers")) { sentences(.stillToFind, .count("count", count)) }
    }
  }
}

/// A found word in its list.
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
        // At the end: it comes later than the row, which must not become another one.
        if let meaning {
          element("span", .class("find-meaning"), .optional("lang", meaning.tag)) { meaning.text }
        }
      }
    }
  }

  private func mark(of find: Find) -> String? {
    switch find.help {
    case .word: sentences[.shown]
    case .letters: sentences[.withHint]
    case nil: find.usesAllLetters ? sentences[.allLetters] : find.isBonus ? sentences[.bonus] : nil
    }
  }

  /// A short form to see, and a full one for a screen reader.
  @NodeBuilder
  private func shownAndSaid(_ shown: String, _ said: String) -> [Node] {
    element("span", .attribute("aria-hidden", "true")) { shown }
    element("span", .class("for-readers")) { said }
  }
}
