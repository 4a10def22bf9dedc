/// The texts of the document around the page, for the server.
extension Sentences {
  public var documentTitle: String { self[.findWords] + " – " + self[.product] }
  public var documentDescription: String { self[.productDescription] }
  public var cannotStart: String { self[.cannotStart] }
  public var noScript: String { self[.noScript] }
  public var tryAgain: String { self[.tryAgain] }
}
