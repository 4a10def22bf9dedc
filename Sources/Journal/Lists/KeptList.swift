import Formats
import Words

/// A list of words that a player keeps, named by the event that kept it. A list that was removed never comes back under its name.
public struct KeptList: Equatable, Sendable {
  public let id: EventID
  /// `nil` for a list that was removed.
  public internal(set) var content: ListContent?

  public init(id: EventID, content: ListContent?) {
    self.id = id
    self.content = content
  }
}

/// What a list of words has.
public struct ListContent: Equatable, Sendable {
  public let language: Language
  public let name: String
  /// Its words in the form of a vocabulary file; the journal does not look into it.
  public let text: String

  public init(language: Language, name: String, text: String) {
    self.language = language
    self.name = name
    self.text = text
  }
}

extension KeptList {
  /// Puts the list in its place; of a list that is there already, that it was removed counts.
  package func join(_ lists: inout [KeptList]) {
    let place = (0..<lists.count).partitioningIndex { lists[$0].id >= id }
    if place == lists.count || lists[place].id != id {
      lists.insert(self, at: place)
    } else if case .none = content {
      lists[place].content = nil
    }
  }
}
