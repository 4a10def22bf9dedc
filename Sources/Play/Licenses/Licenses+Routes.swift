import Markup

extension PageKind {
  /// Where the words come from, and their licences.
  static let licenses = PageKind(
    "/licenses", in: .profile, title: .licenses,
    node: { model, sheet in LicensesPage(model.session).node(sheet) })
}

extension Route {
  static var licenses: Route { Route(.licenses) }
}
