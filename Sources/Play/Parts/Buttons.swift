import Interface
import Journal
import Markup
import Words

extension Attribute {
  /// Returns the attribute that makes a press send this message.
  static func press(_ message: Message) -> Attribute { .press(message.name) }
  static func types(_ message: Message) -> Attribute { .types(message.name) }
  static func selected(_ message: Message) -> Attribute { .selected(message.name) }
  static func changes(_ message: Message) -> Attribute { .changes(message.name) }
  static func submits(_ message: Message) -> Attribute { .submits(message.name) }
  static func closes(_ message: Message) -> Attribute { .closes(message.name) }
}

/// A button that looks like paper, for banners and dialogs.
@inline(never)
func secondaryButton(
  _ text: String, _ message: Message, name: String? = nil, isPressed: Bool? = nil, isDisabled: Bool = false
) -> Node {
  element(
    "button", .class("banner-button"), .attribute("type", "button"), .flag("disabled", isDisabled),
    .optional("aria-label", name),
    .optional("aria-pressed", isPressed.map { $0 ? "true" : "false" }), .press(message)
  ) { text }
}

/// A button that fills a row of a panel. `kind` is the CSS class that determines the look of the button.
@inline(never)
func lineButton(_ text: String, _ message: Message, _ kind: String = "", isDialog: Bool = false) -> Node {
  element(
    "button", .class("line", kind), .attribute("type", "button"),
    .optional("aria-haspopup", isDialog ? "dialog" : nil), .press(message)
  ) { text }
}

/// The button of a page's primary action. Without a message, the button submits its form.
@inline(never)
func primaryButton(_ text: String, _ message: Message? = nil, isDialog: Bool = false) -> Node {
  element(
    "button", .class("submit"), .attribute("type", message == nil ? "submit" : "button"),
    .optional("aria-haspopup", isDialog ? "dialog" : nil), message.map { .press($0) }
  ) {
    text
    Art.leaf
  }
}

/// A button that consists only of text, for actions that a player needs about once a round.
@inline(never)
func textButton(_ text: String, _ message: Message, isDialog: Bool = false, isDisabled: Bool = false) -> Node {
  element(
    "button", .class("quiet"), .attribute("type", "button"), .flag("disabled", isDisabled),
    .optional("aria-haspopup", isDialog ? "dialog" : nil), .press(message)
  ) { text }
}

/// A button that consists only of a drawing, or of a drawing and a short label.
@inline(never)
func roundKey(
  _ name: String, _ drawing: Node, _ message: Message, id: String? = nil, label: String? = nil, isDialog: Bool = false,
  isDisabled: Bool = false
) -> Node {
  element(
    "button", .class(label == nil ? "round-key" : "step"), .optional("id", id), .attribute("type", "button"),
    .attribute("aria-label", name), .flag("disabled", isDisabled),
    .optional("aria-haspopup", isDialog ? "dialog" : nil), .press(message)
  ) {
    drawing
    if let label { tagged(label, nil) }
  }
}

/// A wide button on the page of a game, with a drawing above the text. `kind` is the CSS class that determines the look
/// of the button. If `keepsFocus` is true, a press leaves the focus in the text field. A long press sends the message
/// `held`.
@inline(never)
func key(
  _ name: String, _ icon: Node, _ message: Message, _ kind: String = "", isDialog: Bool = false,
  isDisabled: Bool = false, keepsFocus: Bool = false, held: Message? = nil
) -> Node {
  element(
    "button", .class("key", kind), .attribute("type", "button"), .flag("disabled", isDisabled),
    .optional("aria-haspopup", isDialog ? "dialog" : nil), keepsFocus ? .keepsFocus : nil, .press(message),
    held.map { .holds($0.name) }
  ) {
    icon
    element("span") { name }
  }
}

/// An option of a `select` element, which sends a message when it is chosen.
@inline(never)
func option(_ name: String, _ message: Message, isChosen: Bool) -> Node {
  element("option", .attribute("value", message.name), .flag("selected", isChosen)) { name }
}

/// A group of radio buttons drawn on a plank, with one button for each option.
func radioGroup<Option>(
  name: String, _ options: [Option], chosen: Option?, message: (Option) -> Message, label: (Option) -> Node
) -> [Node] where Option: Equatable {
  options.map { radio(name, isChosen: $0 == chosen, message($0), label($0)) }
}

@inline(never)
func radio(_ name: String, isChosen: Bool, _ message: Message, _ label: Node) -> Node {
  element("label") {
    element(
      "input", .attribute("type", "radio"), .attribute("name", name), .flag("checked", isChosen), .changes(message))
    label
  }
}

extension Page {
  /// The button that adds a word to the saved words, or removes it from them.
  func saveKey(_ language: Language, _ name: String, isRound: Bool = false) -> Node {
    let isSaved = session.isSaved(language, name)
    return element(
      "button", .class(isRound ? "round-key" : "key", "save"), .attribute("type", "button"),
      .attribute("aria-pressed", isSaved ? "true" : "false"), .attribute("aria-label", sentences[.save]),
      .press(isSaved ? .saved(.unsavedWord(language, name)) : .saved(.savedWord(language, name)))
    ) {
      Art.bookmark
      if !isRound { element("span") { sentences[isSaved ? .saved : .save] } }
    }
  }
}
