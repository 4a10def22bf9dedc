import Journal
import Markup
import Vocabulary
import Words

/// The list of a vocabulary: search, sections, rows that are made as they come into sight, an index at the side.
extension Model {
  @inline(never)
  func browsePage(_ shelf: Shelf, _ sentences: Sentences) -> [Node] {
    guard let glossary = glossary(shelf) else { return [loadingNote(sentences)] }
    let rows = Rows(glossary, browse.hits)
    return [
      searchForm(sentences),
      element("div", .class("rows-head")) {
        element("p", .class("rows-count"), .attribute("role", "status")) {
          browse.hits == nil
            ? sentences(.wordCount, .count("count", glossary.count)) : sentences(.hitCount, .count("count", rows.count))
        }
        appleTreeLink(source(of: shelf), glossary.language, class: "quiet") { sentences[.appleTree] }
        if case .vocabulary = shelf { quietButton(sentences[.importWords], .openedPage(Screen.newList.path)) }
        quietButton(sentences[.export], .askedToExport, isDialog: true)
      },
      rows.count == 0
        ? nothingFound(glossary, shelf, sentences)
        : element("div", .class("browse")) {
          rowList(rows, glossary, shelf, sentences)
          if browse.hits == nil { sectionIndex(rows, glossary, sentences) }
        },
    ]
  }

  private func source(of shelf: Shelf) -> WordSource {
    switch shelf {
    case .vocabulary: .all
    case .list(let id): .list(id)
    }
  }

  private func searchForm(_ sentences: Sentences) -> Node {
    element("div", .class("search"), .attribute("role", "search")) {
      Art.search
      element(
        "input", .attribute("type", "search"), .id("search"), .attribute("aria-label", sentences[.searchWords]),
        .attribute("placeholder", sentences[.searchWords]), .attribute("value", browse.query),
        .attribute("autocomplete", "off"), .attribute("autocapitalize", "none"), .attribute("autocorrect", "off"),
        .attribute("spellcheck", "false"), .attribute("enterkeyhint", "search"), .attribute("maxlength", "200"),
        .types(.searched("")))
    }
  }

  private func rowList(_ rows: Rows, _ glossary: Glossary, _ shelf: Shelf, _ sentences: Sentences) -> Node {
    let window = rows.window(around: browse.inSight)
    return element(
      "div", .class("rows"), .id("rows"), Message.sawRows(0..<1).name.map { .rows($0) },
      .attribute("data-first", String(window.lowerBound)), .attribute("data-count", String(rows.count))
    ) {
      element("ul", .attribute("aria-labelledby", "title")) {
        for row in window {
          switch rows[row] {
          case .title(let section):
            element("li", key: "#" + section.title, .class("row-title")) { element("h2") { section.title } }
          case .entry(let entry):
            entryRow(glossary[entry], browse.hits?[row], shelf, glossary.language, sentences)
          }
        }
      }
    }
  }

  private func entryRow(
    _ entry: Entry, _ hit: SearchHit?, _ shelf: Shelf, _ language: Language, _ sentences: Sentences
  ) -> Node {
    let line = secondLine(entry, hit, language)
    let id = entry.id.text
    var isSaved = false
    if case .vocabulary = shelf, self.isSaved(language, id) { isSaved = true }
    return element("li", key: id, .class("row")) {
      pageLink(shelf.screen(id), class: "row-link") {
        element("span", .class("row-word"), .attribute("lang", language.code)) { marked(entry.word) }
        element("span", .class("row-meaning")) {
          for (place, part) in line.enumerated() {
            if place > 0 { " · " }
            element("span", .optional("lang", part.tag)) { excerpt(part.text) }
          }
        }
        if isSaved {
          element("span", .class("row-saved")) {
            Art.bookmark
            element("span", .class("for-readers")) { sentences[.saved] }
          }
        }
      }
    }
  }

  /// A text with its BCP 47 tag where it is known.
  typealias TaggedText = (text: String, tag: String?)

  /// What stands for an entry's meaning in a line: its first translation, or its example where it has none for this reader.
  func shortMeaning(_ entry: Entry, _ language: Language) -> TaggedText {
    let translation = translation(of: entry, language)
    guard translation.text.utf8.isEmpty else {
      return (String(Entry.firstTranslation(of: translation.text)), translation.tag)
    }
    return (entry.example.text, language.code)
  }

