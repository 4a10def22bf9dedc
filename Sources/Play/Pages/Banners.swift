import Markup
import Rules
import Words

/// The banner: a drawing, what happened, what to do.
extension Model {
  func bannerNode(_ banner: Banner, _ sentences: Sentences) -> Node {
    let (tone, notice) = toneAndNotice(of: banner.content, sentences)
    return element("div", key: "\(banner.serial)", .class("banner"), .attribute("data-tone", tone.rawValue)) {
      tone.drawing
      element("div") {
        element("p", .class("banner-title"), .optional("lang", wordLanguage(of: banner.content))) { notice.title }
        element("p", .class("banner-text")) { notice.text }
      }
      // For as long as it is offered, whatever else is to be said meanwhile.
      if putAway?.offer != nil {
        element("div", .class("banner-actions")) {
          element("button", .class("banner-button"), .attribute("type", "button"), .press(.tookBackNewWord)) {
            sentences.undo
          }
        }
      }
    }
  }

  private func toneAndNotice(of content: Banner.Content, _ sentences: Sentences) -> (Tone, Notice) {
    switch content {
    case .refused(let refusal, let guess, let root): (.refusal, sentences.refusal(refusal, guess, root))
    case .accepted(let find): (find.usesAllLetters ? .golden : .success, sentences.accepted(find))
    case .reached(let level, let find): (.grown, sentences.reached(level, find))
    case .later(let root): (.notice, sentences.later(root.spelling))
    case .newWord(let root): (.undo, sentences.roundPutAway(root.spelling))
    case .notStored: (.notice, sentences.notStored)
    case .setAside: (.notice, sentences.setAside)
    }
  }

  /// The language of a title that is a word of the game.
  private func wordLanguage(of content: Banner.Content) -> String? {
    if case .accepted = content { round?.language.code } else { nil }
  }
}

/// What a banner is like; it decides the drawing and the colours.
private enum Tone: String {
  case refusal
  case success
  case golden
  case grown
  case notice
  case undo

  var drawing: Node {
    switch self {
    case .refusal: Art.bannerRefusal
    case .success: Art.bannerSuccess
    case .golden: Art.bannerGolden
    case .grown: Art.bannerGrown
    case .notice: Art.bannerNotice
    case .undo: Art.bannerUndo
    }
  }
}
