import Imports
import Journal
import Vocabulary
import Words

/// Lists of the player's own: the one that is being imported, and one that was taken away.
struct Lists {
  var draft = Draft()
  /// The list that was just removed and can be restored.
  var removal: (id: EventID, content: ListContent)?
  /// What is being written of a list: an item, or its name alone.
  var form: Form?
  /// The item that was just removed and can be put back.
  var removedLine: ListLine?
  /// How many answers of the reader of imports are still to come.
  var pendingReads = 0

  /// The fields of an item as they are typed, or the name of a list.
  struct Form {
    let list: EventID
    let language: Language
    /// The item as it was; `nil` for a new one.
    var known: ListLine?
    var fields = ["", "", "", ""]
    /// Why it cannot be kept.
    var reason: LineProblem.Reason?
  }

  /// A list that is being imported: what was pasted or picked, and what could be read of it.
  struct Draft {
    /// `nil`: the language of the games.
    var language: Language?
    var name = ""
    var files: [ListFile] = []
    /// How the files are to be read, as far as the player has chosen.
    var choices = ImportChoices()
    /// Whether the files wait for the reader's answer.
    var isAwaited = false
    var outcome: Outcome?
    /// Whether doubtful words are left out.
    var leavesOutDoubts = false
    /// Whether the result needs a look: then the page shows how the files were read.
    var needsLook = false
    /// Whether it came by a link.
    var isShared = false
    /// Whether the link asks for rounds that are for a school, as it does unless its sender has chosen otherwise.
    var isForSchool = false

    indirect enum Outcome {
      case read(ListImport)
      case fault(ListFault)
      /// The reader could not be loaded.
      case noReader
      /// The list of a link is not all there.
      case cutLink
    }

    /// The items that are kept: `nil` when nothing could be read.
    var items: [ListItem]? {
      guard case .read(let read)? = outcome else { return nil }
      return leavesOutDoubts ? read.certainItems : read.items
    }

    /// The most characters of a name.
    static let longestName = 60
    /// The most bytes of a link's path.
    static let longestLink = 8192
  }

  func draftLanguage(_ session: Session) -> Language { draft.language ?? session.settings.language }
}

extension ListContent {
  /// How many words it has: each has a line, after a line of column names. O(bytes), and nothing is copied.
  var wordCount: Int {
    var text = text
    return max(text.withUTF8 { $0.count { $0 == 0x0A } } - 1, 0)
  }
}
