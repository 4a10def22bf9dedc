import Formats
import Journal
import Rules
import Vocabulary
import Words

/// Files: which are here, and which are still to come.
extension Session {
  /// Asks the host for those files that have neither arrived nor been asked for.
  mutating func order(_ files: [DataFile]) -> [Effect] {
    let orders = files.filter { !library.has($0) && !ordered.contains($0) }
    missing.removeAll { orders.contains($0) }
    ordered += orders
    return orders.map { .load($0) }
  }

  /// Takes in a file that has come; `false` when its bytes are not what they should be.
  mutating func take(_ file: DataFile, _ bytes: [UInt8]) -> Bool {
    guard isLate(file) || library.add(file, bytes) else { return false }
    forget(file)
    noteFile()
    return true
  }

  /// Whether readers have come to want other translations since this vocabulary was asked for: it takes no other one's place.
  private func isLate(_ file: DataFile) -> Bool {
    guard case .vocabulary(let language, _) = file else { return false }
    return file != vocabulary(language) && library.glossaries[language] != nil
  }

  mutating func fail(_ file: DataFile) {
    forget(file)
    missing.append(file)
  }

  private mutating func forget(_ file: DataFile) {
    ordered.removeAll { $0 == file }
    missing.removeAll { $0 == file }
  }

  func has(_ files: [DataFile]) -> Bool { files.allSatisfy { library.has($0) } }
}

// MARK: - The language of the interface

extension Session {
  /// Changes the interface to this language: at once if its sentences are here, else when they arrive.
  mutating func speak(_ language: InterfaceLanguage) -> [Effect] {
    awaitedInterface = nil
    guard language != interface else { return [] }
    guard let known = library.sentences[language] else {
      awaitedInterface = language
      return order([.sentences(language)])
    }
    sentences = known
    return [updateDocument()]
  }

  /// Sentences that were waited for have arrived.
  mutating func speakAwaited() -> [Effect] { awaitedInterface.map { speak($0) } ?? [] }

  /// The sentences did not arrive: the language stays as it was, and can be chosen again.
  mutating func speakAsBefore() -> [Effect] {
    guard let language = awaitedInterface else { return [] }
    awaitedInterface = nil
    return show(.noSentences(of: language))
  }
}

// MARK: - Vocabularies and lists

extension Session {
  /// The words of a vocabulary, if they are there. Those of a list are there after ``open(list:)``.
  func glossary(_ id: GlossaryID) -> Glossary? {
    switch id {
    case .vocabulary(let language): library.glossaries[language]
    case .list(let id): library.lists[id]?.glossary
    }
  }

  /// The language of a vocabulary; `nil` for a list that is not there.
  func language(of id: GlossaryID) -> Language? {
    switch id {
    case .vocabulary(let language): language
    case .list(let id): list(id)?.language
    }
  }

  /// What is in a list of the player's own now; `nil` for one that is not there.
  func list(_ id: EventID) -> ListContent? { profile.content(of: id) }

  /// Reads the words of a list of the player's own, unless they were read before.
  mutating func open(list id: EventID) { if library.lists[id] == nil { readAgain(list: id) } }

  /// Reads the words of a list that has changed.
  @inline(never)
  mutating func readAgain(list id: EventID) {
    library.lists[id] = list(id).flatMap { list in
      (try? Glossary(Array(list.text.utf8), language: list.language)).map { OpenedList($0) }
    }
  }
}
