import Formats
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import Wire

/// What players ask for most, answered on the spot: to hand a request to the router and its answer back takes longer than both of these answers.
/// The router has the same routes. It answers what is not answered here, and alone says what is wrong.
struct QuickAnswers: Sendable {
  /// What is asked. The value is the route's pattern.
  enum Question: String, CaseIterable {
    case puzzle = "/api/v1/puzzle"
    case judge = "/api/v1/find-words/judge"
  }

  private let site: Site
  private let everyRequest: EveryRequest
  /// The questions by their addresses.
  private let questions: [(path: String, question: Question)]
  /// The headers of each answer, but for its length and the time.
  private let headers: HTTPFields

  init(_ site: Site, _ players: Players? = nil, _ surroundings: Surroundings = Surroundings()) {
    self.site = site
    everyRequest = EveryRequest(site, players, surroundings)
    questions = Question.allCases.map { (surroundings.address.folder + $0.rawValue, $0) }
    var headers = JSON.object([]).response().guarded().headers
    headers[.contentLength] = nil
    self.headers = headers
  }

  /// What a request asks, by its head; `nil` for one that is the router's.
  func question(_ head: HTTPRequest) -> Question? {
    guard let address = head.path, let (path, question) = questions.first(where: { address.hasPrefix($0.path) }),
      address.utf8.count == path.utf8.count || address.utf8.dropFirst(path.utf8.count).first == UInt8(ascii: "?")
    else { return nil }
    let fields = head.headerFields
    guard !fields.contains(.expect), !fields.contains(.transferEncoding) else { return nil }
    switch question {
    case .puzzle: return head.method == .get && !fields.contains(.contentLength) ? question : nil
    case .judge:
      guard head.method == .post, let length = fields[.contentLength].flatMap({ Int($0) }), length <= bodyLimit
      else { return nil }
      return question
    }
  }

  /// The answer to a request whose body has come; `nil` where the router is to answer.
  func answer(
    _ question: Question, _ head: HTTPRequest, _ body: ByteBuffer, on channel: any Channel, _ logger: Logger
  ) -> (head: HTTPResponse, body: ByteBuffer)? {
    let request = Request(head: head, body: RequestBody(buffer: body))
    let context = ServerContext(source: ApplicationRequestContextSource(channel: channel, logger: logger))
    let json = everyRequest.answer(request, context, route: question.rawValue) {
      switch question {
      case .puzzle: try site.puzzle(request)
      case .judge: try site.judge(Array(body.readableBytesView))
      }
    }
    guard let json else { return nil }
    let answer = ByteBuffer(string: json.text)
    var headers = headers
    headers.append(HTTPField(name: .contentLength, value: String(answer.readableBytes)))
    headers.append(HTTPField(name: .date, value: SecondText.ofHeaders.now()))
    return (HTTPResponse(status: .ok, headerFields: headers), answer)
  }
}
