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
    let folded: ArraySlice<UInt8>

    init(_ text: ArraySlice<UInt8>, code: ArraySlice<UInt8>) {
      (self.text, self.code) = (text, code)
      let folded = SearchText.fold(String(utf8: text))
      // Most endings are equal to their folded text, so both can share the bytes of the file.
      self.folded = text.elementsEqual(folded) ? text : folded[...]
    }
  }

  private var paradigms: [Paradigm] = [Paradigm(cut: 0, forms: [])]
  /// The index of each entry's paradigm.
  private var indexes: [UInt32] = []
  /// The number of characters at the end of each entry's word that follow every form: 7 for *tener hambre* and *tengo hambre*.
  private var tails: [UInt8] = []

  /// Reads the column `paradigm` or, if the file does not contain this column, the column `forms`. O(bytes).
  init(_ table: FieldTable) throws(VocabularyFault) {
    indexes.reserveCapacity(table.rowCount)
    tails.reserveCapacity(table.rowCount)
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

  /// Returns the part of an entry's word before the endings, and the part after the endings. O(bytes of the word).
  func parts(_ entry: Int, of word: ArraySlice<UInt8>) -> (stem: ArraySlice<UInt8>, tail: ArraySlice<UInt8>) {
    let before = Paradigms.without(Int(tails[entry]), of: word) ?? word
    return (Paradigms.without(self[entry].cut, of: before) ?? before, word[before.endIndex...])
  }

  private mutating func add(_ index: Int, tail: UInt8 = 0) {
    indexes.append(UInt32(index))
    tails.append(tail)
  }

  /// Reads a field: nothing, the number of an earlier paradigm, or a new paradigm such as `2 o r1,as r2`. The number of characters in the
  /// word's tail and `+` may come before.
  private mutating func addField(_ field: ArraySlice<UInt8>, of word: ArraySlice<UInt8>) throws(VocabularyFault) {
    guard !field.isEmpty else { return add(0) }
    var rest = field
    var tail: UInt8 = 0
    var number = try takeNumber(&rest, word)
    if rest.first == UInt8(ascii: "+") {
      rest.removeFirst()
      guard let count = UInt8(exactly: number) else { throw fault(word) }
      tail = count
      number = try takeNumber(&rest, word)
    }
    guard let before = Paradigms.without(Int(tail), of: word) else { throw fault(word) }
    if rest.isEmpty {
      // The paradigm with the index 0, which has no forms, does not occur in the file.
      guard number + 1 < paradigms.count, Paradigms.without(paradigms[number + 1].cut, of: before) != nil else {
        throw fault(word)
      }
      return add(number + 1, tail: tail)
    }
    guard rest.popFirst() == UInt8(ascii: " "), Paradigms.without(number, of: before) != nil else { throw fault(word) }
    var forms: [Ending] = []
    for form in rest.split(separator: UInt8(ascii: ",")) {
      guard let space = form.lastIndex(of: UInt8(ascii: " ")) else { throw fault(word) }
      forms.append(Ending(form[..<space], code: form[(space + 1)...]))
    }
    paradigms.append(Paradigm(cut: number, forms: forms))
    add(paradigms.count - 1, tail: tail)
  }

  /// Reads and removes the digits at the beginning of a text.
  private func takeNumber(_ rest: inout ArraySlice<UInt8>, _ word: ArraySlice<UInt8>) throws(VocabularyFault) -> Int {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard (1...6).contains(digits.count) else { throw fault(word) }
    rest = rest.dropFirst(digits.count)
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private func fault(_ word: ArraySlice<UInt8>) -> VocabularyFault { .paradigm(word: String(utf8: word)) }

  /// Adds the forms of a row whose file lists them without codes.
  private mutating func addForms(listed table: FieldTable, _ row: Int) {
    var forms: [ArraySlice<UInt8>] = []
    table.forEachPart(row, .forms) { forms.append($0) }
    guard !forms.isEmpty else { return add(0) }
    let word = table.bytes(row, .word)
    var shared = word.count
    for form in forms { shared = min(shared, zip(word, form).prefix { $0.0 == $0.1 }.count) }
    // A stem ends at the end of a character.
    while shared < word.count, UTF8.isContinuation(word[word.startIndex + shared]) { shared -= 1 }
    for form in forms {
      while shared < form.count, shared > 0, UTF8.isContinuation(form[form.startIndex + shared]) { shared -= 1 }
    }
    let cut = word.dropFirst(shared).count { !UTF8.isContinuation($0) }
    paradigms.append(Paradigm(cut: cut, forms: forms.map { Ending($0.dropFirst(shared), code: []) }))
    add(paradigms.count - 1)
  }

  /// Reorders the entries, so that the entry with the index `order[0]` becomes the first entry.
  mutating func arrange(_ order: [Int]) {
    indexes = order.map { indexes[$0] }
    tails = order.map { tails[$0] }
  }

  /// Returns a word without its last `count` characters; `nil` if the word has fewer characters.
  private static func without(_ count: Int, of word: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = word
    for _ in 0..<count {
      while let last = rest.last, UTF8.isContinuation(last) { rest.removeLast() }
      guard rest.popLast() != nil else { return nil }
    }
    return rest
  }
}
