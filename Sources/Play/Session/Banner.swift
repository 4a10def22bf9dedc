import Markup
import Words

/// A message that does not block the player. Each feature defines its own banners as `static` members.
struct Banner {
  let tone: Tone
  /// The text, in the language that the interface has when the banner is shown.
  let notice: (Sentences) -> Notice
  /// The duration of the banner, in milliseconds.
  let duration: Int
  /// Whether the next key, or the next press at the board, removes the banner.
  let goesAtNextKey: Bool
  /// The language of the title, if the title is a word of a game.
  let titleLanguage: Language?
  /// The actions that the banner offers.
  let actions: [(label: Phrase, message: Message)]
  /// Whether the banner announces when a setting takes effect. If so, the sheet with the setting shows the text too.
  let isAboutSetting: Bool
  /// The title of a one-time banner. The message of such a banner is never repeated, so the banner is shown again after
  /// other banners have covered it. `nil` for other banners.
  private(set) var onlyOnce: Phrase?
  /// Whether a one-time banner has been covered. It is shown again only once.
  var wasCovered = false
  /// Distinguishes the banner from all others.
  var serial = 0

  /// The time, in milliseconds, in which the player can take back an action (F3).
  static let offerDuration = 10_000
  /// The duration, in milliseconds, of a banner that asks the player for nothing.
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

  /// Creates a banner with two phrases. `blank` fills the placeholder of the second phrase.
  init(
    _ tone: Tone, _ title: Phrase, _ text: Phrase, _ blank: Blank? = nil, duration: Int = Banner.usualDuration,
    goesAtNextKey: Bool = true, actions: [(label: Phrase, message: Message)] = [], isAboutSetting: Bool = false
  ) {
    self.init(
      tone, duration: duration, goesAtNextKey: goesAtNextKey, actions: actions, isAboutSetting: isAboutSetting
    ) { sentences in Notice(sentences[title], blank.map { sentences(text, $0) } ?? sentences[text]) }
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

  /// Reports that everything that could not be stored is stored now.
  static var storedAgain: Banner { Banner(.success) { Notice($0[.storedAgainTitle], "") } }

  /// Reports that the sentences of a chosen language did not arrive.
  static func noSentences(of language: InterfaceLanguage) -> Banner {
    Banner(
      .notice, .noSentencesTitle, .noSentencesText, .text("language", language.endonym), duration: 8000,
      goesAtNextKey: false)
  }

  /// Reports that the server has refused lines of the journal.
  static var serverRefused: Banner { Banner(onlyOnce: .serverRefusedTitle, .serverRefusedText) }

  /// Reports that lines of the journal could not be read.
  static var quarantined: Banner { Banner(onlyOnce: .quarantinedTitle, .quarantinedText) }

  /// Reports that lines of the journal belong to a later version.
  static var newer: Banner { Banner(onlyOnce: .newerTitle, .newerText) }

  private init(onlyOnce title: Phrase, _ text: Phrase) {
    self.init(.notice, title, text, duration: 8000, goesAtNextKey: false)
    self.onlyOnce = title
  }
}
