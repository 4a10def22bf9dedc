import Hummingbird
import Journal
import Play

/// How a reader's pages look, known before the program runs: by the cookie that the page keeps for this alone, else by what the browser prefers.
///
/// The cookie's value is the theme and the interface language with a dot between: `word-orchard=dark.zh-Hant`.
struct Appearance: Hashable, Sendable {
  static let cookie = "word-orchard"

  let interface: InterfaceLanguage
  let theme: Theme

  init(interface: InterfaceLanguage, theme: Theme = .system) {
    self.interface = interface
    self.theme = theme
  }

  init(_ request: Request) {
    let value = request.cookies[Appearance.cookie]?.value ?? ""
    let parts = value.split(separator: ".", maxSplits: 1).map(String.init)
    theme = parts.first.flatMap { Theme(named: $0) } ?? .system
    interface =
      parts.dropFirst().first.flatMap { InterfaceLanguage(tag: $0) }
      ?? InterfaceLanguage(acceptLanguage: request.headers[.acceptLanguage] ?? "")
  }
}
