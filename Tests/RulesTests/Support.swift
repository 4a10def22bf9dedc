import Foundation
import Rules
import Words

extension Lexicon {
  /// A lexicon of words separated by spaces; `*` after a word makes it common, `!` offensive.
  init(_ words: String, _ language: Language = .english) throws {
    let items = words.split(whereSeparator: \.isWhitespace).map { word in
      WordList.Item(
        word.filter { !"*!".contains($0) }, isCommon: word.hasSuffix("*"), isOffensive: word.hasSuffix("!"))
    }
    try self.init(WordList(items, language: language))
  }

  func word(_ text: String) throws -> Word { try alphabet.fold(text) }
}

extension FindWordsRound {
  /// A round with these words found, which accepts bonus words after the last target word.
  init(_ root: String, finds: [String] = [], minimum: MinimumLength = .usual, in lexicon: Lexicon) throws {
    self.init(root: try Root(root, in: lexicon), minimum: minimum, origin: .drawn, in: lexicon)
    continuesAfterHarvest = true
    for (place, find) in finds.enumerated() { try play(find, in: lexicon, at: Milliseconds(Int64(place))) }
  }

  /// The reason to refuse a guess, or `nil` if it is accepted.
  func refusal(of guess: String, in lexicon: Lexicon) -> Refusal? {
    do throws(Refusal) {
      _ = try judge(guess, in: lexicon)
      return nil
    } catch { return error }
  }
}
