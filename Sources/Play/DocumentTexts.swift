import Interface
import Words

/// The texts that the server writes into the document around the page.
extension Sentences {
  /// The title of the page for an unknown address.
  public var lostTitle: String { title(self[.nothingHereTitle]) }
  /// The title of the page that replaces a temporarily unavailable page.
  public var notNowTitle: String { title(self[.notNowTitle]) }
  /// The name of the site, which is also the name of the installed application.
  public var productName: String { self[.product] }
  /// The pages that an installed application offers in the menu of its icon, with their names.
  public var shortcuts: [(name: String, route: Route)] {
    let vocabulary = Route.vocabulary(Language(code: language.tag) ?? .english)
    return Game.all.map { (self[$0.name], $0.route) } + [(self[.vocabulary], vocabulary)]
  }
  /// The description of the site, for search engines.
  public var documentDescription: String { self[.productDescription] }
  /// The message that the program could not start.
  public var cannotStart: String { self[.cannotStart] }
  /// The message that the page needs scripts, shown if they are turned off.
  public var noScript: String { self[.noScript] }
  /// The label of the button that tries again.
  public var tryAgain: String { self[.tryAgain] }
}
