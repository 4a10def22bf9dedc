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
      bannerActions(banner.content, sentences)
    }
  }

  private func bannerActions(_ content: Banner.Content, _ sentences: Sentences) -> Node? {
    var buttons: [Node] = []
    if case .refused(.notInLexicon, _, _) = content {
      buttons.append(bannerButton(sentences[.reportWord], .reportedWord))
      if round?.origin.day == nil { buttons.append(bannerButton(sentences[.addWord], .addedWord)) }
    }
    switch content {
    case .removed, .removedAll, .removedList: buttons.append(bannerButton(sentences[.undo], .tookBackRemoval))
    case .newWord: buttons.append(bannerButton(sentences[.undo], .tookBackNewWord))
    default: break
    }
    return buttons.isEmpty ? nil : element("div", .class("banner-actions")) { buttons }
  }

  /// That something is not stored: it stays until all of it is.
  func notStoredNotice(_ sentences: Sentences) -> Node? {
    guard isNotStored else { return nil }
    return element("div", key: "not-stored", .class("not-stored"), .attribute("role", "alert")) {
      element("p") {
        element("b") { sentences[.notStoredTitle] }
        " " + sentences[.notStoredText]
      }
      bannerButton(sentences[.tryAgain], .askedToStoreAgain)
    }
  }

  /// What is said of it, where that stands elsewhere than in the banner.
  func notice(of content: Banner.Content, _ sentences: Sentences) -> Notice { toneAndNotice(of: content, sentences).1 }

  private func toneAndNotice(of content: Banner.Content, _ sentences: Sentences) -> (Tone, Notice) {
    func notice(_ title: Phrase, _ text: Phrase, _ blank: Blank? = nil) -> Notice {
      Notice(sentences[title], blank.map { sentences(text, $0) } ?? sentences[text])
    }
    switch content {
    case .refused(let refusal, let guess, let root): return (.refusal, sentences.refusal(refusal, guess, root))
    case .accepted(let find):
      return (
        find.usesAllLetters ? .golden : .success, Notice(sentences.spellings(find), sentences.worth(find))
      )
    case .reached(let level, let find):
      let worth = sentences.pair(sentences.spellings(find), sentences.worth(find))
      return (.grown, Notice(sentences.name(level), sentences(.treeGrew, .text("worth", worth))))
    case .foundEveryWord(let isFull, let find):
      let worth = sentences.pair(sentences.spellings(find), sentences.worth(find))
      return (
        .golden,
        isFull
          ? Notice(sentences.name(.fullHarvest), sentences(.treeFull, .text("worth", worth)))
          : notice(.everyWordTitle, .everyWordText)
      )
    case .later(let root):
      // A round that is over does not go on.
      if game?.isOver == true { return (.notice, Notice(sentences[.laterTitle], "")) }
      return (.notice, notice(.laterTitle, .laterText, .text("root", root.spelling)))
    case .nextWord: return (.notice, notice(.nextWordTitle, .nextWordText))
    case .newWord(let root): return (.undo, notice(.putAwayTitle, .putAwayText, .text("root", root.spelling)))
    case .reported(let guess): return (.notice, notice(.reportedTitle, .reported, .text("guess", guess)))
    case .added(let guess): return (.success, notice(.addedTitle, .addedText, .text("guess", guess)))
    case .saved(let count): return (.success, notice(.savedTitle, .savedText, .count("count", count)))
    case .removed(let word): return (.undo, notice(.removedTitle, .removedText, .text("word", word)))
    case .removedAll(let count): return (.undo, notice(.removedTitle, .removedAllText, .count("count", count)))
    case .removedList(let name): return (.undo, notice(.removedTitle, .removedListText, .text("name", name)))
    case .keptList(let name): return (.success, notice(.keptTitle, .keptText, .text("name", name)))
    case .tooLongToShare: return (.notice, notice(.tooLongTitle, .tooLongText))
    case .noRootInList: return (.notice, notice(.noRootTitle, .noRootText))
    case .copied: return (.success, notice(.copiedTitle, .copiedText))
    case .notShared(let text): return (.notice, notice(.notSharedTitle, .notSharedText, .text("text", text)))
    case .storedAgain: return (.success, Notice(sentences[.storedAgainTitle], ""))
    case .setAside: return (.notice, notice(.setAsideTitle, .setAsideText))
    case .newer: return (.notice, notice(.newerTitle, .newerText))
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
