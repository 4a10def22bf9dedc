import Journal
import Markup
import Rules
import Words

/// The found words as they stand on the page, the newest first. They are kept from page to page: most pages differ in the board alone.
struct FoundRows {
  /// In the order of the page.
  private(set) var items: [Node] = []
  /// What the items were made from.
  private var finds: [Find] = []
  private var game: RoundID?
  private var interface: InterfaceLanguage?

  /// Brings the items in line with a round: what is new is put on top. O(finds).
  mutating func update(_ game: FindWords.Game, _ sentences: Sentences) {
    let now = game.round.finds
    // What a merge can change about a find that stays: what had been shown of it, and with it its points.
    let isKept =
      self.game == game.id && interface == sentences.language && finds.count <= now.count
      && zip(finds, now).allSatisfy { $0.word == $1.word && $0.points == $1.points && $0.help == $1.help }
    if !isKept { (items, finds, self.game, interface) = ([], [], game.id, sentences.language) }
    guard finds.count < now.count else { return }
    let added = now[finds.count...]
    let builder = FoundRow(alphabet: Alphabet(game.round.language), sentences: sentences)
    items = added.reversed().map { builder.node($0) } + items
    finds += added
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
    return element("li", key: word) {
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

  /// A short form for the eye, a full one for a route reader.
  @NodeBuilder
  private func shownAndSaid(_ shown: String, _ said: String) -> [Node] {
    element("span", .attribute("aria-hidden", "true")) { shown }
    element("span", .class("for-readers")) { said }
  }
}
