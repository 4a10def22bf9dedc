import Imports
import Journal
import Vocabulary
import Words

/// The state of the player's own lists: the list that is being imported, and the list or item that was just removed.
struct Lists {
  var draft = Draft()
  /// The list that the player has just removed and can restore.
  var removal: (id: EventID, content: ListContent)?
  /// The open form, which edits an item of a list or the name of a list.
  var form: Form?
  /// The item that the player has just removed and can restore.
  var removedLine: ListLine?
  /// The number of requests to which the import reader has not responded yet.
  var pendingReads = 0

  /// The contents of a form: the fields of an item as the player types them, or the name of a list.
  struct Form {
    /// The list; `nil` for the name of a new list.
    let list: EventID?
    let language: Language
    /// The item before the change; `nil` for a new item.
    var known: ListLine?
    var fields = ["", "", "", ""]
    /// The reason why the contents of the form cannot be saved.
    var reason: LineProblem.Reason?
  }

  /// A list that is being imported: the pasted text or chosen files, and the result of reading them.
  struct Draft {
    /// The language of the list; `nil` means the language of the games.
    var language: Language?
    var name = ""
    var files: [ListFile] = []
    /// The player's choices of how the import reader interprets the files.
    var choices = ImportChoices()
    /// Whether the import reader still has to respond.
    var isAwaited = false
    var outcome: Outcome?
    /// Whether words with a doubtful interpretation are left out.
    var leavesOutDoubts = false
    /// Whether the player should check how the files were interpreted. If this is true, the page opens the section that
    /// shows the interpretation.
    var needsLook = false
    /// Whether the list came with a link.
    var isShared = false
    /// Whether the link requests rounds with words that are suitable for schools. A link contains this request unless
    /// its sender has turned off the school setting.
    var isForSchool = false

    indirect enum Outcome {
      case read(ListImport)
      case fault(ListFault)
      /// The import reader could not be loaded.
      case noReader
      /// The list in the link is incomplete.
      case cutLink
    }

    /// The items to save; `nil` if the list could not be read.
    var items: [ListItem]? {
      guard case .read(let read)? = outcome else { return nil }
      return leavesOutDoubts ? read.certainItems : read.items
    }

    /// The maximum number of characters in a name.
    static let longestName = 60
    /// The maximum number of bytes in a link's path.
    static let longestLink = 8192
  }

  func draftLanguage(_ session: Session) -> Language { draft.language ?? session.settings.language }
}

extension ListContent {
  /// The number of words. Each line after the line with the column names contains one word. O(bytes). The method does
  /// not copy the text.
  var wordCount: Int {
    var text = text
    return max(text.withUTF8 { $0.count { $0 == 0x0A } } - 1, 0)
  }
}
