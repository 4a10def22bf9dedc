import Markup
import Testing

struct HTMLTests {
  @Test func `a page renders to the expected HTML`() {
    #expect(
      page(words: ["ring"], banner: "Too short").html == """
        <main class="board shaking"><h1 id="root">alarming</h1><p role="status">Too short</p>\
        <form data-submits="submittedGuess"><input data-types="typed" disabled id="guess">\
        <button data-keeps-focus data-press="submittedGuess">Submit</button></form>\
        <ol data-slide><li><span class="count">4</span>ring</li></ol></main>
        """)
  }

  @Test(
    arguments: [
      ("</script><script>alert(1)</script>", "&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;"),
      ("\"quoted\" & 'single'", "\"quoted\" &amp; 'single'"),
      ("]]>", "]]&gt;"), ("&amp;", "&amp;amp;"), ("<!--", "&lt;!--"),
      ("🍎 e\u{301} \u{202E}abc", "🍎 e\u{301} \u{202E}abc"),
      ("a\0b\u{1}c\u{7F}d\u{85}e", "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e"),
      ("tab\tline\nreturn\rboth\r\nend", "tab\tline\nreturn\nboth\nend"),
      ("£", "£"),
    ])
  func `text is always escaped in HTML`(text: String, html: String) {
    let rendered = element("p") { text }.html
    #expect(Array(rendered.utf8) == Array("<p>\(html)</p>".utf8))
    #expect(Array(Node.text(text).html.utf8) == Array(html.utf8))
  }

  @Test func `a quotation mark in a value cannot end the HTML attribute`() {
    let node = element("p", .attribute("title", "\"><img onerror=\"x\0\r\n"))
    #expect(node.html == "<p title=\"&quot;&gt;&lt;img onerror=&quot;x\u{FFFD}\n\"></p>")
  }

  @Test func `a page in a subfolder has links that are relative to the site's root`() {
    let page = element("p") {
      element("a", .href("/a/b"), .attribute("title", "/t")) { "/x" }
      element("a", .href("#c"))
      element("a", .href("https://example.org/d"))
      element("script", .source("/e"))
    }
    #expect(
      page.html(root: "../../") == """
        <p><a href="../../a/b" title="/t">/x</a><a href="#c"></a><a href="https://example.org/d"></a>\
        <script src="../../e"></script></p>
        """)
    #expect(page.html(root: "/") == page.html)
  }

  @Test func `a void element has no end tag`() {
    for node in [element("input"), element("br"), element("img"), element("hr"), element("meta"), element("link")] {
      #expect(!node.html.utf8.contains(UInt8(ascii: "/")))
    }
    #expect(element("path").html == "<path></path>")
  }

  @Test func `a newline at the start of preformatted text survives HTML parsing`() {
    #expect(element("textarea") { "\na" }.html == "<textarea>\n\na</textarea>")
    #expect(element("pre") { "a" }.html == "<pre>a</pre>")
  }
}
