import Journal
import Rules
import Words

/// What lies over the page until it is closed.
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
  /// The last chance before all is deleted.
  case deleteAll

  /// The address of a word's sheet, which is that of the word's page; `nil` for any other sheet.
  var route: Route? { if case .word(let language, let text) = self { .word(language, text) } else { nil } }
}
