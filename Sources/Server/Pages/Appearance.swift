import Hummingbird
import Interface
import Journal
import Play

/// The theme and the interface language of a reader's pages, from the page's cookie or, without a cookie, from the
/// browser's preferences.
///
/// The cookie's value consists of the theme, a dot and the interface language: `word-orchard=dark.zh-Hant`.
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
      ?? InterfaceLanguage(acceptLanguage: request.headers[.acceptLanguage])
  }
}
