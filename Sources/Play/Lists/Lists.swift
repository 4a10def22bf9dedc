import Imports
import Journal
import Vocabulary
import Words

/// The state of the player's own lists: the list that is being imported, and the list or item that was just removed.
struct Lists {
  var draft = Draft()
  /// The list that was just removed and can be restored.
  var removal: (id: EventID, content: ListContent)?
  /// The open form: an item of a list, or a list's name.
  var form: Form?
  /// The item that was just removed and can be put back.
  var removedLine: ListLine?
  /// The number of answers that the import reader has not sent yet.
  var pendingReads = 0

  /// The fields of an item as the player types them, or the name of a list.
  struct Form {
    let list: EventID
    let language: Language
    /// The item before the change; `nil` for a new item.
    var known: ListLine?
    var fields = ["", "", "", ""]
    /// The reason why the form cannot be saved.
    var reason: LineProblem.Reason?
  }

  /// A list that is being imported: the pasted text or chosen files, and the result of reading them.
  struct Draft {
    /// `nil` for the language of the games.
    var language: Language?
    var name = ""
    var files: [ListFile] = []
    /// The player's choices of how to read the files.
    var choices = ImportChoices()
    /// Whether the import reader's answer is awaited.
    var isAwaited = false
    var outcome: Outcome?
    /// Whether doubtful words are left out.
    var leavesOutDoubts = false
    /// Whether the player should check the result. If so, the page shows how the files were read.
    var needsLook = false
    /// Whether the list came with a link.
    var isShared = false
    /// Whether the link requests rounds that are suitable for a school. It does unless its sender has chosen otherwise.
    var isForSchool = false

    indirect enum Outcome {
      case read(ListImport)
      case fault(ListFault)
      /// The reader could not be loaded.
      case noReader
      /// The list in the link is incomplete.
      case cutLink
    }

    /// The items to save; `nil` if nothing could be read.
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
  /// The number of words: every line after the column names has one. O(bytes), without copying.
  var wordCount: Int {
    var text = text
    return max(text.withUTF8 { $0.count { $0 == 0x0A } } - 1, 0)
  }
}
