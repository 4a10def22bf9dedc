import Formats

/// An attribute of an HTML element: a name and a value.
///
/// The names of attributes are literals in the code (`StaticString`), so data can never become a name. Names that would
/// make a browser run or load their value are forbidden. `style`, `srcdoc` and `on…` are always forbidden. An attribute
/// whose value is an address can be created only with ``href(_:)``, ``source(_:)`` and ``action(_:)``. A forbidden name
/// traps, because it is a bug in the code of the page.
///
/// The functions that return `Attribute?` return `nil` if the attribute is to be left out. The functions are not
/// inlined, and an attribute is a reference type. Pages create hundreds of attributes, and calls that return a single
/// pointer make the WebAssembly file a third smaller.
public final class Attribute: Equatable, Sendable {
  /// The attribute's name in HTML.
  public let name: String
  /// The attribute's value without control characters; empty for a Boolean attribute.
  public let value: String

  init(name: String, value: String) {
    self.name = name
    self.value = value
  }

  /// Compares the bytes of the names and of the values.
  public static func == (left: Attribute, right: Attribute) -> Bool {
    left.name.hasSameBytes(as: right.name) && left.value.hasSameBytes(as: right.value)
  }

  /// Returns an attribute with this name and value. Each control character in the value is replaced by U+FFFD.
  @inline(never)
  public static func attribute(_ name: StaticString, _ value: String) -> Attribute {
    name.withUTF8Buffer { name in
      precondition(isName(name) && !isForbidden(name), "style, srcdoc and on… are not attributes of a page")
      precondition(!isAddressName(name), "an address is given by href, source or action")
    }
    return Attribute(name: String(name), value: value.withoutControls)
  }

  /// Returns an attribute with this name and value; `nil` if the value is `nil`.
  @inline(never)
  public static func optional(_ name: StaticString, _ value: String?) -> Attribute? {
    value.map { .attribute(name, $0) }
  }

  /// Returns a Boolean attribute, which has no value (`hidden`); `nil` if the attribute is not present.
  @inline(never)
  public static func flag(_ name: StaticString, _ isPresent: Bool) -> Attribute? {
    isPresent ? .attribute(name, "") : nil
  }

  /// Returns the attribute `class`; `nil` if the class name is empty.
  @inline(never)
  public static func `class`(_ name: String) -> Attribute? { name.isEmpty ? nil : .attribute("class", name) }

  /// Returns the attribute `class` with two class names, for example `.class("tile", isUsed ? "used" : "")`. An empty
  /// class name is left out.
  @inline(never)
  public static func `class`(_ first: String, _ second: String) -> Attribute? {
    .class(first.isEmpty ? second : second.isEmpty ? first : first + " " + second)
  }

  /// Returns the attribute `id` with this value.
  @inline(never)
  public static func id(_ value: String) -> Attribute { .attribute("id", value) }
}

// MARK: - Addresses

extension Attribute {
  /// Returns the attribute `href` with a safe address. Safe addresses are paths of this site (`/…`, not `//…`),
  /// fragments of the page (`#…`) and addresses with `https://…`. Returns `nil` for any other address, and for an
  /// address that contains white space, control characters or `\`.
  @inline(never)
  public static func href(_ address: String) -> Attribute? { checked("href", address) }

  /// Returns the attribute `src` of an image or script; it accepts the same addresses as ``href(_:)``.
  @inline(never)
  public static func source(_ address: String) -> Attribute? { checked("src", address) }

  /// Returns the attribute `action` of a form, the address to which the form is submitted without a script; it accepts
  /// the same addresses as ``href(_:)``.
  @inline(never)
  public static func action(_ address: String) -> Attribute? { checked("action", address) }

  private static func checked(_ name: String, _ address: String) -> Attribute? {
    isAddress(address) ? Attribute(name: name, value: address) : nil
  }

  private static func isAddress(_ address: String) -> Bool {
    // Browsers treat "/\host" as "//host", and drop tabs and newlines before parsing. To be safe, reject addresses with
    // backslashes, control characters or white space.
    guard !address.bytes.contains(where: { $0 <= 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") }) else {
      return false
    }
    if address.begins(with: "/") { return !address.begins(with: "//") }
    return address.begins(with: "#") || address.begins(with: "https://")
  }
}

extension Attribute {
  /// Whether the attribute's value is an address.
  var isAddress: Bool { name.withBytes { isAddressName($0) } }
}

// MARK: - Messages that the host sends (`docs/formats/patches.md`, "Messages of the host")

extension Attribute {
  /// Returns an attribute that sends the message when the player presses the element.
  @inline(never)
  public static func press(_ message: String) -> Attribute { .attribute("data-press", message) }

