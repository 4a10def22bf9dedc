import Formats
import Words

/// A list of words that a player has kept. A list that was removed never comes back under its name.
public struct KeptList: Equatable, Sendable {
  /// Its name: the event that kept it.
  public let id: EventID
  /// What is in it; `nil` for a list that was removed.
  public internal(set) var content: ListContent?

  /// A list.
  public init(id: EventID, content: ListContent?) {
    self.id = id
    self.content = content
  }
}

/// The content of a list of words.
public struct ListContent: Equatable, Sendable {
  /// The language of the words.
  public let language: Language
  /// What the player calls the list.
  public let name: String
  /// The words as a vocabulary file (`docs/formats/lists.md`, "What is kept"). The journal does not read it.
  public let text: String

  /// The content of a list.
  public init(language: Language, name: String, text: String) {
    self.language = language
    self.name = name
    self.text = text
  }
}

extension KeptList {
  /// Puts the list where it belongs in the order; if it is there already, a removal wins.
  package func join(_ lists: inout [KeptList]) {
    let index = (0..<lists.count).partitioningIndex { lists[$0].id >= id }
    if index == lists.count || lists[index].id != id {
      lists.insert(self, at: index)
    } else if case .none = content {
      lists[index].content = nil
    }
  }
}
