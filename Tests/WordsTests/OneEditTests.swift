import Testing

@testable import Words

struct OneEditTests {
  /// Every word that one letter put in, taken out or replaced makes of these letters, of an alphabet of three.
  private func neighbours(_ letters: [Int]) -> Set<[Int]> {
    var all: Set<[Int]> = []
    for place in 0...letters.count {
      for letter in 0..<3 { all.insert(Array(letters[..<place]) + [letter] + letters[place...]) }
      guard place < letters.count else { continue }
      all.insert(Array(letters[..<place]) + letters[(place + 1)...])
      for letter in 0..<3 { all.insert(Array(letters[..<place]) + [letter] + letters[(place + 1)...]) }
    }
    all.remove(letters)
    return all
  }

  @Test func `one edit is one letter put in, taken out or replaced`() {
    var words: [[Int]] = [[]]
    var longest: [[Int]] = [[]]
    for _ in 0..<5 {
      longest = longest.flatMap { word in (0..<3).map { word + [$0] } }
      words += longest
    }
    for left in words {
      let near = neighbours(left)
      for right in words where Word(places: left).isOneEdit(from: Word(places: right)) != near.contains(right) {
        Issue.record("\(left) and \(right)")
      }
    }
  }
}
