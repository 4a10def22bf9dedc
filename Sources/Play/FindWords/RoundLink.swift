import Formats
import Interface
import Journal
import Rules
import Words

/// A request for a particular round, read from an address.
indirect enum RoundLink: Hashable {
  case root(String, Language)
  case seed(UInt64, Language, length: Int)
  case daily(Day, Language, length: Int)

  /// Reads the request from an address; `nil` if the address requests no round. Missing parameters default to the
  /// player's settings. If the address contains a seed but no length, the length is the usual length of a root word.
  init?(_ location: RelativeURL, _ settings: Settings) throws(LinkFault) {
    guard location["root"] != nil || location["seed"] != nil || location["daily"] != nil else { return nil }
    var language = settings.language
    if let code = location["language"] {
      guard let named = Language(code: code) else { throw .language(code.shortened) }
      language = named
    }
    if let root = location["root"] {
      self = .root(root, language)
      return
    }
    var length = location["daily"] == nil ? RootList.usualLength : settings.length
    if let text = location["length"] {
      guard let named = text.int, RootList.lengths.contains(named) else { throw .length(text.shortened) }
      length = named
    }
    if let text = location["seed"] {
      guard let seed = PuzzleSeed.parse(text) else { throw .seed(text.shortened) }
      self = .seed(seed, language, length: length)
    } else {
      let text = location["daily"] ?? ""
      guard let day = Day(text) else { throw .day(text.shortened) }
      self = .daily(day, language, length: length)
    }
  }

  var language: Language {
    switch self {
    case .root(_, let language), .seed(_, let language, _), .daily(_, let language, _): language
    }
  }

  /// The path of an address that requests this round.
  var path: String {
    switch self {
    case .root(let root, let language):
      "\(Route.findWords.path)?language=\(language.code)&root=\(Percent.encoded(root))"
    case .seed(let seed, let language, let length):
      "\(Route.findWords.path)?language=\(language.code)&length=\(length)&seed=\(seed)"
    case .daily(let day, let language, let length):
      "\(Route.findWords.path)?language=\(language.code)&length=\(length)&daily=\(day.text)"
    }
  }

  /// Creates the link to a round in play.
  init(_ round: FindWordsRound) {
    if let day = round.origin.day {
      self = .daily(day, round.language, length: round.root.word.count)
    } else {
      self = .root(round.root.spelling, round.language)
    }
  }
}

/// The reason why a link names no round.
indirect enum LinkFault: Error, Hashable {
  case language(String)
  case length(String)
  case seed(String)
  case day(String)
  /// The link requests a puzzle of a day that has not begun.
  case future(Day)
  /// The link requests a puzzle of a day before the first puzzle.
  case past(first: Day)
}
