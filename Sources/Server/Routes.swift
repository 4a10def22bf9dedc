import DataFiles
import Formats
import Foundation
import Hummingbird
import Interface
import Journal
import Markup
import Play
import Referee
import Rules
import Vocabulary
import Wire
import Words

/// The data for all responses, which the server reads once when it starts.
struct Site: Sendable {
  let assets: Assets
  let lexicons: [Language: Lexicon]
  /// The vocabularies with their translations into all languages.
  let glossaries: [Language: Glossary]
  /// The vocabularies with translations into one language, in the files that pages load.
  let translated: [DataFile: Glossary]
  let roots: [DataFile: RootList]
  let dailyWords: [Language: DailyWords]
  /// The speaker of words; `nil` if espeak-ng is not installed.
  var speaker: Speaker?
  let notice: Content
  let apiDocument: APIDocument
  let worker: Content
  let manifests: [InterfaceLanguage: Content]
  private let pages = PaintedPages()
  private let puzzles = CountedPuzzles()
  private let documents: [Appearance: Document]
  /// The documents without a page's content, by language tag.
  let shells: [(tag: String, path: String)]
  /// The documents to show at unknown addresses.
  let lostDocuments: [Appearance: Content]
  /// The documents to show when the server cannot respond now.
  let unavailableDocuments: [Appearance: Content]

  /// The prefix that replaces the first slash of the site's addresses, for example `/games/orchard/`.
  let root: String

  /// - Parameter siteFolder: the path of the site's folder on its host; empty if the site is at the host's root.
  init(
    _ folder: DataFolder, speaker: Speaker? = nil, host: WebHost = .ours, in siteFolder: String = ""
  ) throws(DataFault) {
    let root = siteFolder + "/"
    self.root = root
    var assets = try Assets(folder, required: Site.files)
    var lexicons: [Language: Lexicon] = [:]
    var glossaries: [Language: Glossary] = [:]
    var translated: [DataFile: Glossary] = [:]
    var roots: [DataFile: RootList] = [:]
    var dailyWords: [Language: DailyWords] = [:]
    var sentences: [InterfaceLanguage: Sentences] = [:]
    for file in DataFile.all {
      switch file {
      case .lexicon(let language): lexicons[language] = try folder.lexicon(language)
      case .roots(let language, let length): roots[file] = try folder.roots(language, length: length)
      case .dailyWords(let language): dailyWords[language] = try folder.dailyWords(language)
      case .vocabulary(let language, _):
        if glossaries[language] == nil { glossaries[language] = try folder.glossary(language) }
        translated[file] = try folder.glossary(language, file: file.name, isSearchable: false)
      case .details, .sounds, .levels: break
      case .sentences(let language): sentences[language] = try folder.sentences(language)
      }
    }
    self.lexicons = lexicons
    self.glossaries = glossaries
    self.translated = translated
    self.roots = roots
    self.dailyWords = dailyWords
    self.speaker = speaker
    notice = Content(compressing: try DataFolder.read(folder.file("NOTICE.md")))
    apiDocument = try APIDocument(folder)
    var documents: [Appearance: Document] = [:]
    for (language, sentences) in sentences {
      for theme in Theme.allCases {
        let appearance = Appearance(interface: language, theme: theme)
        documents[appearance] = Document(
          appearance: appearance, sentences: sentences, assets: assets, host: host)
      }
    }
    self.documents = documents
    var (shells, unavailable): ([(tag: String, path: String)], [(tag: String, path: String)]) = ([], [])
    for language in InterfaceLanguage.allCases {
      guard let document = documents[Appearance(interface: language)] else { continue }
      shells.append((language.tag, assets.add(document.shell, named: "shell-\(language.tag).html")))
      unavailable.append((language.tag, assets.add(document.unavailable(), named: "not-now-\(language.tag).html")))
    }
    self.shells = shells
    let manifests = sentences.mapValues { [assets] sentences in
      Content(compressing: Array(Manifest(sentences: sentences, assets: assets).json.text.utf8))
    }
    var others = [(path: Site.noticePath, content: notice)]
    for language in InterfaceLanguage.allCases {
      if let manifest = manifests[language] { others.append((path: Manifest.path(language), content: manifest)) }
    }
    let script = Worker(assets: assets, shells: shells, unavailable: unavailable, others: others).text
    worker = Content(compressing: Array(script.utf8))
    self.manifests = manifests
    self.assets = assets
    lostDocuments = documents.mapValues { Content(compressing: Array($0.lost(root: root).utf8)) }
    unavailableDocuments = documents.mapValues { Content(compressing: Array($0.unavailable(root: root).utf8)) }
  }

