import Interface
import Journal
import Markup
import Words

extension PageKind {
  /// The page that lists the entries of a vocabulary.
  static let vocabulary = PageKind(
    "/vocabulary/:language", entry: Entry(name: .words) { Art.book }, link: .vocabulary,
    ownTitle: { session, route in
      route.language.map { session.sentences.pair(session.sentences[.vocabulary], session.sentences.nameAlone($0)) }
    },
    load: loadGlossary, appear: showGlossary,
    node: { model, sheet in GlossaryBrowserPage(model.browser, model.session).node(sheet) })

  /// The page that redirects to the vocabulary of the player's language.
  static let words = PageKind(
    "/vocabulary", in: .vocabulary, of: .vocabulary, load: goToVocabulary,
    appear: { model, _, _ in goToVocabulary(&model) },
    node: { model, sheet in GlossaryBrowserPage(model.browser, model.session).pageOnItsWay(sheet) })

  /// The page that lists the words of a player's list. The address contains the ID of the event that created the list.
  static let list = PageKind(
    "/lists/:list", in: .vocabulary, of: .lists,
    ownTitle: { session, route in
      if case .list(let id)? = route.glossary, let list = session.list(id) {
        list.name
      } else {
        session.sentences[.lists]
      }
    },
    load: loadGlossary, appear: showGlossary,
    node: { model, sheet in GlossaryBrowserPage(model.browser, model.session).node(sheet) })

  @Sendable private static func loadGlossary(_ model: inout Model) -> [Effect] {
    model.session.route.glossary.map { model.browser.appear($0, &model.session) } ?? []
  }

  @Sendable private static func showGlossary(_ model: inout Model, _: RelativeURL?, _: Route) -> [Effect] {
    loadGlossary(&model) + [
      model.session.updateDocument(), .focus("title"), .scroll("rows", row: model.browser.rowsInSight.lowerBound),
    ]
  }

  @Sendable private static func goToVocabulary(_ model: inout Model) -> [Effect] {
    model.session.go(to: .vocabulary(model.session.settings.language), isNewEntry: false)
    return []
  }
}

extension Route {
  static var words: Route { Route(.words) }
  static func vocabulary(_ language: Language) -> Route { Route(.vocabulary, [language.code]) }
  static func list(_ list: EventID) -> Route { Route(.list, [list.text]) }
}
