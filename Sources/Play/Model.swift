import Interface
import Journal
import Markup
import Rules
import Vocabulary
import Words

/// The state of the client: the session that the features share, and each feature's own state. The pages render this
/// state, and only the function `update` changes it.
public struct Model {
  var session: Session
  var home = Home()
  var games = Games()
  var browser: GlossaryBrowser
  var wordPage = WordPage()
  var saved = SavedWords()
  var lists = Lists()
  var you = You()

  /// Creates the state at the beginning, when no data has arrived.
  public init(_ sentences: Sentences, location: String = Route.start.path) {
    session = Session(sentences, location: location)
    browser = GlossaryBrowser(session.route, location)
  }

  /// Creates the state with which the server renders a page of the vocabulary. The glossary contains the translations
  /// that the page's readers want.
  public init(_ sentences: Sentences, location: String, lexicon: Lexicon, glossary: Glossary) {
    self.init(sentences, location: location)
    if case .vocabulary(let language, let translation) = session.vocabulary(glossary.language),
      language == lexicon.language
    {
      session.library.add(lexicon, glossary, translated: translation)
    }
    session.hydration = .server
  }

  /// The whole page in the model's current state. The page's root element is the only child of `<div id="page">`.
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
    case .removeList(let list): GlossaryBrowserPage(browser, session).removeListSheet(list)
    case .export: ListsPage(lists, session).exportSheet()
    case .listItem: ListsPage(lists, session).itemSheet()
    case .listName: ListsPage(lists, session).nameSheet()
    case .deleteAll: YouPage(you, session).deleteSheet()
    }
  }

  /// The content about a word for a page or dialog, including the facts that the games provide about the word.
  func article(_ id: GlossaryID, _ text: String) -> WordArticle {
    let games = games
    let list = session.language(of: id).flatMap { games.listInPlay($0, EntryID(text: text).word, session) }
    return WordArticle(
      wordPage, id, text, session, list: GlossaryBrowserPage(browser, session), listInPlay: list,
      standing: { games.standing(of: $0, $1) })
  }

  /// The route of the shown page.
  public var route: Route { session.route }

  /// The title of the browser window.
  public var title: String { session.title }
}
