import Formats

/// An attribute of an element: a name and a value.
///
/// The names of attributes are literals in code (`StaticString`), so data can never become a name. Names that would run
/// or load their value are forbidden: `style`, `srcdoc` and `on…` always, and addresses except through ``href(_:)``,
/// ``source(_:)`` and ``action(_:)``. A forbidden name traps, because it is a bug in the page's code.
///
/// The functions that return `Attribute?` return `nil` for an attribute to be left out. They are not inlined, and an
/// attribute is a reference type: pages name hundreds of attributes, and calls that return one pointer make the
/// WebAssembly a third smaller.
public final class Attribute: Equatable, Sendable {
  /// The name in HTML.
  public let name: String
  /// The value without control characters; empty for a Boolean attribute.
  public let value: String

  init(name: String, value: String) {
    self.name = name
    self.value = value
  }

  /// Compares the bytes of name and value.
  public static func == (left: Attribute, right: Attribute) -> Bool {
    left.name.hasSameBytes(as: right.name) && left.value.hasSameBytes(as: right.value)
  }

  /// Returns an attribute with any value. Control characters in the value become U+FFFD.
  @inline(never)
  public static func attribute(_ name: StaticString, _ value: String) -> Attribute {
    name.withUTF8Buffer { name in
      precondition(isName(name) && !isForbidden(name), "style, srcdoc and on… are not attributes of a page")
      precondition(!isAddressName(name), "an address is given by href, source or action")
    }
    return Attribute(name: String(name), value: value.withoutControls)
  }

  /// Returns an attribute; `nil` for the value `nil`.
  @inline(never)
  public static func optional(_ name: StaticString, _ value: String?) -> Attribute? {
    value.map { .attribute(name, $0) }
  }

  /// Returns an attribute without a value (`hidden`); `nil` if it is not present.
  @inline(never)
  public static func flag(_ name: StaticString, _ isPresent: Bool) -> Attribute? {
    isPresent ? .attribute(name, "") : nil
  }

  /// Returns the attribute `class`; `nil` for an empty name.
  @inline(never)
  public static func `class`(_ name: String) -> Attribute? { name.isEmpty ? nil : .attribute("class", name) }

  /// Returns the attribute `class` with two names: `.class("tile", isUsed ? "used" : "")`. An empty name is left out.
  @inline(never)
  public static func `class`(_ first: String, _ second: String) -> Attribute? {
    .class(first.isEmpty ? second : second.isEmpty ? first : first + " " + second)
  }

  /// Returns the attribute `id`.
  @inline(never)
  public static func id(_ value: String) -> Attribute { .attribute("id", value) }
}

// MARK: - Addresses

extension Attribute {
  /// Returns `href` with a safe address: a path of this site (`/…`, not `//…`), a fragment of the page (`#…`) or
  /// `https://…`. `nil` for any other address, and for addresses with white space, control characters or `\`.
  @inline(never)
  public static func href(_ address: String) -> Attribute? { checked("href", address) }

  /// Returns `src` of an image or script, for the same addresses as ``href(_:)``.
  @inline(never)
  public static func source(_ address: String) -> Attribute? { checked("src", address) }

  /// Returns `action` of a form, the address for submitting without a script, for the same addresses as ``href(_:)``.
  @inline(never)
  public static func action(_ address: String) -> Attribute? { checked("action", address) }

  private static func checked(_ name: String, _ address: String) -> Attribute? {
    isAddress(address) ? Attribute(name: name, value: address) : nil
  }

  private static func isAddress(_ address: String) -> Bool {
    // Browsers treat "/\host" as "//host", and drop tabs and newlines before parsing, so reject both everywhere.
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
  /// Sends the message when the player presses the element.
  @inline(never)
  public static func press(_ message: String) -> Attribute { .attribute("data-press", message) }

  /// Sends the message after a press of half a second, instead of the message of ``press(_:)``.
  @inline(never)
  public static func holds(_ message: String) -> Attribute { .attribute("data-holds", message) }

  /// Sends the message with the text of a text field after each change.
  @inline(never)
  public static func types(_ message: String) -> Attribute { .attribute("data-types", message) }

  /// Selects the whole text of a text field while the field has the focus, so that typing replaces it. If the player
  /// sets the caret or another selection, the message is sent. Deleting the selected text sends the key Backspace.
  @inline(never)
  public static func selected(_ message: String) -> Attribute { .attribute("data-selected", message) }

  /// Sends the message after a choice in a control (the event `change`).
  @inline(never)
  public static func changes(_ message: String) -> Attribute { .attribute("data-changes", message) }

  /// Sends the message when the form is submitted.
  @inline(never)
  public static func submits(_ message: String) -> Attribute { .attribute("data-submits", message) }

  /// For a scrolling list with rows of equal height, of which the document contains only some. The message has the
  /// visible rows. The attributes `data-first` and `data-count` are the index of the first row in the document and the
  /// number of all rows.
  @inline(never)
  public static func rows(_ message: String) -> Attribute { .attribute("data-rows", message) }

  /// Sends the message after a swipe to the left or the Delete key, on the element or in it.
  @inline(never)
  public static func deletes(_ message: String) -> Attribute { .attribute("data-deletes", message) }

  /// Sends the message with the files chosen in the control.
  @inline(never)
  public static func files(_ message: String) -> Attribute { .attribute("data-files", message) }

  /// For a dialog: sends the message after Escape, a press on the backdrop or a swipe down.
  @inline(never)
  public static func closes(_ message: String) -> Attribute { .attribute("data-closes", message) }
}

// MARK: - How the host treats the element

extension Attribute {
  /// Keeps the focus unchanged when the element is pressed.
  public static var keepsFocus: Attribute { .attribute("data-keeps-focus", "") }

  /// Lets a held finger or mouse button press each button that it passes over, and lets the arrow keys move between
  /// buttons.
  public static var drags: Attribute { .attribute("data-drags", "") }

  /// Animates children that a patch moves within the element.
  public static var slides: Attribute { .attribute("data-slide", "") }
}

// MARK: - Names

/// Returns whether HTML preserves the name: a letter, then letters, digits, `-`, `_`, `:` or `.`.
func isName(_ name: Bytes) -> Bool {
  guard let first = name.first, isLetter(first) else { return false }
  for byte in name where !isLetter(byte) {
    let isDigitOrMark = (0x2D...0x3A).contains(byte) && byte != UInt8(ascii: "/")
    guard isDigitOrMark || byte == UInt8(ascii: "_") else { return false }
  }
  return true
}

private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

/// Returns whether the attribute could execute its value.
func isForbidden(_ name: Bytes) -> Bool {
  let isHandler = name.count > 1 && name[0] | 0x20 == UInt8(ascii: "o") && name[1] | 0x20 == UInt8(ascii: "n")
  return isHandler || name.isOne(of: ["style", "srcdoc"])
}

/// Returns whether the attribute takes an address. These attributes are only available through `href`, `source` and
/// `action`.
private func isAddressName(_ name: Bytes) -> Bool {
  name.isOne(of: ["href", "xlink:href", "src", "srcset", "action", "formaction", "data"])
}
