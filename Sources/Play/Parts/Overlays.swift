import Interface
import Markup
import Words

/// The content that lies over the page: banners, dialogs, and the notice that data is not stored.
extension Page {
  /// A banner with its drawing, its message and its actions.
  func bannerNode(_ banner: Banner) -> Node {
    let notice = banner.notice(sentences)
    return element(
      "div", key: "\(banner.serial)", .class("banner"), .attribute("data-tone", banner.tone.rawValue)
    ) {
      banner.tone.drawing
      element("div") {
        element("p", .class("banner-title"), .optional("lang", banner.titleLanguage?.code)) { notice.title }
        element("p", .class("banner-text")) {
          banner.quoted.map { marked($0.word, $0.language, in: notice.text) } ?? [.text(notice.text)]
        }
      }
      if banner.hasButtons {
        element("div", .class("banner-actions")) {
          for (label, message) in banner.actions { secondaryButton(sentences[label], message) }
        }
        roundKey(sentences[.close], Art.close, .host(.closedBanner))
      }
    }
  }

  /// The text about when a changed setting takes effect. The text is shown in the dialog in which the player changed
  /// the setting.
  func laterNote() -> Node? {
    guard let banner = session.banner, banner.isAboutSetting else { return nil }
    let notice = banner.notice(sentences)
    return element("p", .class("sheet-note"), .attribute("role", "status")) {
      notice.text.isEmpty ? notice.title : sentences.pair(notice.title, notice.text)
    }
  }

  /// The notice that some data is not stored. The notice stays until all data is stored.
  func notStoredNotice() -> Node? {
    guard session.isNotStored else { return nil }
    return element("div", key: "not-stored", .class("not-stored"), .attribute("role", "alert")) {
      element("p") {
        element("b") { sentences[.notStoredTitle] }
        " " + sentences[.notStoredText]
      }
      secondaryButton(sentences[.tryAgain], .host(.askedToStoreAgain))
    }
  }

  /// A group of rows in a dialog, under a title. `id` is the ID of the title.
  @inline(never)
  func sheetPart(_ title: Phrase, id: String? = nil, @NodeBuilder rows: () -> [Node]) -> Node {
    element("div", .class("sheet-part")) {
      element("h3", .class("panel-title"), .optional("id", id)) { sentences[title] }
      element("div", .class("panel"), children: rows)
    }
  }

  /// A dialog that asks whether to remove something or to end a round. The last button confirms. The text describes
  /// the dialog to screen readers.
  @inline(never)
  func confirmationSheet(_ title: String, _ text: String, keep: Phrase, remove: Phrase, _ removal: Message) -> Node {
    sheetFrame(title) {
      element("p", .id("sheet-text")) { text }
      element("div", .class("word-actions")) {
        secondaryButton(sentences[keep], .host(.closedSheet))
        secondaryButton(sentences[remove], removal)
      }
    }
  }

  func sheetFrame(_ title: String, language: String? = nil, @NodeBuilder body: () -> [Node]) -> Node {
    element(
      "dialog", .class("sheet"), .attribute("aria-labelledby", "sheet-title"),
      .attribute("aria-describedby", "sheet-text"), .closes(.host(.closedSheet))
    ) {
      element("div", .class("sheet-head")) {
        element("h2", .class("sheet-title"), .id("sheet-title"), .optional("lang", language)) { title }
        roundKey(sentences[.close], Art.close, .host(.closedSheet))
      }
      element("div", .class("sheet-body"), children: body)
    }
  }
}

extension Banner.Tone {
  fileprivate var drawing: Node {
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
