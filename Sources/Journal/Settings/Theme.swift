import Formats

/// The colour theme of the pages.
public enum Theme: UInt8, CaseIterable, Hashable, Sendable {
  /// Light or dark, according to the system's preference.
  case system
  /// Light, regardless of the system's preference.
  case light
  /// Dark, regardless of the system's preference.
  case dark
  /// High contrast, regardless of the system's preference.
  case contrast

  /// The theme as text in journals, pages and the theme cookie.
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
