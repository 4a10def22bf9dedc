import Markup

/// A page with the kinds of nodes that the pages of the game have.
func page(words: [String], banner: String? = nil) -> Node {
  element("main", key: "find-words", .class("board", banner == nil ? "" : "shaking")) {
    element("h1", .id("root")) { "alarming" }
    if let banner { element("p", .attribute("role", "status")) { banner } }
    element("form", .submits("submittedGuess")) {
      element("input", .id("guess"), .types("typed"), .flag("disabled", banner != nil))
      element("button", .press("submittedGuess"), .keepsFocus) { "Submit" }
    }
    element("ol", .slides) {
      for word in words {
        element("li", key: word) {
          element("span", .class("count")) { "\(word.utf8.count)" }
          word
        }
      }
    }
  }
}
