import Journal
import Markup
import Rules
import Vocabulary
import Words

/// All that the client knows: what the features share, and each feature's own. The pages show it, `update` changes it, nothing else does.
public struct Model {
  var session: Session
  var home = Home()
  var games = Games()
  var browser: GlossaryBrowser
  var wordPage = WordPage()
  var saved = SavedWords()
  var lists = Lists()
  var you = You()

  /// The page before anything is known.
  public init(_ sentences: Sentences, location: String = Route.start.path) {
    session = Session(sentences, location: location)
    browser = GlossaryBrowser(session.route, location)
  }

  /// A page of the vocabulary as the server makes it, with the words on it, as its readers want them translated.
  public init(_ sentences: Sentences, location: String, lexicon: Lexicon, glossary: Glossary) {
    self.init(sentences, location: location)
    if case .vocabulary(let language, let translation) = session.vocabulary(glossary.language),
      language == lexicon.language
    {
      session.library.add(lexicon, glossary, translated: translation)
    }
    session.hydration = .server
  }

  /// The whole page, as it is to be shown now. Its root is the only child of `<div id="page">`.
  public var page: Node {
    if you.isOver { return YouPage(you, session).endPage() }
    let sheet = session.sheet.map { node(of: $0) }
    return session.route.kind.node(self, sheet)
  }

  private func node(of sheet: Sheet) -> Node {
    switch sheet {
    case .settings: SettingsSheet(session).node()
    case .word(let language, let word): article(.vocabulary(language), word).sheet(language)
    case .game(let sheet): sheet.node(games, session)
    case .removeAll: SavedWordsPage(saved, session).removeAllSheet()
    case .export: ListsPage(lists, session).exportSheet()
    case .listItem: ListsPage(lists, session).itemSheet()
    case .listName: ListsPage(lists, session).nameSheet()
    case .deleteAll: YouPage(you, session).deleteSheet()
    }
  }

  /// A word's page or sheet, with what the games say of the word.
  func article(_ id: GlossaryID, _ text: String) -> WordArticle {
    let games = games
    let list = session.language(of: id).flatMap { games.listInPlay($0, EntryID(text: text).word, session) }
    return WordArticle(
      wordPage, id, text, session, list: GlossaryBrowserPage(browser, session), listInPlay: list,
      standing: { games.standing(of: $0, $1) })
  }

  /// Which page it is.
  public var route: Route { session.route }

  /// The title of the window.
  public var title: String { session.title }
}
