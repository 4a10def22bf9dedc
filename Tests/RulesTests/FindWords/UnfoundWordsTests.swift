import TestTools
import Testing

@testable import Rules
@testable import Words

/// The words that were not found in a round.
struct MissedTests {
  private func texts(_ items: [UnfoundWords.Item]) -> [String] { items.map { $0.spelling } }

  @Test func `missed words are split into common and rare words, near misses first, then longer words`() throws {
    let lexicon = try Lexicon("alarming* ring* alarm* lam* rig gram mail anal! in marginal*")
    var round = try FindWordsRound("alarming", finds: ["ring"], in: lexicon)
    round.add(rejectedGuess: try lexicon.word("la"))
    round.add(rejectedGuess: try lexicon.word("gra"))
    let missed = UnfoundWords(round, in: lexicon)
    #expect(texts(missed.common) == ["lam", "marginal", "alarm"])
    #expect(texts(missed.rare) == ["gram", "mail", "rig"])
    #expect(missed.common.map { $0.wasNear } == [true, false, false])
    #expect(missed.rare.map { $0.wasNear } == [true, false, false])
  }

  @Test func `missed target words are always listed, and shorter words only if the minimum length allows`() throws {
    let lexicon = try Lexicon("alarming* lam* in rig main*")
    #expect(
      try texts(UnfoundWords(FindWordsRound("alarming", minimum: .two, in: lexicon), in: lexicon).rare)
        == ["rig", "in"])
    #expect(
      try texts(UnfoundWords(FindWordsRound("alarming", minimum: .three, in: lexicon), in: lexicon).rare) == ["rig"])
    let four = UnfoundWords(try FindWordsRound("alarming", minimum: .four, in: lexicon), in: lexicon)
    #expect(texts(four.rare) == [])
    #expect(texts(four.common) == ["main", "lam"])
  }

  @Test func `a missed word is shown in its preferred spelling`() throws {
    let list = [
      WordList.Item("canciones", isCommon: true), .init("canción", frequency: 400, isCommon: true),
      .init("cancion", frequency: 90),
    ]
    let lexicon = try Lexicon(WordList(list, language: .spanish))
    #expect(texts(UnfoundWords(try FindWordsRound("canciones", in: lexicon), in: lexicon).common) == ["canción"])
  }

  @Test func `a full harvest has no missed common words`() throws {
    let lexicon = try Lexicon("alarming* ring* alarm* rig")
    let round = try FindWordsRound("alarming", finds: ["ring", "alarm"], in: lexicon)
    #expect(UnfoundWords(round, in: lexicon).common.isEmpty)
    #expect(texts(UnfoundWords(round, in: lexicon).rare) == ["rig"])
  }

  @Test func `a word that a hint revealed counts as missed`() throws {
    let lexicon = try Lexicon("alarming* ring* alarm* rig")
    var round = try FindWordsRound("alarming", finds: ["ring"], in: lexicon)
    _ = round.take(.word, with: try lexicon.word("alarm"), in: lexicon, at: Milliseconds(1))
    #expect(texts(UnfoundWords(round, in: lexicon).common) == ["alarm"])
  }

  /// A word of few different letters, so that many words can be made of one root.
  private func randomWord(_ generator: inout SeededGenerator, _ count: Int) -> Word {
    Word((0..<count).map { _ in Letter(UInt8(generator.below(5))) })
  }

  @Test func `the missed words equal the result of an exhaustive search`() throws {
    for count in 0..<150 {
      let seed = seedOfThisRun &+ UInt64(count)
      var generator = SeededGenerator(seed: seed)
      let alphabet = Alphabet(.english)
      let rootWord = randomWord(&generator, 7)
      let words = Set((0..<200).map { _ in randomWord(&generator, generator.below(6) + 2) }).union([rootWord]).sorted()
      let items = words.map { word in
        let kind = word == rootWord ? 0 : generator.below(4)
        return WordList.Item(alphabet.text(word), isCommon: kind < 2, isOffensive: kind == 3)
      }
      let lexicon = try Lexicon(WordList(items, language: .english))
      guard let root = try? Root(alphabet.text(rootWord), in: lexicon) else { continue }
      var round = FindWordsRound(
        root: root, minimum: MinimumLength.allCases[generator.below(3)], origin: .drawn, in: lexicon)
      for word in words where generator.below(4) == 0 {
        _ = try? round.play(alphabet.text(word), in: lexicon, at: Milliseconds(1))
      }
      for _ in 0..<generator.below(6) { round.add(rejectedGuess: randomWord(&generator, generator.below(5) + 2)) }
      let missed = UnfoundWords(round, in: lexicon)
      var common: Set<Word> = []
      var rare: Set<Word> = []
      for (word, item) in zip(words, items) where word != rootWord && !item.isOffensive && !round.hasFound(word) {
        guard isMade(word, of: rootWord) else { continue }
        if item.isCommon, word.count >= 3 {
          common.insert(word)
        } else if word.count >= round.minimum.rawValue {
          rare.insert(word)
        }
      }
      #expect(Set(missed.common.map { $0.word }) == common && missed.common.count == common.count, "SEED=\(seed)")
      #expect(Set(missed.rare.map { $0.word }) == rare && missed.rare.count == rare.count, "SEED=\(seed)")
      for list in [missed.common, missed.rare] {
        for (item, next) in zip(list, list.dropFirst()) {
          let isInOrder = (item.wasNear ? 0 : 1, -item.word.count) <= (next.wasNear ? 0 : 1, -next.word.count)
          #expect(isInOrder, "SEED=\(seed)")
        }
        for item in list {
          #expect(item.wasNear == round.rejectedGuesses.contains { distance($0, item.word) == 1 }, "SEED=\(seed)")
        }
      }
    }
  }

  private func isMade(_ word: Word, of root: Word) -> Bool {
    var rest = root.letters
    return word.letters.allSatisfy { letter in
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest.remove(at: place)
      return true
    }
  }

  @Test func `one edit of a word inserts, removes or replaces one letter`() {
    for count in 0..<4000 {
      let seed = seedOfThisRun &+ UInt64(count)
      var generator = SeededGenerator(seed: seed)
      let left = Word((0..<generator.below(5)).map { _ in Letter(UInt8(generator.below(3))) })
      let right = Word((0..<generator.below(5)).map { _ in Letter(UInt8(generator.below(3))) })
      #expect(left.isOneEdit(from: right) == (distance(left, right) == 1), "SEED=\(seed)")
      #expect(left.isOneEdit(from: right) == right.isOneEdit(from: left), "SEED=\(seed)")
    }
  }

  /// The number of edits from one word to the other, by the definition (Levenshtein).
  private func distance(_ left: Word, _ right: Word) -> Int {
    var row = Array(0...right.count)
    for (place, letter) in left.letters.enumerated() {
      var next = [place + 1]
      for (column, other) in right.letters.enumerated() {
        next.append(min(row[column] + (letter == other ? 0 : 1), row[column + 1] + 1, next[column] + 1))
      }
      row = next
    }
    return row[right.count]
  }
}
