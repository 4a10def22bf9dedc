import Formats
import Rules
import Vocabulary
import Words

/// The names of languages, parts of speech, labels, forms and levels.
extension Sentences {
  package func name(_ language: Language) -> String { language.name(in: self.language.tag).inSentence }

  /// The form of the language's name outside a sentence, such as in a menu.
  package func nameAlone(_ language: Language) -> String { language.name(in: self.language.tag).alone }

  /// The name of a part of speech. The names are consecutive phrases, in the order of `PartOfSpeech`.
  package func name(_ part: PartOfSpeech) -> String {
    self[.nounName, Int(part.rawValue)]
  }

  /// The name of a label. The names are consecutive phrases, in the order of `UsageLabel`.
  package func name(_ label: UsageLabel) -> String {
    self[.labelAmerican, Int(label.rawValue)]
  }

  /// The kind of a word form, followed by the pronouns of the form's persons in the word's language: `present (yo)`.
  /// The kinds of forms have consecutive phrases in the order of `FormKind`.
  package func name(_ reading: FormReading, _ language: Language) -> String {
    let name = self[.formPlural, Int(reading.kind.rawValue)]
    let pronouns = reading.persons.compactMap { pronoun($0, of: reading.kind, language) }
    return pronouns.isEmpty ? name : name + " (" + pronouns.joined(separator: "/") + ")"
  }

  /// The pronoun for this person in forms of this kind; `nil` if the language has no pronoun for the person.
  package func pronoun(_ person: Int, of kind: FormKind, _ language: Language) -> String? {
    kind == .imperative ? language.imperativePronoun(person) : language.pronoun(person)
  }

  package func name(_ level: ProficiencyLevel) -> String { level == .rare ? self[.usageRare] : level.code }

  /// The description of a grammatical detail: whether a noun is countable, or a verb's auxiliary.
  package func grammar(_ code: String) -> String {
    switch code.bytes.first {
    case UInt8(ascii: "U"): self[.uncountable]
    case UInt8(ascii: "C"): self[.countableAndUncountable]
    default: self(.auxiliary, .text("verb", code))
    }
  }

  package func letters(_ count: Int) -> String { self(.letterCount, .count("count", count)) }
  package func points(_ points: Points) -> String { self(.pointCount, .count("count", points.value)) }
  package func percent(_ percent: Int) -> String { self(.percent, .count("count", percent)) }

  package func decimal(tenths: Int) -> String {
    self(.decimal, .count("whole", tenths / 10), .count("tenths", tenths % 10))
  }

  package func pair(_ first: String, _ second: String) -> String {
    self(.pair, .text("first", first), .text("second", second))
  }

  package func list(_ first: String, _ second: String) -> String {
    self(.list, .text("first", first), .text("second", second))
  }
}

extension Sentences {
  /// The character itself, or its name if the character is invisible, such as a space, a control character or a
  /// combining mark.
  package func name(_ character: Unicode.Scalar) -> String {
    switch character.value {
    case 0x20, 0xA0, 0x3000, 0x2000...0x200A: return self[.characterSpace]
    case 0...0x1F, 0x7F...0x9F, 0x300...0x36F, 0x1680, 0x2028, 0x2029, 0x202F, 0x205F:
      return self(.characterCode, .text("code", "U+" + String(character.value, radix: 16, uppercase: true)))
    default: return self(.characterShown, .text("character", String(Character(character))))
    }
  }
}

// MARK: - Days

extension Sentences {
  /// The name of a day, such as "November 21".
  package func name(_ day: Day) -> String {
    let date = day.date
    return self(.dayAndMonth, .text("month", month(date.month)), .count("day", date.day))
  }

  /// The name of a month with its year, such as "November 2026".
  package func monthAndYear(_ day: Day) -> String {
    let date = day.date
    return self(.monthAndYear, .text("month", month(date.month)), .count("year", date.year))
  }

  private func month(_ number: Int) -> String {
    let names = self.names(.months)
    return names.indices.contains(number - 1) ? names[number - 1] : String(number)
  }

  /// The names of the weekdays, beginning with Monday.
  package var weekdays: [String] { names(.weekdays) }

  private func names(_ phrase: Phrase) -> [String] {
    self[phrase].parts(between: 0x20)
  }
}

extension String {
  /// The text, truncated to the length that a sentence can show.
  package var shortened: String {
    let limit = 24
    let scalars = scalars
    return scalars.count > limit ? String(scalars: scalars.prefix(limit)) + "…" : self
  }
}
