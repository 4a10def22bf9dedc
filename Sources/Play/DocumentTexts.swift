/// The texts of the document around the page, for the server.
extension InterfaceLanguage {
  public var documentTitle: String { sentences[.findWords] + " – " + sentences[.product] }
  public var documentDescription: String { sentences[.productDescription] }
  public var cannotStart: String { sentences[.cannotStart] }
  public var noScript: String { sentences[.noScript] }
  public var tryAgain: String { sentences[.tryAgain] }
}