  /// The path of the complete license notice.
  static let noticePath = "/licenses.txt"

  /// All files that the site needs.
  static let files = Array(
    Set(Document.files + Document.plainFiles + Manifest.files + [Document.stillScript, Worker.script])
  ).sorted()

  /// Returns the HTML document for a reader's theme and language. A document exists for every language, because the
  /// server loads all languages when it starts.
  func document(_ appearance: Appearance) throws -> Document {
    guard let document = documents[appearance] else { throw HTTPError(.notFound) }
    return document
  }

  func lexicon(_ language: Language) throws -> Lexicon {
    guard let lexicon = lexicons[language] else { throw HTTPError(.notFound) }
    return lexicon
  }

  func glossary(_ language: Language) throws -> Glossary {
    guard let glossary = glossaries[language] else { throw HTTPError(.notFound) }
    return glossary
  }
}

/// The maximum number of bytes of a request's body. For comparison, a request to judge a round with a thousand found
/// words has about 12 kB.
let bodyLimit = 64 * 1024

/// Returns the server's routes: the pages of ``Route`` in `Play`, the files that the pages need, and the API. If
/// `players` is `nil`, the server stores nothing about visitors.
func routes(
  _ site: Site, _ players: Players? = nil, _ environment: ServerEnvironment = ServerEnvironment()
) -> Router<ServerContext> {
  let router = Router(context: ServerContext.self, options: .autoGenerateHeadEndpoints)
  router.add(middleware: RequestMiddleware(site, players, environment))
  router.get("/favicon.ico") { _, _ in site.toIcon() }
  router.get("/assets/:name") { request, _ in try site.asset(request) }
  // Browsers fetch the service worker's script to check for a new build.
  router.get(RouterPath(Worker.path)) { request, _ in site.answer(site.worker, ContentType.script, request) }
  for (language, manifest) in site.manifests {
    router.get(RouterPath(Manifest.path(language))) { request, _ in
      site.answer(manifest, ContentType.manifest, request)
    }
  }
  router.get(RouterPath(Site.noticePath)) { request, _ in site.answer(site.notice, ContentType.text, request) }
  router.get("/health") { _, _ in JSON.object([("status", .string("ok"))]).response() }
  router.group("/api/v1")
    .get("puzzle") { request, _ in try site.puzzle(request).response() }
    .post("find-words/judge") { request, _ in
      try site.judge(try await request.bytes(upTo: bodyLimit)).response()
    }
  // The routes above respond within a few hundred microseconds; the routes below may take longer.
  router.add(middleware: PooledWork())
  for pattern in Route.patterns { router.get(RouterPath(pattern)) { request, _ in try site.page(request) } }
  router.group("/api/v1")
    .get("openapi.json") { _, _ in site.apiDocument.json(at: environment.address).response() }
    .get("problems") { _, _ in Problem.list.response() }
    .get("languages") { _, _ in site.languages() }
    .get("vocabulary/:language") { request, context in try site.entries(request, context) }
    .get("vocabulary/:language/:word") { _, context in try site.word(context) }
    .get("pronounce") { request, context in
      try await site.pronounce(request, for: players?.rateLimitKey(request, context) ?? .client(context.client))
    }
  if var players {
    players.referee = Referee(site)
    players.addRoutes(to: router)
    players.addBoardRoutes(to: router)
    BoardPages(site: site, players: players).addRoutes(to: router)
    players.addLinkRoutes(to: router)
    DeviceRoutes(site: site, players: players).add(to: router)
  }
  // The middleware `WrongMethods` runs only if no route matches, because middleware applies only to routes that are
  // added later.
  router.add(middleware: WrongMethods(router))
  return router
}

