import Formats
import Interface
import Journal
import Markup
import Rules
import Vocabulary
import Words

/// The part of an article that shows the meanings of the word.
extension WordArticle {
  /// A vocabulary entry that the article shows.
  private struct Meaning {
    let glossary: Glossary
    let entry: Int
    /// Whether the entry is from the product's vocabulary rather than from one of the player's own lists.
    let isOurs: Bool
  }

  /// The nodes of all meanings: first the word's own entry, then the entries that contain one of the word's spellings
  /// as headword or form.
  func meanings(_ entry: EntryID, _ spellings: [String]) -> [Node] {
    guard let language = session.language(of: id) else { return [] }
    var shown: [Meaning] = []
    if case .list = id, let glossary = session.glossary(id), let own = glossary.entry(entry) {
      shown.append(Meaning(glossary: glossary, entry: own, isOurs: false))
    }
    if case .vocabulary = id, let listInPlay {
      shown += listInPlay.entries(spelled: entry.word).map { Meaning(glossary: listInPlay, entry: $0, isOurs: false) }
    }
    if let glossary = library.glossaries[language] {
      var entries: [Int] = []
      if case .vocabulary = id, let own = glossary.entry(entry) { entries.append(own) }
      for spelling in spellings {
        for entry in glossary.entries(spelled: spelling) where !entries.contains(entry) { entries.append(entry) }
      }
      shown += entries.map { Meaning(glossary: glossary, entry: $0, isOurs: true) }
    }
    if shown.isEmpty {
      guard session.missing.contains(session.vocabulary(language)) else { return [] }
      return [note(sentences[.noMeanings])]
    }
    let sounds = sounds(of: shown, language)
    return [
      element("div", .class(shown.count > 1 ? "meanings numbered" : "meanings")) {
        for (index, meaning) in shown.enumerated() {
          section(meaning, language, spellings, index, sound: sounds[index])
        }
      }
    ]
  }

  /// The pronunciation of each meaning. The value is `nil` for a meaning that sounds like the previous one, and for an
  /// entry in a player's list. Until the file of pronunciations has arrived, the pronunciations are empty texts, so
  /// that their space is reserved.
  private func sounds(of shown: [Meaning], _ language: Language) -> [String?] {
    let count = library.glossaries[language]?.count
    let sounds = library.sounds[language].flatMap { $0.count == count ? $0 : nil }
    var last: String?
    return shown.map { meaning in
      guard meaning.isOurs else { return nil }
      let sound = text(of: sounds?[meaning.entry] ?? [])
      if let last, last.hasSameBytes(as: sound) { return nil }
      last = sound
      return sound
    }
  }

  /// The pronunciations between slashes. If there are two pronunciations, they are labelled as American and British.
  private func text(of sounds: [String]) -> String {
    let texts = sounds.map { "/" + $0 + "/" }
    guard texts.count == 2 else { return texts.first ?? "" }
    return sentences.list(
      sentences.name(UsageLabel.american) + " " + texts[0], sentences.name(UsageLabel.british) + " " + texts[1])
  }

  private func section(
    _ meaning: Meaning, _ language: Language, _ spellings: [String], _ index: Int, sound: String?
  ) -> Node {
    let entry = meaning.glossary[meaning.entry]
    let isForm = !spellings.contains { $0.hasSameBytes(as: entry.word) }
    var translation = session.translation(of: entry)
    let details = meaning.isOurs ? session.details(language) : nil
    var definition = entry.definition
    if let details {
      if definition.utf8.isEmpty { definition = details[meaning.entry, .definition] }
      if translation.example.utf8.isEmpty {
        translation.example = session.omittedExample(meaning.entry, meaning.glossary)
      }
    }
    return element("section", key: "\(index) " + entry.id.text, .class("meaning")) {
      said(entry, language, sound)
      if isForm || entry.partOfSpeech != nil || entry.level != nil {
        element("p", .class("meaning-head")) {
          if isForm {
            element("span") { withForeignWord(formOf(entry, meaning, spellings, language), entry.word, language) }
          }
          if let part = entry.partOfSpeech { tagged(sentences.name(part), nil) }
          if let level = entry.level { element("span", .class("proficiency")) { sentences.name(level) } }
          for label in entry.labels { tagged(sentences.name(label), nil) }
          if let details { for fact in facts(details, meaning.entry) { tagged(fact, nil) } }
        }
      }
      if !translation.text.utf8.isEmpty {
        paragraph(translation.text, "translation", translation.tag)
      }
      if !definition.utf8.isEmpty, translation.tag.map({ !$0.hasSameBytes(as: "en") }) ?? false {
        paragraph(definition, "", "en")
      }
      if !entry.pattern.utf8.isEmpty {
        paragraph(entry.pattern, "pattern", language.code)
      }
      if !entry.example.isEmpty {
        example(entry, language, canBeHeard: meaning.isOurs)
        if !translation.example.utf8.isEmpty {
          paragraph(translation.example, "sheet-note", translation.tag)
        }
      }
      if let details { related(details, meaning.entry, language) }
      if !entry.forms.isEmpty {
        element("details", .class("forms")) {
          element("summary", .class("quiet")) { sentences[.wordForms] }
          forms(entry, meaning, language)
        }
      }
    }
  }

