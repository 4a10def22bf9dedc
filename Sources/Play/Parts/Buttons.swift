import Journal
import Markup
import Words

extension Attribute {
  /// A press sends this message.
  static func press(_ message: Message) -> Attribute { .press(message.name) }
  static func types(_ message: Message) -> Attribute { .types(message.name) }
  static func selected(_ message: Message) -> Attribute { .selected(message.name) }
  static func changes(_ message: Message) -> Attribute { .changes(message.name) }
  static func submits(_ message: Message) -> Attribute { .submits(message.name) }
  static func closes(_ message: Message) -> Attribute { .closes(message.name) }
}

/// A button of paper, as banners and sheets have them.
@inline(never)
func secondaryButton(_ text: String, _ message: Message, name: String? = nil, isPressed: Bool? = nil) -> Node {
  element(
    "button", .class("banner-button"), .attribute("type", "button"), .optional("aria-label", name),
    .optional("aria-pressed", isPressed.map { $0 ? "true" : "false" }), .press(message)
  ) { text }
}

/// A button that is only a word, for what is needed once a round.
@inline(never)
func textButton(_ text: String, _ message: Message, isDialog: Bool = false, isDisabled: Bool = false) -> Node {
  element(
    "button", .class("quiet"), .attribute("type", "button"), .flag("disabled", isDisabled),
    .optional("aria-haspopup", isDialog ? "dialog" : nil), .press(message)
  ) { text }
}

/// A button that is only a drawing.
@inline(never)
func roundKey(
  _ name: String, _ drawing: Node, _ message: Message, id: String? = nil, isDialog: Bool = false,
  isDisabled: Bool = false
) -> Node {
  element(
    "button", .class("round-key"), .optional("id", id), .attribute("type", "button"), .attribute("aria-label", name),
    .flag("disabled", isDisabled), .optional("aria-haspopup", isDialog ? "dialog" : nil), .press(message)
  ) { drawing }
}

/// A wide button with a drawing over its text, as the games have them. `kind`: a class for its look. It may leave the focus in the field that
/// is typed into. `held`: what a press that lasts sends.
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

/// Radio buttons on a plank, one for each option.
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
  /// Puts a word on the saved list, or takes it away.
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
