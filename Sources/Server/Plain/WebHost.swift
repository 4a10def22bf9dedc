/// Who answers a browser.
enum WebHost: Sendable {
  /// Our server.
  case ours
  /// Any server that hands out files and runs nothing of ours.
  case plain
}
