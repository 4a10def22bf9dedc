import Formats

/// The colours of the pages.
public enum Theme: UInt8, CaseIterable, Hashable, Sendable {
  /// Light or dark, following the system's preference.
  case system
  /// Light, regardless of the system's preference.
  case light
  /// Dark, regardless of the system's preference.
  case dark
  /// High contrast.
  case contrast

  /// The theme as text in journals, pages and the cookie.
  public var name: String {
    switch self {
    case .system: "system"
    case .light: "light"
    case .dark: "dark"
    case .contrast: "contrast"
    }
  }

  /// Creates the theme with this ``name``; `nil` for any other text.
  public init?(named name: String) {
    guard let theme = Theme.allCases.first(where: { $0.name.hasSameBytes(as: name) }) else { return nil }
    self = theme
  }
}
