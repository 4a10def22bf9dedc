/// The texts of the document around the page, for the server.
extension Sentences {
  /// The title of a page until the page gives its own.
  public var documentTitle: String { self[.findWords] + " – " + self[.product] }
  /// What search engines show of the site.
  public var documentDescription: String { self[.productDescription] }
  /// Says that the program could not start.
  public var cannotStart: String { self[.cannotStart] }
  /// Says that the page needs a script, where scripts are off.
  public var noScript: String { self[.noScript] }
  /// The text of the button that tries again.
  public var tryAgain: String { self[.tryAgain] }
}
