import Journal

extension Settings {
  /// Applies a message, and returns the effects for the host. The settings are part of the session.
  static func update(_ message: Message, in session: inout Session) -> [Effect] {
    switch message {
    case .openedSettings: session.open(.settings)
    case .chose(let choice): session.choose(choice)
    }
  }
}
