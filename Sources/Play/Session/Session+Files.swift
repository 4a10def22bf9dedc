import Formats
import Interface
import Journal
import Rules
import Vocabulary
import Words

/// Requests files, and tracks the files that have arrived.
extension Session {
  /// Requests the files that have neither arrived nor been requested.
  mutating func order(_ files: [DataFile]) -> [Effect] {
    let orders = files.filter { !library.has($0) && !ordered.contains($0) }
    missing.removeAll { orders.contains($0) }
    ordered += orders
    return orders.map { .load($0) }
  }

  /// Adds the data of a file that has arrived. Returns `false` if the bytes of the file are invalid.
  mutating func take(_ file: DataFile, _ bytes: [UInt8]) -> Bool {
    guard isLate(file) || library.add(file, bytes) else { return false }
    forget(file)
    noteFile()
    return true
  }

  /// Whether the reader has chosen another translation language since this file was requested. If a vocabulary or
  /// details with the previous translation language arrive late, they must not replace loaded ones.
  private func isLate(_ file: DataFile) -> Bool {
    switch file {
    case .vocabulary(let language, _): file != vocabulary(language) && library.glossaries[language] != nil
    case .details(let language, _): file != detailsFile(language) && library.details[language] != nil
    default: false
    }
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
  /// Changes the language of the interface: at once if the sentences of the language are loaded, otherwise when they
  /// arrive.
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

  /// Changes the interface to the language that it waits for, if that language's sentences have arrived.
  mutating func speakAwaited() -> [Effect] { awaitedInterface.map { speak($0) } ?? [] }

  /// Handles sentences that could not be loaded. The interface keeps its current language, and the player can choose
  /// the new language again.
  mutating func speakAsBefore() -> [Effect] {
    guard let language = awaitedInterface else { return [] }
    awaitedInterface = nil
    return show(.noSentences(of: language))
  }
}

// MARK: - Vocabularies and lists

extension Session {
  /// The words of a vocabulary or list, if they are loaded. The entries of a list are available after a call of
  /// ``open(list:)``.
  func glossary(_ id: GlossaryID) -> Glossary? {
    switch id {
    case .vocabulary(let language): library.glossaries[language]
    case .list(let id): library.lists[id]?.glossary
    }
  }

  /// The language of the words in a vocabulary or list; `nil` if the list does not exist.
  func language(of id: GlossaryID) -> Language? {
    switch id {
    case .vocabulary(let language): language
    case .list(let id): list(id)?.language
    }
  }

  /// The current content of one of the player's own lists; `nil` if the list does not exist.
  func list(_ id: EventID) -> ListContent? { profile.content(of: id) }

  /// Parses the words of one of the player's own lists if they have not been parsed yet.
  mutating func open(list id: EventID) { if library.lists[id] == nil { readAgain(list: id) } }

  /// Parses the words of a list again after the list has changed.
  @inline(never)
  mutating func readAgain(list id: EventID) {
    library.lists[id] = list(id).flatMap { list in
      (try? Glossary(list.text.bytes, language: list.language)).map { OpenedList($0) }
    }
  }
}
