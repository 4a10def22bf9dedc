import Rules

/// An order to the host: what play wants done outside. Its bytes are in `docs/formats/patches.md`, The outbox.
public enum Effect: Hashable, Sendable {
  /// Fetch a file; the answer is `loaded` or `failedToLoad`.
  case load(DataFile)
  /// Keep this text until the next visit, instead of what was kept.
  case store(String)
  /// Keep a stored text that could not be read where nothing overwrites it.
  case setAside(String)
  /// Put the focus on the element with this id.
  case focus(String)
  /// Send a message later.
  case schedule(Message, after: Int)
  /// Show this path as the page's address.
  case navigate(String)
}
