import Markup

extension PageKind {
  /// The page with the statistics of all games.
  static let statistics = PageKind(
    "/statistics", in: .profile, link: .figures, title: .figures,
    load: { model in model.session.order(RareWords.needs(model.session)) },
    node: { model, sheet in StatisticsPage(model.session).node(sheet) })
}

extension Route {
  static var statistics: Route { Route(.statistics) }
}
