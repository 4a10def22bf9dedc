import Formats

extension Node {
  /// The node as HTML text. Texts and attribute values are escaped, so that they cannot end the element or attribute
  /// that contains them. O(bytes).
  public var html: String { html(root: "/") }

  /// Returns the HTML of the node for a file in any folder of the site. `root` is the relative path to the site's root
  /// folder (for example `../../`); it replaces the first slash in addresses of the site.
  public func html(root: String) -> String {
    var bytes: [UInt8] = []
    renderHTML(into: &bytes, root: root)
    return String(utf8: bytes)
  }

  /// Appends the node's HTML, encoded in UTF-8. O(bytes).
  public func renderHTML(into bytes: inout [UInt8], root: String = "/") {
    switch self {
    case .text(let text): appendEscaped(text.withoutControls, quotes: false, to: &bytes)
    case .element(let element): element.renderHTML(into: &bytes, root: root)
    }
  }
}

extension Element {
  fileprivate func renderHTML(into bytes: inout [UInt8], root: String) {
    bytes.append(UInt8(ascii: "<"))
    bytes += tag.utf8
    for attribute in attributes {
      bytes.append(UInt8(ascii: " "))
      bytes += attribute.name.utf8
      if attribute.value.isEmpty { continue }
      bytes += "=\"".utf8
      var value = attribute.value
      // Only the functions that check addresses create these attributes, so an address that begins with a slash belongs
      // to this site.
      if value.utf8.first == UInt8(ascii: "/"), attribute.isAddress {
        value = root + String(utf8: value.utf8.dropFirst())
      }
      appendEscaped(value, quotes: true, to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
    bytes.append(UInt8(ascii: ">"))
    if isVoid(tag) { return }
    // HTML parsers drop a newline directly after `<pre>` and `<textarea>`, so write an additional newline to preserve
    // the text's first one.
    if case .text(let text)? = children.first, text.utf8.first == 0x0A,
      tag.withBytes({ $0.isOne(of: ["pre", "textarea"]) })
    {
      bytes.append(0x0A)
    }
    for child in children { child.renderHTML(into: &bytes, root: root) }
    bytes += "</".utf8
    bytes += tag.utf8
    bytes.append(UInt8(ascii: ">"))
  }
}

private func appendEscaped(_ text: String, quotes: Bool, to bytes: inout [UInt8]) {
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "&"): bytes += "&amp;".utf8
    case UInt8(ascii: "<"): bytes += "&lt;".utf8
    case UInt8(ascii: ">"): bytes += "&gt;".utf8
    case UInt8(ascii: "\"") where quotes: bytes += "&quot;".utf8
    default: bytes.append(byte)
    }
  }
}
