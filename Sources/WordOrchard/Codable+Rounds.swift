import Foundation

extension Move: Codable {
  private enum CodingKeys: String, CodingKey { case guess, at }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      guess: try container.decode(String.self, forKey: .guess), at: try container.decode(Milliseconds.self, forKey: .at)
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(guess, forKey: .guess)
    try container.encode(at, forKey: .at)
  }
}

/// Encodes `drawn`, `link`, `seed 7` or `daily 2026-11-21`.
extension Origin: Codable {
  public init(from decoder: any Decoder) throws {
    self = try decoder.value("an origin such as “daily 2026-11-21”") { text in
      let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
      switch (parts.first, parts.count) {
      case ("drawn", 1): return .drawn
      case ("link", 1): return .link
      case ("seed", 2): return UInt64(parts[1]).map { .seed($0) }
      case ("daily", 2): return Day(parts[1]).map { .daily($0) }
      default: return nil
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .drawn: try encoder.put("drawn")
    case .link: try encoder.put("link")
    case .seed(let seed): try encoder.put("seed \(seed)")
    case .daily(let day): try encoder.put("daily " + day.text)
    }
  }
}

/// Encodes `harvested`, `gaveUp` or `timeUp`.
extension Outcome: Codable {
  public init(from decoder: any Decoder) throws {
    self = try decoder.value("an outcome such as harvested") { text in
      [Outcome.harvested, .gaveUp, .timeUp].first { $0.name == text }
    }
  }

  public func encode(to encoder: any Encoder) throws { try encoder.put(name) }

  private var name: String {
    switch self {
    case .harvested: "harvested"
    case .gaveUp: "gaveUp"
    case .timeUp: "timeUp"
    }
  }
}

/// Encodes the number of letters shown, 0 for the whole word, or −1 for the meaning.
extension Help: Codable {
  public init(from decoder: any Decoder) throws {
    switch try decoder.singleValueContainer().decode(Int.self) {
    case -1: self = .meaning
    case 0: self = .word
    case let count: self = .letters(count)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .meaning: try encoder.put(-1)
    case .letters(let count): try encoder.put(count)
    case .word: try encoder.put(0)
    }
  }
}

/// Encodes the language and the spelling.
extension Root: Codable {
  private enum CodingKeys: String, CodingKey { case language, spelling }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      container.decode(String.self, forKey: .spelling), language: container.decode(Language.self, forKey: .language))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(language, forKey: .language)
    try container.encode(spelling, forKey: .spelling)
  }
}

/// Encodes the language and the spelling.
extension HiddenWord: Codable {
  private enum CodingKeys: String, CodingKey { case language, spelling }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let spelling = try container.decode(String.self, forKey: .spelling)
    guard let word = HiddenWord(spelling, language: try container.decode(Language.self, forKey: .language)) else {
      throw DecodingError.dataCorruptedError(
        forKey: .spelling, in: container, debugDescription: "“\(spelling)” cannot be guessed")
    }
    self = word
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(language, forKey: .language)
    try container.encode(spelling, forKey: .spelling)
  }
}

/// Encodes the word, the day, the letters tried, the guesses at the whole word, and the hint.
extension AppleTreeRound: Codable {
  private enum CodingKeys: String, CodingKey { case word, day, tried, guesses, hasTakenHint }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let word = try container.decode(HiddenWord.self, forKey: .word)
    let letters = try container.decode(String.self, forKey: .tried)
    let alphabet = Alphabet(word.language)
    // Rounds that were stored before version 0.10 have no guesses.
    let guesses = try container.decodeIfPresent([String].self, forKey: .guesses) ?? []
    self.init(
      word, day: try container.decodeIfPresent(Day.self, forKey: .day),
      tried: try letters.unicodeScalars.map { scalar in
        guard let letter = alphabet.letter(scalar) else {
          throw DecodingError.dataCorruptedError(
            forKey: .tried, in: container, debugDescription: "“\(scalar)” is not a letter of \(word.language.code)")
        }
        return letter
      },
      guesses: try guesses.map { guess in
        guard let folded = try? alphabet.fold(guess) else {
          throw DecodingError.dataCorruptedError(
            forKey: .guesses, in: container, debugDescription: "“\(guess)” is not a word of \(word.language.code)")
        }
        return folded
      },
      hasTakenHint: try container.decode(Bool.self, forKey: .hasTakenHint))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(word, forKey: .word)
    try container.encodeIfPresent(day, forKey: .day)
    try container.encode(Alphabet(word.language).text(Word(tried)), forKey: .tried)
    if !guesses.isEmpty { try container.encode(guesses.map { $0.description }, forKey: .guesses) }
    try container.encode(hasTakenHint, forKey: .hasTakenHint)
  }
}
