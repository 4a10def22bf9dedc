import Rules
import Wire

@testable import Words

/// Runs all queries of a lexicon, for words and racks that the lexicon and an input suggest.
struct Queries {
  let lexicon: Lexicon
  /// The words to look up, and the racks to solve.
  var racks: [Word]
  /// Word numbers; a damaged file may contain invalid numbers.
  let numbers: [Int]

  init(_ lexicon: Lexicon, suggestion: ArraySlice<UInt8>) {
    self.lexicon = lexicon
    var numbers = [0, 1, lexicon.wordCount / 2, lexicon.wordCount - 1]
    for byte in suggestion.prefix(3) { numbers.append(Int(byte) * 7) }
    self.numbers = numbers.filter { (0..<lexicon.wordCount).contains($0) }
    let letters = suggestion.prefix(16).map { lexicon.graph.letter(Int($0) % lexicon.alphabet.count + 1) }
    racks = [Word([]), Word(Array(letters.prefix(4))), Word(Array(letters.dropFirst(4).prefix(8)))]
    racks += self.numbers.map { Word(Array(lexicon.word($0).letters.prefix(12))) }
    // Keep only the racks that need a long list: all of its words are in one rack.
    if lexicon.wordCount > 1000 {
      racks = Array(racks.suffix(2))
      return
    }
    racks.append(Word(Array(racks.dropFirst(3).flatMap { $0.letters }.prefix(12))))
  }

  /// Runs the queries. For a damaged file, the answers may be wrong, but each query must return.
  func run() {
    let solver = Solver(lexicon)
    for number in numbers {
      let word = lexicon.word(number)
      require(word.count <= Lexicon.maximumLength, "a word of \(word.count) letters")
      require(!lexicon.spellings(of: number).isEmpty, "no spelling")
      ask(about: word)
    }
    for rack in racks {
      ask(about: rack)
      if lexicon.wordCount < 1000 {
        for match in lexicon.words(from: rack, minimum: 2).prefix(8) { ask(aboutNumber: match.number) }
      }
      for minimum in [1, 4] {
        let count = solver.solve(rack, minimum: minimum)
        require(count == solver.count, "two counts")
        for index in Set([0, count / 2, count - 1]) where (0..<count).contains(index) {
          ask(aboutNumber: solver.number(of: index))
          ask(about: solver.word(of: index))
        }
        readAll(solver)
        _ = solver.countWords(from: rack, minimum: minimum)
      }
      _ = solver.countWords(from: rack, minimum: .max)
      _ = solver.solve(rack, minimum: .min)
    }
    // A long rack, with more of a letter than a symbol counts.
    let long = Word(racks.flatMap { $0.letters } + [Letter](repeating: lexicon.graph.letter(1), count: 300))
    for minimum in [1, 10] where lexicon.edition == .native || lexicon.wordCount < 64 {
      _ = (solver.solve(long, minimum: minimum), solver.countWords(from: long, minimum: minimum))
    }
    for minimum in [1, 8] { _ = solver.countWords(from: racks + [long] + racks, minimum: minimum) }
    // A damaged graph may contain every order of a few letters, and endless paths. The walk through a damaged graph
    // must end too.
    if lexicon.wordCount < 64 {
      lexicon.forEachWord { _ = $0.number }
      _ = lexicon.words(from: long, minimum: 1)
    }
    _ = lexicon.sectionByteCounts
  }

  /// Reads every letter of the found words, so that the sanitizer detects invalid letters.
  private func readAll(_ solver: Solver) {
    solver.withWords { words, letters in
      var sum = 0
      for word in words {
        for letter in letters[Int(word.offset)..<Int(word.offset + word.count)] { sum &+= Int(letter) }
      }
      require(words.count == solver.count && sum >= 0, "other words are handed over")
    }
  }

  private func ask(about word: Word) {
    if let number = lexicon.number(of: word) { ask(aboutNumber: number) }
    lexicon.forEachNeighbour(of: word) { _ = ($0.word.count, $0.number) }
    // The index of a damaged file may give letters that are not in the alphabet and so not in any text.
    guard word.letters.allSatisfy({ $0.rawValue < lexicon.alphabet.count }) else { return }
    let text = Array(lexicon.alphabet.text(word).utf8)
    require(lexicon.contains(utf8: text.span) == lexicon.contains(word), "text and word are not the same")
    _ = lexicon.contains(utf8: (text + [0xCC, 0x83]).span)
  }

