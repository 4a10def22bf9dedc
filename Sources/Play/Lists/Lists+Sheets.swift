import Interface
import Journal
import Markup
import Vocabulary
import Words

/// The dialogs over the pages about words.
extension ListsPage {
  /// The form of a new or an existing list item.
  @inline(never)
  func itemSheet() -> Node {
    let labels: [Phrase] = [.fieldWord, .fieldTranslation, .fieldExample, .fieldExampleTranslation]
    return form(.addItem, labels) { form in
      if let reason = form.reason { element("p", .attribute("role", "alert")) { sentences.problem(reason) } }
      fillIn([ListItem(fields: form.fields)], form.language)
    }
  }

  /// The form in which the player edits the name of a list, or chooses the name and the language of a new list.
  @inline(never)
  func nameSheet() -> Node {
    let isNew = state.form?.list == nil
    return form(isNew ? .makeList : .renameList, [.listName]) { _ in
      if isNew { languageChoice() }
    }
  }

  @inline(never)
  private func form(_ title: Phrase, _ labels: [Phrase], @NodeBuilder below: (Lists.Form) -> [Node]) -> Node {
    guard let form = state.form else { return element("dialog") {} }
    let isKnown = if case .some = form.known { true } else { false }
    return sheetFrame(sentences[isKnown ? .editItem : title]) {
      element("form", .class("import"), .submits(.lists(.keptForm))) {
        for (index, label) in labels.enumerated() where index < form.fields.count {
          let id = "field-\(index)"
          element("label", .class("sheet-label"), .attribute("for", id)) { sentences[label] }
          element(
            "input", .class("plain-field"), .attribute("type", "text"), .id(id),
            .attribute("value", form.fields[index]),
            .attribute("maxlength", String(labels.count == 1 ? Lists.Draft.longestName : ListItem.mostFieldCharacters)),
            .attribute("autocomplete", "off"), .flag("required", index == 0), .types(.lists(.typedField(index, ""))))
        }
        below(form)
        element("div", .class("page-actions")) {
          primaryButton(sentences[.save])
          if isKnown { secondaryButton(sentences[.removeList], .lists(.removedItem)) }
        }
      }
    }
  }

  /// The dialog of the exports that the page offers, either as a table or for Anki.
  @inline(never)
  func exportSheet() -> Node {
    sheetFrame(sentences[.export]) {
      for (what, title) in session.exports {
        element("div", key: what.name, .class("sheet-group")) {
          paragraph(title, "sheet-label")
          element("div", .class("word-actions")) {
            let isDisabled = !session.hasDetails(of: what)
            secondaryButton(
              sentences[.saveTable], .lists(.exported(what, forAnki: false)), isDisabled: isDisabled)
            secondaryButton(
              sentences[.saveForAnki], .lists(.exported(what, forAnki: true)), isDisabled: isDisabled)
          }
        }
      }
    }
  }
}
