import Journal

extension Settings {
  /// What the host is to do about what the player did at the settings; they are the session's.
  static func update(_ message: Message, in session: inout Session) -> [Effect] {
    switch message {
    case .openedSettings: session.open(.settings)
    case .chose(let choice): session.choose(choice)
    }
  }
}
