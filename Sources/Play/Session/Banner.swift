import Markup
import Words

/// A message to the player that does not stand in the way. The features have theirs beside them, as `static` members.
struct Banner {
  let tone: Tone
  /// What it says, in the language that the interface has when it is shown.
  let notice: (Sentences) -> Notice
  /// Milliseconds for which it stays.
  let duration: Int
  /// Whether the next key makes it go.
  let goesAtNextKey: Bool
  /// The language of a title that is a word of the game.
  let titleLanguage: Language?
  /// What can be done about it.
  let actions: [(label: Phrase, message: Message)]
  /// Whether it says from when on a setting counts; the sheet where the setting is chosen then says it too.
  let isAboutSetting: Bool
  /// The title of a one-time banner: its message is never repeated, so it is shown again after banners that covered it. `nil` for other banners.
  private(set) var onlyOnce: Phrase?
  /// Whether a one-time banner has been covered. It is shown again only once.
  var wasCovered = false
  /// Tells it from every other one.
  var serial = 0

  /// Milliseconds for which what was done can be taken back (F3).
  static let offerDuration = 10_000
  /// Milliseconds for which a banner is shown that asks the player for nothing.
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

  /// A banner that says two phrases, the second with its blank filled.
  init(
    _ tone: Tone, _ title: Phrase, _ text: Phrase, _ blank: Blank? = nil, duration: Int = Banner.usualDuration,
    goesAtNextKey: Bool = true, actions: [(label: Phrase, message: Message)] = [], isAboutSetting: Bool = false
  ) {
    self.init(
      tone, duration: duration, goesAtNextKey: goesAtNextKey, actions: actions, isAboutSetting: isAboutSetting
    ) { sentences in Notice(sentences[title], blank.map { sentences(text, $0) } ?? sentences[text]) }
  }

  /// What a banner is like; it decides the drawing and the colours.
  enum Tone: String {
    case refusal
    case success
    case golden
    case grown
    case notice
    case undo
  }
}

// MARK: - Banners of no feature

extension Banner {
  static var copied: Banner { Banner(.success, .copiedTitle, .copiedText) }

  static func notShared(_ text: String) -> Banner {
    Banner(.notice, .notSharedTitle, .notSharedText, .text("text", text), duration: 30_000, goesAtNextKey: false)
  }

  /// All that could not be stored is stored now.
  static var storedAgain: Banner { Banner(.success) { Notice($0[.storedAgainTitle], "") } }

  /// The sentences of a language that was chosen have not come.
  static func noSentences(of language: InterfaceLanguage) -> Banner {
    Banner(
      .notice, .noSentencesTitle, .noSentencesText, .text("language", language.endonym), duration: 8000,
      goesAtNextKey: false)
  }

  /// The server has refused lines of the journal.
  static var serverRefused: Banner { Banner(onlyOnce: .serverRefusedTitle, .serverRefusedText) }

  /// Lines of the journal could not be read.
  static var setAside: Banner { Banner(onlyOnce: .setAsideTitle, .setAsideText) }

  /// Lines of the journal are of a later version.
  static var newer: Banner { Banner(onlyOnce: .newerTitle, .newerText) }

  private init(onlyOnce title: Phrase, _ text: Phrase) {
    self.init(.notice, title, text, duration: 8000, goesAtNextKey: false)
    self.onlyOnce = title
  }
}
