import Words

/// The capital of a letter, as tiles and sentences show it.
func capital(_ letter: Letter, _ language: Language) -> String {
  let scalar = Alphabet(language).scalar(letter)
  // a–z and à–þ stand 32 after their capitals; the alphabets have no others.
  return String(Character(Unicode.Scalar(scalar.value - 32) ?? scalar))
}
