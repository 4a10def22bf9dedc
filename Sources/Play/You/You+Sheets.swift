import Interface
import Journal
import Markup
import Words

/// The last confirmation before all data is deleted, and the page that is shown after the deletion.
extension YouPage {
  @inline(never)
  func deleteSheet() -> Node {
    sheetFrame(sentences[.deleteAllQuestion]) {
      element("p") {
        sentences(
          .deleteAllText, .count("rounds", profile.roundCount), .count("words", profile.savedWords.count),
          .count("lists", profile.lists.count))
      }
      element("div", .class("word-actions")) {
        secondaryButton(sentences[.exportAll], .you(.exportedAll))
        secondaryButton(sentences[.keepAll], .host(.closedSheet))
        secondaryButton(sentences[.deleteAll], .you(.confirmedDeletion))
      }
    }
  }

  /// The page that is shown during and after the deletion of all data. After the deletion, the program handles no more
  /// actions. The link reloads the page, as in a first visit.
  @inline(never)
  func endPage() -> Node {
    var (title, text, link) = (sentences[.deletedTitle], sentences[.deletedText], sentences[.beginAnew])
    var path = Route.home.path
    var isUnderWay = false
    switch state.end {
    case .underWay:
      title = sentences[.deleting]
      isUnderWay = true
    case .failed:
      (title, text) = (sentences[.notDeletedTitle], sentences[.notDeletedText])
      (link, path) = (sentences[.tryAgain], Route.profile.path)
    case .done, nil: break
    }
    return element("div", key: "end", .class("page")) {
      sentences.header()
      element("main", .class("trouble"), .id("main"), .attribute("aria-busy", isUnderWay ? "true" : "false")) {
        Art.bareTree
        element("div", .attribute("role", "status")) {
          element("h1", .class("trouble-title")) { title }
          if !isUnderWay { element("p", .class("trouble-text")) { text } }
        }
        if !isUnderWay {
          element("a", .class("submit"), .href(path)) {
            link
            Art.leaf
          }
        }
      }
    }
  }
}

extension Profile {
  /// The number of rounds in all games that the statistics include.
  var roundCount: Int { Game.all.reduce(0) { $0 + $1.figures.rounds(self) } }
}