extension Site {
  /// Returns the page at an address. Every list name has a page, because the server does not know the names of the
  /// player's lists. Unknown words get a page with status 404, which is not cached.
  fileprivate func page(_ request: Request) throws -> Response {
    let path = request.uri.path
    guard let route = Route(path: path) else { throw HTTPError(.notFound) }
    let appearance = Appearance(request)
    let isKnown = try isKnown(route)
    let page =
      isKnown
      ? try pages.page(at: path, for: appearance) { try html(route, at: path, for: appearance) }
      : Content(compressing: Array(try html(route, at: path, for: appearance).utf8))
    return page.response(
      to: request, status: isKnown ? .ok : .notFound,
      headers: [
        .contentType: ContentType.html, .cacheControl: "no-cache", .vary: "Accept-Language, Cookie",
        .contentLanguage: appearance.interface.tag,
      ])
  }

  /// Returns whether the word or list that the page is about exists. The result is `false` only for a word that is
  /// neither in the lexicon nor in the vocabulary.
  private func isKnown(_ route: Route) throws -> Bool {
    guard let (language, text) = route.vocabularyWord else { return true }
    // A word's page shows all entries of the word, whichever entry the address names.
    let request = WordRequest(language: language, text: EntryID(text: text).word)
    return try request.isKnown(in: lexicon(language), glossary(language))
  }

  /// Renders the document of a page. ``Node/html(root:)`` explains `root`; the default is the site's root.
  func html(_ route: Route, at path: String, for appearance: Appearance, root: String? = nil) throws -> String {
    let root = root ?? self.root
    let document = try document(appearance)
    guard let language = route.language else {
      return document.html(Model(document.sentences, location: path), root: root)
    }
    let file = DataFile.vocabulary(language, for: TranslationLanguage(appearance.interface))
    guard let glossary = translated[file] else { throw HTTPError(.notFound) }
    return try document.html(
      Model(document.sentences, location: path, lexicon: lexicon(language), glossary: glossary), root: root)
  }

  /// Returns a page that the server renders for only this reader.
  func ownPage(_ page: Node, title: String, _ document: Document, to request: Request) -> Response {
    Content(compressing: Array(document.ownHTML(page, title: title, root: root).utf8)).response(
      to: request,
      headers: [
        .contentType: ContentType.html, .cacheControl: "no-store", .contentLanguage: document.sentences.language.tag,
      ])
  }

  fileprivate func toIcon() -> Response {
    .redirect(to: root.dropLast() + assets.path(Document.icon), type: .temporary)
  }

  fileprivate func asset(_ request: Request) throws -> Response {
    guard let asset = assets.asset(at: request.uri.path) else { throw HTTPError(.notFound) }
    return asset.response(to: request)
  }

  /// Responds with a content whose address stays the same when the content changes.
  fileprivate func answer(_ content: Content, _ type: String, _ request: Request) -> Response {
    content.response(to: request, headers: [.contentType: type, .cacheControl: "no-cache"])
  }

  fileprivate func languages() -> Response {
    languagesAnswer(Language.allCases.compactMap { lexicons[$0] }).response()
  }

  fileprivate func puzzle(_ request: Request) throws -> JSON {
    let parameters = request.parameters
    let question = try PuzzleRequest(
      language: parameters["language"], length: parameters["length"], seed: parameters["seed"], day: parameters["day"])
    guard let list = roots[.roots(question.language, length: question.length)] else { throw HTTPError(.notFound) }
    let (root, lexicon) = (try question.root(in: list), try lexicon(question.language))
    return question.answer(try puzzles.figures(of: root, in: lexicon), in: lexicon)
  }

  fileprivate func entries(_ request: Request, _ context: some RequestContext) throws -> Response {
    let parameters = request.parameters
    let question = try EntriesRequest(
      language: context.part("language"), query: parameters["query"], section: parameters["section"],
      limit: parameters["limit"], cursor: parameters["cursor"])
    return try question.answer(in: glossary(question.language)).response()
  }

  fileprivate func word(_ context: some RequestContext) throws -> Response {
    let question = try WordRequest(language: context.part("language"), text: context.part("word"))
    return try question.answer(in: lexicon(question.language), glossary(question.language)).response()
  }

  /// - Parameter body: the JSON text of the request's body.
  fileprivate func judge(_ body: [UInt8]) throws -> JSON {
    let question = try JudgeRequest(body)
    return try question.answer(in: lexicon(question.language))
  }
}
