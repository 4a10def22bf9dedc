import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import NIOPosix
import Testing

@testable import Server

@Suite struct `Threads of connections` {
  private let loop = MultiThreadedEventLoopGroup.singleton.next()

  /// The event loop of this thread, or `nil` if it has none.
  private var loopOfThisThread: (any EventLoop)? { MultiThreadedEventLoopGroup.currentEventLoop }

  @Test func `a request is answered on the thread that reads it`() async {
    await withTaskExecutorPreference(LoopExecutor(loop)) {
      #expect(loopOfThisThread === loop)
      await Task.yield()
      await Task.detached {}.value
      #expect(loopOfThisThread === loop)
    }
    #expect(loopOfThisThread == nil)
  }

  @Test func `slow requests are answered on another thread than the one that reads them`() async throws {
    let context = ServerContext(
      source: ApplicationRequestContextSource(
        channel: NIOAsyncTestingChannel(), logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }))
    let request = Request(
      head: HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: "/"),
      body: RequestBody(buffer: ByteBuffer()))
    try await withTaskExecutorPreference(LoopExecutor(loop)) {
      _ = try await PooledWork().handle(request, context: context) { _, _ in
        #expect(loopOfThisThread == nil)
        return Response(status: .ok)
      }
      #expect(loopOfThisThread === loop)
    }
  }

  @Test(arguments: ["/health", "/api/v1/puzzle", "/find-words"])
  func `a request receives the same response on every thread`(path: String) async throws {
    let visitor = Visitor()
    let answer = try await visitor.ask(path)
    let other = try await withTaskExecutorPreference(LoopExecutor(loop)) { try await visitor.ask(path) }
    #expect(answer.status == other.status && answer.body == other.body)
  }
}
