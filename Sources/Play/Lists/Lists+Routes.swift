import Markup

extension PageKind {
  /// The page of the player's own lists.
  static let lists = PageKind(
    "/lists", in: .vocabulary, link: .lists, title: .lists,
    node: { model, sheet in ListsPage(model.lists, model.session).node(sheet) })

  /// The page on which the player imports a list.
  static let newList = PageKind(
    "/lists/new", in: .vocabulary, of: .lists, title: .importList,
    appear: { model, _, _ in
      model.lists.beginDraft()
      return [model.session.updateDocument(), .focus("title")]
    },
    node: { model, sheet in ListsPage(model.lists, model.session).node(sheet) })
}

extension Route {
  static var lists: Route { Route(.lists) }
  static var newList: Route { Route(.newList) }
}
