import Journal
import Rules
import Words

/// What lies over the page until it is closed.
enum Sheet: Hashable {
  case settings
  case word(Language, String)
  case findWords(FindWords.Sheet)
  case appleTree(AppleTree.Sheet)
  /// The question whether all saved words are to go.
  case removeAll
  case export

  /// Of a word it is the word's own, in an address.
  var route: Route? { if case .word(let language, let text) = self { .word(language, text) } else { nil } }
}
