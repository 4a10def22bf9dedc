import Hummingbird
import Play

/// How a reader's pages look, known before the program runs: by the cookie that the page keeps for this alone, else by what the browser prefers.
///
/// The cookie's value is the theme and the interface language with a dot between: `word-orchard=dark.zh-Hant`.
struct Appearance: Hashable, Sendable {
  static let cookie = "word-orchard"
  static let themes = ["system", "light", "dark", "contrast"]

  let interface: InterfaceLanguage
  let theme: String

  init(interface: InterfaceLanguage, theme: String = "system") {
    self.interface = interface
    self.theme = theme
  }

  init(_ request: Request) {
    let value = request.cookies[Appearance.cookie]?.value ?? ""
    let parts = value.split(separator: ".", maxSplits: 1).map(String.init)
    theme = parts.first.flatMap { Appearance.themes.contains($0) ? $0 : nil } ?? "system"
    interface =
      parts.dropFirst().first.flatMap { InterfaceLanguage(tag: $0) }
      ?? InterfaceLanguage(acceptLanguage: request.headers[.acceptLanguage] ?? "")
  }

  static let all = InterfaceLanguage.allCases.flatMap { interface in
    themes.map { Appearance(interface: interface, theme: $0) }
  }
}
