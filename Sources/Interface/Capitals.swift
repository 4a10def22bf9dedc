import Words

/// The capital form of a letter, as tiles and sentences show it.
package func capital(_ letter: Letter, _ language: Language) -> String { capital(Alphabet(language).scalar(letter)) }

/// The capital forms of a word's letters.
@inline(never)
package func spelledOut(_ word: Word, _ language: Language) -> [String] {
  word.letters.map { capital($0, language) }
}

/// The capital of a small letter of an alphabet.
package func capital(_ scalar: Unicode.Scalar) -> String {
  String(Character(Diacritics.capital(scalar)))
}
