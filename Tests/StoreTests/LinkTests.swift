import Testing

@testable import Store

@Suite struct `Stored short links` {
  @Test(arguments: Kind.allCases) func `a short link is stored under the first free name`(kind: Kind) async throws {
    try await TestStore.with(kind) { store in
      let names = ["aaaaaaa", "bbbbbbb"]
      for (target, name) in [("/one", "aaaaaaa"), ("/two", "bbbbbbb"), ("/one", "aaaaaaa"), ("/three", nil)] {
        let kept = try await store.keepLink(target, under: names, on: testDay)
        #expect(kept == name)
      }
      let (first, none) = (try await store.link("aaaaaaa"), try await store.link("' OR 1=1"))
      #expect(first == "/one" && none == nil)
    }
  }
}
