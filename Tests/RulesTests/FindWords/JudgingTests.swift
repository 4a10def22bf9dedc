import Testing

@testable import Rules
@testable import Words

/// The rules of judging, in order; a refusal has one reason.
struct JudgingTests {
  let english: Lexicon
  let spanish: Lexicon

  init() throws {
    english = try Lexicon(
      """
      alarming* alarm* ring* main* agencies* cease* sent* set* tens* silkworm* work* car* silk* rig gram* grim* margin* aa
      mail anal! in* raging* nail at
      """)
    spanish = try Lexicon(
      "canciones* canción* cancion casino* caso* año* ano* ni* mañana* maña* mana* nací* nacio mañanas* se* sé*",
      .spanish)
  }

  private func refusal(of guess: String, root: String, found: [String] = [], minimum: MinimumLength = .three) throws
    -> Refusal?
  {
    try FindWordsRound(root, finds: found, minimum: minimum, in: english).refusal(of: guess, in: english)
  }

  @Test(arguments: [
    ("alarming", "alarm"), ("alarming", "ring"), ("alarming", "main"), ("agencies", "cease"), ("silkworm", "silk"),
    ("alarming", "RING"), ("alarming", " ring\r\n"), ("alarming", "ri\u{200B}ng"), ("alarming", "ｒｉｎｇ"),
    ("alarming", "rïng"),
    ("alarming", "ri\u{301}ng"),
  ])
  func `a guess made of the root word's letters is accepted`(root: String, guess: String) throws {
    #expect(try refusal(of: guess, root: root) == nil)
  }

  @Test func `the letters of the root word 'sent' make the word 'set'`() throws {
    #expect(try refusal(of: "set", root: "sent") == nil)
  }

  @Test(
    arguments: [
      ("", .empty), ("   ", .empty), ("\u{200B}\n", .empty), (String(repeating: " ", count: 10_000), .empty),
      ("a1", .notALetter(character: "1")), ("ri ng", .notALetter(character: " ")), ("🍎", .notALetter(character: "🍎")),
      ("ß", .notALetter(character: "ß")), ("-", .notALetter(character: "-")), ("дом", .notALetter(character: "д")),
      ("a", .tooShort(minimum: 3)), ("in", .tooShort(minimum: 3)), ("zz", .tooShort(minimum: 3)),
      ("alarming", .isRoot), ("ALARMING ", .isRoot), ("al\u{AD}arming", .isRoot),
      ("ring", .alreadyFound), ("Ring", .alreadyFound), ("ring ", .alreadyFound), ("rïng", .alreadyFound),
      ("sing", .notFromLetters("s", used: 1, available: 0)), ("rangr", .notFromLetters("r", used: 2, available: 1)),
      ("alarmingly", .notFromLetters("l", used: 2, available: 1)),
      ("aaargh", .notFromLetters("a", used: 3, available: 2)),
      ("zebra", .notFromLetters("z", used: 1, available: 0)), ("maim", .notFromLetters("m", used: 2, available: 1)),
      ("arming", .notInLexicon), ("nig", .notInLexicon),
    ] as [(String, Expected)])
  func `a refused guess has one reason, the first in the order of the rules`(guess: String, expected: Expected) throws {
    #expect(try refusal(of: guess, root: "alarming", found: ["ring"]).map(Expected.init) == expected)
  }

  /// An expected refusal, as a value that a test can write without a lexicon.
  enum Expected: Equatable {
    case roundIsOver, empty, isRoot, alreadyFound, notInLexicon
    case notALetter(character: Unicode.Scalar)
    case tooShort(minimum: Int)
    case notFromLetters(Unicode.Scalar, used: Int, available: Int)

    init(_ refusal: Refusal) {
      switch refusal {
      case .roundIsOver: self = .roundIsOver
      case .empty: self = .empty
      case .isRoot: self = .isRoot
      case .alreadyFound: self = .alreadyFound
      case .notInLexicon: self = .notInLexicon
      case .notALetter(let character): self = .notALetter(character: character)
      case .tooShort(let minimum): self = .tooShort(minimum: minimum)
      case .notFromLetters(let letter, let used, let available):
        self = .notFromLetters(Alphabet(.english).scalar(letter), used: used, available: available)
      }
    }
  }

  @Test func `a guess made of the root word's letters that is not a word is refused`() throws {
    let lexicon = try Lexicon("theses* these* set*")
    let round = try FindWordsRound("theses", in: lexicon)
    #expect(round.refusal(of: "tesh", in: lexicon) == .notInLexicon(language: .english, isClose: false))
  }

  @Test func `a guess with a letter that the root word lacks is refused`() throws {
    let round = try FindWordsRound("silkworm", in: english)
    let c = try #require(english.alphabet.letter("c"))
    #expect(round.refusal(of: "car", in: english) == .notFromLetters(letter: c, used: 1, available: 0))
  }

  @Test func `the guesses car, Car and CAR are equal`() throws {
    let lexicon = try Lexicon("carbon* car*")
    for first in ["car", "Car", "CAR"] {
      let round = try FindWordsRound("carbon", finds: [first], in: lexicon)
      for second in ["car", "Car", "CAR"] {
        #expect(round.refusal(of: second, in: lexicon) == .alreadyFound(word: try lexicon.word("car")))
      }
    }
  }

