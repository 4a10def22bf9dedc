import Interface
import Markup
import Words

/// The page about a player's devices. The server renders the page for each visit. The client program does not run on
/// the devices page, because the page could show nothing without the server. The page's forms work without scripts.
extension Sentences {
  /// The title of the browser window.
  public var devicesTitle: String { title(self[.devices]) }

  /// The devices page, including the navigation.
  public func page(_ state: Devices) -> Node {
    element("div", .class("page plain grouped")) {
      stillHeader()
      navigation(.profile, Language(code: language.tag) ?? .english)
      element("main", .class("text"), .id("main"), .attribute("tabindex", "-1")) {
        element("h1", .class("word-title")) { self[.devices] }
        if state.devices.isEmpty { begin(state) } else { own(state) }
      }
    }
  }

  // MARK: A browser that does not sync

  @NodeBuilder
  private func begin(_ state: Devices) -> [Node] {
    if state.isDeleted { element("p", .class("form-news"), .attribute("role", "status")) { self[.deletedFromServer] } }
    if state.lacksCookie { element("p", .attribute("role", "alert"), .class("form-fault")) { self[.cookiesBlocked] } }
    element("p") { self[.devicesText] }
    part("begin", self[.beginSync]) {
      form(.begin) {
        nameField()
        submit(self[.beginSync])
      }
    }
    part("join", self[.joinTitle]) {
      if state.isCodeWrong { element("p", .attribute("role", "alert"), .class("form-fault")) { self[.codeWrong] } }
      form(.join) {
        field(
          "code", self[.joinText], longest: 200,
          [
            .attribute("value", state.broughtCode), .attribute("autocapitalize", "none"),
            .attribute("autocomplete", "off"), .attribute("spellcheck", "false"), .flag("required", true),
          ])
        nameField()
        submit(self[.join])
      }
    }
  }

  private func nameField() -> Node {
    field("name", self[.deviceName], longest: Devices.longestName)
  }

  // MARK: The player's devices

  @NodeBuilder
  private func own(_ state: Devices) -> [Node] {
    element("p") { self[state.isFull ? .syncFull : state.devices.count > 1 ? .syncDone : .syncOff] }
    element("ul", .class("devices", "panel")) {
      for device in state.devices { row(device) }
    }
    element("section", .class("part"), .attribute("aria-labelledby", "another")) {
      // A page with a new code begins at the code.
      element(
        "h2", .class("found-title"), .id("another"), .attribute("tabindex", "-1"), .flag("autofocus", state.code != nil)
      ) { self[.anotherDevice] }
      if let code = state.code {
        element("p") { self[.codeText] }
        element("p", .class("join-code"), .attribute("role", "status")) { element("strong") { code } }
        if let picture = state.picture { pictured(picture) }
        element("p") { self[.codeLasts] }
      }
      form(.offer) { submit(self[.showCode]) }
    }
    // Fold the form, because its action cannot be undone and therefore needs a second press.
    element("details", .class("panel")) {
      element("summary", .class("line danger")) { self[.deleteFromServer] }
      element("p") { self[.deleteFromServerText] }
      form(.delete) { quietSubmit(self[.deleteFromServer]) }
    }
  }

  @NodeBuilder
  private func pictured(_ picture: Devices.Picture) -> [Node] {
    element("p") { self[.codePicture] }
    element("p", .class("code-picture")) {
      element(
        "svg", .attribute("viewBox", "0 0 \(picture.side) \(picture.side)"), .attribute("role", "img"),
        .attribute("aria-label", self[.codePictureName])
      ) { element("path", .attribute("d", picture.path)) { [] } }
    }
  }

  private func row(_ device: Devices.Device) -> Node {
    element("li", key: "\(device.number)") {
      element("span", .class("device")) {
        element("b") { device.name.isEmpty ? self(.deviceNumber, .count("number", device.number)) : device.name }
        if device.isThis { element("span") { self[.thisDevice] } }
        element("span") { self(.lastSeen, .text("day", name(device.seen))) }
      }
      form(.revoke, number: device.number) {
        quietSubmit(self[device.isThis ? .stopSync : .removeDevice], name: device.isThis ? nil : device.name)
      }
    }
  }

  // MARK: Parts

  private func form(
    _ order: Devices.Order, number: Int? = nil, @NodeBuilder content: () -> [Node]
  ) -> Node {
    element("form", .class("order"), .attribute("method", "post"), .action(Devices.path)) {
      hidden("order", order.rawValue)
      if let number { hidden("number", "\(number)") }
      content()
    }
  }

  private func field(_ name: String, _ label: String, longest: Int, _ others: [Attribute?] = []) -> Node {
    let usual: [Attribute?] = [
      .class("plain-field"), .attribute("type", "text"), .attribute("name", name),
      .attribute("maxlength", "\(longest)"),
    ]
    return element("label", .class("form-field")) {
      element("span") { label }
      makeElement("input", key: nil, usual + others, [])
    }
  }

  private func submit(_ text: String) -> Node {
    element("button", .class("submit"), .attribute("type", "submit")) {
      text
      Art.leaf
    }
  }

  private func quietSubmit(_ text: String, name: String? = nil) -> Node {
    element(
      "button", .class("banner-button"), .attribute("type", "submit"),
      .optional("aria-label", name.map { text + " " + $0 })
    ) { text }
  }
}
