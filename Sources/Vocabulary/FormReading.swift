import Formats
import Words

/// A grammatical reading of a word form; for example, `dejo` is the present of `dejar` in the first person
/// (`docs/formats/forms.md`).
public struct FormReading: Hashable, Sendable {
  /// The kind of form, such as plural or present.
  public let kind: FormKind
  /// The grammatical persons: 1 to 3 in the singular, 4 to 6 in the plural; empty if the kind of form has no persons.
  public let persons: [Int]

  /// Creates a reading from its kind and its persons.
  public init(kind: FormKind, persons: [Int]) {
    self.kind = kind
    self.persons = persons
  }

  /// Returns the readings in a code such as `r3m2`, which contains letters of ``FormKind``, each followed by its
  /// persons. Unknown characters in the code are ignored.
  static func readings(_ code: ArraySlice<UInt8>) -> [FormReading] {
    var readings: [FormReading] = []
    for byte in code {
      if let kind = FormKind(code: byte) {
        readings.append(FormReading(kind: kind, persons: []))
      } else if (UInt8(ascii: "1")...UInt8(ascii: "6")).contains(byte), let last = readings.popLast() {
        readings.append(FormReading(kind: last.kind, persons: last.persons + [Int(byte - UInt8(ascii: "0"))]))
      }
    }
    return readings
  }
}

/// A position in a paradigm, for example the present or a participle.
public enum FormKind: UInt8, CaseIterable, Hashable, Sendable {
  case plural, feminine, femininePlural, comparative, superlative
  /// The forms of English verbs.
  case third, past, participle, pastAndParticiple, ing
  /// The forms of Spanish and Italian verbs.
  case gerund, present, imperfect, preterite, future, conditional, subjunctive, pastSubjunctive, imperative
  /// Another spelling of the word.
  case variant

  /// The code letters of the kinds, in the order of the cases.
  private static let codes: StaticString = "PFQcuspndgGritfojkmv"

  init?(code: UInt8) {
    guard let index = FormKind.codes.withUTF8Buffer({ $0.firstIndex(of: code) }) else { return nil }
    self.init(rawValue: UInt8(index))
  }
}

extension Glossary {
  /// Returns the readings of all forms of an entry, in the order of the forms; empty for a form without grammatical
  /// information. O(bytes of the codes).
  public func readings(_ entry: Int) -> [[FormReading]] {
    paradigms[entry].forms.map { FormReading.readings($0.code) }
  }

  /// Returns the readings of a spelling as a form of an entry. The result is empty if the spelling is not a form of the
  /// entry or has no grammatical information.
  public func readings(of spelling: String, _ entry: Int) -> [FormReading] {
    let index = forms(entry).firstIndex { $0.hasSameBytes(as: spelling) }
    return index.map { readings(entry)[$0] } ?? []
  }

  /// Returns the index of the entry's form that is equal to `query` apart from the differences that searches ignore; `nil` if there is no such
  /// form.
  public func form(of entry: Int, matching query: String) -> Int? {
    let wanted = SearchText.query(query)
    return forms(entry).firstIndex { SearchText.fold($0) == wanted }
  }
}
