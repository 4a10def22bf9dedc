import Markup
import Testing

struct DiffTests {
  let words = (0..<1000).map { "word\($0)" }

  /// A patch of these operations inside the list of `page(words:)` without a banner.
  func inList(_ operations: Patch.Operation...) -> Patch {
    Patch([.enter(0), .enter(2)] + operations)
  }

  func item(_ word: String) -> Node {
    element("li", key: word) {
      element("span", .class("count")) { "\(word.utf8.count)" }
      word
    }
  }

  @Test func `the difference between equal pages is an empty patch`() {
    #expect(diff(from: page(words: words), to: page(words: words)) == Patch())
    #expect(Patch().encoded.isEmpty)
  }

  @Test func `the first page is one insertion into an empty document`() {
    #expect(diff(from: nil, to: page(words: ["ring"])) == Patch([.insert(at: 0, page(words: ["ring"]))]))
  }

  @Test func `a page whose root element has another key is replaced as a whole`() {
    let other = element("main", key: "apple-tree")
    #expect(diff(from: page(words: words), to: other) == Patch([.replace(at: 0, other)]))
  }

  @Test func `adding a word on top of a thousand words is one insertion`() {
    #expect(diff(from: page(words: words), to: page(words: ["ring"] + words)) == inList(.insert(at: 0, item("ring"))))
  }

  @Test(arguments: [0, 1, 500, 999]) func `removing a word from a thousand words is one removal`(index: Int) {
    var fewer = words
    fewer.remove(at: index)
    #expect(diff(from: page(words: words), to: page(words: fewer)) == inList(.remove(at: index)))
  }

  @Test(arguments: [(0, 999), (999, 0), (1, 998), (500, 3), (3, 500), (7, 8)])
  func `moving a word within a thousand words is one move`(from: Int, to: Int) {
    var moved = words
    moved.insert(moved.remove(at: from), at: to)
    let patch = diff(from: page(words: words), to: page(words: moved))
    if abs(from - to) == 1 {
      #expect(patch == inList(.move(from: from, to: to)) || patch == inList(.move(from: to, to: from)))
    } else {
      #expect(patch == inList(.move(from: from, to: to)))
    }
  }

  @Test func `reordering elements uses the fewest moves`() {
    let letters = ["a", "b", "c", "d", "e", "f", "g"]
    let shuffled = ["e", "a", "b", "f", "d", "c", "g"]  // a b d g or a b c g or a b f g stay in order
    let patch = diff(from: page(words: letters), to: page(words: shuffled))
    #expect(patch.operations.dropFirst(2).count == 3)
    #expect(throws: Never.self) { try #expect(patch.applied(to: page(words: letters)) == page(words: shuffled)) }
  }

  @Test func `reversing a list moves all children but one`() {
    #expect(diff(from: page(words: words), to: page(words: words.reversed())).operations.count == 2 + 999)
  }

  @Test func `inserting or removing a banner leaves its sibling elements unchanged`() {
    let banner = element("p", .attribute("role", "status")) { "Too short" }
    let before = element("main") {
      element("h1") { "root" }
      element("form")
      element("ol")
    }
    let after = element("main") {
      element("h1") { "root" }
      banner
      element("form")
      element("ol")
    }
    #expect(diff(from: before, to: after) == Patch([.enter(0), .insert(at: 1, banner)]))
    #expect(diff(from: after, to: before) == Patch([.enter(0), .remove(at: 1)]))
  }

  @Test func `changed texts and attributes are set without replacing the element`() {
    let before = element("p", .id("a"), .class("b"), .flag("hidden", true)) { "one" }
    let after = element("p", .id("a"), .class("c"), .attribute("lang", "es")) { "two" }
    #expect(
      diff(from: before, to: after)
        == Patch([
          .enter(0), .setAttribute(.attribute("class", "c")), .removeAttribute("hidden"),
          .setAttribute(.attribute("lang", "es")), .setText(at: 0, "two"),
        ]))
  }

  @Test func `an element whose tag or key changes is replaced`() {
    func list(_ child: Node) -> Node { element("ul") { child } }
    for other in [element("b", key: "a"), element("i", key: "b"), element("i")] {
      let patch = diff(from: list(element("i", key: "a")), to: list(other))
      #expect(patch == Patch([.enter(0), .replace(at: 0, other)]))
    }
  }

  @Test func `children with the same key are matched in order`() throws {
    let before = page(words: ["a", "b", "a", "c", "a"])
    let after = page(words: ["c", "a", "a", "b", "b"])
    #expect(try diff(from: before, to: after).applied(to: before) == after)
  }
}
