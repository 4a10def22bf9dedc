import Journal
import Vocabulary
import Words

/// Pages beside the game: which is shown, what it needs, its list and its search.
extension Model {
  /// A press on a link to another page.
  mutating func go(toPath path: String) -> [Effect] {
    let location = Location(path)
    guard let screen = Screen(location) else { return [] }
    return go(to: screen, at: location)
  }

  /// Shows another page, from which the way back leads here.
  mutating func go(to screen: Screen, at location: Location? = nil) -> [Effect] {
    // From the saved list its words lead on to each other.
    walk = self.screen.isSavedList ? Language.allCases.flatMap { savedWords($0) }.map { $0.screen } : []
    return [.navigate(screen.path, isNewPlace: true)] + show(screen, at: location)
  }

  @inline(never)
  mutating func show(_ screen: Screen, at location: Location? = nil, isWalking: Bool = false) -> [Effect] {
    let before = self.screen
    self.screen = screen
    paint = .done
    sheet = nil
    banner = nil
    voiceFault = nil
    switch screen {
    case .findWords:
      switch stage {
      case .loading(let beginning), .trouble(.file, instead: let beginning): return [dress()] + begin(beginning)
      case .playing, .trouble: return [dress()]
      }
    case .appleTree:
      // What was pressed is gone, unless it stands on both games' pages or in a sheet over this one.
      let isNew = before.isAppleTree ? appleTreeGame == nil : !before.isGame
      return [dress()] + (location.map { heedAppleTree($0) } ?? []) + showAppleTree()
        + (isNew ? [.focus("tree-title")] : [])
    case .vocabulary, .list:
      // Back from a word, the list is where it was.
      if let shelf = screen.shelf, shelf != browse.shelf { browse = Browse(shelf) }
      return orderDataOfPage() + [dress(), .scroll("rows", row: browse.inSight.lowerBound)]
        + (before.isGame ? [.focus("title")] : [])
    case .newList:
      draft = ListDraft()
      return [dress(), .focus("title")]
    default: return orderDataOfPage() + [dress()] + (isWalking ? [] : [.focus("title")])
    }
  }

  /// Orders what a page beside the game shows its words with.
  mutating func orderDataOfPage() -> [Effect] {
    switch screen {
    case .findWords, .lists, .newList: return []
    case .appleTree: return showAppleTree()
    case .list(let id): return list(id)?.content.map { order([.lexicon($0.language)]) } ?? []
    case .vocabulary(let language): return order([.vocabulary(language)])
    case .word(let language, _): return order([.lexicon(language), .vocabulary(language)])
    case .listWord(let id, _):
      guard let language = list(id)?.content?.language else { return [] }
      return order([.lexicon(language), .vocabulary(language)])
    case .saved:
      let saved = profile.savedWords
      let languages = Language.allCases.filter { language in saved.contains { $0.language == language } }
      return order(languages.flatMap { [.lexicon($0), .vocabulary($0)] })
    }
  }
}

// MARK: - The list of a vocabulary

extension Model {
  @inline(never)
  mutating func search(_ text: String) -> [Effect] {
    if case .vocabulary(let language) = browse.shelf { library.makeSearchable(language) }
    browse.search(text, in: glossary(browse.shelf))
    return [.scroll("rows", row: 0)]
  }

  /// The rows in sight are others now.
  mutating func see(_ rows: Range<Int>) -> [Effect] {
    browse.inSight = rows
    return []
  }

  /// The section that an address names; now, or when the words have come.
  mutating func jump(to title: String?) -> [Effect] {
    guard let title, screen.shelf != nil else { return [] }
    browse.beginning = title
    return begin(in: glossary(browse.shelf))
  }

  /// The words of a language have come.
  @inline(never)
  mutating func take(vocabularyOf language: Language) -> [Effect] {
    guard browse.shelf == .vocabulary(language), screen.shelf != nil else { return [] }
    library.makeSearchable(language)
    browse.searchAgain(in: library.glossaries[language])
    return begin(in: library.glossaries[language])
  }

  /// Goes to the section that the address has asked for.
  mutating func begin(in glossary: Glossary?) -> [Effect] {
    guard let title = browse.beginning, let glossary else { return [] }
    browse.beginning = nil
    return glossary.sections.firstIndex { $0.title.hasSameBytes(as: title) }.map { jump(toSection: $0) } ?? []
  }

  mutating func jump(toSection section: Int) -> [Effect] {
    guard let glossary = glossary(browse.shelf), glossary.sections.indices.contains(section), browse.hits == nil
    else { return [] }
    let row = Rows(glossary, nil).row(ofSection: section)
    browse.inSight = row..<row + browse.inSight.count
    return [.scroll("rows", row: row)]
  }
}

// MARK: - Pronunciation

/// Why a word could not be heard.
enum VoiceFault {
  /// Neither the device nor the server has a voice of the language.
  case noVoice
  /// The device has none, and the server reads only the words of its lists.
  case unknownWord
  /// The device has none, and the server was asked too often.
  case busy
  /// The device has none, and the server does not answer.
  case unreachable
}

extension Model {
  mutating func pronounce(_ language: Language, _ text: String) -> [Effect] {
    voiceFault = nil
    let path = "/api/v1/pronounce?language=\(language.code)&word=\(Location.encoded(text))"
    return [.pronounce(text, voice: language.voice, path: path)]
  }

  mutating func failToPronounce(_ reason: String) -> [Effect] {
    switch reason.utf8 {
    case "noVoice": voiceFault = .noVoice
    case "unknownWord": voiceFault = .unknownWord
    case "tooManyRequests": voiceFault = .busy
    default: voiceFault = .unreachable
    }
    return []
  }
}

extension Language {
  /// The BCP 47 tag of the voice that reads its words.
  fileprivate var voice: String {
    switch self {
    case .english: "en-US"
    case .spanish: "es-ES"
    case .italian: "it-IT"
    }
  }
}
