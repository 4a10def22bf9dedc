import Markup
import Testing

struct NodeTests {
  @Test func `the page builder accepts elements, texts, optionals, conditions and loops`() {
    let isShown = true
    let absent: String? = nil
    let node = element("p") {
      "a"
      if isShown { element("b") } else { "hidden" }
      if !isShown { "hidden" }
      for number in 1...3 { element("i") { "\(number)" } }
      [element("u"), .text("z")]
      absent
      Optional(element("s"))
    }
    #expect(node.html == "<p>a<b></b><i>1</i><i>2</i><i>3</i><u></u>z<s></s></p>")
  }

  @Test func `adjacent texts are merged and empty texts dropped`() throws {
    let node = element("p") {
      ""
      "a"
      ""
      "b\r"
      "\nc"
      element("br")
      ""
    }
    guard case .element(let paragraph) = node else { return }
    #expect(paragraph.children == [.text("ab\nc"), element("br")])
  }

  @Test func `attributes are equal in any order, and the first of two with the same name wins`() {
    #expect(element("p", .id("a"), .class("b")) == element("p", .class("b"), .id("a")))
    #expect(element("p", .id("a"), .id("b")) == element("p", .id("a")))
  }

  @Test func `an attribute without a usable value is omitted from the HTML`() {
    let node = element("p", .class("", ""), .optional("lang", nil), .flag("hidden", false), .href("javascript:x"))
    #expect(node.html == "<p></p>")
  }

  @Test(arguments: [("a", "b"), ("a b", ""), ("", "a b")])
  func `empty class names are skipped`(first: String, second: String) {
    #expect(element("p", .class(first, second)).html == "<p class=\"a b\"></p>")
  }

  @Test(arguments: ["/", "/find-words?language=es&root=ma%C3%B1ana", "#root", "https://example.org/"])
  func `a link accepts local, fragment and HTTPS addresses`(address: String) {
    #expect(element("a", .href(address)) == element("a", .href("\(address)")))
    #expect(element("a", .href(address)).html != "<a></a>")
  }

  @Test(
    arguments: [
      "", "//example.org", "/\\example.org", "/\t/example.org", "javascript:alert(1)", "http://example.org",
      "data:text/html,x", " /", "HTTPS://example.org", "find-words", "/a\nb", "/\0",
    ])
  func `a link refuses unsafe or foreign addresses`(address: String) {
    #expect(element("a", .href(address), .source(address), .action(address)).html == "<a></a>")
  }

  @Test func `event attributes contain the names of the messages that the page sends`() {
    let node = element("p", .press("a"), .types("b"), .changes("c"), .submits("d"), .closes("e"))
    #expect(
      node.html == "<p data-changes=\"c\" data-closes=\"e\" data-press=\"a\" data-submits=\"d\" data-types=\"b\"></p>")
  }

  @Test func `texts and keys of page elements are compared by their bytes`() {
    #expect(Node.text("é") != Node.text("e\u{301}"))
    #expect(element("p", key: "é") != element("p", key: "e\u{301}"))
    #expect(element("p", key: nil) != element("p", key: ""))
  }

  @Test func `unsafe attributes, tags and child elements trap`() async {
    await #expect(processExitsWith: .failure) { _ = element("p", .attribute("style", "x")) }
    await #expect(processExitsWith: .failure) { _ = element("p", .attribute("onClick", "x")) }
    await #expect(processExitsWith: .failure) { _ = element("a", .attribute("href", "/")) }
    await #expect(processExitsWith: .failure) { _ = element("p x") }
    await #expect(processExitsWith: .failure) { _ = element("script") { "x" } }
    await #expect(processExitsWith: .failure) { _ = element("br") { "x" } }
  }
}
