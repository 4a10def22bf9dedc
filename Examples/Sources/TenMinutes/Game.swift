import WordOrchard

/// Eight common words that the letters of *alarming* make, the root word itself, and one word that is not common.
public func smallLexicon() throws -> Lexicon {
  let common = ["alarm", "ring", "main", "gram", "grim", "margin", "grain", "rang", "alarming"]
  let words = common.map { WordList.Item($0, isCommon: true) } + [WordList.Item("lam")]
  return try Lexicon(WordList(words, language: .english))
}

/// A round that players can share by its root word.
public func newRound(in lexicon: Lexicon) throws -> FindWordsRound {
  FindWordsRound(root: try Root("alarming", in: lexicon), origin: .link, in: lexicon)
}

/// Plays a guess and describes the result.
public func play(_ guess: String, in round: inout FindWordsRound, _ lexicon: Lexicon) -> String {
  do throws(Refusal) {
    let find = try round.play(guess, in: lexicon)
    return "\(find.word): \(find.points.value) points" + (find.isBonus ? ", a bonus word" : "")
  } catch {
    return error.description
  }
}
