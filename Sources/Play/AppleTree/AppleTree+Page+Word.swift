import Formats
import Interface
import Journal
import Markup
import Rules
import Words

/// The part of the page that shows the hidden word, with one place for each character.
extension AppleTreePage {
  /// The word, with guessed letters and with blanks for the other letters. After a loss, the whole word is shown, with
  /// frames around the missed letters.
  ///
  /// Each letter is a list item. Separators such as hyphens are visible between the items, but screen readers read each
  /// separator together with the letter before it.
  func places(_ game: AppleTree.Game?) -> Node {
    let places = game?.round.word.places ?? []
    var parts: [Node] = []
    var longest = 0
    var start = 0
    for end in 0...places.count where end == places.count || places[end].isSpace {
      if start < end {
        longest = max(longest, end - start)
        parts.append(
          element(
            "span", key: "\(game?.id.text ?? "") \(start)", .class("places-part"), .attribute("role", "presentation")
          ) {
            for number in start..<end { placeNode(number, places, game) }
          })
      }
      start = end + 1
    }
    return element(
      "div", .class("places"), .attribute("role", "list"), .attribute("aria-label", sentences[.wordToGuess]),
      .optional("lang", game?.round.word.language.code),
      .attribute("data-longest", longest > AppleTreePage.mostInLine ? "more" : String(longest))
    ) { parts }
  }

  /// The maximum number of characters that a part of the word shows on one line; a longer part is broken into several
  /// lines. A shorter part stays on one line, in smaller letters if necessary (`data-longest` in `apple-tree.css`).
  private static let mostInLine = 20

  private func placeNode(_ number: Int, _ places: [HiddenWord.Place], _ game: AppleTree.Game?) -> Node {
    let place = places[number]
    guard let game, place.letter != nil else {
      return element("span", key: String(number), .class("between"), .attribute("aria-hidden", "true")) { place.text }
    }
    let isShown = game.round.isShown(place)
    // The spoken names of the separators between this letter and the next one, for screen readers.
    var behind = ""
    for other in places[(number + 1)...] {
      if other.letter != nil { break }
      // Name several consecutive spaces only once for screen readers.
      if !other.isSpace || behind.utf8.isEmpty { behind += " " + nameOfSeparator(other.text) }
    }
    return element(
      "span", key: String(number), .attribute("role", "listitem"), .flag("data-shown", isShown),
      .flag("data-missed", !isShown && game.isOver)
    ) {
      if isShown || game.isOver { place.text }
      if !isShown && !game.isOver || !behind.utf8.isEmpty {
        element("span", .class("for-readers"), .attribute("lang", sentences.language.tag)) {
          (isShown || game.isOver ? "" : sentences[.blank]) + behind
        }
      }
    }
  }

  /// The word as it stands, for screen readers: "á, blank, blank, blank, blank."
  func wordAsItStands(_ game: AppleTree.Game) -> Node {
    let word = game.round.word
    return element("span", .class("for-readers")) {
      for (number, place) in word.places.enumerated() {
        let isLetter = place.letter.isThere && game.round.isShown(place)
        element("span", .optional("lang", isLetter ? word.language.code : nil)) {
          isLetter ? place.text : place.letter.isThere ? sentences[.blank] : nameOfSeparator(place.text)
        }
        number + 1 < word.places.count ? ", " : "."
      }
    }
  }

  private func nameOfSeparator(_ text: String) -> String {
    switch text.scalars.first {
    case let scalar? where Apostrophe.matches(scalar): sentences[.apostrophe]
    case " ": sentences[.spaceBetween]
    case "-", "\u{2010}", "\u{2011}": sentences[.hyphen]
    default: text
    }
  }
}
