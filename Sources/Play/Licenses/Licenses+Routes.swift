import Markup

extension PageKind {
  /// The page about the data sources and licences of the words.
  static let licenses = PageKind(
    "/licenses", in: .profile, title: .licenses,
    node: { model, sheet in LicensesPage(model.session).node(sheet) })
}

extension Route {
  static var licenses: Route { Route(.licenses) }
}
