import Words

/// The capital of a letter, as tiles and sentences show it.
func capital(_ letter: Letter, _ language: Language) -> String { capital(Alphabet(language).scalar(letter)) }

/// The capital of a small letter of an alphabet.
func capital(_ scalar: Unicode.Scalar) -> String {
  // a–z and à–þ stand 32 after their capitals; the alphabets have no others.
  String(Character(Unicode.Scalar(scalar.value - 32) ?? scalar))
}
