import DataFiles
import Formats
import Foundation
import HTTPTypes
import Journal
import Rules
import Store
import Synchronization
import TestTools
import Wire

@testable import Server

/// A server that stores players in its own file, with its clock.
final class TestPlayers: Sendable {
  let visitor: Visitor
  let players: Players
  let store: Store
  private let folder: TemporaryFolder

  convenience init(_ environment: ServerEnvironment = ServerEnvironment()) async throws {
    let folder = try TemporaryFolder()
    let store = try await Store(.sqlite(path: folder.url.path + "/orchard.sqlite"))
    try self.init(folder, store, Time(), environment)
  }

  /// Another server on the same database, with empty caches.
  func neighbour() throws -> TestPlayers { try TestPlayers(folder, store, time, players.environment) }

  private init(_ folder: TemporaryFolder, _ store: Store, _ time: Time, _ environment: ServerEnvironment) throws {
    self.folder = folder
    self.store = store
    let words = try CodeWords(DataFolder(repository.appending(path: "Data").path))
    // The test's clock does not advance, so no token is refilled.
    let start = ContinuousClock.now
    players = Players(
      store, words, PlayerLimits(now: { start }), environment, now: { time.now.withLock { $0 } })
    visitor = Visitor(TestData.shipped, players, environment)
    self.time = time
  }

  private let time: Time

  private final class Time: Sendable {
    let now = Mutex(Milliseconds(1_795_254_400_000))
  }

  /// Advances the clock.
  func wait(milliseconds: Int64) { time.now.withLock { $0 = Milliseconds($0.value + milliseconds) } }
}

/// A browser on this site, with its cookie.
struct TestBrowser {
  /// The server that receives the browser's requests.
  var players: TestPlayers
  var cookie: String?
  /// The headers that state the origin of a request.
  var origin: HTTPFields = [HTTPField.Name("Sec-Fetch-Site")!: "same-origin"]

  init(_ players: TestPlayers) { self.players = players }

  mutating func ask(
    _ path: String, _ method: HTTPRequest.Method = .get, _ body: String = "", _ headers: HTTPFields = [:]
  ) async throws -> Answer { try await send("/api/v1/" + path, method, body, headers) }

  /// Sends a request to any address.
  mutating func send(
    _ path: String, _ method: HTTPRequest.Method = .get, _ body: String = "", _ headers: HTTPFields = [:]
  ) async throws -> Answer {
    var headers = headers
    headers.append(contentsOf: origin)
    if let cookie { headers[.cookie] = cookie }
    let answer = try await players.visitor.ask(path, method, body: Array(body.utf8), headers)
    if let set = answer.headers[.setCookie] {
      let value = set.split(separator: ";")[0]
      cookie = value.hasSuffix("=") ? nil : String(value)
    }
    return answer
  }

  /// Syncs these lines once and returns the head and the lines of the answer.
  @discardableResult
  mutating func sync(_ lines: [String] = [], have: [KnownLog] = []) async throws -> (
    head: SyncAnswerHead?, lines: [String]
  ) {
    let answer = try await ask(
      "journal", .post, ([SyncRequestHead(have: have, name: "phone").line] + lines).joined(separator: "\n"))
    let answered = answer.text.split(separator: "\n").map { String($0) }
    return (answered.first.flatMap { SyncAnswerHead(line: Array($0.utf8)) }, Array(answered.dropFirst()))
  }

  /// Saves a word.
  mutating func save(_ word: String, _ device: UInt64 = 42, _ counter: Int = 1) async throws {
    let id = EventID(device: DeviceID(random: device), counter: counter)
    let event = Event(
      id: id, at: Milliseconds(1_795_254_400_000 + Int64(counter)), minutesEast: 0, action: .saved(.english, word))
    try await sync([event.line], have: [KnownLog(device: id.device, through: counter)])
  }

  /// All lines that the server has.
  mutating func lines() async throws -> [String] { try await sync().lines }
}
