import Words

/// The texts of the document around the page, for the server.
extension Sentences {
  /// The title of the page for an address that leads nowhere.
  public var lostTitle: String { title(self[.nothingHereTitle]) }
  /// The title of a page that the server does not make for now.
  public var notNowTitle: String { title(self[.notNowTitle]) }
  /// The name of the site, as an installed application has it.
  public var productName: String { self[.product] }
  /// The pages that the icon of an installed application offers, with their names.
  public var shortcuts: [(name: String, route: Route)] {
    let vocabulary = Route.vocabulary(Language(code: language.tag) ?? .english)
    return Game.all.map { (self[$0.name], $0.route) } + [(self[.vocabulary], vocabulary)]
  }
  /// What search engines show of the site.
  public var documentDescription: String { self[.productDescription] }
  /// Says that the program could not start.
  public var cannotStart: String { self[.cannotStart] }
  /// Says that the page needs a script, where scripts are off.
  public var noScript: String { self[.noScript] }
  /// The text of the button that tries again.
  public var tryAgain: String { self[.tryAgain] }
}
