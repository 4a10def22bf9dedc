import Foundation
import Synchronization
import TestTools

@testable import Store

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A PostgreSQL server that the tests start: as an ordinary user, in a temporary folder, reachable by a socket in that
/// folder. The PostgreSQL server stops when the tests end.
final class TestServer: Sendable {
  /// The server that all tests share. Each test creates its own database on this server.
  static let shared = Result { try TestServer() }

  private let folder: URL
  private let programs: URL
  private let count = Atomic(0)
  private let process = Mutex<Process?>(nil)

  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  init() throws {
    programs = try TestServer.installed()
    // The path is short, because a socket's path has at most 107 bytes, and other users may enter the folder.
    folder = URL(
      fileURLWithPath: "/tmp/orchard-pg-\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if getuid() == 0, let user = getpwnam(TestServer.user) { chown(folder.path, user.pointee.pw_uid, 0) }
    let data = folder.path + "/data"
    try command("initdb", ["-D", data, "-U", "orchard", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"])
    let rules = folder.appendingPathComponent("data/pg_hba.conf")
    let trusting = try String(contentsOf: rules, encoding: .utf8)
    // Only this user needs a password.
    try Data("local all locked scram-sha-256\n\(trusting)".utf8).write(to: rules, options: [])
    try start()
    TestServer.started.withLock { $0.append(self) }
    atexit { for server in TestServer.started.withLock({ $0 }) { server.end() } }
  }

  private static let started = Mutex<[TestServer]>([])
  private static let user = "nobody"

  /// The programs of the newest installed version.
  private static func installed() throws -> URL {
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []
    let newest = versions.max { ($0 as NSString).doubleValue < ($1 as NSString).doubleValue }
    if let newest {
      let folder = URL(fileURLWithPath: "/usr/lib/postgresql/\(newest)/bin")
      if FileManager.default.isExecutableFile(atPath: folder.path + "/initdb") { return folder }
    }
    throw Missing(description: "PostgreSQL is not installed, and these tests run on it: run 'make setup-tests'")
  }

  /// The URL of a new, empty database.
  func database() throws -> String {
    let name = "test\(count.add(1, ordering: .relaxed).newValue)"
    try command("createdb", ["-h", folder.path, "-U", "orchard", name])
    return url(name)
  }

  /// The URL of the database with this name.
  func url(_ name: String, user: String = "orchard") -> String {
    "postgresql://\(user)@/\(name)?host=\(folder.path)"
  }

  /// Starts the server and waits until it answers.
  func start() throws {
    // Without TCP, and with many connections for the tests.
    for _ in 0..<1000 {
      // After a crash the server gives up while processes of the previous one still run.
      if process.withLock({ $0?.isRunning }) != true {
        let made = made(
          "postgres",
          [
            "-D", folder.path + "/data", "-k", folder.path, "-c", "listen_addresses=", "-c", "max_connections=600",
          ])
        made.standardError = FileHandle.nullDevice
        try made.run()
        process.withLock { $0 = made }
      }
      if (try? command("pg_isready", ["-q", "-h", folder.path])) != nil { return }
      usleep(10_000)
    }
    throw Missing(description: "PostgreSQL does not start: look into \(folder.path)")
  }

  /// Kills the server and all of its processes at once, like a crash.
  func kill() {
    guard let process = process.withLock({ $0 }) else { return }
    // The processes of the killed server notice that their parent has ended, and the next server waits for these
    // processes.
    send(SIGKILL, to: process.processIdentifier)
    process.waitUntilExit()
  }

  /// Stops the server and removes its folder.
  func end() {
    if let process = process.withLock({ $0 }), process.isRunning {
      send(SIGQUIT, to: process.processIdentifier)
      process.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: folder)
  }

  private func command(_ name: String, _ arguments: [String]) throws {
    let process = made(name, arguments)
    let output = Pipe()
    process.standardError = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Missing(description: "\(name) fails: \(String(decoding: said, as: UTF8.self))")
    }
  }

  /// Creates the process of a PostgreSQL program; PostgreSQL refuses to run as root.
  private func made(_ name: String, _ arguments: [String]) -> Process {
    let process = Process()
    let program = programs.path + "/" + name
    process.executableURL = URL(fileURLWithPath: getuid() == 0 ? "/usr/bin/setpriv" : program)
    process.arguments =
      (getuid() == 0 ? ["--reuid", TestServer.user, "--clear-groups", program] : []) + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: "/tmp")
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    return process
  }
}

private func send(_ signal: Int32, to process: pid_t) { _ = kill(process, signal) }

/// The databases on which the tests run.
enum Kind: CaseIterable {
  case sqlite
  case postgreSQL
}

/// A new database. A SQLite file is removed with its folder, and PostgreSQL databases with their server.
final class TestStore {
  let store: Store
  let address: DatabaseAddress
  private let folder: TemporaryFolder?

  /// Pass `true` as `isEmpty` to get a database without tables.
  init(_ kind: Kind, isEmpty: Bool = false) async throws {
    switch kind {
    case .sqlite:
      let folder = try TemporaryFolder()
      self.folder = folder
      address = .sqlite(path: folder.url.path + "/orchard.sqlite")
    case .postgreSQL:
      folder = nil
      address = .postgreSQL(url: try TestServer.shared.get().database())
    }
    store = isEmpty ? try Store(unopened: address) : try await Store(address)
  }

  /// Opens a new store, runs `work` and closes the store.
  @discardableResult
  static func with<Answer>(_ kind: Kind, _ work: (Store) async throws -> Answer) async throws -> Answer {
    let made = try await TestStore(kind)
    do {
      let answer = try await work(made.store)
      await made.store.close()
      return answer
    } catch {
      await made.store.close()
      throw error
    }
  }
}
