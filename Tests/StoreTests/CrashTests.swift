import Foundation
import Synchronization
import TestTools
import Testing

@testable import Store

@Suite struct `A crash of PostgreSQL` {
  private final class Load: Sendable {
    let next = Atomic(1)
    let isOver = Atomic(false)
    let acknowledged = Atomic(0)

    /// Returns when the store has acknowledged `count` more players.
    func grow(by count: Int) async throws {
      let goal = acknowledged.load(ordering: .relaxed) + count
      while acknowledged.load(ordering: .relaxed) < goal { try await Task.sleep(for: .milliseconds(1)) }
    }
  }

  @Test(.full) func `every acknowledged write survives killing PostgreSQL five times in a row`() async throws {
    let server = try TestServer()
    defer { server.end() }
    let store = try await Store(.postgreSQL(url: try server.database()))
    let load = Load()
    let acknowledged = try await withThrowingTaskGroup(of: [Int].self) { group in
      for _ in 0..<16 {
        group.addTask {
          var kept: [Int] = []
          while !load.isOver.load(ordering: .relaxed) {
            let number = load.next.add(1, ordering: .relaxed).oldValue
            do {
              try await store.addPlayer(testPlayer(number), pass: testHash(number), name: "", on: testDay)
              kept.append(number)
              load.acknowledged.add(1, ordering: .relaxed)
            } catch let fault as StoreFault where fault.mayPass {
              // The server did not acknowledge this write.
              try await Task.sleep(for: .milliseconds(5))
            }
          }
          return kept
        }
      }
      for _ in 0..<5 {
        try await load.grow(by: 200)
        server.kill()
        try server.start()
      }
      try await load.grow(by: 200)
      load.isOver.store(true, ordering: .relaxed)
      return try await group.reduce(into: []) { $0 += $1 }
    }
    let there = try await store.read { connection in
      Set(try connection.run("SELECT id FROM players").map { try $0.text(0) })
    }
    await store.close()
    print("acknowledged \(acknowledged.count), stored \(there.count)")
    #expect(acknowledged.count > 100)
    #expect(acknowledged.allSatisfy { there.contains(testPlayer($0).text) })
  }
}
