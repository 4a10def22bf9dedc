import TestTools
import Testing

@testable import Formats

struct OrderingTests {
  @Test func `the ordered function sorts numbers like the standard library`() {
    var generator = SeededNumbers(seed: seedOfThisRun)
    for count in Array(0..<40) + [1000] {
      let numbers = (0..<count).map { _ in Int.random(in: 0..<max(count, 1), using: &generator) }
      #expect(numbers.ordered { $0 < $1 } == numbers.sorted(), "SEED=\(seedOfThisRun)")
      #expect(numbers.ordered { $0 > $1 } == numbers.sorted(by: >), "SEED=\(seedOfThisRun)")
    }
  }

  @Test func `the ordered function is a stable sort`() {
    var generator = SeededNumbers(seed: seedOfThisRun)
    let pairs = (0..<500).map { (key: Int.random(in: 0..<10, using: &generator), index: $0) }
    let ordered = pairs.ordered { $0.key < $1.key }
    #expect(
      zip(ordered, ordered.dropFirst()).allSatisfy { ($0.key, $0.index) < ($1.key, $1.index) }, "SEED=\(seedOfThisRun)")
  }

  @Test func `the ordered function compares each pair of neighbours in sorted input once`() {
    var comparisons = 0
    let ordered = Array(0..<1024).ordered {
      comparisons += 1
      return $0 < $1
    }
    #expect(ordered == Array(0..<1024))
    #expect(comparisons == 1023)
  }

  @Test func `the withoutRepeats function keeps the first of equal elements`() {
    #expect([Int]().withoutRepeats { $0 < $1 } == [])
    #expect([3, 1, 3, 2, 1].withoutRepeats { $0 < $1 } == [3, 1, 2])
    let pairs = [(2, "a"), (1, "b"), (2, "c"), (1, "d")].withoutRepeats { $0.0 < $1.0 }
    #expect(pairs.map { $0.1 } == ["a", "b"])
  }
}

struct CollectionTests {
  @Test func `each distinct byte string is numbered once, in order of insertion`() {
    var generator = SeededNumbers(seed: seedOfThisRun)
    var strings = ByteStrings()
    var numbers: [[UInt8]: Int] = [:]
    for _ in 0..<2000 {
      let string = (0..<Int.random(in: 0..<3, using: &generator)).map { _ in UInt8.random(in: 0..<40, using: &generator)
      }
      #expect(strings.number(of: string[...]) == numbers[string], "SEED=\(seedOfThisRun)")
      let number = numbers[string, default: numbers.count]
      numbers[string] = number
      #expect(strings.insert(string[...]) == number, "SEED=\(seedOfThisRun)")
      #expect(strings.count == numbers.count)
    }
  }

  @Test func `a small map sets, changes and removes values by key`() {
    var values = SmallMap<Int, String>()
    #expect(values[1] == nil)
    values[1] = "a"
    values[2] = "b"
    values[1] = "c"
    #expect(values[1] == "c" && values[2] == "b")
    values[1]?.append("d")
    #expect(values[1] == "cd")
    values[1] = nil
    #expect(values[1] == nil && values[2] == "b")
  }

  @Test func `changing a copy of a boxed value does not change the original`() {
    struct Holder: Equatable { @Boxed var numbers = [1] }
    var one = Holder()
    let other = one
    one.numbers.append(2)
    #expect(one.numbers == [1, 2] && other.numbers == [1])
    #expect(one != other && other == Holder())
  }

  @Test(arguments: [("", "", true), ("a", "", true), ("/ab", "/", true), ("/", "//", false), ("é", "e", false)])
  func `a text's prefix is compared byte by byte`(text: String, start: String, expected: Bool) {
    switch start {
    case "": #expect(text.begins(with: "") == expected)
    case "/": #expect(text.begins(with: "/") == expected)
    case "//": #expect(text.begins(with: "//") == expected)
    default: #expect(text.begins(with: "e") == expected)
    }
  }
}
