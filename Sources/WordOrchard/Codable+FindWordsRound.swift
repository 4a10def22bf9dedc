import Foundation

/// Encodes the whole state of the round with its origin and target, so that a restored round is equal to the stored
/// one, even if the lexicon has changed.
extension FindWordsRound: Codable {
  private enum CodingKeys: String, CodingKey {
    case root, minimum, origin, minutes, target, finds, hints, rejectedGuesses, outcome, continuesAfterHarvest, ownWords
    case assumedWords, bonusGrows
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let root = try container.decode(Root.self, forKey: .root)
    let words = StoredWords(alphabet: Alphabet(root.language), container: container)
    self.init(
      root: root, minimum: try container.decode(MinimumLength.self, forKey: .minimum),
      target: Target(words: try words.list(.target), root: root),
      origin: try container.decode(Origin.self, forKey: .origin),
      minutes: try container.decodeIfPresent(Int.self, forKey: .minutes))
    continuesAfterHarvest = try container.decode(Bool.self, forKey: .continuesAfterHarvest)
    bonusGrows = try container.decodeIfPresent(Bool.self, forKey: .bonusGrows) ?? false
    ownWords = WordSet(try words.list(.ownWords))
    for hint in try container.decode([StoredHint].self, forKey: .hints) {
      add(hint.help, with: try words.word(hint.word, .hints))
    }
    for find in try container.decode([StoredFind].self, forKey: .finds) {
      add(find.find(try words.word(find.word, .finds)), by: find.move)
    }
    for word in try words.list(.assumedWords) { assumeFound(word) }
    for word in try words.list(.rejectedGuesses) { add(rejectedGuess: word) }
    if let outcome = try container.decodeIfPresent(Outcome.self, forKey: .outcome) { end(outcome) }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let alphabet = Alphabet(language)
    func texts(_ words: [Word]) -> [String] { words.map { alphabet.text($0) } }
    try container.encode(root, forKey: .root)
    try container.encode(minimum, forKey: .minimum)
    try container.encode(origin, forKey: .origin)
    try container.encodeIfPresent(minutes, forKey: .minutes)
    try container.encode(texts(target.words), forKey: .target)
    try container.encode(
      zip(finds, moves).map { StoredFind($0, by: $1, text: alphabet.text($0.word)) }, forKey: .finds)
    try container.encode(
      hints.map { StoredHint(word: alphabet.text($0.word), help: $0.help) }, forKey: .hints)
    try container.encode(texts(rejectedGuesses), forKey: .rejectedGuesses)
    try container.encodeIfPresent(outcome, forKey: .outcome)
    try container.encode(continuesAfterHarvest, forKey: .continuesAfterHarvest)
    try container.encode(bonusGrows, forKey: .bonusGrows)
    try container.encode(texts(ownWords.words), forKey: .ownWords)
    try container.encode(texts(assumedWords), forKey: .assumedWords)
  }

  /// The words of the round's fields.
  private struct StoredWords {
    let alphabet: Alphabet
    let container: KeyedDecodingContainer<CodingKeys>

    func list(_ key: CodingKeys) throws -> [Word] {
      try container.decode([String].self, forKey: key).map { try word($0, key) }
    }

    func word(_ text: String, _ key: CodingKeys) throws -> Word {
      do throws(NotALetter) {
        return try alphabet.fold(text)
      } catch {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "“\(text)” is not a word of \(alphabet.language.code)")
      }
    }
  }

  private struct StoredHint: Codable {
    let word: String
    let help: Help
  }

  private struct StoredFind: Codable {
    let word: String
    let spellings: [String]
    let points: Points
    let isBonus: Bool
    let usesAllLetters: Bool
    let help: Help?
    let move: Move

    init(_ find: Find, by move: Move, text: String) {
      word = text
      spellings = find.spellings
      points = find.points
      isBonus = find.isBonus
      usesAllLetters = find.usesAllLetters
      help = find.help
      self.move = move
    }

    func find(_ word: Word) -> Find {
      Find(
        word: word, spellings: spellings, points: points, isBonus: isBonus, usesAllLetters: usesAllLetters, help: help)
    }
  }
}