  @Test func `a guess with ten thousand letters is judged like a short guess`() throws {
    let x = try #require(english.alphabet.letter("x"))
    guard case .notFromLetters(x, _, 0) = try refusal(of: String(repeating: "x", count: 10_000), root: "alarming")
    else {
      Issue.record("another refusal")
      return
    }
    #expect(
      try refusal(of: String(repeating: "x", count: 200), root: "alarming")
        == .notFromLetters(letter: x, used: 200, available: 0))
  }

  @Test func `a found word shows all its spellings`() throws {
    let round = try FindWordsRound("canciones", in: spanish)
    #expect(try round.judge("CANCION", in: spanish).spellings == ["cancion", "canción"])
    #expect(try round.judge("nacı", in: spanish).spellings == ["nací"])
  }

  @Test func `the letters ñ and n differ in Spanish, composed or decomposed`() throws {
    let round = try FindWordsRound("mañanas", in: spanish)
    for guess in ["maña", "man\u{303}a", "MAÑA"] {
      #expect(try round.judge(guess, in: spanish).word == spanish.word("maña"))
    }
    #expect(try round.judge("mana", in: spanish).spellings == ["mana"])
    let tilde = try #require(spanish.alphabet.letter("ñ"))
    #expect(
      try FindWordsRound("canciones", in: spanish).refusal(of: "año", in: spanish)
        == .notFromLetters(letter: tilde, used: 1, available: 0))
  }

  @Test func `a round judges guesses in its own language`() throws {
    let round = try FindWordsRound("canciones", in: spanish)
    #expect(round.refusal(of: "canon", in: spanish) == .notInLexicon(language: .spanish, isClose: false))
  }

  @Test(
    arguments: [
      (.two, "in", nil), (.two, "a", .tooShort(minimum: 2)), (.three, "in", .tooShort(minimum: 3)),
      (.four, "rig", .tooShort(minimum: 4)), (.four, "ring", nil), (.three, "rig", nil),
    ] as [(MinimumLength, String, Refusal?)])
  func `each round has its own minimum word length`(minimum: MinimumLength, guess: String, expected: Refusal?) throws {
    #expect(try refusal(of: guess, root: "alarming", minimum: minimum) == expected)
  }

  @Test(arguments: MinimumLength.allCases)
  func `target words have at least three letters, whatever the minimum length`(minimum: MinimumLength) throws {
    let round = try FindWordsRound("alarming", minimum: minimum, in: english)
    #expect(round.target.words.map(english.alphabet.text) == ["alarm", "gram", "grim", "main", "margin", "ring"])
    if minimum == .two { #expect(try round.judge("in", in: english).isBonus) }
  }

  @Test(arguments: [
    ("grin", true),  // ring has all its letters, but is two edits away; "grim" is one
    ("alar", true), ("alarmi", true), ("nar", false), ("anli", false),
  ])
  func `a guess that differs by one edit from a remaining target word is close`(guess: String, isClose: Bool) throws {
    #expect(try refusal(of: guess, root: "alarming") == .notInLexicon(language: .english, isClose: isClose))
  }

  @Test func `a guess is never called close to found words, the root word or offensive words`() throws {
    let lexicon = try Lexicon("alarming* alarm* nil! gram* rail*")
    let near = try FindWordsRound("alarming", in: lexicon)
    let done = try FindWordsRound("alarming", finds: ["alarm"], in: lexicon)
    #expect(near.refusal(of: "alar", in: lexicon) == .notInLexicon(language: .english, isClose: true))
    #expect(done.refusal(of: "alar", in: lexicon) == .notInLexicon(language: .english, isClose: false))
    #expect(near.refusal(of: "larming", in: lexicon) == .notInLexicon(language: .english, isClose: false))
    #expect(near.refusal(of: "nilg", in: lexicon) == .notInLexicon(language: .english, isClose: false))
  }

  @Test func `an offensive word is a bonus word and not a target word`() throws {
    let round = try FindWordsRound("alarming", in: english)
    #expect(try round.judge("anal", in: english).isBonus == true)
    #expect(!round.target.contains(try english.word("anal")))
  }

  @Test func `a word is rated by its preferred spelling, not by an offensive spelling`() throws {
    let list = [
      WordList.Item("carbonate", isCommon: true), .init("cara", frequency: 300, isCommon: true),
      .init("cará", frequency: 200, isOffensive: true),
    ]
    let lexicon = try Lexicon(WordList(list, language: .english))
    let round = try FindWordsRound("carbonate", in: lexicon)
    #expect(try !round.judge("cara", in: lexicon).isBonus)
  }

  @Test func `a refused guess leaves the round unchanged`() throws {
    let before = try FindWordsRound("alarming", finds: ["ring", "main"], in: english)
    for guess in [
      "", " ", "r1ng", "in", "alarming", "ring", "sing", "arming", "🍎", String(repeating: "a", count: 10_000),
    ] {
      var round = before
      #expect(throws: Refusal.self) { try round.play(guess, in: english, at: Milliseconds(9)) }
      #expect(round == before)
    }
  }

  @Test func `judging a guess leaves the round unchanged, and playing it adds the find and its move`() throws {
    var round = try FindWordsRound("alarming", in: english)
    let before = round
    let find = try round.judge(" RING", in: english)
    #expect(round == before)
    #expect(try round.play(" RING", in: english, at: Milliseconds(7)) == find)
    #expect(round.finds == [find])
    #expect(round.moves == [Move(guess: " RING", at: Milliseconds(7))])
  }

  @Test func `a word that a round assumes to be found cannot be found again`() throws {
    var round = try FindWordsRound("alarming", in: english)
    round.assumeFound(try english.word("RING"))
    #expect(round.refusal(of: "ring", in: english) == .alreadyFound(word: try english.word("ring")))
    #expect(round.finds.isEmpty)
  }

  @Test func `finds of an earlier round do not count in a new round`() throws {
    let old = try FindWordsRound("alarming", finds: ["ring"], in: english)
    let new = FindWordsRound(root: old.root, origin: .drawn, in: english)
    #expect(new.refusal(of: "ring", in: english) == nil)
  }
}
