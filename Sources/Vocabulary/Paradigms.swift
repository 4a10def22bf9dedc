import Formats
import Words

/// The inflected forms of all entries of a vocabulary (`docs/formats/forms.md`).
///
/// Entries with the same inflection share a paradigm. A paradigm contains no stem, so a vocabulary needs little memory for tens of
/// thousands of forms.
struct Paradigms: Sendable {
  /// A list of endings, and the number of characters of a headword that the endings replace.
  struct Paradigm: Sendable {
    let cut: Int
    let forms: [Ending]
  }

  /// The part of a form between the stem, which all forms share with the headword, and the tail.
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
  /// The number of characters at the end of each entry's word that every form also ends with: 7 for *tener hambre* and *tengo hambre*.
  private var tails: [UInt8] = []

  /// Reads the column `paradigm` or, if the file does not contain this column, the column `forms`. O(bytes).
  init(_ table: FieldTable) throws(VocabularyFault) {
    let isDerived = table.has(.paradigm)
    for row in 0..<table.rowCount {
      if isDerived {
        try addField(table.bytes(row, .paradigm), of: table.bytes(row, .word))
      } else {
        addForms(listed: table, row)
      }
    }
  }

  /// The paradigm of an entry.
  subscript(_ entry: Int) -> Paradigm { paradigms[Int(indexes[entry])] }

  /// Returns the part of an entry's word before the endings, and the part after the endings. O(bytes of the word).
  func parts(_ entry: Int, of word: ArraySlice<UInt8>) -> (stem: ArraySlice<UInt8>, tail: ArraySlice<UInt8>) {
    let end = Paradigms.index(in: word, before: Int(tails[entry]), from: word.endIndex) ?? word.endIndex
    let start = Paradigms.index(in: word, before: self[entry].cut, from: end) ?? end
    return (word[..<start], word[end...])
  }

  private mutating func add(_ index: Int, tail: Int = 0) {
    indexes.append(UInt32(index))
    tails.append(UInt8(truncatingIfNeeded: tail))
  }

  /// Reads a field: nothing, the number of an earlier paradigm, or a new paradigm such as `2 o r1,as r2`. The field may begin
  /// with the number of characters in the word's tail, followed by `+`.
  private mutating func addField(_ field: ArraySlice<UInt8>, of word: ArraySlice<UInt8>) throws(VocabularyFault) {
    guard !field.isEmpty else { return add(0) }
    let fault = VocabularyFault.paradigm(word: String(utf8: word))
    var index = field.startIndex
    var tail = 0
    var number = 0
    var digits = 0
    while index < field.endIndex, field[index] != UInt8(ascii: " ") {
      switch field[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9") where digits < 6:
        number = number * 10 + Int(field[index] - UInt8(ascii: "0"))
        digits += 1
      case UInt8(ascii: "+") where digits > 0 && tail == 0 && number < 256:
        tail = number
        number = 0
        digits = 0
      default: throw fault
      }
      index += 1
    }
    let isNew = index < field.endIndex
    // The paradigm at index 0 has no forms and is not in the file, so the file's number 0 is index 1.
    guard digits > 0, isNew || number + 1 < paradigms.count else { throw fault }
    let cut = isNew ? number : paradigms[number + 1].cut
    guard let end = Paradigms.index(in: word, before: tail, from: word.endIndex),
      Paradigms.index(in: word, before: cut, from: end) != nil
    else { throw fault }
    guard isNew else { return add(number + 1, tail: tail) }
    add(paradigms.count, tail: tail)
    var forms: [Ending] = []
    var start = index + 1
    var space: Int?
    for index in start...field.endIndex {
      if index < field.endIndex, field[index] != UInt8(ascii: ",") {
        if field[index] == UInt8(ascii: " ") { space = index }
        continue
      }
      guard let middle = space, middle >= start else { throw fault }
      forms.append(Ending(field[start..<middle], code: field[(middle + 1)..<index]))
      start = index + 1
    }
    paradigms.append(Paradigm(cut: cut, forms: forms))
  }

  /// Adds the forms in a row's column `forms`, which contains no codes. The stem is the longest ASCII prefix of the word and all forms.
  private mutating func addForms(listed table: FieldTable, _ row: Int) {
    let word = table.bytes(row, .word)
    var shared = word.count
    table.forEachPart(row, .forms) { form in
      var count = 0
      while count < min(shared, form.count), form[form.startIndex + count] == word[word.startIndex + count],
        form[form.startIndex + count] < 0x80
      {
        count += 1
      }
      shared = count
    }
    var forms: [Ending] = []
    table.forEachPart(row, .forms) { forms.append(Ending($0[($0.startIndex + shared)...], code: [])) }
    guard !forms.isEmpty else { return add(0) }
    add(paradigms.count)
    var cut = 0
    for byte in word[(word.startIndex + shared)...] where !UTF8.isContinuation(byte) { cut += 1 }
    paradigms.append(Paradigm(cut: cut, forms: forms))
  }

  /// Returns the index of the character that is `count` characters before `end`; `nil` if there are fewer characters.
  private static func index(in word: ArraySlice<UInt8>, before count: Int, from end: Int) -> Int? {
    var index = end
    for _ in 0..<count {
      repeat {
        guard index > word.startIndex else { return nil }
        index -= 1
      } while UTF8.isContinuation(word[index])
    }
    return index
  }
}