  /// The meaning, and in a search that found something beside the word what it found: the form, the translation or the sentence.
  private func secondLine(_ entry: Entry, _ hit: SearchHit?, _ language: Language) -> [TaggedText] {
    let first = shortMeaning(entry, language)
    guard let hit else { return [first] }
    func holds(_ text: TaggedText) -> Bool { text.text.parts(matching: browse.query) != nil }
    switch hit.place {
    case .wholeWord, .wordStart, .insideWord: return [first]
    case .wholeForm: return entry.forms.first { holds(($0, nil)) }.map { [($0, language.code), first] } ?? [first]
    case .translation, .example:
      if holds(first) { return [first] }
      let usual = translation(of: entry, language)
      if holds((usual.text, nil)) { return [(usual.text, usual.tag)] }
      if holds((entry.example.text, nil)) { return [first, (entry.example.text, language.code)] }
      if holds((usual.example, nil)) { return [first, (usual.example, usual.tag)] }
      // A reader of one Chinese script is not shown the other; to others what they have typed is shown in either.
      if translationLanguage == .english {
        if holds((entry.traditional, nil)) { return [first, (entry.traditional, "zh-Hant")] }
        if holds((entry.simplified, nil)) { return [first, (entry.simplified, "zh-Hans")] }
        if holds((entry.exampleTraditional, nil)) { return [first, (entry.exampleTraditional, "zh-Hant")] }
        if holds((entry.exampleSimplified, nil)) { return [first, (entry.exampleSimplified, "zh-Hans")] }
      }
      return [first]
    }
  }

  /// A line with what the search found in it, which is within its first words.
  private func excerpt(_ text: String) -> [Node] {
    guard browse.hits != nil, let parts = text.parts(matching: browse.query) else { return [.text(text)] }
    let before = parts.before.unicodeScalars
    guard before.count > Model.longestLead else { return marked(text) }
    let tail = before.suffix(Model.longestLead)
    let start = tail.firstIndex(of: " ").map { tail.index(after: $0) } ?? tail.startIndex
    return marked("…" + String(text.unicodeScalars[start...]))
  }

  private static let longestLead = 14

  /// A text with what the search found in it.
  private func marked(_ text: String) -> [Node] {
    guard browse.hits != nil, let parts = text.parts(matching: browse.query) else { return [.text(text)] }
    return [.text(String(parts.before)), element("mark") { String(parts.match) }, .text(String(parts.after))]
  }

  private func sectionIndex(_ rows: Rows, _ glossary: Glossary, _ sentences: Sentences) -> Node {
    let current = rows.section(of: browse.inSight.lowerBound)
    return element("nav", .class("letters"), .attribute("aria-label", sentences[.sections]), .drags) {
      for (place, section) in glossary.sections.enumerated() {
        element(
          "a", .optional("aria-current", place == current ? "true" : nil),
          .attribute("tabindex", place == current ? "0" : "-1"), .attribute("draggable", "false"),
          .href(browse.shelf.screen.path + "#" + Location.encoded(section.title)), .press(.jumpedToSection(place))
        ) { section.title }
      }
    }
  }

  private func nothingFound(_ glossary: Glossary, _ shelf: Shelf, _ sentences: Sentences) -> Node {
    let nearest = glossary.nearest(browse.query)
    return element("div", .class("empty")) {
      Art.basket
      element("p", .class("empty-title")) {
        sentences(.nothingHere, .text("query", browse.query.shortened))
      }
      if !nearest.isEmpty {
        element("p", .id("nearest")) { sentences[.nearestWords] }
        element("ul", .class("nearest"), .attribute("aria-labelledby", "nearest")) {
          for entry in nearest {
            element("li") {
              pageLink(
                shelf.screen(glossary.id(entry).text), class: "banner-button", language: glossary.language.code
              ) { glossary[entry, .word] }
            }
          }
        }
      }
    }
  }

  func loadingNote(_ sentences: Sentences) -> Node {
    element("p", .attribute("aria-busy", "true"), .class("sheet-note")) { sentences[.loading] }
  }
}