  /// The grammar, the frequency and the topics of an entry.
  private func facts(_ details: Details, _ entry: Int) -> [String] {
    var facts: [String] = []
    for topic in details.items(entry, .topics) { facts.append(sentences.topic(topic)) }
    let (grammar, frequency) = (details[entry, .grammar], details[entry, .frequency])
    if !frequency.utf8.isEmpty { facts.append(sentences(.frequency, .text("count", frequency))) }
    if !grammar.utf8.isEmpty { facts.append(sentences.grammar(grammar)) }
    return facts
  }

  /// The usual combinations with other words, and links to the entries of related words.
  private func related(_ details: Details, _ entry: Int, _ language: Language) -> Node {
    let columns: [Column] = [.collocations, .synonyms, .opposites, .family, .phrases]
    return element("dl", .class("related")) {
      for (index, column) in columns.enumerated() {
        let items = details.items(entry, column)
        if !items.isEmpty {
          element("div") {
            element("dt") { sentences[.collocations, index] }
            for item in items {
              element("dd", .attribute("lang", language.code)) {
                if index == 0 { item } else { pageLink(.word(language, item)) { EntryID(text: item).word } }
              }
            }
          }
        }
      }
    }
  }

  /// A text that names the form of the word, such as the plural of *gato*. In the text, ``Blank/foreign(_:)`` stands
  /// for the headword (*gato*). If several spellings differ only in accents, the text describes the requested spelling.
  private func formOf(_ entry: Entry, _ meaning: Meaning, _ spellings: [String], _ language: Language) -> String {
    var readings: [FormReading] = []
    for spelling in spellings where readings.isEmpty {
      readings = meaning.glossary.readings(of: spelling, meaning.entry)
    }
    guard !readings.isEmpty else { return sentences(.formOf, .foreign("word")) }
    let names = readings.map { sentences.name($0, language) }.joined(separator: ", ")
    return sentences(.formNamed, .text("form", names), .foreign("word"))
  }

  /// The forms of an entry, grouped by kind. If the language has a pronoun for each person, each tense is shown as a table of
  /// persons.
  private func forms(_ entry: Entry, _ meaning: Meaning, _ language: Language) -> [Node] {
    let readings = meaning.glossary.readings(meaning.entry)
    let hasTables = (1...6).allSatisfy { language.pronoun($0) != nil }
    /// Returns the forms with a reading of this kind and person. Without a person, returns the forms that are in no table.
    func forms(_ kind: FormKind?, _ person: Int? = nil) -> [String] {
      entry.forms.indices.filter { index in
        if let person { return readings[index].contains { $0.kind == kind && $0.persons.contains(person) } }
        return readings[index].first { !hasTables || $0.persons.isEmpty }?.kind == kind
          && (kind != nil || readings[index].isEmpty)
      }.map { entry.forms[$0] }
    }
    var nodes: [Node] = []
    func add(_ kind: FormKind?) {
      let forms = forms(kind)
      guard !forms.isEmpty else { return }
      nodes.append(
        element("p") {
          if let kind { self.kind(kind, language) }
          tagged(forms.joined(separator: ", "), language.code)
        })
    }
    for kind in FormKind.allCases { add(kind) }
    add(nil)
    guard hasTables else { return nodes }
    for kind in FormKind.allCases {
      let persons = (1...6).map { forms(kind, $0) }
      if persons.contains(where: { !$0.isEmpty }) { nodes.append(tense(kind, persons, of: entry.word, language)) }
    }
    return nodes
  }

  private func kind(_ kind: FormKind, _ language: Language) -> Node {
    element("span", .class("form-kind")) { sentences.name(FormReading(kind: kind, persons: []), language) }
  }

  /// The persons of a tense, in two columns: singular and plural.
  private func tense(_ kind: FormKind, _ persons: [[String]], of word: String, _ language: Language) -> Node {
    element("div", .class("tense")) {
      element("p") { self.kind(kind, language) }
      element("dl", .attribute("lang", language.code)) {
        for (index, forms) in persons.enumerated() {
          element("div") {
            element("dt") { sentences.pronoun(index + 1, of: kind, language) ?? "" }
            element("dd") {
              if kind != .imperative, let pronoun = language.reflexivePronoun(index + 1, of: word) { pronoun + " " }
              forms.joined(separator: ", ")
            }
          }
        }
      }
    }
  }

  /// The word with its article and its pronunciation.
  private func said(_ entry: Entry, _ language: Language, _ sound: String?) -> [Node] {
    let word = entry.wordWithArticle(in: language)
    if word == nil, sound == nil { return [] }
    return [
      element("p", .class("said")) {
        if let word { element("b", .attribute("lang", language.code)) { word } }
        if let sound { element("span", .class("sound"), .attribute("lang", language.code + "-fonipa")) { sound } }
      }
    ]
  }

  private func example(_ entry: Entry, _ language: Language, canBeHeard: Bool) -> Node {
    element("div", .class("example-line")) {
      element("p", .class("example"), .attribute("lang", language.code)) {
        entry.example.beforeWord
        element("b") { entry.example.word }
        entry.example.afterWord
      }
      if canBeHeard {
        roundKey(sentences[.pronounceExample], Art.speaker, .wordPage(.pronouncedExample(language, entry.id.text)))
      }
    }
  }
}
