import TestTools
import Testing

@testable import Server

@Suite struct `The least recently used cache` {
  private func cache(_ keys: String, room: Int = 3) -> RecentlyUsed<Character, Int> {
    var cache = RecentlyUsed<Character, Int>(room: room)
    for (index, key) in keys.enumerated() { cache.keep(index, key) }
    return cache
  }

  private func keys(_ cache: RecentlyUsed<Character, Int>) -> String {
    var cache = cache
    return String("abcdefgh".filter { cache.value($0) != nil })
  }

  @Test func `the cache removes the least recently used value`() {
    var cache = cache("abc")
    #expect(cache.value("a") == 0)
    cache.keep(3, "d")
    #expect(keys(cache) == "acd" && cache.value("b") == nil)
  }

  @Test func `storing a cached value again replaces it and makes it the newest`() {
    var cache = cache("abca")
    #expect(cache.count == 3 && cache.value("a") == 3)
    cache.keep(4, "d")
    #expect(keys(cache) == "acd")
  }

  @Test func `changing a cached value makes it the newest, and changing a missing value adds nothing`() {
    var cache = cache("abc")
    let former = cache.change("a") { value in
      defer { value = 7 }
      return value
    }
    #expect(former == 0 && cache.change("x") { $0 = 8 } == nil)
    cache.keep(3, "d")
    #expect(keys(cache) == "acd" && cache.value("a") == 7)
  }

  @Test func `the total size of the cached values never exceeds the capacity`() {
    var cache = RecentlyUsed<Character, Int>(room: 10)
    cache.keep(1, "a", size: 4)
    cache.keep(2, "b", size: 4)
    cache.keep(3, "c", size: 7)
    #expect(keys(cache) == "c" && cache.taken == 7)
    cache.keep(4, "d", size: 11)
    #expect(keys(cache) == "c", "what is larger than the room is not kept, and puts nothing out")
    cache.keep(5, "c", size: 11)
    #expect(keys(cache) == "" && cache.taken == 0)
  }

  @Test func `the cache behaves like a simple list after random operations`() {
    var random = SeededNumbers(seed: seedOfThisRun)
    var cache = RecentlyUsed<Int, Int>(room: 12)
    var list: [(key: Int, value: Int, size: Int)] = []
    for step in 0..<20_000 {
      let key = Int.random(in: 0..<10, using: &random)
      let index = list.firstIndex { $0.key == key }
      if Bool.random(using: &random) {
        #expect(cache.value(key) == index.map { list[$0].value })
        if let index { list.append(list.remove(at: index)) }
      } else {
        let size = Int.random(in: 1...6, using: &random)
        cache.keep(step, key, size: size)
        if let index { list.remove(at: index) }
        while list.map(\.size).reduce(size, +) > 12 { list.removeFirst() }
        list.append((key, step, size))
      }
      #expect(cache.count == list.count && cache.taken == list.map(\.size).reduce(0, +))
    }
  }
}
