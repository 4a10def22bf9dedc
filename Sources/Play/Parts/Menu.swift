import Formats
import Interface
import Markup
import Words

/// A button that shows and hides a menu of less frequent actions. The buttons and links of the menu are `items`.
///
/// The browser opens the menu. The host closes the menu after a press on an item, after Escape, and when the player
/// presses or focuses something outside (`data-menu` in `docs/formats/patches.md`). `look` is the CSS class of the
/// button.
@inline(never)
func menu(_ name: String, _ look: String, icon: Node? = nil, items: [Node]) -> Node {
  element("details", .class("drop"), .menu) {
    element("summary", .class(look)) {
      icon
      element("span") { name }
    }
    element("div", .class("drop-items")) { items }
  }
}

extension Page {
  /// The menu of the actions that a page offers in addition to its primary action.
  func moreMenu(_ items: [Node]) -> Node { menu(sentences[.more], "key", icon: Art.more, items: items) }
}

/// Returns a text in which ``Blank/foreign(_:)`` is replaced by a word of another language, marked with that language.
@inline(never)
func withForeignWord(_ text: String, _ word: String, _ language: Language) -> [Node] {
  let parts = text.parts(between: 1, maximum: 2, keepsEmpty: true)
  guard parts.count == 2 else { return [.text(text)] }
  return [.text(parts[0]), tagged(word, language.code), .text(parts[1])]
}

/// A text in the language with this BCP 47 tag; if the tag is `nil`, the text is in the language of the text around it.
@inline(never)
func tagged(_ text: String, _ tag: String?) -> Node { element("span", .optional("lang", tag)) { text } }

/// A paragraph with this CSS class, in the language with this BCP 47 tag; by default, without a class, and in the
/// language of the page.
@inline(never)
func paragraph(_ text: String, _ look: String = "", _ tag: String? = nil) -> Node {
  element("p", .class(look), .optional("lang", tag)) { text }
}

extension Blank {
  /// The value of a placeholder that ``withForeignWord(_:_:_:)`` replaces: a control character, which no sentence
  /// contains.
  static func foreign(_ name: StaticString) -> Blank { .text(name, "\u{1}") }
}
