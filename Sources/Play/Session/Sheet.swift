import Journal
import Rules
import Words

/// A sheet over the page.
indirect enum Sheet: Hashable {
  case settings
  case word(Language, String)
  case game(GameSheet)
  /// The question whether to remove all saved words.
  case removeAll
  case export
  /// An item of a list.
  case listItem
  /// The name of a list.
  case listName
  /// The last confirmation before everything is deleted.
  case deleteAll

  /// The route of a word's sheet, which is the route of the word's page; `nil` for any other sheet.
  var route: Route? { if case .word(let language, let text) = self { .word(language, text) } else { nil } }
}
