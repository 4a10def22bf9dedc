import Formats

/// An attribute of an element: a name and a value.
///
/// Only code names attributes (`StaticString`), so no data can become a name. Names that would run or load what their
/// value says are refused: `style`, `srcdoc` and `on…` always, addresses except through ``href(_:)``, ``source(_:)``
/// and ``action(_:)``. A refused name traps: it is a bug in the page's code.
///
/// The functions that give `Attribute?` give `nil` for an attribute that is to be left out. They are not inlined, and an
/// attribute is a reference: pages name hundreds of attributes, and calls that give one pointer make the wasm a third smaller.
public final class Attribute: Equatable, Sendable {
  /// The name, as HTML writes it.
  public let name: String
  /// The value without control characters; empty for an attribute that is just present.
  public let value: String

  init(name: String, value: String) {
    self.name = name
    self.value = value
  }

  /// By the bytes of name and value.
  public static func == (left: Attribute, right: Attribute) -> Bool {
    left.name.hasSameBytes(as: right.name) && left.value.hasSameBytes(as: right.value)
  }

  /// An attribute with any value. Control characters in the value become U+FFFD.
  @inline(never)
  public static func attribute(_ name: StaticString, _ value: String) -> Attribute {
    name.withUTF8Buffer { name in
      precondition(isName(name) && !isForbidden(name), "style, srcdoc and on… are not attributes of a page")
      precondition(!isAddressName(name), "an address is given by href, source or action")
    }
    return Attribute(name: String(name), value: value.withoutControls)
  }

  /// An attribute, or none for a value that is `nil`.
  @inline(never)
  public static func optional(_ name: StaticString, _ value: String?) -> Attribute? {
    value.map { .attribute(name, $0) }
  }

  /// An attribute without a value (`hidden`), or none.
  @inline(never)
  public static func flag(_ name: StaticString, _ isPresent: Bool) -> Attribute? {
    isPresent ? .attribute(name, "") : nil
  }

  /// The attribute `class`; none when the name is empty.
  @inline(never)
  public static func `class`(_ name: String) -> Attribute? { name.isEmpty ? nil : .attribute("class", name) }

  /// The attribute `class` with two names: `.class("tile", isUsed ? "used" : "")`; an empty one is left out.
  @inline(never)
  public static func `class`(_ first: String, _ second: String) -> Attribute? {
    .class(first.isEmpty ? second : second.isEmpty ? first : first + " " + second)
  }

  /// The attribute `id`.
  @inline(never)
  public static func id(_ value: String) -> Attribute { .attribute("id", value) }
}

// MARK: - Addresses

extension Attribute {
  /// `href` with an address that is safe: a path of this site (`/…`, not `//…`), a fragment of the page (`#…`) or
  /// `https://…`. Any other address, and one with white space, control characters or `\`, is left out.
  @inline(never)
  public static func href(_ address: String) -> Attribute? { checked("href", address) }

  /// `src` of an image or script, for the addresses that ``href(_:)`` takes.
  @inline(never)
  public static func source(_ address: String) -> Attribute? { checked("src", address) }

  /// `action` of a form, where it goes without a script, for the addresses that ``href(_:)`` takes.
  @inline(never)
  public static func action(_ address: String) -> Attribute? { checked("action", address) }

  private static func checked(_ name: String, _ address: String) -> Attribute? {
    isAddress(address) ? Attribute(name: name, value: address) : nil
  }

  private static func isAddress(_ address: String) -> Bool {
    // Browsers read "/\host" as "//host" and drop tabs and newlines before they look, so both are refused everywhere.
    guard !Array(address.utf8).contains(where: { $0 <= 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") }) else {
      return false
    }
    if address.begins(with: "/") { return !address.begins(with: "//") }
    return address.begins(with: "#") || address.begins(with: "https://")
  }
}

extension Attribute {
  /// Whether the value is an address.
  var isAddress: Bool { name.withBytes { isAddressName($0) } }
}

// MARK: - Messages that the host sends (`docs/formats/patches.md`, "Messages of the host")

extension Attribute {
  /// A press on the element sends the message.
  @inline(never)
  public static func press(_ message: String) -> Attribute { .attribute("data-press", message) }

  /// A press that lasts half a second sends the message instead of that of ``press(_:)``.
  @inline(never)
  public static func holds(_ message: String) -> Attribute { .attribute("data-holds", message) }

  /// Each change of a text field sends the message with the field's text.
  @inline(never)
  public static func types(_ message: String) -> Attribute { .attribute("data-types", message) }

  /// The text of a text field is selected as a whole while the field has the focus, so that typing replaces it. A caret or another
  /// selection that the player places sends the message; deleting the selected text sends the key Backspace.
  @inline(never)
  public static func selected(_ message: String) -> Attribute { .attribute("data-selected", message) }

  /// A choice in a control (the event `change`) sends the message.
  @inline(never)
  public static func changes(_ message: String) -> Attribute { .attribute("data-changes", message) }

  /// Submitting the form sends the message.
  @inline(never)
  public static func submits(_ message: String) -> Attribute { .attribute("data-submits", message) }

  /// On a scrolling list whose rows have one height, and of which the document holds only some: the message says which
  /// rows are in sight. The attributes `data-first` and `data-count` give the index of the first row in the document
  /// and the number of all rows.
  @inline(never)
  public static func rows(_ message: String) -> Attribute { .attribute("data-rows", message) }

  /// A swipe to the left and the Delete key, on the element or in it, send the message.
  @inline(never)
  public static func deletes(_ message: String) -> Attribute { .attribute("data-deletes", message) }

  /// Files that are chosen in the control are sent with the message.
  @inline(never)
  public static func files(_ message: String) -> Attribute { .attribute("data-files", message) }

  /// On a dialog: Escape, a press on the backdrop and a swipe down send the message.
  @inline(never)
  public static func closes(_ message: String) -> Attribute { .attribute("data-closes", message) }
}

// MARK: - How the host treats the element

extension Attribute {
  /// A press on the element leaves the focus where it is.
  public static var keepsFocus: Attribute { .attribute("data-keeps-focus", "") }

  /// A finger or the mouse, held down, presses each button that it comes over, and the arrow keys move from button to
  /// button.
  public static var drags: Attribute { .attribute("data-drags", "") }

  /// Children that stay in the element glide to where a patch moves them.
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

/// Whether the attribute takes an address: these are given by `href`, `source` and `action`, or not at all.
private func isAddressName(_ name: Bytes) -> Bool {
  name.isOne(of: ["href", "xlink:href", "src", "srcset", "action", "formaction", "data"])
}
