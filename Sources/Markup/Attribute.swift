/// A name and a value. Only code names attributes (`StaticString`), so no data can become one, and the names that would
/// run or load what data says are refused: `style`, `srcdoc` and `on…` always, addresses except through ``href(_:)``,
/// ``source(_:)`` and ``action(_:)``. A refused name traps: it is a bug in the page's code.
///
/// Pages name hundreds of attributes: the functions stay calls, which makes the wasm a third smaller.
///
/// The functions that answer `Attribute?` answer `nil` for an attribute that is to be left out.
public struct Attribute: Equatable, Sendable {
  public let name: String
  public let value: String

  public static func == (left: Attribute, right: Attribute) -> Bool {
    left.name.hasSameBytes(as: right.name) && left.value.hasSameBytes(as: right.value)
  }

  @inline(never)
  public static func attribute(_ name: StaticString, _ value: String) -> Attribute {
    name.withUTF8Buffer { name in
      precondition(isName(name) && !isForbidden(name), "style, srcdoc and on… are not attributes of a page")
      precondition(!isAddressName(name), "an address is given by href, source or action")
    }
    return Attribute(name: String(name), value: value.withoutControls)
  }

  @inline(never)
  public static func optional(_ name: StaticString, _ value: String?) -> Attribute? {
    value.map { .attribute(name, $0) }
  }

  /// Present without a value, or absent.
  @inline(never)
  public static func flag(_ name: StaticString, _ isPresent: Bool) -> Attribute? {
    isPresent ? .attribute(name, "") : nil
  }

  /// The names that are not empty: `.class("tile", isUsed ? "used" : "")`.
  @inline(never)
  public static func `class`(_ names: String...) -> Attribute? {
    var value = ""
    for name in names where !name.isEmpty {
      if !value.isEmpty { value += " " }
      value += name
    }
    return value.isEmpty ? nil : .attribute("class", value)
  }

  @inline(never)
  public static func id(_ value: String) -> Attribute { .attribute("id", value) }
}

// MARK: - Addresses

extension Attribute {
  /// A link to a path of this site (`/…`, not `//…`), a place in the page (`#…`) or `https://…`; any other is left out.
  @inline(never)
  public static func href(_ address: String) -> Attribute? { checked("href", address) }

  /// An image's or script's `src`, with the same rule as ``href(_:)``.
  @inline(never)
  public static func source(_ address: String) -> Attribute? { checked("src", address) }

  /// Where a form goes without a script, with the same rule as ``href(_:)``.
  @inline(never)
  public static func action(_ address: String) -> Attribute? { checked("action", address) }

  private static func checked(_ name: String, _ address: String) -> Attribute? {
    isAddress(address) ? Attribute(name: name, value: address) : nil
  }

  private static func isAddress(_ address: String) -> Bool {
    // Browsers read "/\host" as "//host" and drop tabs and newlines before they look, so both are refused everywhere.
    guard !address.utf8.contains(where: { $0 <= 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") }) else { return false }
    if address.utf8.starts(with: "/".utf8) { return !address.utf8.starts(with: "//".utf8) }
    return address.utf8.starts(with: "#".utf8) || address.utf8.starts(with: "https://".utf8)
  }
}

// MARK: - What the host listens for

extension Attribute {
  /// A press sends the message.
  @inline(never)
  public static func press(_ message: String) -> Attribute { .attribute("data-press", message) }

  /// Each change of a text field's text sends the message with that text.
  @inline(never)
  public static func types(_ message: String) -> Attribute { .attribute("data-types", message) }

  /// A choice made in a control (`change` in HTML) sends the message.
  @inline(never)
  public static func changes(_ message: String) -> Attribute { .attribute("data-changes", message) }

  /// Submitting the form sends the message.
  @inline(never)
  public static func submits(_ message: String) -> Attribute { .attribute("data-submits", message) }

  /// A long list with rows of one height, of which the document holds some: the message tells which are in sight. `data-first` and
  /// `data-count` say which row is the first in the document, and of how many.
  @inline(never)
  public static func rows(_ message: String) -> Attribute { .attribute("data-rows", message) }

  /// A swipe to the left, and the Delete key, on the element or in it send the message.
  @inline(never)
  public static func deletes(_ message: String) -> Attribute { .attribute("data-deletes", message) }

  /// The files that are chosen in the control are sent with the message.
  @inline(never)
  public static func files(_ message: String) -> Attribute { .attribute("data-files", message) }

  /// Escape, a press on the backdrop and a swipe down of the dialog send the message.
  @inline(never)
  public static func closes(_ message: String) -> Attribute { .attribute("data-closes", message) }
}

// MARK: - How the host treats the element

extension Attribute {
  /// A press leaves the focus where it is.
  public static var keepsFocus: Attribute { .attribute("data-keeps-focus", "") }

  /// A finger or the mouse held down presses each button that it comes over, and the arrow keys go from one to the next.
  public static var drags: Attribute { .attribute("data-drags", "") }

  /// Children that stay glide to their new places.
  public static var slides: Attribute { .attribute("data-slide", "") }
}

// MARK: - Names

/// Whether HTML keeps the name as it is: a letter, then letters, digits, `-`, `_`, `:` or `.`.
func isName(_ name: Bytes) -> Bool {
  guard let first = name.first, isLetter(first) else { return false }
  for byte in name where !isLetter(byte) {
    let isDigitOrMark = (0x2D...0x3A).contains(byte) && byte != UInt8(ascii: "/")
    guard isDigitOrMark || byte == UInt8(ascii: "_") else { return false }
  }
  return true
}

private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

/// Whether the attribute could run what its value says.
func isForbidden(_ name: Bytes) -> Bool {
  let isHandler = name.count > 1 && name[0] | 0x20 == UInt8(ascii: "o") && name[1] | 0x20 == UInt8(ascii: "n")
  return isHandler || name.isOne(of: ["style", "srcdoc"])
}

/// Whether the attribute takes an address, which is checked elsewhere or not at all.
private func isAddressName(_ name: Bytes) -> Bool {
  name.isOne(of: ["href", "xlink:href", "src", "srcset", "action", "formaction", "data"])
}