  /// Returns an attribute that sends the message after a press of half a second. After such a long press, the message
  /// of ``press(_:)`` is not sent.
  @inline(never)
  public static func holds(_ message: String) -> Attribute { .attribute("data-holds", message) }

  /// Returns an attribute that sends the message, with the text of a text field, after each change of the text.
  @inline(never)
  public static func types(_ message: String) -> Attribute { .attribute("data-types", message) }

  /// Returns an attribute that selects the whole text of a text field while the field has the focus, so that typing
  /// replaces the text. The message is sent if the player sets the caret or makes another selection. If the player
  /// deletes the selected text, the key Backspace is sent.
  @inline(never)
  public static func selected(_ message: String) -> Attribute { .attribute("data-selected", message) }

  /// Returns an attribute that sends the message after the player has chosen a value in a control (the event `change`).
  @inline(never)
  public static func changes(_ message: String) -> Attribute { .attribute("data-changes", message) }

  /// Returns an attribute that sends the message when the form is submitted.
  @inline(never)
  public static func submits(_ message: String) -> Attribute { .attribute("data-submits", message) }

  /// Returns an attribute for a scrolling list with rows of equal height, if the document contains only some of the
  /// rows. The message contains the range of the visible rows. The attribute `data-first` contains the index of the
  /// first row in the document, and `data-count` contains the number of all rows.
  @inline(never)
  public static func rows(_ message: String) -> Attribute { .attribute("data-rows", message) }

  /// Returns an attribute that sends the message after a swipe to the left or the Delete key, on the element or inside
  /// it.
  @inline(never)
  public static func deletes(_ message: String) -> Attribute { .attribute("data-deletes", message) }

  /// Returns an attribute that sends the message with the files chosen in the control.
  @inline(never)
  public static func files(_ message: String) -> Attribute { .attribute("data-files", message) }

  /// Returns an attribute for a dialog that sends the message after Escape, a press on the backdrop or a swipe down.
  @inline(never)
  public static func closes(_ message: String) -> Attribute { .attribute("data-closes", message) }
}

// MARK: - How the host treats the element

extension Attribute {
  /// An attribute that keeps the focus unchanged when the element is pressed.
  public static var keepsFocus: Attribute { .attribute("data-keeps-focus", "") }

  /// Returns an attribute for an element that contains buttons. The player can reach a button by dragging or with an
  /// arrow key. The host then focuses the button and sends the message with the index of the button. The attribute
  /// contains the message with the index 0.
  @inline(never)
  public static func drags(_ message: String) -> Attribute { .attribute("data-drags", message) }

  /// An attribute for a `details` element that is a menu. The host closes the menu after a press on one of its items,
  /// after Escape, and after a press or a focus outside the menu.
  public static var menu: Attribute { .attribute("data-menu", "") }

  /// An attribute that animates the element's children when a patch moves them.
  public static var slides: Attribute { .attribute("data-slide", "") }
}

// MARK: - Names

/// Returns whether HTML preserves the name. HTML preserves a letter followed by letters, digits, `-`, `_`, `:` or `.`.
func isName(_ name: Bytes) -> Bool {
  guard let first = name.first, isLetter(first) else { return false }
  for byte in name where !isLetter(byte) {
    let isDigitOrMark = (0x2D...0x3A).contains(byte) && byte != UInt8(ascii: "/")
    guard isDigitOrMark || byte == UInt8(ascii: "_") else { return false }
  }
  return true
}

private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

/// Returns whether a browser could execute the value of an attribute with this name.
func isForbidden(_ name: Bytes) -> Bool {
  let isHandler = name.count > 1 && name[0] | 0x20 == UInt8(ascii: "o") && name[1] | 0x20 == UInt8(ascii: "n")
  return isHandler || name.isOne(of: ["style", "srcdoc"])
}

/// Returns whether the value of an attribute with this name is an address. Attributes with addresses can only be
/// created by `href`, `source` and `action`.
private func isAddressName(_ name: Bytes) -> Bool {
  name.isOne(of: ["href", "xlink:href", "src", "srcset", "action", "formaction", "data"])
}