  /// Runs all queries about a word number, which may be invalid.
  private func ask(aboutNumber number: Int) {
    _ = (lexicon.rating(of: number), lexicon.spellings(of: number), lexicon.word(number))
  }

  /// Uses the lexicon in a round.
  func play() {
    _ = languagesAnswer([lexicon]).text
    guard lexicon.wordCount < 1000 else { return }
    let roots = AllRoots(in: lexicon)
    for number in numbers { _ = roots.contains(number) }
    if lexicon.wordCount < 64 { _ = roots.numbers(length: 7) }
    for rack in racks.suffix(4) {
      guard let root = try? Root(lexicon.alphabet.text(rack), in: lexicon) else { continue }
      var round = FindWordsRound(root: root, origin: .drawn, in: lexicon)
      for word in racks + round.target.words.prefix(8) {
        _ = Explanation(of: lexicon.alphabet.text(word), root: root, in: lexicon).json(lexicon).text
        _ = try? round.play(lexicon.alphabet.text(word), in: lexicon, at: Milliseconds(0))
      }
      require(round.score.percent <= 100, "more than everything")
      require(
        FindWordsRound(replaying: round.moves, root: root, origin: .drawn, in: lexicon) == round, "replayed otherwise")
      let matches = lexicon.words(from: rack, minimum: 3)
      _ = SolveAnswer.json(letters: rack, Array(matches.prefix(32)), lexicon).text
      let request = JudgeRequest(
        language: lexicon.language, root: root.spelling, guess: "zzzz", found: round.finds.map { $0.spellings[0] },
        minimum: .two)
      _ = try? request.answer(in: lexicon).text
    }
  }

  /// Checks the invariants of a lexicon whose index is valid.
  func requireSound() {
    if let problem = lexicon.firstBrokenInvariant() { require(false, problem) }
    let solver = Solver(lexicon)
    var words: [Word] = []
    lexicon.forEachWord { words.append($0.word) }
    require(words.count == lexicon.wordCount, "not all words are enumerated")
    for rack in racks {
      for minimum in [1, 3, 5] { requireAnswers(for: rack, minimum: minimum, solver, words) }
      var neighbours: Set<Word> = []
      lexicon.forEachNeighbour(of: rack) { match in
        require(words[match.number] == match.word, "a neighbour with another word's number")
        neighbours.insert(match.word)
      }
      require(neighbours == Set(words.filter { isOneEdit($0.letters, rack.letters) }), "the neighbours are others")
    }
    let counts = solver.countWords(from: racks, minimum: 2)
    require(counts == racks.map { solver.countWords(from: $0, minimum: 2) }, "many racks are counted otherwise")
  }

  private func requireAnswers(for rack: Word, minimum: Int, _ solver: Solver, _ words: [Word]) {
    let offered = LetterCounts(rack)
    let expected = words.indices.filter { number in
      let needed = LetterCounts(words[number])
      return words[number].count >= minimum && words[number].letters.allSatisfy { needed[$0] <= offered[$0] }
    }
    require(lexicon.words(from: rack, minimum: minimum).map { $0.number } == expected, "the walk finds other words")
    let count = solver.solve(rack, minimum: minimum)
    let found = (0..<count).map { solver.number(of: $0) }
    require(found.sorted() == expected, "the solver finds other words")
    for index in 0..<count { require(solver.word(of: index) == words[found[index]], "the solver gives other letters") }
    require(solver.countWords(from: rack, minimum: minimum) == expected.count, "the solver counts otherwise")
  }
}

/// Whether inserting, deleting or replacing one letter turns one text into the other.
private func isOneEdit(_ left: [Letter], _ right: [Letter]) -> Bool {
  if left.count == right.count { return zip(left, right).count { $0 != $1 } == 1 }
  let (short, long) = left.count < right.count ? (left, right) : (right, left)
  guard short.count + 1 == long.count else { return false }
  return long.indices.contains { Array(long[..<$0] + long[($0 + 1)...]) == short }
}
