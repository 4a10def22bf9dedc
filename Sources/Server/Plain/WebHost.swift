/// The kind of host that serves the site.
enum WebHost: Sendable {
  /// Our server.
  case ours
  /// Any server that only serves files.
  case plain
}
