import Rules
import Store

let testDay = Day(number: 20_000)

/// The player with a number.
func testPlayer(_ number: Int) -> PlayerID {
  let digits = String(number)
  return PlayerID(String(repeating: "p", count: 22 - digits.count) + digits)!
}

/// A fake secret hash with a number.
func testHash(_ number: Int) -> SecretHash {
  SecretHash((0..<32).map { UInt8(truncatingIfNeeded: number >> ($0 % 4 * 8)) })
}

/// Adds the player with the number 1.
func addTestPlayer(to store: Store) async throws -> PlayerID {
  try await store.addPlayer(testPlayer(1), pass: testHash(1), name: "", on: testDay)
  return testPlayer(1)
}
