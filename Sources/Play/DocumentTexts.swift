/// The texts of the document around the page, for the server.
extension Sentences {
  /// The title of the page for an address that leads nowhere.
  public var lostTitle: String { title(self[.nothingHereTitle]) }
  /// What search engines show of the site.
  public var documentDescription: String { self[.productDescription] }
  /// Says that the program could not start.
  public var cannotStart: String { self[.cannotStart] }
  /// Says that the page needs a script, where scripts are off.
  public var noScript: String { self[.noScript] }
  /// The text of the button that tries again.
  public var tryAgain: String { self[.tryAgain] }
}
