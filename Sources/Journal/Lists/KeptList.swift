import Formats
import Words

/// A list of words that a player has saved, identified by the event that saved it. A removed list never returns with
/// the same identifier.
public struct KeptList: Equatable, Sendable {
  /// The identifier of the list, which is the identifier of the event that saved the list.
  public let id: EventID
  /// The content of the list; `nil` for a removed list.
  public internal(set) var content: ListContent?

  /// Creates a list.
  public init(id: EventID, content: ListContent?) {
    self.id = id
    self.content = content
  }
}

/// The content of a list of words.
public struct ListContent: Equatable, Sendable {
  /// The language of the words.
  public let language: Language
  /// The player's title for the list.
  public let name: String
  /// The words as a vocabulary file: see `docs/formats/lists.md`, "What is kept". The journal stores this text without
  /// parsing it.
  public let text: String

  /// Creates the content of a list.
  public init(language: Language, name: String, text: String) {
    self.language = language
    self.name = name
    self.text = text
  }
}

extension KeptList {
  /// Inserts the list at its sorted position, or merges it with the list of the same identifier. If one of two merged
  /// lists is removed, the result is removed.
  package func join(_ lists: inout [KeptList]) {
    let index = (0..<lists.count).partitioningIndex { lists[$0].id >= id }
    if index == lists.count || lists[index].id != id {
      lists.insert(self, at: index)
    } else if case .none = content {
      lists[index].content = nil
    }
  }
}
