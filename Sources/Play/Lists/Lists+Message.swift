import Formats
import Imports
import Journal
import Words

extension Lists {
  /// An action of the player on their own lists or on an export, or a response of the import reader.
  indirect enum Message: Equatable, Sendable {
    case typedList(String)
    case pickedFiles([UInt8])
    case namedList(String)
    case choseListLanguage(Language)
    case checkedList
    case readImport([UInt8])
    case failedToReadImport
    case choseRole(Int, ColumnRole)
    case choseSeparator(FieldSeparator)
    case choseHeader(Bool)
    case choseRowEnd(RowEnd)
    case leftOutDoubts(Bool)
    case keptList
    /// The player wants to remove a list, and has not confirmed it yet.
    case askedToRemoveList(EventID)
    case removedList(EventID)
    case tookBackList
    case sharedList(EventID)
    case playedList(EventID)
    case addedItem(EventID)
    case editedItem(EventID, String)
    case renamedList(EventID)
    /// The player wants to make a list without an import.
    case beganList
    case typedField(Int, String)
    case filledIn
    case keptForm
    case removedItem
    case tookBackItem
    case keptAndPlayed
    /// The player saved the words of a topic as a list.
    case keptWords(Language, WordSource)
    case askedToExport
    case exported(ExportedWords, forAnki: Bool)

    var name: String {
      switch self {
      case .typedList: "typedList"
      case .pickedFiles: "pickedFiles"
      case .namedList: "namedList"
      case .choseListLanguage(let language): named("choseListLanguage", language.code)
      case .checkedList: "checkedList"
      case .readImport: "readImport"
      case .failedToReadImport: "failedToReadImport"
      case .choseRole(let column, let role): named("choseRole", String(column), role.name)
      case .choseSeparator(let separator): named("choseSeparator", separator.name)
      case .choseHeader(let isOne): named("choseHeader", isOne ? "yes" : "no")
      case .choseRowEnd(let end): named("choseRowEnd", end.name)
      case .leftOutDoubts(let areLeftOut): named("leftOutDoubts", areLeftOut ? "yes" : "no")
      case .keptList: "keptList"
      case .askedToRemoveList(let list): named("askedToRemoveList", list.text)
      case .removedList(let list): named("removedList", list.text)
      case .tookBackList: "tookBackList"
      case .sharedList(let list): named("sharedList", list.text)
      case .playedList(let list): named("playedList", list.text)
      case .addedItem(let list): named("addedItem", list.text)
      case .editedItem(let list, let word): named("editedItem", list.text, word)
      case .renamedList(let list): named("renamedList", list.text)
      case .beganList: "beganList"
      case .typedField(let field, _): named("typedField", field)
      case .filledIn: "filledIn"
      case .keptForm: "keptForm"
      case .removedItem: "removedItem"
      case .tookBackItem: "tookBackItem"
      case .keptAndPlayed: "keptAndPlayed"
      case .keptWords(let language, let source): named("keptWords", language.code, source.name)
      case .askedToExport: "askedToExport"
      case .exported(let what, let forAnki): named("exported", what.name, forAnki ? "anki" : "tsv")
      }
    }

    var body: [UInt8] {
      switch self {
      case .typedList(let text), .namedList(let text), .typedField(_, let text): text.bytes
      case .pickedFiles(let bytes), .readImport(let bytes): bytes
      case .choseListLanguage, .checkedList, .keptList, .askedToRemoveList, .removedList, .beganList, .tookBackList,
        .sharedList, .playedList,
        .addedItem, .editedItem, .renamedList, .filledIn, .keptForm, .removedItem, .tookBackItem,
        .keptAndPlayed, .keptWords, .askedToExport, .exported, .failedToReadImport, .choseRole, .choseSeparator,
        .choseHeader,
        .choseRowEnd, .leftOutDoubts:
        []
      }
    }

    /// The feature's message names. Each message name belongs to only one feature.
    static let names: [StaticString] = [
      "typedList", "pickedFiles", "namedList", "choseListLanguage", "checkedList", "readImport",
      "failedToReadImport", "choseRole", "choseSeparator", "choseHeader", "choseRowEnd", "leftOutDoubts", "keptList",
      "askedToRemoveList", "removedList", "beganList", "tookBackList", "sharedList", "playedList", "addedItem",
      "editedItem", "renamedList",
      "typedField", "filledIn", "keptForm", "removedItem", "tookBackItem", "keptAndPlayed", "keptWords",
      "askedToExport", "exported",
    ]

    init?(_ text: MessageText) {
      let list = EventID(text.argument)
      let message: Message? =
        switch text.name.utf8 {
        case "typedList": .typedList(text.text)
        case "pickedFiles": .pickedFiles(text.body)
        case "namedList": .namedList(text.text)
        case "choseListLanguage": Language(code: text.argument).map { .choseListLanguage($0) }
        case "checkedList": .checkedList
        case "readImport": .readImport(text.body)
        case "failedToReadImport": .failedToReadImport
        case "choseRole":
          ColumnRole(name: text.lastArgument)
            .flatMap { role in text.argument.int.map { Message.choseRole($0, role) } }
        case "choseSeparator": FieldSeparator(name: text.argument).map { Message.choseSeparator($0) }
        case "choseHeader": .choseHeader(text.argument.hasSameBytes(as: "yes"))
        case "choseRowEnd": RowEnd(name: text.argument).map { Message.choseRowEnd($0) }
        case "leftOutDoubts": .leftOutDoubts(text.argument.hasSameBytes(as: "yes"))
        case "keptList": .keptList
        case "askedToRemoveList": list.map { .askedToRemoveList($0) }
        case "removedList": list.map { .removedList($0) }
        case "beganList": .beganList
        case "tookBackList": .tookBackList
        case "sharedList": list.map { .sharedList($0) }
        case "playedList": list.map { .playedList($0) }
        case "addedItem": list.map { .addedItem($0) }
        case "editedItem": list.map { .editedItem($0, text.lastArgument) }
        case "renamedList": list.map { .renamedList($0) }
        case "typedField": text.number.map { .typedField($0, text.text) }
        case "filledIn": .filledIn
        case "keptForm": .keptForm
        case "removedItem": .removedItem
        case "tookBackItem": .tookBackItem
        case "keptAndPlayed": .keptAndPlayed
        case "keptWords":
          Language(code: text.argument)
            .flatMap { language in WordSource(named: text.lastArgument).map { Message.keptWords(language, $0) } }
        case "askedToExport": .askedToExport
        case "exported":
          ExportedWords(name: text.argument)
            .map { .exported($0, forAnki: text.lastArgument.hasSameBytes(as: "anki")) }
        default: nil
        }
      guard let message else { return nil }
      self = message
    }

    static var examples: [Message] {
      let list = EventID(device: DeviceID(random: 2), counter: 3)
      return [
        .typedList("apple\tmanzana\nring"), .pickedFiles("a.txt\n5\napple".bytes), .namedList("My words"),
        .choseListLanguage(.italian), .checkedList, .readImport("item\tapple\tmanzana\t\t\n".bytes),
        .failedToReadImport, .choseRole(1, .skipped), .choseSeparator(.comma), .choseHeader(true),
        .choseRowEnd(.semicolon), .leftOutDoubts(true), .keptList, .askedToRemoveList(list), .removedList(list),
        .beganList, .tookBackList,
        .sharedList(list),
        .playedList(list), .addedItem(list), .editedItem(list, "ice cream"), .renamedList(list),
        .typedField(1, "manzana"), .filledIn, .keptForm, .removedItem, .tookBackItem, .keptAndPlayed,
        .keptWords(.spanish, .topic("food", level: "A2")), .askedToExport, .exported(.saved(.english), forAnki: true),
        .exported(.vocabulary(.spanish), forAnki: false), .exported(.list(list), forAnki: false),
      ]
    }
  }
}
