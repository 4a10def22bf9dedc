/// The pages of the leaderboards.
enum BoardPages {
  static func path(ofCircle code: String) -> String { "/boards/circles/\(code)" }
}
