/// The kind of host that serves the site.
enum WebHost: Sendable {
  /// The server of this project.
  case ours
  /// A server that only serves static files.
  case plain
}
