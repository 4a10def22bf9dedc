import Formats
import Words

/// The inflected forms of all entries of a vocabulary (`docs/formats/forms.md`).
///
/// Entries whose words are inflected alike share a paradigm. A paradigm contains no stem, so a vocabulary needs little memory for tens of
/// thousands of forms.
struct Paradigms: Sendable {
  /// A list of endings, and the number of characters of a headword that the endings replace.
  struct Paradigm: Sendable {
    let cut: Int
    let forms: [Ending]
  }

  /// The end of a form, after the part that all forms share with the headword.
  struct Ending: Sendable {
    let text: ArraySlice<UInt8>
    /// The code of the form's readings, such as `r3m2`.
    let code: ArraySlice<UInt8>
    /// The text, folded for searches.
    let folded: [UInt8]

    init(_ text: ArraySlice<UInt8>, code: ArraySlice<UInt8>) {
      (self.text, self.code) = (text, code)
      folded = SearchText.fold(String(utf8: text))
    }
  }

  private var paradigms: [Paradigm] = [Paradigm(cut: 0, forms: [])]
  /// The index of each entry's paradigm.
  private var indexes: [UInt32] = []

  /// Reads the column `paradigm` or, if the file does not contain this column, the column `forms`. O(bytes).
  init(_ table: FieldTable) throws(VocabularyFault) {
    indexes.reserveCapacity(table.rowCount)
    let areListed = !table.has(.paradigm)
    for row in 0..<table.rowCount {
      if areListed {
        addForms(listed: table, row)
      } else {
        try addField(table.bytes(row, .paradigm), of: table.bytes(row, .word))
      }
    }
  }

  /// The paradigm of an entry.
  subscript(_ entry: Int) -> Paradigm { paradigms[Int(indexes[entry])] }

  private mutating func add(_ paradigm: Paradigm) {
    indexes.append(UInt32(paradigms.count))
    paradigms.append(paradigm)
  }

  /// Reads a field: nothing, the number of an earlier paradigm, or a new paradigm such as `2 o r1,as r2`.
  private mutating func addField(_ field: ArraySlice<UInt8>, of word: ArraySlice<UInt8>) throws(VocabularyFault) {
    if field.isEmpty { return indexes.append(0) }
    let digits = field.prefix { $0 != UInt8(ascii: " ") }
    guard digits.count <= 6, let number = Int(String(utf8: digits)), number >= 0 else { throw fault(word) }
    if digits.count == field.count {
      // The paradigm with the index 0, which has no forms, does not occur in the file.
      guard number + 1 < paradigms.count else { throw fault(word) }
      return indexes.append(UInt32(number + 1))
    }
    guard Paradigms.stem(of: word, cut: number) != nil else { throw fault(word) }
    var forms: [Ending] = []
    for form in field.dropFirst(digits.count + 1).split(separator: UInt8(ascii: ",")) {
      guard let space = form.lastIndex(of: UInt8(ascii: " ")) else { throw fault(word) }
      forms.append(Ending(form[..<space], code: form[(space + 1)...]))
    }
    add(Paradigm(cut: number, forms: forms))
  }

  private func fault(_ word: ArraySlice<UInt8>) -> VocabularyFault { .paradigm(word: String(utf8: word)) }

  /// Adds the forms of a row whose file lists them without codes.
  private mutating func addForms(listed table: FieldTable, _ row: Int) {
    var forms: [ArraySlice<UInt8>] = []
    table.forEachPart(row, .forms) { forms.append($0) }
    guard !forms.isEmpty else { return indexes.append(0) }
    let word = table.bytes(row, .word)
    var shared = word.count
    for form in forms { shared = min(shared, zip(word, form).prefix { $0.0 == $0.1 }.count) }
    // A stem ends at the end of a character.
    while shared < word.count, UTF8.isContinuation(word[word.startIndex + shared]) { shared -= 1 }
    for form in forms {
      while shared < form.count, shared > 0, UTF8.isContinuation(form[form.startIndex + shared]) { shared -= 1 }
    }
    let cut = word.dropFirst(shared).count { !UTF8.isContinuation($0) }
    add(Paradigm(cut: cut, forms: forms.map { Ending($0.dropFirst(shared), code: []) }))
  }

  /// Reorders the entries, so that the entry with the index `order[0]` becomes the first entry.
  mutating func arrange(_ order: [Int]) { indexes = order.map { indexes[$0] } }

  /// Returns a word without its last `cut` characters; `nil` if the word has fewer characters.
  static func stem(of word: ArraySlice<UInt8>, cut: Int) -> ArraySlice<UInt8>? {
    var rest = word
    for _ in 0..<cut {
      while let last = rest.last, UTF8.isContinuation(last) { rest.removeLast() }
      guard rest.popLast() != nil else { return nil }
    }
    return rest
  }
}
