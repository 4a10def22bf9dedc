import Markup

extension PageKind {
  /// Statistics of all games played.
  static let statistics = PageKind(
    "/statistics", in: .profile, link: .figures, title: .figures,
    load: { model in model.session.order(RareWords.needs(model.session)) },
    node: { model, sheet in StatisticsPage(model.session).node(sheet) })
}

extension Route {
  static var statistics: Route { Route(.statistics) }
}
