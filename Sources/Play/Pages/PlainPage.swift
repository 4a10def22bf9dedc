import Journal
import Markup
import Rules
import Vocabulary
import Words

/// The pages beside the game: their frame, their titles, the way from one to another.
extension Model {
  @inline(never)
  func plainPage(_ sentences: Sentences) -> Node {
    element("div", .class("page", "plain", screen.shelf == nil ? "" : "browsing")) {
      notStoredNotice(sentences)
      element("header", .class("top")) {
        element("p", .class("name")) { element("span", .class("name-typed")) { sentences[.product] } }
        element("div", .class("level")) { Art.ground(percent: 0) }
        element("div", .class("top-keys")) { settingsKey(sentences) }
      }
      pageLinks(sentences)
      element("main", .class("text")) { painted(sentences) }
      element("div", .class("news", "low"), .attribute("role", "status")) {
        shownBanner.map { bannerNode($0, sentences) }
      }
      sheetNode(sentences)
      splash(sentences)
    }
  }

  private func pageLinks(_ sentences: Sentences) -> Node {
    let isVocabulary =
      switch screen {
      case .vocabulary, .word: true
      default: false
      }
    let isList =
      switch screen {
      case .lists, .newList, .list, .listWord: true
      default: false
      }
    return element("nav", .class("pages"), .attribute("aria-label", sentences[.pages])) {
      pageLink(.findWords) { sentences[.findWords] }
      pageLink(.appleTree) { sentences[.appleTree] }
      pageLink(.vocabulary(languageHere), isCurrent: isVocabulary) { sentences[.vocabulary] }
      pageLink(.saved, isCurrent: screen.isSavedList) { sentences[.savedPage] }
      pageLink(.lists, isCurrent: isList) { sentences[.lists] }
    }
  }

  /// The language of the words on the page; that of the games where it is of no one.
  private var languageHere: Language {
    switch screen {
    case .vocabulary(let language), .word(let language, _): language
    case .list(let id), .listWord(let id, _): language(of: .list(id)) ?? settings.language
    case .findWords, .appleTree, .saved, .lists, .newList: settings.language
    }
  }

  /// What the page is about. Where the server has painted it and its data is still on its way, it stays as it was painted.
  private func painted(_ sentences: Sentences) -> [Node] {
    switch paint {
    case .server where needsData: [element("div", key: "painted", .class("painted")) { content(sentences) }]
    case .awaited where needsData && !hasData: [element("div", key: "painted", .class("painted"))]
    default:
      knowsJournal
        ? content(sentences) : storedTitle(sentences).map { [$0, loadingNote(sentences)] } ?? content(sentences)
    }
  }

  /// The title of a page that shows what is stored; `nil` for others.
  private func storedTitle(_ sentences: Sentences) -> Node? {
    switch screen {
    case .saved: title(sentences[.savedWords])
    case .lists, .list, .listWord: title(sentences[.lists])
    default: nil
    }
  }

  private var needsData: Bool {
    switch screen {
    case .vocabulary, .word: true
    default: false
    }
  }

  private var hasData: Bool {
    switch screen {
    case .vocabulary(let language): library.has(.vocabulary(language))
    case .word(let language, _):
      library.has(.lexicon(language))
        && (library.has(.vocabulary(language)) || missing.contains(.vocabulary(language)))
    default: true
    }
  }

  private func content(_ sentences: Sentences) -> [Node] {
    switch screen {
    case .findWords, .appleTree: []
    case .vocabulary(let language): [vocabularyHead(language, sentences)] + browsePage(.vocabulary(language), sentences)
    case .word(let language, let word): wordArticle(.vocabulary(language), word, sentences, isPage: true)
    case .saved: savedWordsPage(sentences)
    case .lists: listsPage(sentences)
    case .newList: newListPage(sentences)
    case .list(let id): listPage(id, sentences)
    case .listWord(let id, let word): wordArticle(.list(id), word, sentences, isPage: true)
    }
  }

  private func vocabularyHead(_ current: Language, _ sentences: Sentences) -> Node {
    element("div", .class("browse-head")) {
      title(sentences[.vocabulary])
      element("nav", .class("languages"), .attribute("aria-label", sentences[.gameLanguage])) {
        for language in Language.allCases {
          pageLink(.vocabulary(language), isCurrent: language == current) { sentences.nameAlone(language) }
        }
      }
    }
  }

  /// What the window is called.
  public var title: String {
    let sentences = interface.sentences
    if case .word(_, let word) = sheet { return sentences.title(EntryID(text: word).word.shortened) }
    switch screen {
    case .findWords: return interface.documentTitle
    case .appleTree: return sentences.title(sentences[.appleTree])
    case .vocabulary(let language):
      return sentences.title(sentences.pair(sentences[.vocabulary], sentences.nameAlone(language)))
    case .word(_, let word), .listWord(_, let word): return sentences.title(EntryID(text: word).word.shortened)
    case .saved: return sentences.title(sentences[.savedWords])
    case .lists: return sentences.title(sentences[.lists])
    case .newList: return sentences.title(sentences[.importList])
    case .list(let id): return sentences.title(list(id)?.content?.name ?? sentences[.lists])
    }
  }
}

extension Sentences {
  fileprivate func title(_ page: String) -> String { page + " – " + self[.product] }
}

/// A link to a round of Apple Tree with these words.
@inline(never)
func appleTreeLink(
  _ source: WordSource, _ language: Language, class name: String, @NodeBuilder children: () -> [Node]
) -> Node {
  let path = "\(Screen.appleTree.path)?language=\(language.code)&words=\(Location.encoded(source.name))"
  return element("a", .class(name), .href(path), .press(.openedPage(path)), children: children)
}

/// A link to another page; a plain press goes there without leaving the document.
@inline(never)
func pageLink(
  _ screen: Screen, class name: String = "", id: String? = nil, language: String? = nil, label: String? = nil,
  isCurrent: Bool = false, @NodeBuilder children: () -> [Node]
) -> Node {
  element(
    "a", .class(name), .optional("id", id), .optional("lang", language), .optional("aria-label", label),
    .optional("aria-current", isCurrent ? "page" : nil), .href(screen.path), .press(.openedPage(screen.path)),
    children: children)
}
