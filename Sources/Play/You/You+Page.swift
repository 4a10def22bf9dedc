import Journal
import Markup
import Words

/// What belongs to the player: what was reached, the settings, what is stored and where it comes from.
final class YouPage: Page {
  @inline(never)
  func node(_ sheet: Node?) -> Node {
    plainPage("you", sheet: sheet) {
      stored(.you) {
        title(sentences[.you])
        reached()
        element("div", .class("page-actions")) {
          secondaryButton(sentences[.settings], .settings(.openedSettings))
          pageLink(.statistics, class: "banner-button") { sentences[.figures] }
          secondaryButton(sentences[.watchTree], .visit(.askedForSplash))
        }
        part("about", sentences[.product]) {
          element("p") { sentences[.aboutText] }
          element("p") { pageLink(.licenses) { sentences[.licenses] } }
        }
      }
    }
  }

  private func reached() -> Node {
    element("dl", .class("tree-figures")) {
      figure(sentences[.wordsFound], "\(profile.total.finds)")
      figure(sentences[.dailiesFinished], "\(profile.dailies.count { $0.isFinished })")
      figure(sentences[.savedWords], "\(profile.savedWords.count)")
    }
  }
}
