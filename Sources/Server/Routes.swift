import Foundation
import Hummingbird
import Play
import Rules
import Wire
import Words

/// What the server answers from; made once, when it starts.
struct Site: Sendable {
  let assets: Assets
  let lexicons: [Language: Lexicon]
  let roots: [DataFile: RootList]
  let notice: [UInt8]
  /// The first paint in each interface language, and its entity tag.
  let documents: [InterfaceLanguage: (html: String, entityTag: String)]
  /// What an address that leads nowhere shows.
  let lostDocuments: [InterfaceLanguage: String]

  init(_ folder: DataFolder) throws(DataFault) {
    assets = try Assets(folder, required: Document.files)
    var lexicons: [Language: Lexicon] = [:]
    var roots: [DataFile: RootList] = [:]
    for file in DataFile.all {
      switch file {
      case .lexicon(let language): lexicons[language] = try folder.lexicon(language)
      case .roots(let language, let length): roots[file] = try folder.roots(language, length: length)
      }
    }
    self.lexicons = lexicons
    self.roots = roots
    notice = try DataFolder.read(folder.file("NOTICE.md"))
    var documents: [InterfaceLanguage: (html: String, entityTag: String)] = [:]
    var lostDocuments: [InterfaceLanguage: String] = [:]
    for interface in InterfaceLanguage.allCases {
      let document = Document(interface: interface, assets: assets)
      let html = document.html(Model(interface: interface).page)
      lostDocuments[interface] = document.stillHTML(interface.lostPage)
      documents[interface] = (html, "\"\(ContentHash(html.utf8).text)\"")
    }
    self.documents = documents
    self.lostDocuments = lostDocuments
  }

  func lexicon(_ language: Language) throws -> Lexicon {
    // All languages were loaded, or the server would not have started.
    guard let lexicon = lexicons[language] else { throw HTTPError(.notFound) }
    return lexicon
  }
}

/// Bytes that a request's body has at most; a judge's request with a thousand found words has about 12 kB.
let bodyLimit = 64 * 1024

/// The route table.
func routes(_ site: Site) -> Router<BasicRequestContext> {
  let router = Router(context: BasicRequestContext.self, options: .autoGenerateHeadEndpoints)
  router.addMiddleware {
    SecurityHeaders()
    RequestLog()
    LostPages(documents: site.lostDocuments)
    ErrorAnswers()
  }
  router.get("/") { _, _ in Response.redirect(to: "/find-words", type: .temporary) }
  router.get("/find-words") { request, _ in site.page(request) }
  router.get("/favicon.ico") { _, _ in Response.redirect(to: site.assets.path(Document.icon), type: .temporary) }
  router.get("/assets/:name") { request, _ in try site.asset(request) }
  router.get("/licenses") { _, _ in site.licenses() }
  router.get("/health") { _, _ in JSON.object([("status", .string("ok"))]).response() }
  router.group("/api/v1")
    .get("languages") { _, _ in site.languages() }
    .get("puzzle") { request, _ in try site.puzzle(request) }
    .post("find-words/judge") { request, _ in try await site.judge(request) }
  return router
}

extension Site {
  fileprivate func page(_ request: Request) -> Response {
    let interface = InterfaceLanguage(acceptLanguage: request.headers[.acceptLanguage] ?? "")
    guard let document = documents[interface] else { return Response(status: .notFound) }
    let headers: HTTPFields = [
      .contentType: "text/html; charset=utf-8", .cacheControl: "no-cache", .vary: "Accept-Language",
      .contentLanguage: interface.tag, .eTag: document.entityTag,
    ]
    if matches(document.entityTag, request.headers[.ifNoneMatch]) {
      return Response(status: .notModified, headers: headers)
    }
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: document.html)))
  }

  fileprivate func asset(_ request: Request) throws -> Response {
    guard let asset = assets.asset(at: request.uri.path) else { throw HTTPError(.notFound) }
    return asset.response(to: request)
  }

  fileprivate func licenses() -> Response {
    Response(
      status: .ok, headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-cache"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: notice)))
  }

  fileprivate func languages() -> Response {
    languagesAnswer(Language.allCases.compactMap { lexicons[$0] }).response()
  }

  fileprivate func puzzle(_ request: Request) throws -> Response {
    let query = request.uri.queryParameters
    let question = try PuzzleRequest(
      language: query["language"].map(String.init), length: query["length"].map(String.init),
      seed: query["seed"].map(String.init))
    guard let list = roots[.roots(question.language, length: question.length)] else { throw HTTPError(.notFound) }
    return try question.answer(in: lexicon(question.language), roots: list).response()
  }

  fileprivate func judge(_ request: Request) async throws -> Response {
    let body: ByteBuffer
    do {
      body = try await request.body.collect(upTo: bodyLimit)
    } catch let error as any HTTPResponseError {
      throw error
    } catch {
      // The body is not what its headers say: a broken chunk, for one.
      throw HTTPError(.badRequest)
    }
    let question = try JudgeRequest(Array(body.readableBytesView))
    return try question.answer(in: lexicon(question.language)).response()
  }
}
