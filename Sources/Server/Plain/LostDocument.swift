import DataFiles
import Formats
import Markup
import Play

extension Document {
  /// Returns the document that a plain host shows at addresses without a file. A host shows this document at any
  /// address, so the document cannot use relative addresses. The document's script is inline, and the script finds the
  /// documents of the program without a page's content (`Web/plain/lost.js`).
  func lostHTML(_ shells: [(tag: String, path: String)]) throws(DataFault) -> String {
    let script = String(decoding: assets.bytes(Document.lostScript), as: UTF8.self)
    // Refuse a script with a sequence that would end the script element or begin a comment in it (HTML, 13.1.2.1).
    guard !["</script", "<script", "<!--"].contains(where: { script.lowercased().contains($0) }) else {
      throw DataFault(file: assets.path(Document.lostScript), reason: "it has a tag in it, and cannot stand in a page")
    }
    let document = element(
      "html", .attribute("lang", appearance.interface.tag),
      .attribute("data-shells", JSON.object(shells.map { ($0.tag, .string($0.path)) }).text)
    ) {
      element("head") {
        element("meta", .attribute("charset", "utf-8"))
        element(
          "meta", .attribute("name", "viewport"), .attribute("content", "width=device-width, initial-scale=1"))
        element("meta", .attribute("name", "color-scheme"), .attribute("content", "light dark"))
        element("title") { sentences.productName }
      }
      element("body") {
        element("p", .id("lost"), .flag("hidden", true)) { sentences.lostTitle }
        element("noscript") { element("p") { sentences.noScript } }
      }
    }
    return "<!doctype html>\(document.html)<script>\(script)</script>"
  }
}
