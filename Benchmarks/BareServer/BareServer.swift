import Foundation
import Hummingbird

/// Hummingbird without the games, with one route that returns a fixed text. This server is the baseline of
/// `Tools/bench-server`.
@main struct BareServer {
  static func main() async throws {
    let router = Router()
    router.get("/") { _, _ in
      Response(
        status: .ok, headers: [.contentType: "application/json"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: #"{"verdict":"refused","reason":"notInLexicon"}"#)))
    }
    let application = Application(
      router: router, configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { channel in
        FileHandle.standardOutput.write(Data("http://127.0.0.1:\(channel.localAddress?.port ?? 0)\n".utf8))
      })
    try await application.runService()
  }
}
