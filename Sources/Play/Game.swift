import Interface
import Journal
import Markup
import Rules
import Vocabulary
import Words

/// Describes a game: its pages, its contributions to shared pages, and its handling of notifications.
///
/// Each game describes itself in its folder (`…+Game.swift`), and ``all`` lists the games. The home page, the
/// statistics, the settings, the leaderboards and the word pages use this list of games.
final class Game: Sendable {
  /// The pages of the game; the first page is the one on which the game is played.
  let pages: [PageKind]
  let name: Phrase
  /// The way in which the game uses a setting; `nil` for a setting that the game does not use.
  let use: @Sendable (Setting) -> SettingUse?
  /// The files that a first visit to the game probably needs.
  let firstFiles: @Sendable (Language, TranslationLanguage) -> [DataFile]
  let orchard: Orchard
  let figures: Figures
  let words: WordPart
  /// Whether an action, such as the end of a round, must be written through to the disk at once.
  let isMissedMost: @Sendable (Event.Action) -> Bool
  /// The ID of the round that a history entry stores while the game is shown.
  let round: (@Sendable (Games) -> RoundID?)?
  /// Applies a link to the game, and returns the page's new address; `nil` means the page's address without a query.
  let follow: (@Sendable (inout Model, RelativeURL) -> String?)?
  /// Whether the game offers to undo an action.
  let isOfferingUndo: (@Sendable (Games) -> Bool)?
  let receive: @Sendable (inout Model, GameNotification) -> [Effect]

  /// The parts of the home page that the game contributes.
  struct Orchard: Sendable {
    /// The addresses of a day's puzzles in the language of the games. The puzzle of the game's card comes first.
    let dailies: @Sendable (Session, Day) -> [String]
    /// The game's card with a day's puzzle.
    let today: @Sendable (HomePage, Day) -> TodayCard
    /// The trees and fruits for finished daily puzzles, the earliest first.
    let trees: @Sendable (Profile) -> [GroveTree]
    /// The cards of the unfinished rounds.
    let rounds: @Sendable (HomePage) -> RoundCards
  }

  /// The statistics that the game contributes to the statistics page.
  struct Figures: Sendable {
    /// Whether the game has any statistics to show.
    let isThere: @Sendable (Profile) -> Bool
    /// The number of rounds that the statistics include.
    let rounds: @Sendable (Profile) -> Int
    let blocks: @Sendable (StatisticsPage) -> [Node]
  }

  /// The game's contributions to pages about words; `nil` means no contribution.
  struct WordPart: Sendable {
    /// The facts about a word in the round in play.
    var standing: (@Sendable (Games, Word, Language) -> WordInRound?)?
    /// The player's own list from which the word of the round in play was drawn.
    var listInPlay: (@Sendable (Games, Session, Language, String) -> Glossary?)?
    /// The game's actions on the page of a word, given its language, spelling and number in the lexicon.
    var actions: (@Sendable (WordArticle, Language, String, Int?) -> [Node])?
    /// The link that begins rounds with words from a word source.
    var source: SourceLink?
    /// Begins a round with words of a player's list.
    var play: (@Sendable (inout Session, EventID) -> [Effect])?
  }

  /// A link that begins rounds with words from a word source.
  struct SourceLink: Sendable {
    /// The link's text on a page that does not name the game elsewhere.
    let text: Phrase
    let path: @Sendable (WordSource, Language) -> String
  }

  init(
    pages: [PageKind], name: Phrase, use: @escaping @Sendable (Setting) -> SettingUse?,
    firstFiles: @escaping @Sendable (Language, TranslationLanguage) -> [DataFile],
    orchard: Orchard, figures: Figures, words: WordPart = WordPart(),
    isMissedMost: @escaping @Sendable (Event.Action) -> Bool,
    round: (@Sendable (Games) -> RoundID?)? = nil,
    follow: (@Sendable (inout Model, RelativeURL) -> String?)? = nil,
    isOfferingUndo: (@Sendable (Games) -> Bool)? = nil,
    receive: @escaping @Sendable (inout Model, GameNotification) -> [Effect]
  ) {
    (self.pages, self.name, self.use, self.firstFiles) = (pages, name, use, firstFiles)
    (self.orchard, self.figures, self.words) = (orchard, figures, words)
    (self.isMissedMost, self.round, self.follow) = (isMissedMost, round, follow)
    (self.isOfferingUndo, self.receive) = (isOfferingUndo, receive)
  }

  /// The page on which the game is played.
  var route: Route { Route(pages[0]) }
}

/// A notification to all games. A game ignores the notifications that do not concern it.
indirect enum GameNotification {
  /// A visit has begun.
  case opened(LaunchState)
  /// A visit has begun on the game's page, at this address. Only the game to which the page belongs receives this
  /// notification, before ``opened(_:)``.
  case openedAt(RelativeURL)
  /// The browser went back or forward to another entry of the history.
  case visited
  /// A file has arrived.
  case loaded
  case failedToLoad(DataFile)
  /// The journal contains new events that another tab or an earlier visit recorded.
  case journalChanged
  /// The stored journal has arrived after the visit began.
  case journalArrived
  case settingsChanged([SettingChange])
  case sharedChange(SharedChange)
  /// Time has passed since the last message.
  case timePassed(Milliseconds)
  /// A message has been handled.
  case handledMessage
  /// The timer of the banner with this serial number has expired.
  case bannerExpired(Int)
  /// The player has typed. If the timer of the game's offer has expired, the offer disappears.
  case typed
  /// The player has closed the game's offer to undo an action.
  case closedOffer
}

/// The way in which a game uses a setting.
enum SettingUse: Comparable {
  /// The setting changes how the game's page looks, and does not affect rounds.
  case shown
  /// The setting determines a value that each round records.
  case recorded
  /// The setting determines which word is drawn for a round, but the round does not record the setting.
  case drawn

  var shapesRounds: Bool { self != .shown }
}

extension Model {
  /// Sends a notification to all games.
  @inline(never)
  mutating func notifyGames(_ notification: GameNotification) -> [Effect] {
    var effects: [Effect] = []
    for game in Game.all { effects += game.receive(&self, notification) }
    return effects
  }
}

extension Route {
  /// The game to which the page belongs; `nil` for other pages. O(number of the games' pages).
  var game: Game? { Game.all.first { $0.pages.contains(kind) } }

  var isGame: Bool { game.isThere }
}

extension Games {
  /// The facts that the rounds in play provide about a word.
  func standing(of word: Word, _ language: Language) -> WordInRound {
    for game in Game.all {
      if let standing = game.words.standing?(self, word, language) { return standing }
    }
    return WordInRound()
  }

  /// The player's own list from which a round in play has drawn a word. A meaning in the player's own list takes
  /// precedence over a meaning in the product's vocabulary.
  func listInPlay(_ language: Language, _ spelling: String, _ session: Session) -> Glossary? {
    for game in Game.all {
      if let list = game.words.listInPlay?(self, session, language, spelling) { return list }
    }
    return nil
  }

  /// Whether a game offers to undo an action.
  var isOfferingUndo: Bool { Game.all.contains { $0.isOfferingUndo?(self) == true } }
}
