import Journal
import Markup
import Rules
import Words

/// The found words as they stand on the page, the newest first. They are kept from page to page: most pages differ in the board alone.
///
/// They stand in batches, of which the browser passes over those that are out of sight: with a hundred rows in one list it would place each
/// of them anew whenever a word is found.
struct FoundRows {
  /// The rows of each batch, the newest batch first and in it the newest word. All but the first are full.
  private var batches: [[Node]] = []
  /// What the rows were made from.
  private var finds: [Find] = []
  private var game: RoundID?
  private var interface: InterfaceLanguage?

  private static let batchSize = 16

  /// The batches, each under its number from the oldest on.
  var nodes: [Node] {
    batches.enumerated().map { index, rows in
      element("div", key: "\(batches.count - index)", .class("batch")) { rows }
    }
  }

  /// Brings the rows in line with a round: what is new is put on top. O(finds).
  mutating func update(_ game: FindWords.Game, _ sentences: Sentences) {
    let now = game.round.finds
    // What a merge can change about a find that stays: what had been shown of it, and with it its points.
    let isKept =
      self.game == game.id && interface == sentences.language && finds.count <= now.count
      && zip(finds, now).allSatisfy { $0.word == $1.word && $0.points == $1.points && $0.help == $1.help }
    if !isKept { (batches, finds, self.game, interface) = ([], [], game.id, sentences.language) }
    guard finds.count < now.count else { return }
    let builder = FoundRow(alphabet: Alphabet(game.round.language), sentences: sentences)
    for find in now[finds.count...] {
      if batches.isEmpty || batches[0].count == FoundRows.batchSize { batches.insert([], at: 0) }
      batches[0].insert(builder.node(find), at: 0)
    }
    finds = now
  }
}

/// A found word in its list.
private struct FoundRow {
  let alphabet: Alphabet
  let sentences: Sentences

  func node(_ find: Find) -> Node {
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
