import Journal
import Rules
import Words

/// A dialog over the page.
indirect enum Sheet: Hashable {
  case settings
  case word(Language, String)
  case game(GameSheet)
  /// The dialog that asks whether to remove all saved words.
  case removeAll
  /// The dialog that asks whether to remove a list.
  case removeList(EventID)
  case export
  /// The form of a list item.
  case listItem
  /// The form of a list's name.
  case listName
  /// The last confirmation before all data is deleted.
  case deleteAll

  /// If the dialog shows a word, the route of the word's page; `nil` for any other dialog.
  var route: Route? { if case .word(let language, let text) = self { .word(language, text) } else { nil } }
}
