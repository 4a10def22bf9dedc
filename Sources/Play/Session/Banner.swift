import Interface
import Markup
import Words

/// A message over the page that does not block the player's actions. Each feature defines its own banners as `static`
/// members.
///
/// A banner without buttons disappears after its duration. A banner with buttons stays until the player presses one of
/// its buttons, closes it, types or leaves the page, so that players who move the focus slowly can reach the buttons
/// (WCAG 2.2.1). While ``goesAtNextKey`` is false, typing does not remove it.
struct Banner {
  let tone: Tone
  /// Returns the text in the interface language that is set when the banner is shown.
  let notice: (Sentences) -> Notice
  /// The time, in milliseconds, for which a banner without buttons is shown. A banner with buttons stays, but at the
  /// end of this time ``goesAtNextKey`` becomes true.
  let duration: Int
  /// Whether the banner disappears when the player next types, or presses something on the board.
  private(set) var goesAtNextKey: Bool
  /// The language of the title if the title is a word from a game; otherwise `nil`.
  let titleLanguage: Language?
  /// The actions that the banner offers, each with the message that the action sends.
  let actions: [(label: Phrase, message: Message)]
  /// Whether the banner announces when a setting takes effect. If this is true, the dialog in which the player changed
  /// the setting also shows the text.
  let isAboutSetting: Bool
  /// The title of a one-time banner, which identifies the banner; `nil` for other banners. A one-time banner reports an
  /// event that is never reported again. Because nothing else reports the event again, a one-time banner is shown a
  /// second time if another banner has covered it.
  private(set) var onlyOnce: Phrase?
  /// Whether another banner has already covered this one-time banner. A banner that is covered a second time is not
  /// shown again.
  var wasCovered = false
  /// A word of a game within the message, with the word's language; `nil` if the message contains no such word.
  var quoted: (word: String, language: Language)?
  /// The serial number, which distinguishes the banner from all other banners.
  var serial = 0

  /// The time, in milliseconds, for which typing does not remove a banner that offers to undo an action (F3).
  static let offerDuration = 10_000
  /// The duration, in milliseconds, of a banner that does not ask the player for an action.
  static let usualDuration = 5000

  init(
    _ tone: Tone, duration: Int = Banner.usualDuration, goesAtNextKey: Bool = true, titleLanguage: Language? = nil,
    actions: [(label: Phrase, message: Message)] = [], isAboutSetting: Bool = false,
    notice: @escaping (Sentences) -> Notice
  ) {
    self.tone = tone
    self.notice = notice
    self.duration = duration
    self.goesAtNextKey = goesAtNextKey
    self.titleLanguage = titleLanguage
    self.actions = actions
    self.isAboutSetting = isAboutSetting
  }

  /// Creates a banner from the phrases of its title and its message. The parameter `blank` replaces the placeholder in
  /// the message.
  init(
    _ tone: Tone, _ title: Phrase, _ text: Phrase, _ blank: Blank? = nil, duration: Int = Banner.usualDuration,
    goesAtNextKey: Bool = true, actions: [(label: Phrase, message: Message)] = [], isAboutSetting: Bool = false
  ) {
    self.init(
      tone, duration: duration, goesAtNextKey: goesAtNextKey, actions: actions, isAboutSetting: isAboutSetting
    ) { sentences in Notice(sentences[title], blank.map { sentences(text, $0) } ?? sentences[text]) }
  }

  /// Whether the banner contains buttons, and therefore never disappears by itself.
  var hasButtons: Bool { !actions.isEmpty }

  /// Handles the end of the banner's duration. Returns whether the banner disappears now.
  mutating func expire() -> Bool {
    goesAtNextKey = true
    return !hasButtons
  }

  /// The kind of a banner, which determines the drawing and the colours.
  enum Tone: String {
    case refusal
    case success
    case golden
    case grown
    case notice
    case undo
  }
}

// MARK: - Banners that belong to no feature

extension Banner {
  static var copied: Banner { Banner(.success, .copiedTitle, .copiedText) }

  static func notShared(_ text: String) -> Banner {
    Banner(.notice, .notSharedTitle, .notSharedText, .text("text", text), duration: 30_000, goesAtNextKey: false)
  }

  /// Reports that all data is stored now, after some data could not be stored.
  static var storedAgain: Banner { Banner(.success) { Notice($0[.storedAgainTitle], "") } }

  /// Reports that the sentences of the language that the player chose could not be loaded.
  static func noSentences(of language: InterfaceLanguage) -> Banner {
    Banner(
      .notice, .noSentencesTitle, .noSentencesText, .text("language", language.endonym), duration: 8000,
      goesAtNextKey: false)
  }

  /// Reports that the server has rejected some journal lines.
  static var serverRefused: Banner { Banner(onlyOnce: .serverRefusedTitle, .serverRefusedText) }

  /// Reports that some journal lines could not be read.
  static var quarantined: Banner { Banner(onlyOnce: .quarantinedTitle, .quarantinedText) }

  /// Reports that some journal lines were written by a later version of the program.
  static var newer: Banner { Banner(onlyOnce: .newerTitle, .newerText) }

  private init(onlyOnce title: Phrase, _ text: Phrase) {
    self.init(.notice, title, text, duration: 8000, goesAtNextKey: false)
    self.onlyOnce = title
  }
}
