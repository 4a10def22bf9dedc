import Markup
import Testing
import Words

@testable import Interface
@testable import Play

/// The contents of the page.
extension Reader {
  var page: Node { player.model.page }
  /// The part of the page that the reader can reach: the open dialog, or the page if no dialog is open.
  var top: Node {
    let page = page
    return page.first { $0.tag == "dialog" } ?? page
  }
  var main: Node {
    let page = page
    return page.first { $0.tag == "main" } ?? page
  }
  /// The page of a word, without the list beside it.
  var article: Node { page.first { $0.tag == "article" } ?? page }
  var sheet: Node? { page.first { $0.tag == "dialog" } }
  var heading: String { page.first { $0.tag == "h1" }?.plainText ?? "" }
  var text: String { page.plainText }
  /// The address that the browser shows.
  var path: String { player.entries[player.standing].path }
  var title: String { player.title }
  var language: InterfaceLanguage { player.model.session.interface }

  /// A phrase in the page's language.
  func say(_ phrase: Phrase, _ blanks: Blank...) -> String {
    // Placeholders for which no value is given stay unfilled.
    blanks.isEmpty ? language.sentences[phrase] : filled(phrase, blanks)
  }

  /// A language's name in its stand-alone form.
  func name(_ language: Language) -> String { self.language.sentences.nameAlone(language) }

  private func filled(_ phrase: Phrase, _ blanks: [Blank]) -> String {
    let sentences = language.sentences
    switch blanks.count {
    case 1: return sentences(phrase, blanks[0])
    case 2: return sentences(phrase, blanks[0], blanks[1])
    default: return sentences(phrase, blanks[0], blanks[1], blanks[2])
    }
  }

  func button(_ name: String) -> Node? { buttons(name).first }

  func buttons(_ name: String) -> [Node] {
    // Compute the page once, because that takes longer than searching it.
    let top = top
    return top.all { $0.tag == "button" && $0.named(top) == name }
  }

  func link(_ name: String) -> Node? {
    let top = top
    return top.all { $0.tag == "a" && $0.named(top) == name }.first
  }

  func field(_ name: String) -> Node? {
    let top = top
    return top.all { ["input", "textarea"].contains($0.tag) && $0["data-types"] != nil && $0.named(top) == name }.first
  }

  func radio(_ name: String, in group: String? = nil) -> Node? {
    let top = top
    let groups = group.map { group in top.all { $0["role"] == "radiogroup" && $0.named(top) == group } } ?? [top]
    let labels = groups.flatMap { $0.all { $0.tag == "label" && $0.plainText == name } }
    return labels.first.flatMap { $0.first { $0["type"] == "radio" } }
  }

  /// The switch with this name.
  func toggle(_ name: String) -> Node? {
    top.first { $0.tag == "label" && $0.plainText == name }?.first { $0["role"] == "switch" }
  }

  /// The group of elements with this accessible name.
  func group(_ name: String) -> Node? {
    let top = top
    return top.first { ["group", "radiogroup"].contains($0["role"] ?? "") && $0.named(top) == name }
  }

  func buttons(in group: String) -> [Node] { self.group(group)?.all { $0.tag == "button" } ?? [] }

  /// The items of the list with this name.
  func items(_ name: String) -> [Node] {
    let page = page
    let lists = page.all { (["ul", "ol"].contains($0.tag) || $0["role"] == "list") && $0.named(page) == name }
    return lists.first.map { $0.all { $0.tag == "li" || $0["role"] == "listitem" } } ?? []
  }

  /// The elements with this role.
  func parts(_ role: String) -> [Node] { page.all { $0["role"] == role } }

  /// Whether an element with this role contains all of these texts.
  func says(_ role: String, _ texts: String...) -> Bool {
    parts(role).contains { part in texts.allSatisfy { part.plainText.contains($0) } }
  }

  /// The value of this figure.
  func figure(_ name: String) -> String? {
    let pair = top.first { $0.tag == "div" && $0.children.first?.tag == "dt" && $0.children[0].plainText == name }
    return pair?.first { $0.tag == "dd" }?.plainText
  }
}

extension Node {
  var tag: String? { if case .element(let element) = self { element.tag } else { nil } }
  var children: [Node] { if case .element(let element) = self { element.children } else { [] } }
  var isDisabled: Bool { self["disabled"] != nil || self["aria-disabled"] == "true" }

  /// The word of a row, or its title.
  var head: String? { first { $0["class"] == "row-word" || $0.tag == "h2" }?.plainText }

  /// The texts that are marked with this language.
  func texts(in tag: String) -> [String] { all { $0["lang"] == tag }.map { $0.plainText } }

  /// The accessible name within this page.
  func named(_ page: Node) -> String? {
    if let label = self["aria-label"] { return label }
    if let id = self["aria-labelledby"] { return page.first { $0["id"] == id }?.plainText }
    if ["input", "textarea"].contains(tag), let id = self["id"] {
      return page.first { $0.tag == "label" && $0["for"] == id }?.plainText
    }
    return plainText
  }

  /// The labels of the radio buttons that share this name.
  func radios(named name: String) -> [String] { radioLabels(name).map { $0.plainText } }
  func checkedRadios(named name: String) -> [String] {
    radioLabels(name).filter { $0.first { $0["checked"] != nil } != nil }.map { $0.plainText }
  }
  private func radioLabels(_ name: String) -> [Node] {
    all { $0.tag == "label" && $0.first { $0.tag == "input" && $0["name"] == name } != nil }
  }

  /// The buttons and links with this name.
  func pressable(named name: String) -> [Node] {
    all { ["button", "a"].contains($0.tag) && $0["data-press"] != nil && $0.named(self) == name }
  }
}
