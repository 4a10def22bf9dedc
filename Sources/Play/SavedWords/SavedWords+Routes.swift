import Markup

extension PageKind {
  /// The page of the saved words.
  static let saved = PageKind(
    "/saved", in: .vocabulary, link: .savedPage, title: .savedWords,
    load: { model in model.session.order(model.saved.needs(model.session)) },
    pager: { model, _ in model.saved.routes },
    node: { model, sheet in SavedWordsPage(model.saved, model.session).node(sheet) })
}

extension Route {
  static var saved: Route { Route(.saved) }

  var isSaved: Bool { kind == .saved }
}
